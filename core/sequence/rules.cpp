#include "sequence/rules.hpp"

#include <algorithm>

#include "game/catalogue.hpp"
#include "game/game.hpp"

namespace grundy {
namespace {

constexpr std::string_view kExpected =
    "a game of heaps, such as octal, hexadecimal, subtraction or nim";

HeapParts read_parts(Fields& fields) {
  const auto text = fields.text("parts");
  if (!text || *text == "any") return HeapParts::Any;
  if (*text == "unequal") return HeapParts::Unequal;
  if (*text == "equal") return HeapParts::Equal;
  fields.problem("parts", ProblemCode::Unknown, *text, "unequal or equal");
  return HeapParts::Any;
}

std::optional<SequenceRules> read_heaps(const Params& params, Problems& problems) {
  Fields fields(params, problems);
  const std::string game(*fields.text("game"));
  const auto code = fields.required("code", "a code such as 0.77");
  for (const std::string_view key : {"piles", "sum", "play"}) fields.text(key);
  SequenceRules read;
  HeapRule rule;
  if (code) {
    std::string wrong;
    rule = read_code(*code, game == "octal" ? 8 : 16, wrong);
    if (!wrong.empty()) fields.problem("code", ProblemCode::Malformed, *code, wrong);
  }
  rule.parts = read_parts(fields);
  fields.finish("game, code, parts, piles, sum, play");
  if (!problems.empty()) return std::nullopt;
  const std::string parts = rule.parts == HeapParts::Unequal ? "&parts=unequal"
                            : rule.parts == HeapParts::Equal ? "&parts=equal"
                                                             : "";
  const std::string written = write_code(rule);
  return SequenceRules{.rules = rule,
                       .text = "game=" + game + "&code=" + written + parts,
                       .game = game,
                       .title = (game == "octal" ? "Octal game " : "Hexadecimal game ") + written,
                       .words = "Take coins from one heap and leave none, one or more",
                       .code = written};
}

// A position is part of every text that read_game reads.
std::optional<Game> read_with_heap(Params params, Problems& problems) {
  const auto has = [&params](std::string_view key) {
    return std::any_of(params.begin(), params.end(), [&](const Param& p) { return p.key == key; });
  };
  const auto game = std::find_if(params.begin(), params.end(),
                                 [](const Param& param) { return param.key == "game"; });
  const bool strip = game != params.end() && game->value == "nimble";
  const std::string_view key = strip ? "coins" : "piles";
  if (!has(key)) params.push_back({std::string(key), "1"});
  return read_game(write_params(params), problems);
}

std::string without_position(const Piles& piles, const std::string& game) {
  return piles.is_nim() ? "game=" + game : "game=" + game + "&take=" + write_take(piles.take);
}

}  // namespace

std::optional<SequenceRules> read_rules(std::string_view text, Problems& problems) {
  const Params params = read_params(text, problems);
  if (!problems.empty()) return std::nullopt;
  for (const Param& param : params) {
    if (param.key != "game") continue;
    if (param.value == "octal" || param.value == "hexadecimal") return read_heaps(params, problems);
    if (const GameEntry* entry = find_game(param.value);
        entry != nullptr && (entry->family != "piles" || entry->key == "poker-nim")) {
      problems.add("game", ProblemCode::Conflict, param.value, std::string(kExpected));
      return std::nullopt;
    }
  }
  const auto game = read_with_heap(params, problems);
  if (!game) return std::nullopt;
  const auto* piles = std::get_if<Piles>(&game->position);
  if (piles == nullptr) return std::nullopt;
  return SequenceRules{.rules = *piles,
                       .text = without_position(*piles, game->name),
                       .game = game->name,
                       .title = std::string(find_game(game->name)->title),
                       .words = rule_in_words(*piles),
                       .code = ""};
}

std::unique_ptr<Sequence> sequence_of(const SequenceRules& rules) {
  return std::visit([](const auto& rule) { return std::make_unique<Sequence>(rule); }, rules.rules);
}

}  // namespace grundy
