#include "analysis/play_move.hpp"

#include <optional>

#include "game/game.hpp"

namespace grundy {
namespace {

struct Notation {
  std::size_t item = 0;  // from 0
  std::string_view target;
};

std::optional<Notation> read_notation(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto item = whole_number(text.substr(0, colon));
  if (!item || *item == 0) return std::nullopt;
  return Notation{static_cast<std::size_t>(*item - 1), text.substr(colon + 1)};
}

// Each family makes the move and says whether it was legal.

bool make_move(Piles& piles, const Notation& move) {
  const auto size = whole_number(move.target);
  if (!size || move.item >= piles.piles.size()) return false;
  if (!is_pile_move(piles, piles.piles[move.item], *size)) return false;
  piles.piles[move.item] = *size;
  return true;
}

bool make_move(Board& board, const Notation& move) {
  const auto name = read_cell(move.target);
  if (!name || move.item >= board.pieces.size()) return false;
  Piece& piece = board.pieces[move.item];
  const std::uint32_t from = piece.cell;
  for_each_piece_option(board, hole_map(board), piece.kind, from, [&](std::uint32_t cell) {
    if (name->x == cell % board.size.width && name->y == cell / board.size.width) piece.cell = cell;
  });
  return piece.cell != from;
}

bool make_move(Tree& tree, const Notation& move) {
  const auto rest = whole_number(move.target);
  if (!rest || move.item >= tree.parents.size()) return false;
  const std::int32_t parent = tree.parents[move.item];
  if (parent == Tree::kNoParent || *rest >= tree.coins[move.item]) return false;
  tree.coins[static_cast<std::size_t>(parent)] += tree.coins[move.item] - *rest;
  tree.coins[move.item] = *rest;
  return true;
}

}  // namespace

std::variant<std::string, Problems> play_move(std::string_view text, std::string_view notation) {
  Problems problems;
  auto game = read_game(text, problems);
  if (!game) return problems;
  const auto move = read_notation(notation);
  if (!move) {
    problems.add("move", ProblemCode::Malformed, notation,
                 "item:target counted from 1, such as 2:1, 1:b3 or 5:2");
    return problems;
  }
  if (!std::visit([&](auto& position) { return make_move(position, *move); }, game->position)) {
    problems.add("move", ProblemCode::Conflict, notation, "a move that the rules allow here");
    return problems;
  }
  return write_game(*game);
}

}  // namespace grundy
