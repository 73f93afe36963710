#include "analysis/steps.hpp"
#include "families/chomp/family.hpp"

namespace grundy {
namespace {

// Each square shows what a bite there leaves. The poisoned square and missing squares are no bites.
Table square_table(const Chomp& game, const std::optional<SolvedChomp>& solved) {
  const auto columns = static_cast<std::uint32_t>(game.rows.empty() ? 0 : game.rows[0]);
  const std::size_t squares = columns * game.rows.size();
  Table table = table_of_items("cell", std::vector<std::uint8_t>(squares, kNoPosition),
                               std::vector<std::uint32_t>(squares, 0));
  table.columns = columns;
  table.rows = static_cast<std::uint32_t>(game.rows.size());
  auto& numbers = std::get<std::vector<std::uint32_t>>(table.grundy);
  for_each_bite(game.rows, [&](std::size_t row, std::uint64_t left) {
    const std::size_t square = row * columns + static_cast<std::size_t>(left);
    table.outcomes[square] = kUndecided;
    if (!solved) return;
    const std::size_t after = solved->number_of(bitten(game.rows, row, left));
    table.outcomes[square] = letter(outcome_of(solved->table().depth(after)));
    table.remoteness[square] = solved->table().remoteness[after];
    numbers[square] = solved->table().number(after);
  });
  return table;
}

Moves winning_bites(const Chomp& game, const SolvedChomp& solved, std::uint64_t from) {
  WinningMoves winning(from);
  for_each_bite(game.rows, [&](std::size_t row, std::uint64_t left) {
    const std::size_t after = solved.number_of(bitten(game.rows, row, left));
    if (solved.table().won[after] != 0 || !winning.next()) return;
    winning.add({bite(game.rows, row, left), 0, solved.table().number(after)});
  });
  return std::move(winning).moves();
}

}  // namespace

void analyze_position(const Chomp& game, const Rules& rules, Analysis& analysis) {
  if (rules.play == Play::Misere) analysis.number = DecidingNumber::Outcome;
  const bool over = game.rows.size() <= 1 && (game.rows.empty() || game.rows[0] == 1);
  const auto solved = over ? std::nullopt : SolvedChomp::solve(game.rows, rules.play, kSearchLimit);
  if (over) {
    analyze_ended(rules.play, analysis);
    analysis.grundy = 0;
  } else if (solved) {
    const std::size_t start = solved->number_of(game.rows);
    analysis.grundy = solved->table().number(start);
    analyze_searched(solved->table().depth(start), {solved->positions()},
                     winning_bites(game, *solved, rules.first_turn), analysis);
  } else if (is_won_by_stealing(game.rows)) {
    analysis.verdict = {
        .outcome = Outcome::Win, .reason = Theorem::StrategyStealing, .remoteness = {}};
    analysis.steps = {StepKind::Stealing};
  } else {
    analyze_undecided({kSearchLimit}, analysis);
  }
  add_whole(analysis);
  analysis.tables.push_back(square_table(game, solved));
}

}  // namespace grundy
