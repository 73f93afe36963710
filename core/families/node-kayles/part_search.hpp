#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "families/node-kayles/node_kayles.hpp"
#include "sums/nimber_search.hpp"
#include "theory/remoteness.hpp"
#include "theory/work.hpp"

namespace grundy {

struct HashNodes {
  std::size_t operator()(const Nodes& nodes) const;
};

/// What the search of numbers asks of Node Kayles. A region is a part of the free nodes that hangs together.
struct NodeKaylesRules {
  struct Region {
    Nodes nodes;

    std::uint32_t size() const { return static_cast<std::uint32_t>(nodes.size()); }
    /// Each move takes a node, and a number is at most that of the moves.
    std::uint64_t most_number() const { return nodes.size(); }
    bool operator==(const Region&) const = default;
  };

  const StateGraph* neighbours;

  std::size_t hash(const Region& region) const { return HashNodes()(region.nodes); }
  bool is_zero(const Region&) const { return false; }
  template <class Visit>
  void for_each_option(const Region& region, Visit visit) const {
    for (const std::uint32_t node : region.nodes) {
      std::vector<Region> left = regions(free_after(region.nodes, node, *neighbours));
      if (!visit(left)) return;
    }
  }
  /// The parts of these nodes; of those that are a single node one is left where there is an odd number, since two
  /// that are alike come to 0.
  std::vector<Region> regions(const Nodes& free) const;
};

using NodeKaylesSearch = NimberSearch<NodeKaylesRules>;

/// How many steps an answer may take on this graph: the larger, the longer each is.
std::uint64_t node_kayles_steps(const StateGraph& neighbours);

/// Positions solved by their options alone.
class PlainNodeKayles {
 public:
  /// At most so many positions; `neighbours` must outlive it.
  PlainNodeKayles(const StateGraph& neighbours, Play play, std::uint64_t limit)
      : neighbours_(neighbours), play_(play), limit_(limit), work_(node_kayles_steps(neighbours)) {}

  /// Of the player to move; none where the positions or the work are too many, and so from then on.
  std::optional<Depth> depth(const Nodes& free);
  /// How many were solved.
  std::uint64_t positions() const { return known_.size(); }
  /// Why there is no answer.
  BeyondLimit beyond() const {
    return work_.over() ? work_.beyond() : BeyondLimit{limit_, Counted::Positions};
  }

 private:
  const StateGraph& neighbours_;
  Play play_;
  std::uint64_t limit_;
  Work work_;
  std::unordered_map<Nodes, Depth, HashNodes> known_;
};

}  // namespace grundy
