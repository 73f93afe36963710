#include <algorithm>
#include <bit>

#include "analysis/steps.hpp"
#include "families/cram/family.hpp"
#include "families/cram/solved_cram.hpp"

namespace grundy {
namespace {

// A region of the board, and what is known of it played alone.
struct KnownRegion {
  CellSet cells = 0;
  std::optional<Nimber> number;
  Outcome outcome = Outcome::Undecided;

  std::uint32_t first() const { return static_cast<std::uint32_t>(std::countr_zero(cells)); }
};

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
    for (CellSet rest = region.cells; rest != 0; rest &= rest - 1) {
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
  std::vector<Move> list;
  std::uint64_t count = 0;
  bool all = true;
  const CellSet free = game.free();
  for_each_domino(free, game.size, [&](std::uint32_t low, std::uint32_t high) {
    const std::optional<bool> lost = is_lost(free & ~(CellSet{1} << low) & ~(CellSet{1} << high));
    all = all && lost.has_value();
    if (!lost.value_or(false) || ++count <= from) return;
    list.push_back({domino_on({low, high}, game.size), 0, 0});
  });
  Moves moves = single_moves(std::move(list), count, from);
  if (!all) moves.count.reset();
  return moves;
}

// Fills in the numbers of the regions. Returns their nim-sum, or none if a number was not found.
std::optional<Nimber> find_numbers(std::vector<KnownRegion>& regions, const BoardSize& size,
                                   CramSearch& search, Work& work) {
  std::optional<Nimber> total = 0;
  for (KnownRegion& region : regions) {
    region.number = search.number(canonical(region.cells, size), work);
    if (!region.number) total.reset();
    if (total) *total ^= *region.number;
  }
  return total;
}

class NormalCram {
 public:
  NormalCram(const Cram& game, std::uint64_t first_turn, Analysis& analysis)
      : game_(game), first_turn_(first_turn), analysis_(analysis) {
    for_each_region(game.free(), game.size,
                    [&](CellSet cells) { regions_.push_back({.cells = cells, .number = {}}); });
  }

  void analyze() {
    const auto lost = is_lost(game_.free());
    analysis_.grundy = find_numbers(regions_, game_.size, search_, work_);
    for (KnownRegion& region : regions_) {
      if (region.number) region.outcome = outcome_of(*region.number != 0);
    }
    if (!lost) {
      analysis_.verdict = {
          .outcome = Outcome::Undecided, .reason = work_.beyond(), .remoteness = {}};
    } else {
      analysis_.verdict = {.outcome = outcome_of(!*lost), .reason = reason(), .remoteness = {}};
      find_moves();
    }
    PlainCram plain(game_.size, Play::Normal, kRemotenessLimit / 2);
    if (const auto depth = plain.depth(game_.free())) {
      analysis_.verdict.remoteness = depth->remoteness;
    }
    explain();
  }

  const std::vector<KnownRegion>& regions() const { return regions_; }

 private:
  std::optional<bool> is_lost(CellSet free) {
    return search_.is_sum(search_regions(free, game_.size), 0, work_);
  }

  Reason reason() const {
    if (analysis_.grundy) return Theorem::SpragueGrundy;
    return Searched{search_.positions()};
  }

  void find_moves() {
    analysis_.moves =
        analysis_.verdict.outcome == Outcome::Lose
            ? single_moves({}, 0, first_turn_)
            : winning_moves(game_, first_turn_, [&](CellSet free) { return is_lost(free); });
  }

  void explain() {
    std::vector<Step>& steps = analysis_.steps;
    std::vector<Summand> numbers;
    Items mirrored;
    for (const KnownRegion& region : regions_) {
      if (CramRules().is_zero(canonical(region.cells, game_.size)))
        mirrored.push_back(region.first());
      if (region.number) numbers.push_back({region.first(), *region.number});
    }
    const bool searched = mirrored.size() < regions_.size();
    if (!mirrored.empty()) steps.push_back({StepKind::Mirrored, shown(std::move(mirrored))});
    if (searched) steps.push_back(CountStep{StepKind::NumbersSearched, {}, search_.positions()});
    if (!analysis_.grundy) {
      if (analysis_.verdict.outcome == Outcome::Undecided) {
        steps.push_back(SearchStep{{}, work_.beyond()});
      }
      add_leaving_steps(analysis_.moves, steps);
      return;
    }
    steps.push_back(values_step(StepKind::Regions, numbers));
    if (regions_.size() > 1) steps.push_back(nim_sum_step(numbers));
    const auto changed_by = [&](const Move& move) {
      const auto moved = std::find_if(
          regions_.begin(), regions_.end(),
          [&](const KnownRegion& region) { return (region.cells >> move.item & 1) != 0; });
      return ChangedNumber{moved->first(), *moved->number, *moved->number ^ *analysis_.grundy, 0};
    };
    add_restoring_steps(analysis_.moves, Play::Normal, changed_by, steps);
  }

  const Cram& game_;
  std::uint64_t first_turn_;
  Analysis& analysis_;
  std::vector<KnownRegion> regions_;
  CramSearch search_;
  Work work_{kCramSteps};
};

std::vector<KnownRegion> analyze_misere(const Cram& game, std::uint64_t first, Analysis& analysis) {
  PlainCram plain(game.size, Play::Misere, kSearchLimit);
  const auto start = plain.depth(game.free());
  const Searched searched{plain.positions()};
  std::vector<KnownRegion> regions;
  for_each_region(game.free(), game.size, [&](CellSet cells) {
    regions.push_back({.cells = cells, .number = {}});
    if (const auto depth = plain.depth(cells)) regions.back().outcome = outcome_of(*depth);
  });
  if (!start) {
    analysis.verdict = {.outcome = Outcome::Undecided, .reason = plain.beyond(), .remoteness = {}};
    analysis.steps = {SearchStep{{}, plain.beyond()}};
    return regions;
  }
  CramSearch search;
  Work work{kCramSteps};
  analysis.grundy = find_numbers(regions, game.size, search, work);
  analysis.verdict = {
      .outcome = outcome_of(*start), .reason = searched, .remoteness = start->remoteness};
  const auto is_lost = [&](CellSet free) -> std::optional<bool> { return !plain.depth(free)->won; };
  analysis.moves = winning_moves(game, first, is_lost);
  analysis.steps = {SearchStep{{}, searched}};
  add_leaving_steps(analysis.moves, analysis.steps);
  return regions;
}

}  // namespace

void analyze_position(const Cram& game, const Rules& rules, Analysis& analysis) {
  if (rules.play == Play::Misere) analysis.number = DecidingNumber::Outcome;
  std::vector<KnownRegion> regions;
  if (search_regions(game.free(), game.size).empty()) {
    analyze_ended(rules.play, analysis);
    analysis.grundy = 0;
  } else if (rules.play == Play::Normal) {
    NormalCram normal(game, rules.first_turn, analysis);
    normal.analyze();
    regions = normal.regions();
  } else {
    regions = analyze_misere(game, rules.first_turn, analysis);
  }
  add_whole(analysis);
  analysis.tables.push_back(cell_table(game, regions, rules.play));
}

}  // namespace grundy
