#include <algorithm>

#include "families/subtraction/pile_options.hpp"
#include "families/subtraction/sizes/pile_table.hpp"
#include "families/subtraction/sizes/pile_windows.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"
#include "support/check_tables.hpp"
#include "theory/mex.hpp"

namespace grundy {
namespace {

const std::vector<std::string> kNames = {"primes",   "squares",        "cubes",      "evens",
                                         "odds",     "fibonacci",      "factorials", "triangular",
                                         "divisors", "proper-divisors"};

// Everything that a table can hold.
Wanted all_in(Play play) {
  return {.play = play, .misere_numbers = true, .suspense = true, .growth = true};
}

void check_windows(const std::string& take, std::uint32_t largest) {
  CAPTURE(take, largest);
  const Piles rules = piles_of(take);
  for (const Play play : {Play::Normal, Play::Misere}) {
    const SolvedTable fast = solve_by_windows(rules, largest, all_in(play));
    const SolvedTable plain = solve_pile_sizes_by_options(rules, largest, all_in(play));
    check_equal(fast, plain);
  }
}

// A random mixture of names, ranges of any width, powers and all-but sets.
std::string random_take(Random& random, std::uint32_t largest) {
  std::string take;
  const auto add = [&take](const std::string& item) { take += (take.empty() ? "" : ",") + item; };
  std::uint32_t number = 0;
  for (std::uint32_t items = random.below(4); items > 0; --items) {
    number += 2 + random.below(1 + (largest >> random.below(16)));
    std::string item = std::to_string(number);
    if (random.below(2) == 0) {
      item += "-" + std::to_string(number += 1 + random.below(1 + (largest >> random.below(16))));
    }
    add(item);
  }
  if (take.empty() && random.below(3) == 0) {
    add("all-but(" + std::to_string(1 + random.below(300)) + ")");
  }
  if (random.below(4) == 0) add("powers(" + std::to_string(2 + random.below(20)) + ")");
  for (const std::string& name : kNames) {
    if (random.below(4) == 0) add(name);
  }
  return take.empty() ? "squares,primes" : take;
}

Wanted random_wanted(Random& random) {
  const auto some = [&random] { return random.below(3) == 0; };
  return {.play = random.below(2) == 0 ? Play::Normal : Play::Misere,
          .misere_numbers = some(),
          .suspense = some(),
          .growth = some()};
}

// Checks the entry of one size against those of its options, by the definitions in solve_by_options.
void check_entry(const PileOptions& options, const SolvedTable& table, std::uint32_t size,
                 const Wanted& wanted) {
  MexSet numbers;
  MexSet misere_numbers;
  DepthOfOptions depth;
  SuspenseOfOptions suspense;
  bool tame = true;
  bool grows = false;
  options.for_each(size, [&](std::uint64_t option) {
    numbers.insert(table.grundy[option]);
    depth.add(table.depth(option));
    if (wanted.suspense) suspense.add(table.won[option] != 0, table.suspense[option]);
    if (wanted.growth) {
      grows = grows || table.grows[option] != 0 || table.grundy[option] > table.grundy[size];
    }
    if (!wanted.misere_numbers) return;
    misere_numbers.insert(table.misere_grundy[option]);
    tame = tame && table.tame[option] != 0;
  });
  CAPTURE(size);
  REQUIRE(table.grundy[size] == numbers.mex());
  REQUIRE(table.depth(size) == depth.position(wanted.play));
  if (wanted.suspense) REQUIRE(table.suspense[size] == suspense.position());
  if (wanted.growth) REQUIRE((table.grows[size] != 0) == grows);
  if (!wanted.misere_numbers) return;
  REQUIRE(table.misere_grundy[size] == (depth.none() ? 1 : misere_numbers.mex()));
  REQUIRE((table.tame[size] != 0) ==
          (tame && is_tame_pair(table.grundy[size], table.misere_grundy[size])));
}

}  // namespace

TEST_CASE("windows give the table that options give for every name with numbers",
          "[piles][oracle]") {
  for (const char* list : {"", "2", "4-9", "1-16,34", "1-5,12,18", "1-29,60,90,210", "1-100,303",
                           "1-14,30,45", "700-1300", "all-but(2)", "all-but(12)", "powers(6)"}) {
    for (const std::string& named : kNames) {
      check_windows(std::string(list) + (*list == 0 ? "" : ",") + named, 420);
    }
  }
}

TEST_CASE("windows give the table that options give over many blocks", "[piles][oracle]") {
  for (const char* take : {"primes", "cubes,divisors", "1-16,34,primes",
                           "evens,primes,proper-divisors", "100-1300,squares"}) {
    check_windows(take, 2'500);
  }
}

TEST_CASE("every set is solved up to a million, with primes to 200,000, with coprimes to 20,000",
          "[piles]") {
  for (std::uint32_t names = 0; names < 1u << kNames.size(); ++names) {
    for (const char* list : {"", "7", "1-50", "100-500000", "999999", "3,30,300,3000,30000,300000",
                             "powers(3),powers(7)", "all-but(1,3,5)"}) {
      std::string take = list;
      for (std::size_t i = 0; i < kNames.size(); ++i) {
        if ((names >> i & 1) != 0) take += (take.empty() ? "" : ",") + kNames[i];
      }
      if (take.empty()) continue;
      CAPTURE(take);
      const bool with_primes = (names & 1) != 0;
      REQUIRE(largest_tabulated(piles_of(take)) >= (with_primes ? 200'000 : 1'000'000));
      REQUIRE(largest_tabulated(piles_of(take + ",coprimes")) >= 20'000);
    }
  }
  CHECK(largest_tabulated(piles_of("coprimes")) == kMaxTabulatedPile);
}

TEST_CASE("random sets are solved far up as their options tell", "[piles][law][far]") {
  Random random(227);
  const bool all = thorough();
  for (int round = 0; round < rounds(24); ++round) {
    const std::uint32_t most = all && round % 40 == 0 ? 200'000 : 20'000;
    const std::uint32_t largest = most / 2 + random.below(most / 2);
    const std::string take = random_take(random, largest);
    CAPTURE(take, largest);
    const Piles rules = piles_of(take);
    REQUIRE(largest_tabulated(rules) >= most);
    const Wanted wanted = random_wanted(random);
    const SolvedTable table = solve_pile_sizes(rules, largest, wanted);
    const PileOptions options(rules, largest);
    for (int look = 0; look < 30; ++look) {
      check_entry(options, table, largest - random.below(look < 10 ? 40 : largest), wanted);
    }
  }
}

}  // namespace grundy
