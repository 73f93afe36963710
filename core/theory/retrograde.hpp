#pragma once

#include <cstdint>
#include <vector>

#include "params/play.hpp"
#include "theory/explore.hpp"
#include "theory/remoteness.hpp"
#include "theory/verdict.hpp"

namespace grundy {

/// Solves a game whose moves may go in circles backwards from its ends. A position is won if a move
/// leads to a lost one, and lost if all lead to won ones; what neither rule reaches is a draw.
/// Positions are decided in the order of their remoteness, so that the first lost option of a
/// position is the nearest and its last won option the farthest.
///
/// `moves` follows the moves backwards and knows which options of each position are closed:
/// - `restart(is_closed, on_free)` closes exactly the options with is_closed(p), and calls
///   on_free(p) for each position with no open option;
/// - `close(p, on_free)` closes the option p everywhere, and calls on_free(q) for each position q
///   that thereby loses its last open option;
/// - `undo()` reopens what was closed since `remember()`; false if that was too much to store, so
///   that a restart is needed. Only loopy_grundy uses these two;
/// - `for_each_predecessor(p, visit)` calls visit(q) for each q with the option p; it may leave out
///   q if it was visited for another option since the last restart or `remember()`.
/// `table` has `depth(p)` and `set(p, depth)`; at first all its positions are draws.
///
/// `ended(p)` tells whether the player to move has won at p, which has no option.
///
/// Sources: C. A. B. Smith, Graphs and composite games, 1966; Winning Ways, ch. 12.
template <class Moves, class Table, class Ended>
void solve_from_ends(Moves& moves, Table& table, Ended ended) {
  std::vector<std::uint32_t> decided;
  const auto decide = [&](std::uint32_t position, Depth depth) {
    if (table.depth(position).remoteness != kUnknownRemoteness) return;
    table.set(position, depth);
    decided.push_back(position);
  };
  moves.restart([](std::uint32_t) { return false; },
                [&](std::uint32_t end) { decide(end, {.won = ended(end), .remoteness = 0}); });
  for (std::size_t next = 0; next < decided.size(); ++next) {
    const std::uint32_t option = decided[next];
    const Depth depth = table.depth(option);
    const std::int32_t remoteness = depth.remoteness + 1;
    if (depth.won) {
      moves.close(option, [&](std::uint32_t position) {
        decide(position, {.won = false, .remoteness = remoteness});
      });
    } else {
      moves.for_each_predecessor(option, [&](std::uint32_t position) {
        decide(position, {.won = true, .remoteness = remoteness});
      });
    }
  }
}

/// The same where the play, normal or misère, tells who has won at the end.
template <class Moves, class Table>
void solve_retrograde(Moves& moves, Play play, Table& table) {
  solve_from_ends(moves, table, [play](std::uint32_t) { return play == Play::Misere; });
}

/// Depths of positions in a list, as solve_retrograde fills them.
struct DepthList {
  std::vector<Depth> list;
  Depth depth(std::uint32_t position) const { return list[position]; }
  void set(std::uint32_t position, Depth depth) { list[position] = depth; }
};

/// The moves of a graph, stored forwards and backwards: two numbers for each move.
class GraphMoves {
 public:
  /// `graph` may number its positions in any order and must outlive it.
  explicit GraphMoves(const StateGraph& graph);

  template <class IsClosed, class OnFree>
  void restart(IsClosed is_closed, OnFree on_free) {
    for (std::uint32_t position = 0; position < graph_.positions(); ++position) {
      open_[position] = 0;
      graph_.for_each_option(position,
                             [&](std::uint32_t option) { open_[position] += !is_closed(option); });
    }
    for (std::uint32_t position = 0; position < graph_.positions(); ++position) {
      if (open_[position] == 0) on_free(position);
    }
  }

  template <class OnFree>
  void close(std::uint32_t option, OnFree on_free) {
    for_each_predecessor(option, [&](std::uint32_t position) {
      closed_.push_back(position);
      if (--open_[position] == 0) on_free(position);
    });
  }

  void remember() { closed_.clear(); }
  bool undo() {
    for (const std::uint32_t position : closed_) ++open_[position];
    return true;
  }

  template <class Visit>
  void for_each_predecessor(std::uint32_t option, Visit visit) const {
    backwards_.for_each_option(option, visit);
  }

 private:
  const StateGraph& graph_;
  StateGraph backwards_;
  std::vector<std::uint32_t> open_;    // number of open options by position
  std::vector<std::uint32_t> closed_;  // positions that lost an open option, once for each
};

/// Solves every position of a graph backwards. Draws have kUnknownRemoteness, see outcome_of. The
/// graph may number its positions in any order. O(positions + moves).
std::vector<Depth> retrograde(const StateGraph& graph, Play play);
/// The same where `won` tells whether a position without moves is won (1) or lost (0).
std::vector<Depth> retrograde(const StateGraph& graph, const std::vector<std::uint8_t>& won);

}  // namespace grundy
