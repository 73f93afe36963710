#include "games/play_move.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "families/row/hidden_row.hpp"
#include "games/game.hpp"

namespace grundy {
namespace {

struct Notation {
  std::uint64_t name = 0;  // of the item
  std::string_view target;
};

std::optional<Notation> read_move(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto name = whole_number(text.substr(0, colon));
  if (!name) return std::nullopt;
  return Notation{*name, text.substr(colon + 1)};
}

// The moves of a turn by ascending name, each name at most once.
std::optional<std::vector<Notation>> read_turn(std::string_view text) {
  std::vector<Notation> turn;
  for (const std::string_view item : split_list(text, ' ')) {
    if (item.empty()) continue;
    const auto move = read_move(item);
    if (!move) return std::nullopt;
    turn.push_back(*move);
  }
  const auto earlier = [](const Notation& a, const Notation& b) { return a.name < b.name; };
  std::sort(turn.begin(), turn.end(), earlier);
  const auto same = [](const Notation& a, const Notation& b) { return a.name == b.name; };
  if (std::adjacent_find(turn.begin(), turn.end(), same) != turn.end()) return std::nullopt;
  return turn.empty() ? std::nullopt : std::optional(turn);
}

// What the first item is called, and whether the move of an item to a target was legal and is made.

std::uint64_t first_name(const Piles&) { return 1; }
std::uint64_t first_name(const Board&) { return 1; }
std::uint64_t first_name(const Tree&) { return 1; }
std::uint64_t first_name(const Northcott&) { return 1; }
std::uint64_t first_name(const TakeAndBreak&) { return 1; }
std::uint64_t first_name(const PileRuns&) { return 1; }

bool make_move(Piles& piles, std::size_t item, std::string_view target) {
  const auto size = whole_number(target);
  if (!size || item >= piles.piles.size()) return false;
  return move_pile(piles, item, *size);
}

bool make_move(Board& board, std::size_t item, std::string_view target) {
  const auto name = read_cell(target);
  if (!name || item >= board.pieces.size()) return false;
  Piece& piece = board.pieces[item];
  const std::uint32_t from = piece.cell;
  for_each_piece_option(board, hole_map(board), piece.kind, from, [&](std::uint32_t cell) {
    if (name->x == cell % board.size.width && name->y == cell / board.size.width) piece.cell = cell;
  });
  return piece.cell != from;
}

bool make_move(TakeAndBreak& game, std::size_t item, std::string_view target) {
  std::string wrong;
  const Heaps heaps = read_heaps(target, wrong);
  return wrong.empty() && item < game.components.size() && move_heaps(game, item, heaps);
}

bool make_move(Tree& tree, std::size_t item, std::string_view target) {
  const auto rest = whole_number(target);
  if (!rest || item >= tree.parents.size()) return false;
  const std::int32_t parent = tree.parents[item];
  if (parent == Tree::kNoParent || *rest >= tree.coins[item]) return false;
  tree.coins[static_cast<std::size_t>(parent)] += tree.coins[item] - *rest;
  tree.coins[item] = *rest;
  return true;
}

bool make_move(Row& row, std::size_t item, std::string_view target) {
  const auto move = read_row_move(row, item, target);
  if (move) row.heaps = after_move(row, std::move(row.heaps), *move);
  return move.has_value();
}

bool make_move(Northcott& game, std::size_t row, std::string_view target) {
  const auto column = read_slide(game, row, target);
  if (!column) return false;
  game.rows[row] = game.rows[row].with(game.turn, *column);
  game.turn = other(game.turn);
  return true;
}

// A list holds fewer items than 32 bits can count, which is all that some machines have.
template <class Family>
bool make_named_move(Family& position, std::uint64_t item, std::string_view target) {
  return item < UINT32_MAX && make_move(position, static_cast<std::size_t>(item), target);
}

bool make_named_move(PileRuns& piles, std::uint64_t pile, std::string_view target) {
  const auto size = whole_number(target);
  return size && move_pile(piles, pile, *size);
}

// The turn that undoes the effect of a move of `item` on what counts.

template <class Family>
std::string reply_to(const Family&, const Family&, std::size_t, Play) {
  return "";
}

std::string reply_to(const Tree& before, const Tree&, std::size_t node, Play) {
  if (depths(before)[node] % 2 == 1) return "";
  const auto parent = static_cast<std::size_t>(before.parents[node]);
  return std::to_string(parent + 1) + ":" + std::to_string(before.coins[parent]);
}

std::string reply_to(const Row& before, const Row& after, std::size_t heap, Play) {
  if (before.game != RowGame::Staircase && before.game != RowGame::Ordered) return "";
  const CoinRow coins(before, Play::Normal);
  if (coins.hidden().counts[heap]) return "";
  const std::uint64_t moved = before.heaps[heap] - after.heaps[heap];
  return write_row_move(after, {*coins.next(heap), moved});
}

// How many components there are, and how many of them can move.

struct Liveness {
  std::size_t components = 0;
  std::size_t live = 0;
};

Liveness liveness(const Piles& piles) {
  std::size_t live = 0;
  for (std::size_t i = 0; i < piles.piles.size(); ++i) live += can_move_pile(piles, i);
  return {piles.piles.size(), live};
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

Liveness liveness(const TakeAndBreak& game) {
  const MovableHeaps movable(game.rule);
  std::size_t live = 0;
  for (const Heaps& heaps : game.components) live += movable.any_of(heaps);
  return {game.components.size(), live};
}

// A turn moves one pile.
Liveness liveness(const PileRuns&) { return {1, 1}; }
// The whole position is one component; whether it can move shows when it is moved.
Liveness liveness(const Tree&) { return {1, 1}; }
Liveness liveness(const Row&) { return {1, 1}; }
Liveness liveness(const Northcott&) { return {1, 1}; }

// A piece that goes back is followed as far. In misère play the free cells between are not all that
// counts.
std::string reply_to(const Northcott& before, const Northcott& after, std::size_t row, Play play) {
  if (play == Play::Misere) return "";
  const std::uint32_t gap = before.rows[row].gap();
  if (after.rows[row].gap() <= gap) return "";
  const std::uint32_t own = after.rows[row].of(before.turn);
  const bool left = own < after.rows[row].of(after.turn);
  return write_slide(after, row, left ? own + gap + 1 : own - gap - 1);
}

// The reply where the turn is legal and made; none where it is not.
template <class Family>
std::optional<std::string> make_turn(const Game& rules, Family& position,
                                     const std::vector<Notation>& turn) {
  const Liveness live = liveness(position);
  if (!turn_size(rules.sum, live.components, live.live).allows(turn.size())) return std::nullopt;
  const Family before = position;
  const std::uint64_t first = first_name(position);
  for (const Notation& move : turn) {
    if (move.name < first) return std::nullopt;
    if (!make_named_move(position, move.name - first, move.target)) return std::nullopt;
  }
  return reply_to(before, position, static_cast<std::size_t>(turn[0].name - first), rules.play);
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
  const auto reply =
      std::visit([&](auto& position) { return make_turn(*game, position, *turn); }, game->position);
  if (!reply) {
    problems.add("move", ProblemCode::Conflict, notation, "a turn that the rules allow here");
    return problems;
  }
  return Played{write_game(*game), *reply};
}

}  // namespace grundy
