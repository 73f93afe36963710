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

/// The rules of both games, in the form that NimberSearch takes. A region is a connected part of the free nodes.
struct NodeKaylesRules {
  struct Region {
    Nodes nodes;

    std::uint32_t size() const { return static_cast<std::uint32_t>(nodes.size()); }
    /// Each move takes a node or two, and a Grundy number is at most the number of moves.
    std::uint64_t most_number() const { return nodes.size(); }
    bool operator==(const Region&) const = default;
  };

  const KaylesBoard* board;

  std::size_t hash(const Region& region) const { return HashNodes()(region.nodes); }
  bool is_zero(const Region&) const { return false; }
  template <class Visit>
  void for_each_option(const Region& region, Visit visit) const {
    for (const std::uint32_t place : board->free_places(region.nodes)) {
      std::vector<Region> left = regions(board->free_after(region.nodes, place));
      if (!visit(left)) return;
    }
  }
  /// The parts of these nodes. Two parts of a single node cancel, so at most one of them is kept, and none where a
  /// move takes two.
  std::vector<Region> regions(const Nodes& free) const;
};

using NodeKaylesSearch = NimberSearch<NodeKaylesRules>;

/// The most steps that an answer may take on this board: fewer on a larger one, where each takes longer.
std::uint64_t node_kayles_steps(const KaylesBoard& board);

/// Solves whole positions by their options alone.
class PlainNodeKayles {
 public:
  /// Solves at most `limit` positions; `board` must outlive it.
  PlainNodeKayles(const KaylesBoard& board, Play play, std::uint64_t limit)
      : board_(board), play_(play), limit_(limit), work_(node_kayles_steps(board)) {}

  /// For the player to move. None for a position not yet known once positions or work are at the limit.
  std::optional<Depth> depth(const Nodes& free);
  /// How many positions were solved.
  std::uint64_t positions() const { return known_.size(); }
  /// Why there is no answer.
  BeyondLimit beyond() const {
    return work_.over() ? work_.beyond() : BeyondLimit{limit_, Counted::Positions};
  }

 private:
  const KaylesBoard& board_;
  Play play_;
  std::uint64_t limit_;
  Work work_;
  std::unordered_map<Nodes, Depth, HashNodes> known_;
};

}  // namespace grundy
