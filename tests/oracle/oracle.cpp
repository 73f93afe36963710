#include "oracle/oracle.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "families/subtraction/pile_options.hpp"
#include "games/families.hpp"
#include "oracle/cells.hpp"
#include "oracle/cuts.hpp"
#include "oracle/node_kayles.hpp"
#include "oracle/typed_rules.hpp"
#include "oracle/walks.hpp"

namespace grundy {
namespace {

Whole start_of(const Piles& piles) {
  Whole states;
  for (std::size_t i = 0; i < piles.piles.size(); ++i) states.push_back(piles.state(i));
  return states;
}
// Encodes a component as one number: its heaps are the base-16 digits, the largest first.
std::uint64_t number_of(const Heaps& heaps) {
  std::uint64_t number = 0;
  for (const std::uint64_t heap : heaps) number = 16 * number + heap;
  return number;
}
Heaps heaps_of(std::uint64_t number) {
  Heaps heaps;
  for (; number > 0; number /= 16) heaps.insert(heaps.begin(), number % 16);
  return heaps;
}
// Runs of piles are too large for plain recursion.
Whole start_of(const PileRuns&) { return {}; }

Whole start_of(const TakeAndBreak& game) {
  Whole whole;
  for (const Heaps& heaps : game.components) whole.push_back(number_of(heaps));
  return whole;
}
Whole start_of(const Tree& tree) { return tree.coins; }
Whole start_of(const Row& row) { return row.heaps; }
// The white and the black column of each row, then 1 if black is to move, else 0.
Whole start_of(const Northcott& game) {
  Whole whole;
  for (const PairOfPieces& row : game.rows) {
    whole.push_back(row.white);
    whole.push_back(row.black);
  }
  whole.push_back(game.turn == Colour::Black);
  return whole;
}
Whole start_of(const Graph& graph) { return {graph.tokens.begin(), graph.tokens.end()}; }
Whole start_of(const Board& board) {
  Whole cells;
  for (const Piece& piece : board.pieces) cells.push_back(piece.cell);
  return cells;
}

std::vector<WholeMove> moves_of(const Piles& rules, const Whole& whole) {
  std::vector<WholeMove> moves;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    const auto add = [&](std::uint64_t state) {
      moves.push_back({i, size_of(state), replaced(whole, i, state)});
    };
    if (rules.game == PileGame::PokerNim) {
      for_each_poker_option(whole[i], add);
    } else {
      PileOptions(rules, whole[i]).for_each(whole[i], add);
    }
  }
  return moves;
}

// Adds every way to take coins from one heap and to split the rest.
void add_heap_moves(const HeapRule& rule, const Whole& whole, std::size_t item, std::size_t place,
                    std::vector<WholeMove>& moves) {
  const Heaps heaps = heaps_of(whole[item]);
  const auto add = [&](std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    Heaps after = heaps;
    after.erase(after.begin() + static_cast<std::ptrdiff_t>(place));
    for (const std::uint64_t heap : {a, b, c}) {
      if (heap > 0) after.push_back(heap);
    }
    std::sort(after.rbegin(), after.rend());
    const std::uint64_t to = number_of(after);
    moves.push_back({item, to, replaced(whole, item, to)});
  };
  for (std::uint64_t a = 0; a <= heaps[place]; ++a) {
    for (std::uint64_t b = 0; b <= a; ++b) {
      for (std::uint64_t c = 0; c <= b && a + b + c <= heaps[place]; ++c) {
        const unsigned left = (a > 0) + (b > 0) + (c > 0);
        if ((rule.digit(heaps[place] - a - b - c) >> left & 1) == 0) continue;
        const bool equal = left < 2 || (a == b && (left == 2 || b == c));
        const bool unequal = left < 2 || (a != b && (left == 2 || b != c));
        if (rule.parts == HeapParts::Equal && !equal) continue;
        if (rule.parts == HeapParts::Unequal && !unequal) continue;
        add(a, b, c);
      }
    }
  }
}

std::vector<WholeMove> moves_of(const PileRuns&, const Whole&) { return {}; }

std::vector<WholeMove> moves_of(const TakeAndBreak& game, const Whole& whole) {
  std::vector<WholeMove> moves;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    const Heaps heaps = heaps_of(whole[i]);
    for (std::size_t place = 0; place < heaps.size(); ++place) {
      if (place > 0 && heaps[place] == heaps[place - 1]) continue;
      add_heap_moves(game.rule, whole, i, place, moves);
    }
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
      const auto above = static_cast<std::size_t>(parent);
      after[above] += whole[node] - kept;
      moves.push_back({node, kept, after, {{above, after[above]}}});
    }
  }
  return moves;
}

std::vector<WholeMove> moves_of(const Northcott& game, const Whole& whole) {
  std::vector<WholeMove> moves;
  const bool black = whole.back() == 1;
  for (std::size_t row = 0; row < game.rows.size(); ++row) {
    const std::size_t own = 2 * row + (black ? 1 : 0);
    const std::uint64_t from = whole[own];
    const std::uint64_t rival = whole[2 * row + (black ? 0 : 1)];
    for (std::uint64_t to = 0; to < game.columns; ++to) {
      if (to == from || to == rival || (from < rival) != (to < rival)) continue;
      Whole after = replaced(whole, own, to);
      after.back() = black ? 0 : 1;
      moves.push_back({row, to, std::move(after)});
    }
  }
  return moves;
}

std::vector<WholeMove> moves_of(const Graph& graph, const Whole& whole) {
  std::vector<WholeMove> moves;
  for (std::size_t token = 0; token < whole.size(); ++token) {
    for (const Arc& arc : graph.arcs) {
      if (arc.from == whole[token])
        moves.push_back({token, arc.to, replaced(whole, token, arc.to)});
    }
  }
  return moves;
}

void add_roxor_moves(const Whole& pots, std::vector<WholeMove>& moves) {
  for (std::size_t i = 0; i < pots.size(); ++i) {
    if (pots[i] == 0) continue;
    for (std::size_t j = i + 1; j < pots.size(); ++j) {
      for (std::size_t k = j; k < pots.size(); ++k) {
        Whole after = replaced(pots, i, pots[i] - 1);
        ++after[j];
        ++after[k];
        WholeMove move{i, after[i], after, {{j, after[j]}}};
        if (k > j) move.more.push_back({k, after[k]});
        moves.push_back(std::move(move));
      }
    }
  }
}

bool may_become(RowGame game, const Whole& heaps, std::size_t i, std::uint64_t size) {
  if (game == RowGame::Ordered) return i == 0 || size >= heaps[i - 1];
  if (game != RowGame::Cake) return true;
  return std::none_of(heaps.begin(), heaps.end(),
                      [&](std::uint64_t cake) { return cake > heaps[i]; });
}

std::vector<WholeMove> moves_of(const Row& row, const Whole& whole) {
  std::vector<WholeMove> moves;
  if (row.game == RowGame::Roxor) {
    add_roxor_moves(whole, moves);
    return moves;
  }
  const bool stairs = row.game == RowGame::Staircase;
  const bool ground = stairs && row.numbering == Numbering::Ground0;
  for (std::size_t i = ground ? 1 : 0; i < whole.size(); ++i) {
    for (std::uint64_t size = 0; size < whole[i]; ++size) {
      if (!may_become(row.game, whole, i, size)) continue;
      Whole after = replaced(whole, i, size);
      WholeMove move{i, size, std::move(after)};
      if (stairs && i > 0) {
        move.after[i - 1] += whole[i] - size;
        move.more.push_back({i - 1, move.after[i - 1]});
      }
      moves.push_back(std::move(move));
    }
  }
  return moves;
}

// Calls `visit` with the position as its family's type. Aborts for a family not in the list.
template <class First, class... Others, class Visit>
auto visit_as(const Position& position, Visit visit) {
  if (const First* held = position.as<First>()) return visit(*held);
  if constexpr (sizeof...(Others) > 0) return visit_as<Others...>(position, visit);
  std::abort();
}

template <class Visit>
auto visit_family(const Position& position, Visit visit) {
  return visit_as<Piles, Board, Tree, Row, Northcott, Chomp, Cram, Notakto, TakeAndBreak, PileRuns,
                  Graph, Geography, NodeKayles, Hackenbush, rule::RulePosition>(position, visit);
}

}  // namespace

Whole start_of(const Game& game) {
  return visit_family(game.position, [](const auto& position) { return start_of(position); });
}

std::uint64_t target_of(const Game& game, const std::string& notation, std::uint64_t to) {
  const std::string target = notation.substr(notation.find(':') + 1);
  if (const auto* typed = game.position.as<rule::RulePosition>()) {
    return number_of(*rule::read_left(target, typed->rule.numbers.size()));
  }
  if (game.position.as<TakeAndBreak>() == nullptr) return to;
  Expected wrong;
  return number_of(read_heaps(target, wrong));
}

std::string notation_of(const Game& game, std::size_t item, std::uint64_t to) {
  const std::string name = std::to_string(item + 1) + ":";
  if (const auto* board = game.position.as<Board>()) {
    return name + write_cell(static_cast<std::uint32_t>(to), board->size);
  }
  if (const auto* boards = game.position.as<Notakto>()) {
    return name + written_mark(*boards, item, static_cast<Marks>(to) ^ boards->boards[item]);
  }
  if (const auto* graph = game.position.as<Graph>()) {
    return name + graph->names[static_cast<std::size_t>(to)];
  }
  if (const auto* walk = game.position.as<Geography>())
    return name + walk->names[static_cast<std::size_t>(to)];
  if (const auto* kayles = game.position.as<NodeKayles>())
    return name + KaylesBoard(*kayles).name(*kayles, static_cast<std::uint32_t>(to));
  if (const auto* picture = game.position.as<Hackenbush>())
    return name + write_stalk(*picture, item);
  if (const auto* typed = game.position.as<rule::RulePosition>()) {
    return name + rule::write_places(places_of(to, typed->rule.numbers.size()));
  }
  if (game.position.as<TakeAndBreak>() == nullptr) return name + std::to_string(to);
  Heaps heaps = heaps_of(to);
  std::sort(heaps.rbegin(), heaps.rend());
  heaps.erase(std::find(heaps.begin(), heaps.end(), 0), heaps.end());
  return name + write_heaps(heaps);
}

std::vector<WholeMove> moves_of(const Game& game, const Whole& whole) {
  return visit_family(game.position,
                      [&](const auto& position) { return moves_of(position, whole); });
}

namespace {

// A family that is one component, such as a tree, a row or Northcott's game, has a single list.
std::vector<std::vector<WholeMove>> moves_by_component(const Game& game, const Whole& whole) {
  const bool one = game.position->is_one_component();
  std::vector<std::vector<WholeMove>> components(one ? 1 : whole.size());
  for (WholeMove& move : moves_of(game, whole)) {
    components[one ? 0 : move.item].push_back(std::move(move));
  }
  return components;
}

// Each compound rule by its definition.
bool is_turn(const Sum& sum, std::size_t components, std::size_t live, std::size_t moved) {
  if (moved == 0) return false;
  switch (sum.compound) {
    case Compound::Disjunctive: return moved == 1;
    case Compound::Selective: return true;
    case Compound::NotAll: return moved < components;
    case Compound::Conjunctive: return moved == components;
    case Compound::Continued: return moved == live;
    case Compound::UpTo: return moved <= sum.most;
  }
  return false;
}

struct TurnBuilder {
  const Game& game;
  const std::vector<std::vector<WholeMove>>& components;
  std::size_t live;
  std::vector<WholeTurn> turns;

  void extend(std::size_t component, std::size_t moved, const WholeTurn& turn) {
    if (component == components.size()) {
      if (is_turn(game.sum, components.size(), live, moved)) turns.push_back(turn);
      return;
    }
    extend(component + 1, moved, turn);
    for (const WholeMove& move : components[component]) {
      WholeTurn longer = turn;
      longer.moves.push_back({move.item, move.to});
      longer.moves.insert(longer.moves.end(), move.more.begin(), move.more.end());
      if (components.size() == 1) {
        longer.after = move.after;
      } else {
        longer.after[move.item] = move.after[move.item];
      }
      extend(component + 1, moved + 1, longer);
    }
  }
};

}  // namespace

std::vector<WholeTurn> turns_of(const Game& game, const Whole& whole) {
  const auto components = moves_by_component(game, whole);
  const auto live = static_cast<std::size_t>(
      std::count_if(components.begin(), components.end(),
                    [](const std::vector<WholeMove>& moves) { return !moves.empty(); }));
  TurnBuilder builder{game, components, live, {}};
  builder.extend(0, 0, {{}, whole});
  return builder.turns;
}

const Oracle::Answer& Oracle::answer(const Whole& whole) {
  const auto known = known_.find(whole);
  if (known != known_.end()) return known->second;
  std::int32_t shortest_win = INT32_MAX;
  std::int32_t longest_loss = -1;
  for (const WholeTurn& turn : turns_of(game_, whole)) {
    const Answer option = answer(turn.after);
    if (option.won) {
      longest_loss = std::max(longest_loss, option.remoteness + 1);
    } else {
      shortest_win = std::min(shortest_win, option.remoteness + 1);
    }
  }
  Answer answer{};
  if (shortest_win == INT32_MAX && longest_loss < 0) {
    answer.won = game_.play == Play::Misere;
  } else {
    answer.won = shortest_win != INT32_MAX;
    answer.remoteness = answer.won ? shortest_win : longest_loss;
  }
  return known_.emplace(whole, answer).first->second;
}

std::uint64_t Oracle::grundy(const Whole& whole) {
  const auto known = grundy_.find(whole);
  if (known != grundy_.end()) return known->second;
  std::set<std::uint64_t> numbers;
  for (const WholeMove& move : moves_of(game_, whole)) numbers.insert(grundy(move.after));
  std::uint64_t least = 0;
  while (numbers.count(least) > 0) ++least;
  return grundy_.emplace(whole, least).first->second;
}

std::vector<WholeTurn> Oracle::winning_turns(const Whole& whole) {
  std::vector<WholeTurn> winning;
  for (WholeTurn& turn : turns_of(game_, whole)) {
    if (!won(turn.after)) winning.push_back(std::move(turn));
  }
  return winning;
}

}  // namespace grundy
