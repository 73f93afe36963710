#include "families/subtraction/sizes/pile_table.hpp"

#include <algorithm>

#include "families/subtraction/pile_options.hpp"
#include "families/subtraction/sizes/far_sizes.hpp"
#include "families/subtraction/sizes/pile_windows.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"
#include "support/check_tables.hpp"

namespace grundy {
namespace {

std::string random_ranges(Random& random) {
  std::string take;
  std::uint64_t number = 0;
  for (std::uint32_t items = 1 + random.below(4); items > 0; --items) {
    number += 1 + random.below(9);
    take += (take.empty() ? "" : ",") + std::to_string(number);
    if (random.below(2) == 0) take += "-" + std::to_string(number += 1 + random.below(40));
  }
  return take;
}

const std::vector<Wanted>& all_wanted() {
  static const std::vector<Wanted> list = {{.play = Play::Normal},
                                           {.play = Play::Misere},
                                           {.play = Play::Misere, .misere_numbers = true},
                                           {.play = Play::Normal, .suspense = true},
                                           {.play = Play::Misere, .suspense = true},
                                           {.play = Play::Normal, .growth = true}};
  return list;
}

// Everything that a table can hold, in normal and in misère play.
std::vector<Wanted> all_at_once() {
  const auto in = [](Play play) {
    return Wanted{.play = play, .misere_numbers = true, .suspense = true, .growth = true};
  };
  return {in(Play::Normal), in(Play::Misere)};
}

}  // namespace

TEST_CASE("windows give the table that options give", "[piles][oracle]") {
  Random random(221);
  for (int round = 0; round < 300; ++round) {
    const std::string take = random_ranges(random);
    const Piles rules = piles_of(take);
    for (const Wanted& wanted : all_wanted()) {
      CAPTURE(take);
      check_equal(solve_by_windows(rules, 300, wanted),
                  solve_pile_sizes_by_options(rules, 300, wanted));
    }
  }
}

TEST_CASE("windows give the table that options give for named sets", "[piles][oracle]") {
  for (const char* take : {"primes", "1-9,squares", "evens", "odds", "powers(3),2", "5-70,cubes"}) {
    CAPTURE(take);
    const Piles rules = piles_of(take);
    for (const Wanted& wanted : all_wanted()) {
      check_equal(solve_by_windows(rules, 400, wanted),
                  solve_pile_sizes_by_options(rules, 400, wanted));
    }
  }
}

TEST_CASE("windows and numbers apart from them give the table that options give",
          "[piles][oracle]") {
  Random random(229);
  for (int round = 0; round < 80; ++round) {
    std::string take = random_ranges(random);
    for (const auto* more : {",primes", ",squares", ",powers(3)", ",divisors", ",proper-divisors",
                             ",coprimes", ",odds", ",255-258", ",256-266", ",600,900"}) {
      if (random.below(4) == 0) take += more;
    }
    CAPTURE(take);
    const Piles rules = piles_of(take);
    const std::uint32_t largest = 250 + random.below(900);
    for (const Wanted& wanted : all_wanted()) {
      check_equal(solve_by_windows(rules, largest, wanted),
                  solve_pile_sizes_by_options(rules, largest, wanted));
    }
  }
}

// With 1 to 200 coins taken, sizes up to 200 have different numbers, which need several words of 64 bits.
TEST_CASE("numbers apart from a window may be of any size", "[piles][oracle]") {
  for (const char* take : {"1-200,300", "1-70,squares", "150-400,500-508", "1-300,302-307",
                           "1-5,12,18,primes", "primes,divisors", "1400,1500"}) {
    CAPTURE(take);
    const Piles rules = piles_of(take);
    for (const Wanted& wanted : all_at_once()) {
      check_equal(solve_by_windows(rules, 1'600, wanted),
                  solve_pile_sizes_by_options(rules, 1'600, wanted));
    }
  }
}

// Up to a million coins, squares have 680 million options to look at one by one.
TEST_CASE("squares up to a million take a third of the steps that a table may", "[piles][work]") {
  CHECK(steps_to_tabulate(piles_of("squares"), 1'000'000) < kMaxTabulatedOptions / 3);
}

TEST_CASE("numbers far up are the least that no option has", "[piles]") {
  for (const auto& [take, largest] :
       {std::pair{"primes", 100'000u}, {"3,odds", 30'000u}, {"evens,primes", 30'000u}}) {
    CAPTURE(take);
    const Piles rules = piles_of(take);
    const SolvedTable table = solve_by_windows(rules, largest, {});
    const PileOptions options(rules, largest);
    for (std::uint32_t size = largest; size > largest - 40; --size) {
      std::vector<std::uint8_t> seen(table.grundy[size] + 1, 0);
      options.for_each(size, [&](std::uint64_t option) {
        const std::uint32_t number = table.grundy[option];
        if (number < seen.size()) seen[number] = 1;
      });
      CAPTURE(size);
      REQUIRE(seen.back() == 0);
      seen.pop_back();
      REQUIRE(std::find(seen.begin(), seen.end(), 0) == seen.end());
    }
  }
}

// OEIS A025043.
TEST_CASE("the lost sizes where a prime number is taken are those known", "[piles]") {
  std::vector<std::uint32_t> lost;
  const SolvedTable table = solve_by_windows(piles_of("primes"), 121, {});
  for (std::uint32_t size = 0; size <= 121; ++size) {
    if (table.won[size] == 0) lost.push_back(size);
  }
  CHECK(lost == std::vector<std::uint32_t>{0, 1, 9, 10, 25, 34, 35, 49, 55, 85, 91, 100, 115, 121});
}

TEST_CASE("numbers that go on by two give the table that options give", "[piles][oracle]") {
  for (const char* take : {"evens", "odds", "evens,odds", "3,evens", "1-4,20-50,odds"}) {
    CAPTURE(take);
    const Piles rules = piles_of(take);
    for (const Wanted& wanted : all_wanted()) {
      check_equal(solve_by_windows(rules, 400, wanted),
                  solve_pile_sizes_by_options(rules, 400, wanted));
    }
  }
}

TEST_CASE("every choice of method gives the table that options give", "[piles][oracle]") {
  for (const char* take : {"evens", "odds", "3,evens,squares", "coprimes", "divisors", "primes",
                           "1-3000,odds", "5,coprimes", "3,divisors,coprimes", "triangular"}) {
    CAPTURE(take);
    const Piles rules = piles_of(take);
    for (const Wanted& wanted : all_wanted()) {
      check_equal(solve_pile_sizes(rules, 1'500, wanted),
                  solve_pile_sizes_by_options(rules, 1'500, wanted));
    }
  }
}

TEST_CASE("the sizes that piles can reach are those that their options lead to", "[piles][far]") {
  Random random(223);
  for (int round = 0; round < 500; ++round) {
    const Piles rules = piles_of(random_ranges(random));
    std::vector<std::uint64_t> piles;
    for (std::uint32_t i = random.below(4); i > 0; --i) piles.push_back(random.below(200));
    std::vector<std::uint8_t> reached(200, 0);
    for (const std::uint64_t pile : piles) reached[pile] = 1;
    const PileOptions options(rules, 200);
    std::vector<std::uint64_t> plain;
    for (std::uint64_t size = 200; size-- > 0;) {
      if (!reached[size]) continue;
      plain.insert(plain.begin(), size);
      options.for_each(size, [&](std::uint64_t option) { reached[option] = 1; });
    }
    CAPTURE(write_take(rules.take), piles);
    REQUIRE(reachable_sizes(rules.take.ranges, piles) == plain);
  }
}

TEST_CASE("sizes solved apart are as in the table of all sizes", "[piles][far]") {
  Random random(224);
  for (int round = 0; round < 300; ++round) {
    const Piles rules = piles_of(random_ranges(random));
    const auto sizes = *reachable_sizes(rules.take.ranges, {random.below(300), random.below(300)});
    for (const Wanted& wanted : all_wanted()) {
      CAPTURE(write_take(rules.take), sizes.back());
      const SolvedTable apart = solve_by_windows(rules, sizes, wanted);
      const SolvedTable plain = solve_pile_sizes_by_options(rules, 300, wanted);
      for (std::size_t place = 0; place < sizes.size(); ++place) {
        const auto size = static_cast<std::size_t>(sizes[place]);
        const auto same = [&](const auto& a, const auto& b) {
          return a.empty() || a[place] == b[size];
        };
        REQUIRE(same(apart.grundy, plain.grundy));
        REQUIRE(same(apart.won, plain.won));
        REQUIRE(same(apart.remoteness, plain.remoteness));
        REQUIRE(same(apart.misere_grundy, plain.misere_grundy));
        REQUIRE(same(apart.tame, plain.tame));
        REQUIRE(same(apart.suspense, plain.suspense));
        REQUIRE(same(apart.grows, plain.grows));
      }
    }
  }
}

TEST_CASE("piles that stop too often on their way down are not solved apart", "[piles][far]") {
  CHECK_FALSE(reachable_sizes({{1, 3}}, {kMaxExact}).has_value());
  CHECK_FALSE(reachable_sizes({{1, 1}, {1'000'000'000, 1'000'000'000}}, {kMaxExact}).has_value());
  const auto wide = reachable_sizes({{1'000'000'000, 1'000'400'000}}, {2'000'500'000});
  REQUIRE(wide.has_value());
  CHECK(wide->size() == 1 + 400'001 + 500'001);
}

TEST_CASE("a range from 1 to m repeats after m + 1, however wide it is", "[piles]") {
  const Piles rules = piles_of("1-100000");
  const SolvedTable table = solve_pile_sizes(rules, 300'000, {.play = Play::Normal});
  for (std::uint32_t size = 0; size <= 300'000; ++size) {
    REQUIRE(table.grundy[size] == size % 100'001);
  }
}

TEST_CASE("a proved period tells all that a larger table does, but remoteness", "[piles][oracle]") {
  Random random(222);
  for (int round = 0; round < 200; ++round) {
    const std::string take = random_ranges(random);
    const Piles rules = piles_of(take);
    for (const Wanted& wanted : all_wanted()) {
      CAPTURE(take);
      const PileTable table = solve_sizes(rules, kMaxExact, wanted);
      REQUIRE(table.period.has_value());
      const SolvedTable plain = solve_pile_sizes_by_options(rules, 3'000, wanted);
      for (std::uint32_t size = 0; size <= 3'000; ++size) {
        const auto place = static_cast<std::size_t>(table.period->folded(size));
        REQUIRE(table.solved.grundy[place] == plain.grundy[size]);
        REQUIRE(table.solved.won[place] == plain.won[size]);
        if (!wanted.misere_numbers) continue;
        REQUIRE(table.solved.misere_grundy[place] == plain.misere_grundy[size]);
        REQUIRE(table.solved.tame[place] == plain.tame[size]);
      }
    }
  }
}

TEST_CASE("the period found is the least, and so is its start", "[piles]") {
  const std::vector<int> entries = {9, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2};
  const auto same = [&](std::uint64_t a, std::uint64_t b) { return entries[a] == entries[b]; };
  CHECK(find_period(entries.size(), 3, same) == Period{.preperiod = 1, .period = 3});
  CHECK(find_period(entries.size(), 8, same) == Period{.preperiod = 1, .period = 3});
  // A repeat of nine entries would need more entries than there are.
  CHECK_FALSE(find_period(entries.size(), 9, same).has_value());
}

// Winning Ways, ch. 4, table 2: the subtraction games {1,2}, {1,2,4} (both 012), {1,3,4}, {2,3}.
TEST_CASE("small subtraction sets have their known periods", "[piles]") {
  const auto period = [](const char* take) {
    return *solve_sizes(piles_of(take), kMaxExact, {.play = Play::Normal}).period;
  };
  CHECK(period("1,2") == Period{.preperiod = 0, .period = 3});
  CHECK(period("1,2,4") == Period{.preperiod = 0, .period = 3});
  CHECK(period("1,3,4") == Period{.preperiod = 0, .period = 7});
  CHECK(period("2,3") == Period{.preperiod = 0, .period = 5});
}

TEST_CASE("sets without a largest number have no period to be proved", "[piles]") {
  for (const char* take : {"primes", "squares", "divisors", "coprimes", "1,2,odds"}) {
    const Piles rules = piles_of(take);
    CAPTURE(take);
    CHECK(largest_tabulated(rules) >= 30'000);
    CHECK_FALSE(rules.take.largest().has_value());
  }
  CHECK(largest_tabulated(piles_of("1-1000000")) == kMaxTabulatedPile);
}

}  // namespace grundy
