#include <algorithm>
#include <bit>
#include <set>

#include "families/subtraction/all_but.hpp"
#include "games/families.hpp"
#include "oracle/plain_sequence.hpp"
#include "params/fields.hpp"
#include "sequences/picture.hpp"
#include "sequences/rules.hpp"
#include "sequences/sequence.hpp"
#include "support/catch.hpp"

/// Sequences that grow: G(n + period) = G(n) + saltus.

namespace grundy {
namespace {

using test::plain_sequence;

constexpr std::uint32_t kLargestLeftOut = 7;
constexpr std::uint64_t kHeaps = 600;

using Numbers = std::vector<std::uint32_t>;

// Whether taking `coins` coins is excluded: bit k - 1 of `set` excludes k coins.
bool left_out(std::uint32_t set, std::uint64_t coins) {
  return coins <= kLargestLeftOut && (set >> (coins - 1) & 1) != 0;
}

// The Grundy numbers by the definition.
Numbers plain_all_but(std::uint32_t set, std::uint64_t heaps) {
  Numbers known;
  while (known.size() < heaps) {
    std::set<std::uint32_t> options;
    for (std::uint64_t coins = 1; coins <= known.size(); ++coins) {
      if (!left_out(set, coins)) options.insert(known[known.size() - coins]);
    }
    std::uint32_t number = 0;
    while (options.count(number) != 0) ++number;
    known.push_back(number);
  }
  return known;
}

std::string text_of(std::uint32_t set) {
  std::string list;
  for (std::uint32_t coins = 1; coins <= kLargestLeftOut; ++coins) {
    if (left_out(set, coins)) list += (list.empty() ? "" : ",") + std::to_string(coins);
  }
  return "game=subtraction&take=all-but(" + list + ")";
}

std::unique_ptr<Sequence> sequence_of(const std::string& text) {
  Problems problems;
  const auto rules = read_rules(text, problems);
  REQUIRE(rules.has_value());
  return sequence_of(*rules);
}

// Computes value by value, so that a period is proved as early as possible.
void prove(Sequence& sequence, std::uint64_t most) {
  sequence.reserve(most);
  while (!sequence.period() && sequence.computed() < most) {
    sequence.advance(sequence.computed() + 1);
  }
}

bool grows_by(const Numbers& known, std::uint64_t from, std::uint64_t period,
              std::uint64_t saltus) {
  for (std::uint64_t heap = from; heap + period < known.size(); ++heap) {
    if (known[heap + period] != known[heap] + saltus) return false;
  }
  return true;
}

// The period must give the values of the definition, and no smaller period or preperiod would do.
void right_and_least(const Sequence& sequence, const Numbers& plain) {
  REQUIRE(sequence.period().has_value());
  REQUIRE(5 * sequence.computed() < 4 * plain.size());
  std::uint64_t wrong = 0;
  for (std::uint64_t heap = 0; heap < plain.size(); ++heap) {
    wrong += sequence.value(heap) != plain[heap];
  }
  CHECK(wrong == 0);
  const auto& [period, preperiod, saltus, by, bound] = *sequence.period();
  CHECK(grows_by(plain, preperiod, period, saltus));
  CHECK((preperiod == 0 || !grows_by(plain, preperiod - 1, period, saltus)));
  for (std::uint64_t less = 1; less < period; ++less) {
    CHECK_FALSE(grows_by(plain, preperiod, less, plain[preperiod + less] - plain[preperiod]));
  }
}

TEST_CASE("the proved period of an all-but set gives the values of the definition",
          "[sequence][long]") {
  for (std::uint32_t set = 1; set < 1u << kLargestLeftOut; ++set) {
    INFO(text_of(set));
    const auto sequence = sequence_of(text_of(set));
    prove(*sequence, kHeaps);
    right_and_least(*sequence, plain_all_but(set, kHeaps));
    CHECK(sequence->period()->by == ProvedBy::AllBut);
    // A. Siegel 2005 for one and two numbers, D. Sleator and M. Slusky 2012 for three.
    if (std::popcount(set) <= 3) CHECK(sequence->period()->preperiod == 0);
  }
}

TEST_CASE("an all-but set is proved by no fewer values than tell the next one", "[sequence]") {
  for (std::uint32_t set = 1; set < 1u << kLargestLeftOut; ++set) {
    const auto sequence = sequence_of(text_of(set));
    prove(*sequence, 2 * static_cast<std::uint64_t>(std::bit_width(set)));
    CHECK_FALSE(sequence->period().has_value());
  }
  for (const char* take :
       {"all-but(1000)", "all-but(70000)", "1-9,11-5000,7000-9007199254740991"}) {
    INFO(take);
    const auto sequence = sequence_of(std::string("game=subtraction&take=") + take);
    prove(*sequence, 400);
    CHECK_FALSE(sequence->period().has_value());
  }
}

TEST_CASE("what other sets leave out tells nothing where they depend on the pile", "[sequence]") {
  const auto largest = [](const std::string& text) {
    Problems problems;
    const auto rules = read_rules(text, problems);
    REQUIRE(rules.has_value());
    return largest_left_out(std::get<Piles>(rules->rules));
  };
  CHECK(largest("game=nim") == 0);
  CHECK(largest("game=nimble") == 0);
  CHECK(largest("game=subtraction&take=all-but(2,5)") == 5);
  CHECK(largest("game=subtraction&take=3-9007199254740991") == 2);
  CHECK(largest("game=subtraction&take=all-but(2,5),powers(2)") == 5);
  for (const char* take : {"1-9", "evens", "primes,1-9", "all-but(2),coprimes", "squares"}) {
    INFO(take);
    CHECK_FALSE(largest(std::string("game=subtraction&take=") + take).has_value());
  }
}

TEST_CASE("numbers that other sets add are no matter", "[sequence]") {
  // 2 and 4 are powers of 2, so 3 alone is left out.
  const auto sequence = sequence_of("game=subtraction&take=all-but(2,3,4),powers(2)");
  prove(*sequence, kHeaps);
  right_and_least(*sequence, plain_all_but(1u << 2, kHeaps));
}

TEST_CASE("the closed forms of Nim and of Lasker's Nim are proved periods", "[sequence]") {
  for (const char* text : {"game=octal&code=0.(3)", "game=octal&code=4.(3)"}) {
    INFO(text);
    Problems problems;
    const auto rules = read_rules(text, problems);
    REQUIRE(rules.has_value());
    const auto sequence = sequence_of(*rules);
    CHECK_FALSE(sequence->period().has_value());
    prove(*sequence, 100);
    right_and_least(*sequence, plain_sequence(std::get<HeapRule>(rules->rules), 300));
  }
  for (const char* text : {"game=nim", "game=nimble"}) {
    const auto sequence = sequence_of(text);
    prove(*sequence, 100);
    right_and_least(*sequence, plain_all_but(0, 300));
    CHECK(sequence->period()->by == ProvedBy::Nim);
    CHECK(sequence->value(1'000'000'000'000) == 1'000'000'000'000u);
  }
  const auto lasker = sequence_of("game=lasker");
  prove(*lasker, 100);
  CHECK(lasker->period()->by == ProvedBy::Lasker);
  CHECK(exceptions(*lasker, 10) == std::vector<std::uint64_t>{0});
  // 4.(3) is Lasker's Nim; with unequal heaps it is another game.
  const auto unequal = sequence_of("game=octal&code=4.(3)&parts=unequal");
  prove(*unequal, 100);
  CHECK_FALSE(unequal->period().has_value());
}

TEST_CASE("exceptions are the heaps that a growing period would give other values", "[sequence]") {
  std::size_t found = 0;
  for (std::uint32_t set = 1; set < 1u << kLargestLeftOut; ++set) {
    const auto sequence = sequence_of(text_of(set));
    prove(*sequence, kHeaps);
    REQUIRE(sequence->period().has_value());
    const auto& [period, preperiod, saltus, by, bound] = *sequence->period();
    const Numbers plain = plain_all_but(set, kHeaps);
    std::vector<std::uint64_t> expected;
    for (std::uint64_t heap = 0; heap < preperiod; ++heap) {
      std::uint64_t later = heap;
      while (later < preperiod) later += period;
      if (plain[heap] + (later - heap) / period * saltus != plain[later]) expected.push_back(heap);
    }
    CHECK(exceptions(*sequence, 100) == expected);
    found += expected.size();
  }
  CHECK(found > 0);
}

TEST_CASE("a picture of a growing sequence has each heap in its row", "[sequence]") {
  const auto sequence = sequence_of("game=subtraction&take=all-but(2,5)");
  prove(*sequence, kHeaps);
  for (const std::uint64_t values : {400u, 2'000u}) {
    const Picture picture{.from = 3, .to = 3'003, .values = values, .columns = 10, .rows = 8};
    std::vector<std::uint32_t> expected(80, 0);
    for (std::uint64_t heap = 3; heap < 3'003; ++heap) {
      const std::uint64_t row = std::min<std::uint64_t>(*sequence->value(heap) * 8 / values, 7);
      ++expected[(heap - 3) / 300 * 8 + row];
    }
    CHECK(density(*sequence, picture) == expected);
  }
}

}  // namespace
}  // namespace grundy
