#include "families/subtraction/sizes/lost_count.hpp"

#include "families/subtraction/pile_options.hpp"
#include "families/subtraction/sizes/outcome_bits.hpp"
#include "families/subtraction/sizes/pile_table.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

LostTally tally(const std::string& take, std::uint64_t up_to, Play play = Play::Normal) {
  return count_lost(piles_of(take), up_to, play);
}

std::string random_take(Random& random, std::uint32_t items, std::uint32_t most) {
  std::vector<bool> in(most + 1);
  for (std::uint32_t i = 0; i < items; ++i) in[1 + random.below(most)] = true;
  std::string take;
  for (std::uint32_t coins = 1; coins <= most; ++coins) {
    if (in[coins]) take += (take.empty() ? "" : ",") + std::to_string(coins);
  }
  return take;
}

constexpr std::uint64_t kMost = 1'000'000'000'000'000;

}  // namespace

// LongLongNim, Topcoder SRM 330: the four examples of the problem statement.
TEST_CASE("LongLongNim counts as its examples say", "[lost][tutorial]") {
  CHECK(tally("1,2,3", 20).lost == 5);
  CHECK(tally("1", 999).lost == 499);
  CHECK(tally("1,2", 1'000'000'000).lost == 333'333'333);
  CHECK(tally("2,4,7,11,20", 6543).lost == 1637);
}

TEST_CASE("where numbers grow, none but the first sizes are lost", "[lost]") {
  for (const char* take : {"all-but(2)", "all-but(2,5)", "all-but(2,3,5,7)", "all-but(1-4)",
                           "all-but(40)", "all-but(2,3),powers(2)"}) {
    CAPTURE(take);
    constexpr std::uint32_t kKnown = 1'000;
    const SolvedTable table = solve_pile_sizes_by_options(piles_of(take), kKnown, {});
    std::uint64_t lost = 0;
    for (std::uint32_t size = 1; size <= kKnown; ++size) lost += table.won[size] == 0;
    CHECK(tally(take, kMost).lost == lost);
  }
}

TEST_CASE("bits decide as options do, in every kernel", "[lost][oracle]") {
  Random random(231);
  for (int round = 0; round < 300; ++round) {
    const std::uint32_t most = std::vector<std::uint32_t>{5, 22, 64, 65, 130, 999}[random.below(6)];
    std::string take = random_take(random, 1 + random.below(12), most);
    // Sets whose least number is large are solved in blocks.
    if (random.below(3) == 0) take = std::to_string(most / 2 + 1) + "-" + std::to_string(most);
    const auto ranges = piles_of(take).take.ranges;
    const Play play = random.below(2) == 0 ? Play::Normal : Play::Misere;
    CAPTURE(take, play);
    OutcomeBits fast(ranges, play);
    OutcomeBits plain(ranges, play);
    for (std::uint64_t sizes = 100; sizes < 4'000; sizes *= 3) fast.extend(sizes);
    fast.extend(4'000);
    plain.extend_by_options(4'000);
    const SolvedTable table = solve_pile_sizes_by_options(piles_of(take), 3'999, {.play = play});
    for (std::uint64_t size = 0; size < 4'000; ++size) {
      REQUIRE(fast.lost(size) == plain.lost(size));
      REQUIRE(plain.lost(size) == (table.won[size] == 0));
    }
    CHECK(fast.count_lost(17, 3'977) == plain.count_lost(17, 3'977));
  }
}

TEST_CASE("the count by the period is the count by looking", "[lost][oracle]") {
  Random random(232);
  for (int round = 0; round < 100; ++round) {
    const std::string take = random_take(random, 1 + random.below(8), 14);
    const Play play = random.below(2) == 0 ? Play::Normal : Play::Misere;
    const LostTally far = tally(take, kMost, play);
    CAPTURE(take, play);
    REQUIRE(far.lost.has_value());
    REQUIRE(far.period.has_value());
    const std::uint64_t up_to = 20'000 + random.below(20'000);
    const SolvedTable table = solve_pile_sizes_by_options(
        piles_of(take), static_cast<std::uint32_t>(up_to), {.play = play});
    std::uint64_t looked = 0;
    for (std::uint64_t size = 1; size <= up_to; ++size) looked += table.won[size] == 0;
    CHECK(tally(take, up_to, play).lost == looked);
    // One more period adds the lost sizes of one period.
    const std::uint64_t one = *tally(take, kMost - far.period->period, play).lost;
    std::uint64_t in_period = 0;
    for (std::uint64_t i = 0; i < far.period->period; ++i) {
      in_period += table.won[far.period->preperiod + i] == 0;
    }
    CHECK(*far.lost - one == in_period);
  }
}

TEST_CASE("sizes that are solved already are counted, where they are enough", "[lost]") {
  for (const char* take : {"primes", "squares", "1,5000", "divisors"}) {
    CAPTURE(take);
    const Piles rules = piles_of(take);
    SolvedTable known = solve_pile_sizes(rules, 2'000, {});
    for (const std::uint64_t up_to : {0U, 17U, 1'999U, 2'000U, 2'001U}) {
      const LostTally counted = count_lost(rules, up_to, Play::Normal, known);
      CHECK(counted.lost == count_lost(rules, up_to, Play::Normal).lost);
      CHECK(counted.examined == (up_to <= 2'000 ? 2'001 : 2'002));
    }
  }
}

TEST_CASE("the period of the bits is that of the outcomes", "[lost][oracle]") {
  Random random(233);
  for (int round = 0; round < 100; ++round) {
    const std::string take = random_take(random, 1 + random.below(6), 40);
    CAPTURE(take);
    const Piles rules = piles_of(take);
    OutcomeBits bits(rules.take.ranges, Play::Normal);
    bits.extend(6'000);
    const std::uint64_t known = bits.known();
    const auto by_entries =
        find_period(known, bits.window(),
                    [&](std::uint64_t a, std::uint64_t b) { return bits.lost(a) == bits.lost(b); });
    CHECK(bits.period() == by_entries);
  }
}

TEST_CASE("sets up to 22 are always proved", "[lost]") {
  Random random(234);
  for (int round = 0; round < 40; ++round) {
    const std::string take = random_take(random, 2 + random.below(20), 22);
    CAPTURE(take);
    CHECK(tally(take, kMost).period.has_value());
    CHECK(tally(take, kMost, Play::Misere).lost.has_value());
  }
}

TEST_CASE("wide sets are proved or not decided within what was looked at", "[lost][long]") {
  const LostTally wide = tally("1-5000", kMost);
  CHECK(wide.period == Period{.preperiod = 0, .period = 5001});
  CHECK(wide.lost == kMost / 5001);
  const LostTally primes = tally("primes", kMost);
  CHECK_FALSE(primes.lost.has_value());
  CHECK_FALSE(primes.period.has_value());
  CHECK(primes.examined > 30'000);
  CHECK(tally("primes", 100).lost.has_value());
}

}  // namespace grundy
