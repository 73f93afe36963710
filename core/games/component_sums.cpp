#include "games/component_sums.hpp"

#include <algorithm>

#include "families/grid/board_table.hpp"
#include "families/grid/cell.hpp"
#include "families/subtraction/nim_heap.hpp"
#include "families/subtraction/pile_kind.hpp"
#include "families/subtraction/poker_heap.hpp"
#include "families/subtraction/sizes/far_sizes.hpp"
#include "families/subtraction/sizes/theorem_pile.hpp"
#include "families/take-and-break/heap_kind.hpp"
#include "sums/sum.hpp"
#include "sums/table_kind.hpp"

namespace grundy {
namespace {

// Beyond that a strip of Nim heaps teaches nothing: each has its size as its number.
constexpr std::uint64_t kLargestInStrip = 255;
// What is only told beside an answer is not worth more.
constexpr std::uint64_t kToldPositions = 5'000;

using Holes = std::shared_ptr<const std::vector<std::uint8_t>>;

// Two vectors of an own piece may lead to one cell: that is one option.
void for_each_cell_once(const Board& board, const std::vector<std::uint8_t>& holes,
                        std::uint32_t kind, std::uint32_t cell, const VisitState& visit) {
  if (!may_overlap(board.kinds[kind].moves)) {
    for_each_piece_option(board, holes, kind, cell, visit);
    return;
  }
  std::vector<std::uint32_t> cells;
  for_each_piece_option(board, holes, kind, cell,
                        [&](std::uint32_t option) { cells.push_back(option); });
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  for (const std::uint32_t option : cells) visit(option);
}

std::unique_ptr<TableKind> piece_kind(const Board& board, const Holes& holes, std::uint32_t kind,
                                      const Wanted& wanted) {
  // A piece that may go in circles has none, and is never asked.
  const Direction direction = common_direction(board.kinds[kind].moves).value_or(Direction{0, 0});
  return std::make_unique<TableKind>(
      solve_kind(board, *holes, kind, wanted),
      [&board, holes, kind](std::uint32_t cell, const VisitState& visit) {
        for_each_cell_once(board, *holes, kind, cell, visit);
      },
      [&board, direction](std::uint32_t cell) {
        return -direction.a * (cell % board.size.width) - direction.b * (cell / board.size.width);
      },
      holes);
}

// A theorem answers where the sizes are too many to solve them all. Where it does not tell remoteness, few
// sizes are better solved.
std::unique_ptr<ComponentKind> take_away_kind(const Piles& piles, std::uint64_t largest,
                                              const Rules& rules, const Wanted& wanted) {
  if (largest > largest_tabulated(piles)) {
    auto theorem = take_theorem(piles.take, largest);
    if (theorem &&
        (theorem->tells_depth() || !reachable_sizes(piles.take.ranges, piles.piles).has_value())) {
      return std::make_unique<TheoremPile>(std::move(*theorem), rules.play,
                                           solve_pile_sizes(piles, kLargestInStrip, wanted));
    }
  }
  return std::make_unique<PileKind>(piles, wanted);
}

// Whether more than Grundy numbers may be needed to decide.
bool needs_search(const TakeAndBreak& game, const Rules& rules) {
  if (rules.play == Play::Misere) return true;
  switch (rules.sum.compound) {
    case Compound::Disjunctive:
    case Compound::Selective:
    case Compound::NotAll: return false;
    case Compound::Conjunctive:
    case Compound::Continued: return true;
    case Compound::UpTo: return game.components.size() > std::size_t{rules.sum.most} + 1;
  }
  return true;
}

// What a game began with is searched once: its later positions are among those of the first.
std::shared_ptr<const HeapSearch> search_for(const HeapQuestion& question) {
  static std::shared_ptr<const HeapSearch> last;
  if (last == nullptr || !last->knows(question)) {
    last.reset();
    last = std::make_shared<const HeapSearch>(question);
  }
  return last;
}

}  // namespace

ComponentSum component_sum(const Piles& piles, const Rules& rules) {
  ComponentSum sum;
  const std::uint64_t largest =
      piles.piles.empty() ? 0 : *std::max_element(piles.piles.begin(), piles.piles.end());
  const std::uint64_t shown = std::min(largest, kLargestInStrip) + 1;
  const Wanted wanted = wanted_for(rules.sum, rules.play, piles.piles.size());
  if (piles.is_nim()) {
    sum.kinds.push_back(std::make_unique<NimHeap>(rules.play, shown));
  } else if (piles.game == PileGame::PokerNim) {
    sum.kinds.push_back(std::make_unique<PokerHeap>(piles, shown, wanted));
  } else {
    sum.kinds.push_back(take_away_kind(piles, largest, rules, wanted));
  }
  sum.parts.resize(piles.piles.size());
  for (std::size_t i = 0; i < sum.parts.size(); ++i) sum.parts[i].state = piles.state(i);
  return sum;
}

ComponentSum component_sum(const Board& board, const Rules& rules) {
  ComponentSum sum;
  const auto holes = std::make_shared<const std::vector<std::uint8_t>>(hole_map(board));
  const Wanted wanted = wanted_for(rules.sum, rules.play, board.pieces.size());
  for (std::uint32_t kind = 0; kind < board.kinds.size(); ++kind) {
    sum.kinds.push_back(piece_kind(board, holes, kind, wanted));
  }
  for (const Piece& piece : board.pieces) sum.parts.push_back({piece.kind, piece.cell});
  return sum;
}

ComponentSum component_sum(const TakeAndBreak& game, const Rules& rules) {
  std::uint64_t largest = 0;
  for (const Heaps& heaps : game.components) {
    if (!heaps.empty()) largest = std::max(largest, heaps[0]);
  }
  ComponentSum sum;
  const HeapQuestion question{game, wanted_for(rules.sum, rules.play, game.components.size()),
                              std::min(largest, kLargestInStrip) + 1,
                              needs_search(game, rules) ? kSearchLimit : kToldPositions};
  auto kind = std::make_unique<HeapKind>(question, search_for(question));
  for (const Heaps& heaps : game.components) sum.parts.push_back({0, kind->state_of(heaps)});
  sum.kinds.push_back(std::move(kind));
  return sum;
}

std::string move_notation(const Piles&, const ComponentSum&, std::size_t part, State to) {
  return std::to_string(part + 1) + ":" + std::to_string(size_of(to));
}

std::string move_notation(const TakeAndBreak&, const ComponentSum& sum, std::size_t part,
                          State to) {
  return std::to_string(part + 1) + ":" + sum.kinds[sum.parts[part].kind]->name(to);
}

std::string move_notation(const Board& board, const ComponentSum&, std::size_t part, State to) {
  return std::to_string(part + 1) + ":" + write_cell(static_cast<std::uint32_t>(to), board.size);
}

}  // namespace grundy
