#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "sums/component.hpp"

namespace grundy {

/// What a move does to one more item than the one that moves.
struct ItemChange {
  std::uint32_t item = 0;
  std::uint64_t from = 0;
  std::uint64_t to = 0;
  bool operator==(const ItemChange&) const = default;
};

/// A move, told alike for all families. The fields are those of wasm/grundy.d.ts.
struct ItemMove {
  std::string notation;    ///< what play_move takes, and a name for readers; nobody takes it apart
  std::uint32_t item = 0;  ///< what moves
  std::uint64_t from = 0;  ///< its size, cell, coins or column before …
  std::uint64_t to = 0;    ///< … and after; of several heaps their coins together
  std::vector<std::uint64_t> left;  ///< where items come apart: the heaps left of it, largest first
  std::vector<ItemChange> changes;  ///< of the other items
  bool operator==(const ItemMove&) const = default;
};

/// A move of a winning turn.
struct Move : ItemMove {
  std::uint32_t component = 0;
  std::uint64_t grundy = 0;  ///< of the component after the move
  State state = 0;           ///< the same, where the component is one of several
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

/// The turn of these moves.
template <class Each>
TurnOf<Each> turn_of(std::vector<Each> moves) {
  TurnOf<Each> turn{{}, std::move(moves)};
  for (const Each& move : turn.moves) {
    turn.notation += (turn.notation.empty() ? "" : " ") + move.notation;
  }
  return turn;
}

/// The move of an item from one number to another, written `2:5` by the name of the item and its target.
ItemMove moved(std::uint64_t name, std::string_view target, std::size_t item, std::uint64_t from,
               std::uint64_t to);

/// Of a state of a kind that comes apart the heaps, largest first.
std::vector<std::uint64_t> heaps_left(const ComponentKind& kind, State state);

/// The move of one part between two of its states.
ItemMove item_move(const ComponentSum& sum, std::size_t part, State from, State to);

}  // namespace grundy
