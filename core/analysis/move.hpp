#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sums/component.hpp"

namespace grundy {

/// What a move does to an item other than the one that moves.
struct ItemChange {
  std::uint32_t item = 0;
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  bool operator==(const ItemChange&) const = default;
};

/// A move as data, in the same form for all families: which item goes from where to where, what is
/// left of one that comes apart, and which other items it changes. Steps of an explanation name a
/// turn by its place in the list. The fields are those of wasm/play.d.ts.
struct ItemMove {
  std::string notation;             ///< what play_move takes and readers see; never taken apart
  std::uint32_t item = 0;           ///< what moves
  std::uint64_t from = 0;           ///< its size, cell, coins or column before …
  std::uint64_t to = 0;             ///< … and after; for several heaps their total
  std::vector<std::uint64_t> left;  ///< if items can be split: the heaps left of it, largest first
  std::vector<ItemChange> changes;  ///< to the other items
  bool operator==(const ItemMove&) const = default;
};

/// A move of a winning turn.
struct Move : ItemMove {
  std::uint32_t component = 0;
  std::uint64_t grundy = 0;  ///< of the component after the move
  State state = 0;           ///< of the component after the move, if it is one of a sum
};

/// What one player does before the other is to move.
template <class Each>
struct TurnOf {
  std::string notation;
  std::vector<Each> moves;
  bool operator==(const TurnOf&) const = default;
};
using WrittenTurn = TurnOf<ItemMove>;
using PlayedTurn = TurnOf<Move>;

/// Joins moves into a turn.
template <class Each>
TurnOf<Each> turn_of(std::vector<Each> moves) {
  TurnOf<Each> turn{{}, std::move(moves)};
  for (const Each& move : turn.moves) {
    turn.notation += (turn.notation.empty() ? "" : " ") + move.notation;
  }
  return turn;
}

/// The move of an item between two numbers, written `2:5`: the item's name and the target.
ItemMove moved(std::uint64_t name, std::string_view target, std::size_t item, std::uint64_t from,
               std::uint64_t to);

/// The heaps of a state, largest first, for a kind whose items can be split.
std::vector<std::uint64_t> heaps_left(const ComponentKind& kind, State state);

/// The move of a part from one state to another.
ItemMove item_move(const ComponentSum& sum, std::size_t part, State from, State to);

}  // namespace grundy
