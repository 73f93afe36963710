#include "support/oracle.hpp"

#include <algorithm>
#include <set>

namespace grundy {
namespace {

Whole replaced(const Whole& whole, std::size_t item, std::uint64_t value) {
  Whole after = whole;
  after[item] = value;
  return after;
}

Whole start_of(const Piles& piles) { return piles.piles; }
Whole start_of(const Tree& tree) { return tree.coins; }
Whole start_of(const Board& board) {
  Whole cells;
  for (const Piece& piece : board.pieces) cells.push_back(piece.cell);
  return cells;
}

std::vector<WholeMove> moves_of(const Piles& rules, const Whole& whole) {
  std::vector<WholeMove> moves;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    for_each_pile_option(rules, static_cast<std::uint32_t>(whole[i]), [&](std::uint32_t size) {
      moves.push_back({i, size, replaced(whole, i, size)});
    });
  }
  return moves;
}

std::vector<WholeMove> moves_of(const Board& board, const Whole& whole) {
  const auto holes = hole_map(board);
  std::vector<WholeMove> moves;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    const auto from = static_cast<std::uint32_t>(whole[i]);
    for_each_piece_option(board, holes, board.pieces[i].kind, from, [&](std::uint32_t cell) {
      moves.push_back({i, cell, replaced(whole, i, cell)});
    });
  }
  return moves;
}

std::vector<WholeMove> moves_of(const Tree& tree, const Whole& whole) {
  std::vector<WholeMove> moves;
  for (std::size_t node = 0; node < whole.size(); ++node) {
    const std::int32_t parent = tree.parents[node];
    if (parent == Tree::kNoParent) continue;
    for (std::uint64_t kept = 0; kept < whole[node]; ++kept) {
      Whole after = replaced(whole, node, kept);
      after[static_cast<std::size_t>(parent)] += whole[node] - kept;
      moves.push_back({node, kept, std::move(after)});
    }
  }
  return moves;
}

}  // namespace

Whole start_of(const Game& game) {
  return std::visit([](const auto& position) { return start_of(position); }, game.position);
}

std::vector<WholeMove> moves_of(const Game& game, const Whole& whole) {
  return std::visit([&](const auto& position) { return moves_of(position, whole); }, game.position);
}

const Oracle::Answer& Oracle::answer(const Whole& whole) {
  const auto known = known_.find(whole);
  if (known != known_.end()) return known->second;
  std::set<std::uint64_t> numbers;
  std::int32_t shortest_win = INT32_MAX;
  std::int32_t longest_loss = -1;
  for (const WholeMove& move : moves_of(game_, whole)) {
    const Answer option = answer(move.after);
    numbers.insert(option.grundy);
    if (option.won) {
      longest_loss = std::max(longest_loss, option.remoteness + 1);
    } else {
      shortest_win = std::min(shortest_win, option.remoteness + 1);
    }
  }
  Answer answer{};
  while (numbers.count(answer.grundy) > 0) ++answer.grundy;
  if (numbers.empty()) {
    answer.won = game_.play == Play::Misere;
  } else {
    answer.won = shortest_win != INT32_MAX;
    answer.remoteness = answer.won ? shortest_win : longest_loss;
  }
  return known_.emplace(whole, answer).first->second;
}

std::vector<WholeMove> Oracle::winning_moves(const Whole& whole) {
  std::vector<WholeMove> winning;
  for (WholeMove& move : moves_of(game_, whole)) {
    if (!won(move.after)) winning.push_back(std::move(move));
  }
  return winning;
}

}  // namespace grundy
