#include <algorithm>

#include "analysis/whole/region_sum.hpp"
#include "families/node-kayles/family.hpp"
#include "families/node-kayles/node_kayles_rules.hpp"

namespace grundy {
namespace {

// What is known of a position; empty where finding it takes too long.
struct Known {
  std::optional<bool> lost;
  std::optional<Nimber> number;
};

// The places of a board where a move can be made, and what is known of the position after each.
struct Places {
  const NodeKayles& game;
  const KaylesBoard board{game};
  const NodeKaylesRules rules{&board};
  const Nodes free = board.free_nodes(game);
  const std::vector<std::uint32_t> list = board.free_places(free);
  std::vector<Known> after{list.size()};
};

// The moves that leave a lost position.
Moves winning_moves(const Places& places, std::uint64_t from) {
  WinningMoves winning(from);
  for (std::size_t i = 0; i < places.list.size(); ++i) {
    const auto& [lost, number] = places.after[i];
    if (!lost.value_or(false) || !winning.next()) continue;
    winning.add({token_on(places.game, places.board, places.list[i]), 0, number.value_or(0)});
  }
  return std::move(winning).moves();
}

// For each place the position after a move there.
Table table_of(const Places& places) {
  const std::size_t size = places.board.places();
  Table table = table_of_items("node", std::vector<std::uint8_t>(size, kNoPosition),
                               std::vector<double>(size, 0));
  auto& numbers = std::get<std::vector<double>>(table.grundy);
  for (std::size_t i = 0; i < places.list.size(); ++i) {
    const auto& [lost, number] = places.after[i];
    table.outcomes[places.list[i]] = lost ? letter(!*lost) : kUndecided;
    numbers[places.list[i]] = number ? static_cast<double>(*number) : kUnknownNumber;
  }
  return table;
}

void analyze_normal(Places& places, std::uint64_t first, Analysis& analysis) {
  const KaylesBoard& board = places.board;
  RegionSum<NodeKaylesRules> sum(places.rules, places.free);
  sum.decide(places.free, analysis);
  bool all = true;
  for (std::size_t i = 0; i < places.list.size(); ++i) {
    // Even to list the nodes of a large graph takes long.
    if (!sum.over()) {
      const auto regions = places.rules.regions(board.free_after(places.free, places.list[i]));
      places.after[i].lost = sum.is_lost(regions);
      places.after[i].number = sum.number_of(regions);
    }
    all = all && places.after[i].lost;
  }
  analysis.moves = winning_moves(places, first);
  if (!all && !sum.lost().value_or(false)) analysis.moves.count.reset();
  sum.explain(analysis, [&](const Nodes& part, const Move& move) {
    const std::uint32_t node = board.ends(static_cast<std::uint32_t>(move.to)).from;
    return std::binary_search(part.begin(), part.end(), node);
  });
}

void analyze_misere(Places& places, std::uint64_t first, Analysis& analysis) {
  PlainNodeKayles plain(places.rules, Play::Misere, kSearchLimit);
  const auto start = plain.depth(places.free);
  if (!start) return analyze_undecided(plain.beyond(), analysis);
  const Searched searched{plain.positions()};
  analysis.grundy = RegionSum<NodeKaylesRules>(places.rules, places.free).number();
  for (std::size_t i = 0; i < places.list.size(); ++i) {
    const auto depth = plain.depth(places.board.free_after(places.free, places.list[i]));
    if (depth) places.after[i].lost = !depth->won;
  }
  analyze_searched(*start, searched, winning_moves(places, first), analysis);
}

}  // namespace

void analyze_position(const NodeKayles& game, const Rules& rules, Analysis& analysis) {
  Places places{game};
  if (rules.play == Play::Misere) analysis.number = DecidingNumber::Outcome;
  if (places.list.empty()) {
    analyze_ended(rules.play, analysis);
    analysis.grundy = 0;
  } else if (rules.play == Play::Normal) {
    analyze_normal(places, rules.first_turn, analysis);
  } else {
    analyze_misere(places, rules.first_turn, analysis);
  }
  add_whole(analysis);
  analysis.tables.push_back(table_of(places));
}

}  // namespace grundy
