#include "games/examine.hpp"

#include <algorithm>
#include <optional>

#include "games/game.hpp"

namespace grundy {
namespace {

// Only the first states of each range are taken: no more than those are listed.
std::vector<State> options_of(const ComponentKind& kind, State state, std::uint64_t& count) {
  std::vector<State> options;
  kind.for_each_option(state, [&](const OptionRange& range) {
    count += range.size();
    const std::uint64_t listed = std::min<std::uint64_t>(range.size(), Examined::kMaxOptions);
    for (std::uint64_t i = 0; i < listed; ++i) options.push_back(range.first + i);
  });
  std::sort(options.begin(), options.end());
  options.resize(std::min(options.size(), Examined::kMaxOptions));
  return options;
}

Examined examined(const ComponentKind& kind, State state, std::optional<Outcome> ended) {
  const Facts facts = kind.facts(state);
  Examined answer{.state = state,
                  .outcome = letter(ended.value_or(facts.outcome)),
                  .grundy = static_cast<double>(facts.grundy),
                  .remoteness = ended ? 0 : facts.remoteness,
                  .options = {},
                  .left = {},
                  .outcomes = {},
                  .numbers = {},
                  .omitted = 0};
  if (ended) return answer;
  std::uint64_t count = 0;
  for (const State option : options_of(kind, state, count)) {
    const Facts after = kind.facts(option);
    answer.options.push_back(static_cast<double>(kind.place(option)));
    if (kind.comes_apart()) answer.left.push_back(heaps_left(kind, option));
    answer.outcomes.push_back(letter(after.outcome));
    answer.numbers.push_back(static_cast<double>(after.grundy));
  }
  answer.omitted = count - answer.options.size();
  return answer;
}

std::variant<Examined, Problems> refused(std::string_view key, std::uint64_t number,
                                         Expected expected) {
  Problems problems;
  problems.add(key, ProblemCode::Range, std::to_string(number), std::move(expected));
  return problems;
}

}  // namespace

std::variant<Examined, Problems> examine(std::string_view text, std::uint64_t table,
                                         std::uint64_t state) {
  Problems problems;
  const auto game = read_game(text, problems);
  if (!game) return problems;
  if (game->position->components() == 0) {
    return refused("table", table, expecting("table-with-options"));
  }
  const ComponentSum sum = game->position->component_sum({game->play, game->sum, 0});
  if (table >= sum.kinds.size()) {
    return refused("table", table, expecting("table"));
  }
  const ComponentKind& kind = *sum.kinds[static_cast<std::size_t>(table)];
  if (state >= kind.states() || !kind.is_position(state)) {
    return refused("state", state, expecting("state"));
  }
  std::optional<Outcome> ended;
  if (can_never_move(game->sum, sum.parts.size())) ended = outcome_of(game->play == Play::Misere);
  return examined(kind, state, ended);
}

}  // namespace grundy
