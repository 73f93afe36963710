#include "game/piles.hpp"

#include <algorithm>

#include "game/words.hpp"

namespace grundy {
namespace {

std::vector<std::uint64_t> read_sizes(Fields& fields, std::uint64_t most) {
  const NumberList form{.least = 0, .most = most, .max_count = kMaxPiles};
  const auto text = fields.required("piles", "the sizes of the piles, such as 7,4,1");
  return text ? fields.numbers("piles", *text, form) : std::vector<std::uint64_t>{};
}

std::vector<std::uint64_t> read_take(Fields& fields) {
  const auto text = fields.required("take", "the numbers of coins a turn may take, such as 1,3,4");
  if (!text) return {};
  const NumberList form{.least = 1, .most = kMaxExact, .max_count = kMaxTake};
  std::vector<std::uint64_t> take = fields.numbers("take", *text, form);
  if (take.empty() && !fields.problems().has("take")) {
    fields.problem("take", ProblemCode::Missing, "", "at least one number, such as 1,3,4");
  }
  std::sort(take.begin(), take.end());
  report_repeated(
      fields, "take", take, [](std::uint64_t coins) { return std::to_string(coins); },
      "each number once");
  return take;
}

}  // namespace

Piles read_nim(Fields& fields) { return {.take = {}, .piles = read_sizes(fields, kMaxExact)}; }

Piles read_subtraction(Fields& fields) {
  std::vector<std::uint64_t> take = read_take(fields);
  return {.take = std::move(take), .piles = read_sizes(fields, kMaxTabulatedPile)};
}

void write_piles(const Piles& piles, Params& params) {
  if (!piles.is_nim()) params.push_back({"take", joined(piles.take)});
  params.push_back({"piles", joined(piles.piles)});
}

bool is_pile_move(const Piles& rules, std::uint64_t from, std::uint64_t to) {
  if (to >= from) return false;
  return rules.is_nim() || std::binary_search(rules.take.begin(), rules.take.end(), from - to);
}

bool can_move_pile(const Piles& rules, std::uint64_t size) {
  return size >= (rules.is_nim() ? 1 : rules.take.front());
}

std::string rule_in_words(const Piles& rules) {
  if (rules.is_nim()) return "Take any number of coins, at least one, from one pile";
  const bool one = rules.take == std::vector<std::uint64_t>{1};
  return "Take " + listed_in_words(rules.take, "or") + (one ? " coin" : " coins") +
         " from one pile";
}

}  // namespace grundy
