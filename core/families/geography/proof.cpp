#include "families/geography/proof.hpp"

namespace grundy {
namespace {

// Whether the part of the graph that the token can reach along free edges is bipartite.
bool is_bipartite(const Ways& ways, const Stage& stage) {
  const std::size_t nodes = ways.graph.positions();
  std::vector<std::uint8_t> side(nodes, 0);
  std::vector<std::uint32_t> open;
  for (std::uint32_t start = 0; start < nodes; ++start) {
    if (side[start] != 0 || start != stage.token.value_or(start)) continue;
    side[start] = 1;
    open.push_back(start);
    while (!open.empty()) {
      const std::uint32_t from = open.back();
      open.pop_back();
      for (std::uint32_t way = ways.graph.first[from]; way < ways.graph.first[from + 1]; ++way) {
        if (stage.free[ways.use[way]] == 0) continue;
        const std::uint32_t to = ways.graph.option[way];
        if (side[to] == side[from]) return false;
        if (side[to] == 0) open.push_back(to);
        side[to] = static_cast<std::uint8_t>(3 - side[from]);
      }
    }
  }
  return true;
}

}  // namespace

std::optional<Theorem> theorem_of(const Geography& game, const Ways& ways, Play play) {
  if (game.directed || play == Play::Misere) return std::nullopt;
  if (game.each == EachOnce::Node) return Theorem::Matching;
  if (game.names.size() > EvenKernels::kMostNodes) return std::nullopt;
  return is_bipartite(ways, stage_of(game)) ? std::optional(Theorem::EvenKernel) : std::nullopt;
}

Proof::Proof(Theorem theorem, const Ways& ways, const Stage& stage, Work& work) {
  if (theorem == Theorem::Matching) {
    matching_.emplace(ways.graph, stage.free, work);
  } else {
    kernels_.emplace(ways, stage);
  }
}

bool Proof::leaves_lost(std::uint32_t node) const {
  return matching_ ? matching_->may_miss(node) : kernels_->leaves_lost(node);
}

}  // namespace grundy
