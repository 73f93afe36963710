#include "sequences/methods/sparse_space.hpp"

namespace grundy {
namespace {

void transform(std::vector<std::int64_t>& sums) {
  for (std::size_t width = 1; width < sums.size(); width *= 2) {
    for (std::size_t i = 0; i < sums.size(); ++i) {
      if ((i & width) != 0) continue;
      const std::int64_t first = sums[i];
      const std::int64_t second = sums[i + width];
      sums[i] = first + second;
      sums[i + width] = first - second;
    }
  }
}

}  // namespace

void Frequencies::add(const Values& values, std::uint64_t from, std::uint64_t to) {
  const std::uint8_t* const low = values.low();
  for (std::uint64_t heap = from == 0 ? 1 : from; heap < to; ++heap) {
    const std::uint32_t value = values.wide() ? values[heap] : low[heap];
    if (value >= counts_.size()) counts_.resize(value + 1);
    ++counts_[value][heap % 2];
  }
}

std::optional<ChosenSpace> choose_space(const HeapMoves& moves, const Frequencies& frequencies) {
  if (frequencies.values() < 2 || moves.twos.empty()) return std::nullopt;
  const std::uint32_t shift = moves.twos.front() % 2;
  std::vector<std::int64_t> sums(2 * std::size_t{std::bit_ceil(frequencies.values())}, 0);
  std::int64_t positions = 0;
  for (std::uint32_t value = 0; value < frequencies.values(); ++value) {
    for (std::uint32_t parity = 0; parity < 2; ++parity) {
      const auto count = static_cast<std::int64_t>(frequencies.of(value, parity));
      sums[2 * std::size_t{value} + ((parity + shift) & 1)] = count;
      positions += count;
    }
  }
  transform(sums);
  std::size_t best = 2;
  for (std::size_t i = 2; i < sums.size(); i += moves.same_parity() ? 1 : 2) {
    if (sums[i] < sums[best]) best = i;
  }
  return ChosenSpace{.space = {.mask = static_cast<std::uint32_t>(best / 2),
                               .parity = best % 2 == 1,
                               .shift = shift},
                     .rare = static_cast<std::uint64_t>(positions + sums[best]) / 2};
}

RarePositions find_rares(const SparseSpace& space, const Values& values) {
  RarePositions rares{.space = space, .list = {}, .changed = values.size()};
  for (std::uint64_t heap = 1; heap < values.size(); ++heap) {
    const std::uint32_t value = values[heap];
    if (space.rare(heap, value)) {
      rares.list.push_back({static_cast<std::uint32_t>(heap), value});
    }
  }
  return rares;
}

}  // namespace grundy
