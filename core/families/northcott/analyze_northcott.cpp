#include <algorithm>

#include "analysis/steps.hpp"
#include "families/northcott/family.hpp"
#include "families/northcott/gaps.hpp"

namespace grundy {
namespace {

// A row is searched for its own entry in the table up to this many columns.
constexpr std::uint32_t kMaxColumnsAlone = 64;

bool has_ended(const Northcott& game) {
  return std::none_of(game.rows.begin(), game.rows.end(), [&](const PairOfPieces& row) {
    return can_slide(game.columns, row, game.turn);
  });
}

std::vector<std::uint8_t> rows_alone(const Northcott& game, Play play) {
  std::vector<std::uint8_t> letters;
  if (play == Play::Normal) {
    for (const PairOfPieces& row : game.rows) letters.push_back(letter(row.gap() > 0));
    return letters;
  }
  if (game.columns > kMaxColumnsAlone) {
    return std::vector<std::uint8_t>(game.rows.size(), kUndecided);
  }
  const Northcott one{game.columns, {{0, 1}}, game.turn};
  const auto solved = SolvedNorthcott::solve(one, play, kSearchLimit);
  for (const PairOfPieces& row : game.rows) {
    letters.push_back(letter(outcome_of(solved->with_rows({row}))));
  }
  return letters;
}

Table row_table(const Northcott& game, Play play) {
  std::vector<std::uint32_t> gaps;
  for (const PairOfPieces& row : game.rows) gaps.push_back(row.gap());
  return table_of_items("row", rows_alone(game, play), std::move(gaps));
}

Move slide(const Northcott& game, std::size_t row, std::uint32_t column, Nimber total) {
  const PairOfPieces& pieces = game.rows[row];
  const Nimber after = total ^ pieces.gap() ^ pieces.with(game.turn, column).gap();
  return {slide_to(game, row, column), 0, after};
}

// The slides that `wins` visits, by row and column.
template <class Wins>
Moves winning_moves(const Northcott& game, Nimber total, std::uint64_t first, Wins wins) {
  WinningMoves winning(first);
  wins([&](std::size_t row, std::uint32_t column) {
    if (winning.next()) winning.add(slide(game, row, column, total));
  });
  return std::move(winning).moves();
}

std::vector<Summand> gaps_of(const Northcott& game) {
  std::vector<Summand> gaps;
  for (std::uint32_t row = 0; row < game.rows.size(); ++row) {
    gaps.push_back({row, game.rows[row].gap()});
  }
  return gaps;
}

// The rows in which the piece to move can go back.
Items retreats(const Northcott& game) {
  Items rows;
  for (std::uint32_t i = 0; i < game.rows.size(); ++i) {
    const std::uint32_t own = game.rows[i].of(game.turn);
    const bool left = own < game.rows[i].of(other(game.turn));
    if (own != (left ? 0 : game.columns - 1)) rows.push_back(i);
  }
  return rows;
}

void explain_normal(const Northcott& game, Analysis& analysis) {
  const std::vector<Summand> gaps = gaps_of(game);
  analysis.steps.push_back(values_step(StepKind::Gaps, gaps));
  const Items back = retreats(game);
  if (!back.empty()) analysis.steps.push_back({StepKind::Reversible, shown(back)});
  analysis.steps.push_back(nim_sum_step(gaps));
  const auto changed_by = [&](const Move& move) {
    const PairOfPieces& row = game.rows[move.item];
    const auto column = static_cast<std::uint32_t>(move.to);
    return ChangedNumber{move.item, row.gap(), row.with(game.turn, column).gap(), 0};
  };
  add_restoring_steps(analysis.moves, Play::Normal, changed_by, analysis.steps);
}

void analyze_normal(const Northcott& game, std::uint64_t first, Analysis& analysis) {
  const Nimber total = nim_sum_of_gaps(game);
  analysis.verdict = {
      .outcome = outcome_of(total != 0), .reason = Theorem::Northcott, .remoteness = {}};
  if (const auto solved = SolvedNorthcott::solve(game, Play::Normal, kRemotenessLimit)) {
    analysis.verdict.remoteness = solved->start().remoteness;
  }
  analysis.moves = winning_moves(game, total, first, [&](auto visit) {
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
      const auto column = balancing_column(game, row, total);
      if (column) visit(row, *column);
    }
  });
  explain_normal(game, analysis);
}

void analyze_misere(const Northcott& game, std::uint64_t first, Analysis& analysis) {
  analysis.number = DecidingNumber::Outcome;
  analysis.steps = {values_step(StepKind::Gaps, gaps_of(game))};
  const auto solved = SolvedNorthcott::solve(game, Play::Misere, kSearchLimit);
  if (!solved) return analyze_undecided({kSearchLimit}, analysis);
  Moves moves = winning_moves(game, nim_sum_of_gaps(game), first, [&](auto visit) {
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
      for_each_slide(game.columns, game.rows[row], game.turn, [&](std::uint32_t column) {
        if (outcome_of(solved->after(row, column)) == Outcome::Lose) visit(row, column);
      });
    }
  });
  analyze_searched(solved->start(), {solved->positions()}, std::move(moves), analysis);
}

}  // namespace

void analyze_position(const Northcott& game, const Rules& rules, Analysis& analysis) {
  if (has_ended(game)) {
    analyze_ended(rules.play, analysis);
  } else if (rules.play == Play::Normal) {
    analyze_normal(game, rules.first_turn, analysis);
  } else {
    analyze_misere(game, rules.first_turn, analysis);
  }
  add_whole(analysis);
  analysis.tables.push_back(row_table(game, rules.play));
}

}  // namespace grundy
