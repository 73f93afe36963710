#pragma once

#include <span>
#include <string_view>

#include "glance/answer.hpp"
#include "glance/list.hpp"

namespace grundy::glance {

/// A game as the text names it, and what answers it.
struct Entry {
  const char* name;
  Game game;
  void (*answer)(Answer&, Game);
};

/// The games that are answered. Each list is a module of its own, since an embed needs only one of
/// them. A name that begins another one comes after it.
inline constexpr Entry kBoards[] = {{"board", Game::Board, answer_board}};
inline constexpr Entry kPiles[] = {{"nimble", Game::Nimble, answer_piles},
                                   {"nim", Game::Nim, answer_piles},
                                   {"subtraction", Game::Subtraction, answer_piles}};
inline constexpr Entry kStaircases[] = {{"tree", Game::Tree, answer_staircase},
                                        {"staircase", Game::Staircase, answer_staircase},
                                        {"ordered", Game::Ordered, answer_staircase}};

/// What `analyze` says of a canonical text, without steps and without rule details beyond the game's name, as the JSON
/// text of an Analysis of wasm/grundy.d.ts with lists in place of typed arrays. Empty where the text is not canonical,
/// its game is not in `games`, or it takes more than a moment. It lives as long as the arena.
std::string_view glance(std::string_view text, std::span<const Entry> games, Arena& arena);

}  // namespace grundy::glance
