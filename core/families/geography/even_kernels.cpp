#include "families/geography/even_kernels.hpp"

namespace grundy {

EvenKernels::EvenKernels(const Ways& ways, const Stage& stage)
    : nodes_(static_cast<std::uint32_t>(ways.graph.positions())),
      words_(nodes_ / 64 + 1),
      rows_(nodes_ * words_, 0),
      row_of_(nodes_, kNone),
      taken_(nodes_, 0) {
  const auto add = [&](std::uint32_t row, std::uint32_t place) {
    rows_[row * words_ + place / 64] ^= std::uint64_t{1} << place % 64;
  };
  for (std::uint32_t node = 0; node < nodes_; ++node) {
    for (std::uint32_t way = ways.graph.first[node]; way < ways.graph.first[node + 1]; ++way) {
      if (stage.free[ways.use[way]] != 0) add(node, ways.graph.option[way]);
    }
  }
  if (stage.token) add(*stage.token, nodes_);
  for (std::uint32_t node = 0; node < nodes_; ++node) eliminate(node);
  for (std::uint32_t row = 0; row < nodes_; ++row) {
    solvable_ = solvable_ && (taken_[row] != 0 || !bit(row, nodes_));
  }
}

bool EvenKernels::bit(std::uint32_t row, std::uint32_t place) const {
  return (rows_[row * words_ + place / 64] >> place % 64 & 1) != 0;
}

// One step of the elimination: makes a row the pivot of the node and clears the node from all other rows.
void EvenKernels::eliminate(std::uint32_t node) {
  std::uint32_t found = 0;
  while (found < nodes_ && (taken_[found] != 0 || !bit(found, node))) ++found;
  if (found == nodes_) return;
  row_of_[node] = found;
  taken_[found] = 1;
  for (std::uint32_t row = 0; row < nodes_; ++row) {
    if (row == found || !bit(row, node)) continue;
    for (std::uint32_t word = 0; word < words_; ++word) {
      rows_[row * words_ + word] ^= rows_[found * words_ + word];
    }
  }
}

// A free node whose choice decides whether `node` is in a kernel; kNone where no kernel has the node.
std::uint32_t EvenKernels::free_of(std::uint32_t node) const {
  if (row_of_[node] == kNone) return node;
  std::uint32_t other = 0;
  while (other < nodes_ && (row_of_[other] != kNone || !bit(row_of_[node], other))) ++other;
  return other < nodes_ ? other : kNone;
}

// Whether the node is in the set without free nodes in which only the token's node has an odd number of neighbours.
bool EvenKernels::is_odd(std::uint32_t node) const {
  return solvable_ && row_of_[node] != kNone && bit(row_of_[node], nodes_);
}

bool EvenKernels::leaves_lost(std::uint32_t node) const {
  return solvable_ && (is_odd(node) || free_of(node) != kNone);
}

std::vector<std::uint32_t> EvenKernels::kernel_with(std::uint32_t node) const {
  const std::uint32_t free = is_odd(node) ? kNone : free_of(node);
  std::vector<std::uint32_t> kernel;
  for (std::uint32_t other = 0; other < nodes_; ++other) {
    const bool by_free =
        free != kNone && (row_of_[other] == kNone ? other == free : bit(row_of_[other], free));
    if (is_odd(other) != by_free) kernel.push_back(other);
  }
  return kernel;
}

}  // namespace grundy
