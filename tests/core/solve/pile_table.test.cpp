#include "solve/pile_table.hpp"

#include "game/pile_options.hpp"
#include "solve/pile_windows.hpp"
#include "support/catch.hpp"
#include "support/small_games.hpp"

namespace grundy {
namespace {

Piles piles_of(const std::string& take) {
  return std::get<Piles>(game_of("game=subtraction&take=" + take + "&piles=").position);
}

void check_equal(const SolvedTable& fast, const SolvedTable& plain) {
  CHECK(fast.grundy == plain.grundy);
  CHECK(fast.won == plain.won);
  CHECK(fast.remoteness == plain.remoteness);
  CHECK(fast.misere_grundy == plain.misere_grundy);
  CHECK(fast.tame == plain.tame);
}

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
                                           {.play = Play::Misere, .misere_numbers = true}};
  return list;
}

}  // namespace

TEST_CASE("windows give the table that options give", "[piles][oracle]") {
  Random random(221);
  for (int round = 0; round < 300; ++round) {
    const std::string take = random_ranges(random);
    const Piles rules = piles_of(take);
    for (const Wanted& wanted : all_wanted()) {
      CAPTURE(take);
      check_equal(solve_by_windows(PileOptions(rules, 300).ranges(), 300, wanted),
                  solve_pile_sizes_by_options(rules, 300, wanted));
    }
  }
}

TEST_CASE("windows give the table that options give for named sets", "[piles][oracle]") {
  for (const char* take : {"primes", "1-9,squares", "evens", "odds", "powers(3),2", "5-70,cubes"}) {
    CAPTURE(take);
    const Piles rules = piles_of(take);
    for (const Wanted& wanted : all_wanted()) {
      check_equal(solve_by_windows(PileOptions(rules, 400).ranges(), 400, wanted),
                  solve_pile_sizes_by_options(rules, 400, wanted));
    }
  }
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
      const PileTable table = solve_piles(rules, kMaxExact, wanted);
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
  // Nine entries would have to stand there twice.
  CHECK_FALSE(find_period(entries.size(), 9, same).has_value());
}

// Winning Ways, ch. 4, table 2: the subtraction games {1,2}, {1,2,4} (both 012), {1,3,4}, {2,3}.
TEST_CASE("small subtraction sets have their known periods", "[piles]") {
  const auto period = [](const char* take) {
    return *solve_piles(piles_of(take), kMaxExact, {.play = Play::Normal}).period;
  };
  CHECK(period("1,2") == Period{.preperiod = 0, .period = 3});
  CHECK(period("1,2,4") == Period{.preperiod = 0, .period = 3});
  CHECK(period("1,3,4") == Period{.preperiod = 0, .period = 7});
  CHECK(period("2,3") == Period{.preperiod = 0, .period = 5});
}

TEST_CASE("sets without a largest number have no period to be proved", "[piles]") {
  for (const char* take : {"primes", "squares", "divisors", "coprimes", "1,2,odds"}) {
    const Piles rules = piles_of(take);
    const Wanted wanted{.play = Play::Normal};
    CAPTURE(take);
    CHECK(largest_tabulated(rules, wanted) >= 30'000);
    CHECK_FALSE(rules.take.largest().has_value());
  }
  CHECK(largest_tabulated(piles_of("1-1000000"), {}) == kMaxTabulatedPile);
}

}  // namespace grundy
