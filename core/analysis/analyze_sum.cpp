#include "analysis/analyze_sum.hpp"

#include <algorithm>

#include "sums/loop_ruling.hpp"

namespace grundy {
namespace {

void list_components(const ComponentSum& sum, const std::vector<Facts>& facts,
                     DecidingNumber number, Components& components) {
  const bool suspense = number == DecidingNumber::Suspense;
  const bool numbered = !ends_whole(sum);
  components.table.resize(facts.size());
  components.state.resize(facts.size());
  components.outcome.resize(facts.size());
  components.grundy.resize(facts.size());
  components.remoteness.resize(facts.size());
  if (suspense) components.suspense.resize(facts.size());
  for (std::size_t i = 0; i < facts.size(); ++i) {
    components.table[i] = sum.parts[i].kind;
    components.state[i] = static_cast<double>(sum.place(i));
    components.outcome[i] = letter(facts[i].outcome);
    components.grundy[i] =
        numbered && facts[i].decided() ? static_cast<double>(facts[i].grundy) : kUnknownNumber;
    components.remoteness[i] = facts[i].remoteness;
    if (suspense) components.suspense[i] = facts[i].suspense;
  }
}

PlayedTurn played(const ComponentSum& sum, const Turn& turn) {
  std::vector<Move> moves;
  for (const auto& [part, to] : turn) {
    const ComponentSum::Part& from = sum.parts[part];
    moves.push_back({item_move(sum, part, from.state, to), static_cast<std::uint32_t>(part),
                     sum.kinds[from.kind]->facts(to).grundy, to});
  }
  return turn_of(std::move(moves));
}

}  // namespace

void analyze_sum(const ComponentSum& sum, const Rules& rules, Analysis& analysis) {
  const std::vector<Facts> facts = all_facts(sum);
  TurnPage page(rules.first_turn, Moves::kMaxListed);
  Decision decision = decide(sum, facts, rules.sum, rules.play, page);
  analysis.verdict = decision.verdict;
  const bool whole = ends_whole(sum);
  analysis.number = whole ? DecidingNumber::Outcome
                          : deciding_number(rules.sum, decision.theorem, any_loopy(sum));
  if (!whole && all_decided(facts) && !any_infinite(facts)) analysis.grundy = nim_sum(facts);
  list_components(sum, facts, analysis.number, analysis.components);
  analysis.moves.count = std::move(decision.count);
  analysis.moves.from = page.from();
  for (const Turn& turn : page.list()) analysis.moves.list.push_back(played(sum, turn));
  explain_sum(sum, facts, rules, decision.theorem, analysis);
}

namespace {

GrundyNumbers shown_numbers(SolvedTable& solved) {
  if (solved.grundy.empty()) return std::move(solved.small_grundy);
  return std::move(solved.grundy);
}

}  // namespace

Table shown_table(std::string name, std::uint32_t columns, SolvedTable solved,
                  const std::vector<std::uint8_t>& holes) {
  const auto positions = static_cast<std::uint32_t>(solved.positions());
  std::vector<std::uint8_t> outcomes(positions);
  for (std::uint32_t i = 0; i < positions; ++i) {
    outcomes[i] = letter(outcome_of(solved.depth(i)));
  }
  Table table{.name = std::move(name),
              .columns = columns,
              .rows = positions / columns,
              .outcomes = std::move(outcomes),
              .grundy = shown_numbers(solved),
              .remoteness = std::move(solved.remoteness),
              .suspense = std::move(solved.suspense),
              .loop_sets = std::move(solved.loop_sets)};
  for (std::uint32_t i = 0; i < holes.size(); ++i) {
    if (!holes[i]) continue;
    table.outcomes[i] = kNoPosition;
    table.remoteness[i] = kUnknownRemoteness;
  }
  return table;
}

}  // namespace grundy
