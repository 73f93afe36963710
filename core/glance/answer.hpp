#pragma once

#include <cstdint>

#include "glance/cursor.hpp"
#include "glance/json.hpp"
#include "sums/ruling.hpp"

namespace grundy::glance {

/// The games that are answered.
enum class Game { Nimble, Nim, Subtraction, Board, Tree, Staircase, Ordered };

/// What a theorem, or a search of all positions, says of the whole position.
struct Judgement {
  Outcome outcome = Outcome::Lose;
  Reason reason;
  DecidingNumber number = DecidingNumber::Grundy;
  Nimber grundy = 0;
  std::int32_t remoteness = kUnknownRemoteness;
};

/// What a move does to one item.
struct Changed {
  std::uint64_t item = 0;
  std::uint64_t from = 0;
  std::uint64_t to = 0;
};

/// One move of a winning turn, as wasm/play.d.ts has it.
struct ListedMove {
  std::uint64_t component = 0;
  Changed own;
  std::uint64_t grundy = 0;
  std::optional<Changed> other;
};

/// A text that is being read and its answer that is being written: the JSON text of an Analysis of
/// wasm/grundy.d.ts, with lists in place of typed arrays. It counts only if the cursor is still
/// good at the end.
struct Answer {
  Cursor cursor;
  Json json;
  Convention convention;

  void write(const Judgement& judgement);
  /// Writes what follows the notation of a move.
  void write(const ListedMove& move);

 private:
  void write(const Changed& changed);
};

/// Each answers one family of games, or spoils the cursor, which stands behind the name of the game.
void answer_piles(Answer& answer, Game game);
void answer_board(Answer& answer, Game game);
void answer_staircase(Answer& answer, Game game);

}  // namespace grundy::glance
