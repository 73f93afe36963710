#include "games/analyze.hpp"

#include <algorithm>

#include "games/game.hpp"
#include "params/as_size.hpp"
#include "sums/sum.hpp"

namespace grundy {
namespace {

// A position that is one component has no turn that leaves one out. Under every other rule it is
// played as that component alone.
void forbid_all_turns(Play play, Analysis& analysis) {
  analysis.verdict = {
      .outcome = outcome_of(play == Play::Misere), .reason = Theorem::NotAll, .remoteness = 0};
  analysis.number = DecidingNumber::Outcome;
  analysis.moves = {.count = BigCount(0), .from = 0, .list = {}};
  analysis.steps = {Step(StepKind::Single, {0})};
  for (std::uint8_t& answer : analysis.rehang.outcome) {
    if (answer != kInvalid) answer = letter(play == Play::Misere);
  }
  analysis.judge.clear();
}

// A component that may never move counts as ended in every state.
void end_everywhere(Play play, Analysis& analysis) {
  const std::uint8_t ended = letter(play == Play::Misere);
  for (Table& table : analysis.tables) {
    for (std::size_t i = 0; i < table.outcomes.size(); ++i) {
      if (table.outcomes[i] == kNoPosition) continue;
      table.outcomes[i] = ended;
      if (i < table.remoteness.size()) table.remoteness[i] = 0;
    }
  }
  Components& components = analysis.components;
  std::fill(components.outcome.begin(), components.outcome.end(), ended);
  std::fill(components.remoteness.begin(), components.remoteness.end(), 0);
}

std::vector<std::uint8_t> letters(const ComponentKind& kind, const std::vector<Outcome>& outcomes) {
  std::vector<std::uint8_t> letters;
  letters.reserve(outcomes.size());
  for (State state = 0; state < outcomes.size(); ++state) {
    letters.push_back(kind.is_position(state) ? letter(outcomes[as_size(state)]) : kNoPosition);
  }
  return letters;
}

}  // namespace

Analysis analyze(const Game& game, const TurnRequest& request) {
  Analysis analysis;
  analysis.game = game;
  analysis.text = write_game(game);
  analysis.rule = game.position->rule();
  const Rules rules{game.play, game.sum, request.from};
  game.position->analyze(rules, analysis);
  const bool one = game.position->is_one_component();
  if (can_never_move(game.sum, analysis.components.state.size())) {
    if (one) forbid_all_turns(game.play, analysis);
    end_everywhere(game.play, analysis);
  } else if (one && game.sum.compound != Compound::Disjunctive) {
    analysis.steps.insert(analysis.steps.begin(), StepKind::OneGame);
  }
  return analysis;
}

std::variant<Analysis, Problems> analyze(std::string_view text, const TurnRequest& request) {
  Problems problems;
  const auto game = read_game(text, problems);
  if (!game) return problems;
  return analyze(*game, request);
}

std::variant<WhatIf, Problems> what_if(std::string_view text, std::uint64_t component) {
  Problems problems;
  const auto game = read_game(text, problems);
  if (!game) return problems;
  if (component < game->position->components()) {
    const ComponentSum sum = game->position->component_sum({game->play, game->sum, 0});
    const std::uint32_t kind = sum.parts[as_size(component)].kind;
    return WhatIf{
        kind, letters(*sum.kinds[kind], what_if(sum, game->sum, game->play, as_size(component)))};
  }
  problems.add("component", ProblemCode::Range, std::to_string(component), expecting("component"));
  return problems;
}

}  // namespace grundy
