#include "game/piles.hpp"

#include "game/words.hpp"

namespace grundy {
namespace {

std::vector<std::uint64_t> read_sizes(Fields& fields) {
  const NumberList form{.least = 0, .most = kMaxExact, .max_count = kMaxPiles};
  const auto text = fields.required("piles", "the sizes of the piles, such as 7,4,1");
  return text ? fields.numbers("piles", *text, form) : std::vector<std::uint64_t>{};
}

std::uint64_t read_count(Fields& fields) {
  const auto text = fields.text("count");
  if (!text) return 0;
  const NumberList form{.least = 1, .most = kMaxCounted, .max_count = 1};
  const std::vector<std::uint64_t> numbers = fields.numbers("count", *text, form);
  if (numbers.empty() && !fields.problems().has("count")) {
    fields.problem("count", ProblemCode::Missing, "", "a number of coins, such as 1000000000");
  }
  return numbers.empty() ? 0 : numbers[0];
}

}  // namespace

Piles read_nim(Fields& fields) { return {.take = {}, .piles = read_sizes(fields), .count = 0}; }

Piles read_subtraction(Fields& fields) {
  TakeSet take = read_take(fields);
  std::vector<std::uint64_t> piles = read_sizes(fields);
  return {.take = std::move(take), .piles = std::move(piles), .count = read_count(fields)};
}

void write_piles(const Piles& piles, Params& params) {
  if (!piles.is_nim()) params.push_back({"take", write_take(piles.take)});
  params.push_back({"piles", joined(piles.piles)});
  if (piles.count > 0) params.push_back({"count", std::to_string(piles.count)});
}

bool is_pile_move(const Piles& rules, std::uint64_t from, std::uint64_t to) {
  if (to >= from) return false;
  return rules.is_nim() || may_take(rules.take, from - to, from);
}

bool can_move_pile(const Piles& rules, std::uint64_t size) {
  return rules.is_nim() ? size > 0 : can_take(rules.take, size);
}

std::string rule_in_words(const Piles& rules) {
  if (rules.is_nim()) return "Take any number of coins, at least one, from one pile";
  return rule_in_words(rules.take);
}

}  // namespace grundy
