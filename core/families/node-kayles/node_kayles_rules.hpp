#pragma once

#include <cstdint>
#include <vector>

#include "families/node-kayles/node_kayles.hpp"
#include "sums/search/nimber_search.hpp"
#include "sums/search/plain_search.hpp"

namespace grundy {

/// The rules of both games on one board, in the form that NimberSearch, PlainSearch and RegionSum take. A region is a
/// connected part of the free nodes.
struct NodeKaylesRules {
  struct Region {
    Nodes nodes;

    std::uint32_t size() const { return static_cast<std::uint32_t>(nodes.size()); }
    /// Each move takes a node or two, and a Grundy number is at most the number of moves.
    std::uint64_t most_number() const { return nodes.size(); }
    bool operator==(const Region&) const = default;
  };
  using Regions = std::vector<Region>;
  using Free = Nodes;
  using Whole = Nodes;
  struct HashWhole {
    std::size_t operator()(const Nodes& nodes) const;
  };

  const KaylesBoard* board;

  std::size_t hash(const Region& region) const { return HashWhole()(region.nodes); }
  bool is_zero(const Region&) const { return false; }
  template <class Visit>
  void for_each_option(const Region& region, Visit visit) const {
    for (const std::uint32_t place : board->free_places(region.nodes)) {
      Regions left = regions(board->free_after(region.nodes, place));
      if (!visit(left)) return;
    }
  }

  template <class Visit>
  bool for_each_option(const Nodes& free, Work& work, Visit visit) const {
    for (const std::uint32_t place : board->free_places(free)) {
      if (!work.spend() || !visit(board->free_after(free, place))) return false;
    }
    return true;
  }
  const Nodes& whole(const Nodes& free) const { return free; }
  std::uint64_t plain_steps() const { return steps() / 2; }

  /// Two parts of a single node cancel, so at most one of them is kept, and none where a move takes two.
  Regions regions(const Nodes& free) const;
  /// Without the single nodes where a move takes two.
  std::vector<Nodes> parts(const Nodes& free) const;
  Region region(const Nodes& part) const { return {part}; }
  std::uint32_t first(const Nodes& part) const { return part.front(); }
  /// Fewer on a larger board, where each step takes longer.
  std::uint64_t steps() const {
    return kStepLimit / 2 / (1 + board->size() / 16) / (1 + board->size() / 1024);
  }
};

using NodeKaylesSearch = NimberSearch<NodeKaylesRules>;
using PlainNodeKayles = PlainSearch<NodeKaylesRules>;

}  // namespace grundy
