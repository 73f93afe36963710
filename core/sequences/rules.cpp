#include "sequences/rules.hpp"

#include <algorithm>

#include "families/rule/family.hpp"
#include "families/subtraction/family.hpp"
#include "families/take-and-break/family.hpp"
#include "games/catalogue.hpp"
#include "params/compound.hpp"
#include "sequences/typed_rules.hpp"

namespace grundy {
namespace {

// Not by the registry, which would link the solvers of all families. A state of Poker Nim is not a size alone.
std::optional<GameEntry> find_row(std::string_view game) {
  for (const auto games_of : {subtraction_games, take_and_break_games, rule_games}) {
    for (const GameEntry& row : games_of()) {
      if (row.key == game && game != "poker-nim") return row;
    }
  }
  return std::nullopt;
}

bool is_typed(const GameEntry& row) { return row.family == "rule"; }

// Adds a position if there is none, since every text of a game needs one. Typed rules do without.
Params with_position(Params params) {
  const auto of = [&params](std::string_view key) {
    return std::find_if(params.begin(), params.end(), [&](const Param& p) { return p.key == key; });
  };
  const auto row = of("game") != params.end() ? find_row(of("game")->value) : std::nullopt;
  if (row && is_typed(*row)) return params;
  const bool strip = of("game") != params.end() && of("game")->value == "nimble";
  const std::string_view key = strip ? "coins" : "piles";
  if (of(key) == params.end()) params.push_back({std::string(key), "1"});
  return params;
}

std::variant<Piles, TakeAndBreak> read_heaps_of(const GameEntry& row, Fields& fields) {
  if (row.family == "heaps") return read_take_and_break(row.key, fields);
  const std::variant<Piles, PileRuns> read = read_piles(row.key, fields);
  const Piles* const piles = std::get_if<Piles>(&read);
  return piles != nullptr ? *piles : Piles{};  // runs are piles of Nim
}

SequenceRules rules_of(const GameEntry& row, const TakeAndBreak& heaps) {
  const std::string code = write_code(heaps.rule);
  return {.rules = heaps.rule,
          .text = write_rules(heaps.rule),
          .game = std::string(row.key),
          .rule = heap_turns(heaps.rule),
          .code = code};
}

SequenceRules rules_of(const GameEntry& row, const Piles& piles) {
  const std::string game(row.key);
  const std::string take = piles.is_nim() ? "" : "&take=" + write_take(piles.take);
  return {.rules = piles,
          .text = "game=" + game + take,
          .game = game,
          .rule = piles.game == PileGame::TakeAway ? take_rule(piles.take)
                                                   : Record().text("by", "game"),
          .code = ""};
}

}  // namespace

std::optional<SequenceRules> read_rules(std::string_view text, Problems& problems) {
  const Params params = with_position(read_params(text, problems));
  Fields fields(params, problems);
  const auto game = fields.required("game", expecting("game-of-heaps"));
  if (!game) return std::nullopt;
  const auto row = find_row(*game);
  if (!row) {
    fields.problem("game", ProblemCode::Unknown, *game, expecting("game-of-heaps"));
    return std::nullopt;
  }
  read_play(fields);
  read_sum(fields);
  std::optional<SequenceRules> rules;
  if (is_typed(*row)) {
    rules = read_typed_rules(fields);
  } else {
    const auto heaps = read_heaps_of(*row, fields);
    rules = std::visit([&](const auto& read) { return rules_of(*row, read); }, heaps);
  }
  fields.finish(parameter_names(*row));
  if (!problems.empty()) return std::nullopt;
  return rules;
}

std::unique_ptr<Sequence> sequence_of(const SequenceRules& rules) {
  return std::visit([](const auto& rule) { return std::make_unique<Sequence>(rule); }, rules.rules);
}

}  // namespace grundy
