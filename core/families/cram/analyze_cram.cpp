#include "analysis/whole/region_sum.hpp"
#include "families/cram/cram_rules.hpp"
#include "families/cram/family.hpp"

namespace grundy {
namespace {

using KnownRegion = RegionSum<CramRules>::Part;

// Each cell shows its region played alone. Cells that no domino can cover count as regions that have ended.
Table cell_table(const Cram& game, const std::vector<KnownRegion>& regions, Play play) {
  Table table = table_of_items(
      "cell", std::vector<std::uint8_t>(game.size.cells(), letter(play == Play::Misere)),
      std::vector<std::uint32_t>(game.size.cells(), 0));
  table.columns = game.size.width;
  table.rows = game.size.height;
  auto& numbers = std::get<std::vector<std::uint32_t>>(table.grundy);
  for (const std::uint32_t cell : game.taken) table.outcomes[cell] = kNoPosition;
  for (const KnownRegion& region : regions) {
    for (CellSet rest = region.free; rest != 0; rest &= rest - 1) {
      const auto cell = static_cast<std::size_t>(std::countr_zero(rest));
      table.outcomes[cell] = letter(region.outcome);
      numbers[cell] = static_cast<std::uint32_t>(region.number.value_or(0));
    }
  }
  return table;
}

// The dominoes that leave a lost position. The count is missing if `is_lost` cannot decide all of them.
template <class IsLost>
Moves winning_moves(const Cram& game, std::uint64_t from, IsLost is_lost) {
  WinningMoves winning(from);
  bool all = true;
  const CellSet free = game.free();
  for_each_domino(free, game.size, [&](std::uint32_t low, std::uint32_t high) {
    const std::optional<bool> lost = is_lost(free & ~(CellSet{1} << low) & ~(CellSet{1} << high));
    all = all && lost.has_value();
    if (lost.value_or(false) && winning.next()) {
      winning.add({domino_on({low, high}, game.size), 0, 0});
    }
  });
  Moves moves = std::move(winning).moves();
  if (!all) moves.count.reset();
  return moves;
}

std::vector<KnownRegion> analyze_normal(const Cram& game, std::uint64_t first, Analysis& analysis) {
  const CramRules rules{game.size};
  RegionSum<CramRules> sum(rules, game.free());
  sum.decide(game.free(), analysis);
  if (sum.lost() == true) {
    analysis.moves = single_moves({}, 0, first);
  } else if (sum.lost() == false) {
    const auto is_lost = [&](CellSet free) { return sum.is_lost(rules.regions(free)); };
    analysis.moves = winning_moves(game, first, is_lost);
  }
  sum.explain(analysis,
              [](CellSet region, const Move& move) { return (region >> move.item & 1) != 0; });
  return sum.parts();
}

std::vector<KnownRegion> analyze_misere(const Cram& game, std::uint64_t first, Analysis& analysis) {
  const CramRules rules{game.size};
  PlainCram plain(rules, Play::Misere, kSearchLimit);
  const auto depth = [&](CellSet free) { return plain.depth(rules.whole(free)); };
  std::vector<KnownRegion> regions;
  if (const auto start = depth(game.free())) {
    const Searched searched{plain.positions()};
    const RegionSum<CramRules> sum(rules, game.free());
    regions = sum.parts();
    analysis.grundy = sum.number();
    const auto is_lost = [&](CellSet free) { return std::optional(!depth(free)->won); };
    analyze_searched(*start, searched, winning_moves(game, first, is_lost), analysis);
  } else {
    for (const CellSet cells : rules.parts(game.free())) regions.push_back({cells});
    analyze_undecided(plain.beyond(), analysis);
  }
  for (KnownRegion& region : regions) {
    const auto alone = depth(region.free);
    region.outcome = alone ? outcome_of(*alone) : Outcome::Undecided;
  }
  return regions;
}

}  // namespace

void analyze_position(const Cram& game, const Rules& rules, Analysis& analysis) {
  if (rules.play == Play::Misere) analysis.number = DecidingNumber::Outcome;
  std::vector<KnownRegion> regions;
  if (CramRules{game.size}.parts(game.free()).empty()) {
    analyze_ended(rules.play, analysis);
    analysis.grundy = 0;
  } else if (rules.play == Play::Normal) {
    regions = analyze_normal(game, rules.first_turn, analysis);
  } else {
    regions = analyze_misere(game, rules.first_turn, analysis);
  }
  add_whole(analysis);
  analysis.tables.push_back(cell_table(game, regions, rules.play));
}

}  // namespace grundy
