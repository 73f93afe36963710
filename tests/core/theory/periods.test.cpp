#include <algorithm>
#include <set>

#include "families/subtraction/sizes/lost_count.hpp"
#include "families/subtraction/sizes/pile_table.hpp"
#include "oracle/small_games.hpp"
#include "params/as_size.hpp"
#include "sequences/sequence.hpp"
#include "support/catch.hpp"

/// Periods of take-away are not proved too early: a claimed period holds far beyond the proof, and no
/// smaller period or preperiod would do.

namespace grundy {
namespace {

using Taken = std::vector<std::size_t>;
using Numbers = std::vector<std::uint32_t>;

constexpr std::size_t kLong = 6'000;

std::string text_of(const Taken& taken) {
  std::string text;
  for (const std::size_t coins : taken) {
    text += (text.empty() ? "" : ",") + std::to_string(coins);
  }
  return text;
}

// The Grundy numbers by the definition.
Numbers plain_numbers(const Taken& taken) {
  Numbers known;
  while (known.size() < kLong) {
    std::set<std::uint32_t> options;
    for (const std::size_t coins : taken) {
      if (coins <= known.size()) options.insert(known[known.size() - coins]);
    }
    std::uint32_t number = 0;
    while (options.count(number) != 0) ++number;
    known.push_back(number);
  }
  return known;
}

// The outcome of each pile alone by the definition: 1 if won, 0 if lost.
Numbers plain_outcomes(const Taken& taken, Play play) {
  Numbers won;
  while (won.size() < kLong) {
    const std::size_t size = won.size();
    const bool ended = taken.front() > size;
    const bool wins = std::any_of(taken.begin(), taken.end(), [&](std::size_t coins) {
      return coins <= size && won[size - coins] == 0;
    });
    won.push_back(ended ? play == Play::Misere : wins);
  }
  return won;
}

bool repeats(const Numbers& values, std::size_t from, std::size_t period) {
  for (std::size_t place = from; place + period < values.size(); ++place) {
    if (values[place + period] != values[place]) return false;
  }
  return true;
}

void check_period(const Numbers& plain, std::uint64_t from, std::uint64_t after) {
  const std::size_t preperiod = as_size(from);
  const std::size_t period = as_size(after);
  CAPTURE(preperiod, period);
  REQUIRE(preperiod + 3 * period < plain.size());
  REQUIRE(repeats(plain, preperiod, period));
  CHECK((preperiod == 0 || !repeats(plain, preperiod - 1, period)));
  for (std::size_t less = 1; less < period; ++less) CHECK_FALSE(repeats(plain, preperiod, less));
}

std::vector<Taken> all_sets_up_to(std::uint32_t most) {
  std::vector<Taken> sets;
  for (std::uint32_t set = 1; set < 1u << most; ++set) {
    Taken taken;
    for (std::uint32_t coins = 1; coins <= most; ++coins) {
      if ((set >> (coins - 1) & 1) != 0) taken.push_back(coins);
    }
    sets.push_back(taken);
  }
  return sets;
}

std::vector<Taken> random_sets(int count, std::uint32_t items, std::uint32_t most) {
  Random random(1406);
  std::vector<Taken> sets = {{79, 93}};
  for (int round = 0; round < rounds(count); ++round) {
    std::set<std::size_t> taken;
    while (taken.size() < items) taken.insert(1 + random.below(most));
    sets.emplace_back(taken.begin(), taken.end());
  }
  return sets;
}

// Computes value by value, so that a period is proved as early as possible.
bool prove_early(const Taken& taken) {
  CAPTURE(text_of(taken));
  Sequence sequence(piles_of(text_of(taken)));
  constexpr std::uint64_t kEarly = kLong / 4;
  sequence.reserve(kEarly);
  while (!sequence.period() && sequence.computed() < kEarly)
    sequence.advance(sequence.computed() + 1);
  if (!sequence.period()) return false;
  check_period(plain_numbers(taken), sequence.period()->preperiod, sequence.period()->period);
  return true;
}

}  // namespace

TEST_CASE("no period is proved too early: the sequences of take-away",
          "[periods][sequence][long]") {
  for (const Taken& taken : all_sets_up_to(8)) CHECK(prove_early(taken));
  std::size_t proved = 0;
  for (const Taken& taken : random_sets(120, 2, 120)) proved += prove_early(taken);
  for (const Taken& taken : random_sets(120, 3, 60)) proved += prove_early(taken);
  CHECK(proved > 150);
}

TEST_CASE("no period is proved too early: piles of any size, and how many are lost",
          "[periods][lost][long]") {
  std::vector<Taken> sets = all_sets_up_to(6);
  for (const Taken& taken : random_sets(30, 2, 120)) sets.push_back(taken);
  for (const Taken& taken : sets) {
    CAPTURE(text_of(taken));
    const Piles rules = piles_of(text_of(taken));
    const auto numbers = solve_sizes(rules, kMaxExact, {}).period;
    REQUIRE(numbers.has_value());
    check_period(plain_numbers(taken), numbers->preperiod, numbers->period);
    for (const Play play : {Play::Normal, Play::Misere}) {
      const auto outcomes = count_lost(rules, kLong, play).period;
      REQUIRE(outcomes.has_value());
      check_period(plain_outcomes(taken, play), outcomes->preperiod, outcomes->period);
    }
  }
}

}  // namespace grundy
