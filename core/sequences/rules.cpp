#include "sequences/rules.hpp"

#include <algorithm>

#include "games/catalogue.hpp"
#include "games/families.hpp"
#include "games/game.hpp"

namespace grundy {
namespace {

constexpr std::string_view kExpected =
    "a game of heaps, such as kayles, octal, hexadecimal, subtraction or nim";

// A position is part of every text that read_game reads; here it may be left out.
std::optional<Game> read_without_position(Params params, Problems& problems) {
  const auto of = [&params](std::string_view key) {
    return std::find_if(params.begin(), params.end(), [&](const Param& p) { return p.key == key; });
  };
  const bool strip = of("game") != params.end() && of("game")->value == "nimble";
  const std::string_view key = strip ? "coins" : "piles";
  if (of(key) == params.end()) params.push_back({std::string(key), "1"});
  return read_game(write_params(params), problems);
}

SequenceRules rules_of(const Game& game, const TakeAndBreak& heaps) {
  const std::string code = write_code(heaps.rule);
  std::string title(find_game(game.name)->title);
  if (heaps.base != 0) title = (heaps.base == 8 ? "Octal game " : "Hexadecimal game ") + code;
  return {.rules = heaps.rule,
          .text = write_rules(heaps.rule),
          .game = game.name,
          .title = title,
          .words = rule_in_words(heaps.rule),
          .code = code};
}

SequenceRules rules_of(const Game& game, const Piles& piles) {
  const std::string take = piles.is_nim() ? "" : "&take=" + write_take(piles.take);
  return {.rules = piles,
          .text = "game=" + game.name + take,
          .game = game.name,
          .title = std::string(find_game(game.name)->title),
          .words = rule_in_words(piles),
          .code = ""};
}

}  // namespace

std::optional<SequenceRules> read_rules(std::string_view text, Problems& problems) {
  const Params params = read_params(text, problems);
  for (const Param& param : params) {
    const GameEntry* entry = param.key == "game" ? find_game(param.value) : nullptr;
    if (entry == nullptr || entry->family == "heaps") continue;
    if (entry->family == "piles" && entry->key != "poker-nim") continue;
    problems.add("game", ProblemCode::Conflict, param.value, std::string(kExpected));
  }
  if (!problems.empty()) return std::nullopt;
  const auto game = read_without_position(params, problems);
  if (!game) return std::nullopt;
  if (const auto* heaps = game->position.as<TakeAndBreak>()) return rules_of(*game, *heaps);
  return rules_of(*game, *game->position.as<Piles>());
}

std::unique_ptr<Sequence> sequence_of(const SequenceRules& rules) {
  return std::visit([](const auto& rule) { return std::make_unique<Sequence>(rule); }, rules.rules);
}

}  // namespace grundy
