#include "analysis/play_move.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "game/game.hpp"

namespace grundy {
namespace {

struct Notation {
  std::size_t item = 0;  // from 0
  std::string_view target;
};

std::optional<Notation> read_move(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto item = whole_number(text.substr(0, colon));
  if (!item || *item == 0) return std::nullopt;
  return Notation{static_cast<std::size_t>(*item - 1), text.substr(colon + 1)};
}

// The moves of a turn by ascending item, each item at most once.
std::optional<std::vector<Notation>> read_turn(std::string_view text) {
  std::vector<Notation> turn;
  for (const std::string_view item : split_list(text, ' ')) {
    if (item.empty()) continue;
    const auto move = read_move(item);
    if (!move) return std::nullopt;
    turn.push_back(*move);
  }
  const auto earlier = [](const Notation& a, const Notation& b) { return a.item < b.item; };
  std::sort(turn.begin(), turn.end(), earlier);
  const auto same = [](const Notation& a, const Notation& b) { return a.item == b.item; };
  if (std::adjacent_find(turn.begin(), turn.end(), same) != turn.end()) return std::nullopt;
  return turn.empty() ? std::nullopt : std::optional(turn);
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

// How many components there are, and how many of them can move.

struct Liveness {
  std::size_t components = 0;
  std::size_t live = 0;
};

Liveness liveness(const Piles& piles) {
  const auto can_move = [&](std::uint64_t size) { return can_move_pile(piles, size); };
  return {piles.piles.size(), static_cast<std::size_t>(
                                  std::count_if(piles.piles.begin(), piles.piles.end(), can_move))};
}

Liveness liveness(const Board& board) {
  const std::vector<std::uint8_t> holes = hole_map(board);
  std::size_t live = 0;
  for (const Piece& piece : board.pieces) {
    bool can_move = false;
    for_each_piece_option(board, holes, piece.kind, piece.cell,
                          [&](std::uint32_t) { can_move = true; });
    live += can_move;
  }
  return {board.pieces.size(), live};
}

// The whole position is one component; whether it can move shows when it is moved.
Liveness liveness(const Tree&) { return {1, 1}; }

bool make_turn(Game& game, const std::vector<Notation>& turn) {
  const Liveness before =
      std::visit([](const auto& position) { return liveness(position); }, game.position);
  if (!turn_size(game.sum, before.components, before.live).allows(turn.size())) return false;
  return std::all_of(turn.begin(), turn.end(), [&](const Notation& move) {
    return std::visit([&](auto& position) { return make_move(position, move); }, game.position);
  });
}

}  // namespace

std::variant<Played, Problems> play_move(std::string_view text, std::string_view notation) {
  Problems problems;
  auto game = read_game(text, problems);
  if (!game) return problems;
  const auto turn = read_turn(notation);
  if (!turn) {
    problems.add(
        "move", ProblemCode::Malformed, notation,
        "item:target counted from 1, such as 2:1, 1:b3 or 5:2; several with blanks between");
    return problems;
  }
  if (!make_turn(*game, *turn)) {
    problems.add("move", ProblemCode::Conflict, notation, "a turn that the rules allow here");
    return problems;
  }
  return Played{write_game(*game), ""};
}

}  // namespace grundy
