#include "theory/loopy_grundy.hpp"

#include <algorithm>

#include "oracle/fix_point.hpp"
#include "support/catch.hpp"
#include "theory/retrograde.hpp"

namespace grundy {
namespace {

std::vector<LoopyNumber> solved(const OptionLists& options) {
  const LoopyNumbers numbers = loopy_grundy(graph_of(options));
  std::vector<LoopyNumber> list;
  for (const std::uint32_t number : numbers.grundy) {
    const std::uint32_t set = UINT32_MAX - number;
    if (set < numbers.sets.size()) {
      list.push_back({{}, {numbers.sets[set].begin(), numbers.sets[set].end()}});
    } else {
      list.push_back({number, {}});
    }
  }
  return list;
}

// The loopy Grundy number of a sum of two, by Smith's theorem.
LoopyNumber added(const LoopyNumber& a, const LoopyNumber& b) {
  if (a.finite && b.finite) return {*a.finite ^ *b.finite, {}};
  if (!a.finite && !b.finite) return {{}, {}};
  const LoopyNumber& infinite = a.finite ? b : a;
  LoopyNumber sum;
  for (const std::uint32_t option : infinite.options) {
    sum.options.insert(option ^ (a.finite ? *a.finite : *b.finite));
  }
  return sum;
}

Outcome outcome_of(const LoopyNumber& number) {
  if (number.finite) return *number.finite == 0 ? Outcome::Lose : Outcome::Win;
  return number.options.count(0) > 0 ? Outcome::Win : Outcome::Draw;
}

void check_sum(const OptionLists& a, const OptionLists& b) {
  const auto of_a = solved(a);
  const auto of_b = solved(b);
  const auto whole = fix_point(sum_of(a, b), Play::Normal);
  for (std::size_t i = 0; i < whole.size(); ++i) {
    const LoopyNumber sum = added(of_a[i / b.size()], of_b[i % b.size()]);
    REQUIRE(outcome_of(sum) == outcome_of(whole[i]));
  }
}

}  // namespace

TEST_CASE("loopy Grundy numbers are those of the definition", "[loops][oracle]") {
  Random random(211);
  for (int round = 0; round < 20'000; ++round) {
    const OptionLists options = random_options(random, 9);
    REQUIRE(solved(options) == loopy_numbers(options));
  }
}

TEST_CASE("loopy Grundy numbers decide sums of two as round after round does", "[loops][oracle]") {
  Random random(212);
  for (int round = 0; round < 4000; ++round) {
    check_sum(random_options(random, 7), random_options(random, 7));
  }
}

TEST_CASE("loopy Grundy numbers decide sums of three as round after round does",
          "[loops][oracle]") {
  Random random(213);
  for (int round = 0; round < 400; ++round) {
    const OptionLists a = random_options(random, 4);
    const OptionLists b = random_options(random, 4);
    const OptionLists c = random_options(random, 4);
    const auto whole = fix_point(sum_of(sum_of(a, b), c), Play::Normal);
    const auto of_a = solved(a);
    const auto of_b = solved(b);
    const auto of_c = solved(c);
    for (std::size_t i = 0; i < whole.size(); ++i) {
      const LoopyNumber sum = added(
          added(of_a[i / c.size() / b.size()], of_b[i / c.size() % b.size()]), of_c[i % c.size()]);
      REQUIRE(outcome_of(sum) == outcome_of(whole[i]));
    }
  }
}

TEST_CASE("an option that can be moved back does not spoil a number", "[loops]") {
  // Position 1 may go to 2, which has Grundy number 1 and leads back to 1 and to 0, both of number 0.
  const OptionLists options{{}, {2}, {0, 1}};
  const auto numbers = solved(options);
  CHECK(numbers[1].finite == 0u);
  CHECK(numbers[2].finite == 1u);
}

}  // namespace grundy
