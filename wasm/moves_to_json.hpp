#pragma once

#include "analysis/move.hpp"
#include "json.hpp"

namespace border {

using namespace grundy;

/// Moves and turns as the records of wasm/play.d.ts.

inline Json to_object(const ItemChange& change) {
  return Json().number("item", change.item).number("from", change.from).number("to", change.to);
}

inline Json to_object(const ItemMove& move) {
  return Json()
      .text("notation", move.notation)
      .number("item", move.item)
      .number("from", move.from)
      .number("to", move.to)
      .list("left", move.left)
      .raw("changes", json_array(move.changes, [](const auto& each) { return to_object(each); }));
}

inline Json to_object(const Move& move) {
  const ItemMove& told = move;
  return to_object(told).number("component", move.component).number("grundy", move.grundy);
}

template <class Each>
Json to_object(const TurnOf<Each>& turn) {
  return Json()
      .text("notation", turn.notation)
      .raw("moves", json_array(turn.moves, [](const Each& move) { return to_object(move); }));
}

}  // namespace border
