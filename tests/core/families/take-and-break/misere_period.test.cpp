#include "families/take-and-break/heaps/misere_period.hpp"

#include <map>
#include <string>

#include "families/take-and-break/take_and_break.hpp"
#include "games/play_move.hpp"
#include "support/analysis_of.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

HeapRule rule_of(const std::string& rules) {
  return game_of("game=" + rules + "&piles=").position.as<TakeAndBreak>()->rule;
}

// Whether the player to move loses in misère play, by plain recursion.
class Recursion {
 public:
  explicit Recursion(const HeapRule& rule) : rule_(rule) {}

  bool lost(Heaps heaps) {
    std::sort(heaps.begin(), heaps.end(), std::greater<>());
    const auto known = known_.find(heaps);
    if (known != known_.end()) return known->second;
    bool lost = false;
    bool won = false;
    for_each_heaps_option(rule_, heaps, [&](const Heaps& option) {
      if (!won) lost = !(won = this->lost(option));
    });
    return known_[heaps] = lost;
  }

 private:
  const HeapRule& rule_;
  std::map<Heaps, bool> known_;
};

constexpr std::uint64_t kLargest = 18;

// Of how many sums with a heap up to kLargest the player to move loses, but not with the heap that stands for it, or the
// other way round.
std::size_t count_wrong(const HeapRule& rule, const Period& period) {
  Recursion recursion(rule);
  std::size_t wrong = 0;
  for (std::uint64_t heap = period.preperiod + period.period; heap <= kLargest; ++heap) {
    const std::uint64_t folded = period.folded(heap);
    for (std::uint64_t a = 0; a <= 4; ++a) {
      for (std::uint64_t b = 0; b <= a; ++b)
        wrong += recursion.lost({heap, a, b}) != recursion.lost({folded, a, b});
    }
    wrong += recursion.lost({heap, heap}) != recursion.lost({folded, folded});
  }
  return wrong;
}

}  // namespace

TEST_CASE("heaps a misère period apart stand for each other, by plain recursion",
          "[heaps][misere][law]") {
  std::size_t proved = 0;
  for (int code = 1; code < 512; code += 5) {
    std::string rules = "octal&code=0.";
    for (const int shift : {6, 3, 0}) rules += static_cast<char>('0' + (code >> shift & 7));
    CAPTURE(rules);
    const HeapRule rule = rule_of(rules);
    const auto period = misere_period(rule, kLargest);
    if (!period) continue;
    ++proved;
    CHECK(count_wrong(rule, *period) == 0);
  }
  CHECK(proved > 15);
  // Digits without end, and three heaps left.
  for (const char* rules :
       {"octal&code=0.(01)", "octal&code=0.(15)", "octal&code=0.(30)", "octal&code=0.(31)",
        "octal&code=4.(1)", "hexadecimal&code=0.a", "hexadecimal&code=0.b", "hexadecimal&code=0.d",
        "hexadecimal&code=0.f"}) {
    CAPTURE(rules);
    const HeapRule rule = rule_of(rules);
    const auto period = misere_period(rule, kLargest);
    REQUIRE(period);
    CHECK(count_wrong(rule, *period) == 0);
  }
}

TEST_CASE("misère Kayles repeats as published, however large its heaps are",
          "[heaps][misere][long]") {
  // W. L. Sibert and J. H. Conway, Mathematical Kayles, 1992: every 12 heaps beyond 70. Of single heaps 1, 4, 9, 12 and
  // 20 are lost, and none else.
  CHECK(misere_period(rule_of("kayles"), 1'000) == Period{71, 12});
  for (std::uint64_t pins = 1'000'000'000'000; pins < 1'000'000'000'012;
       pins += thorough() ? 1 : 5) {
    const std::string text = "game=kayles&play=misere&piles=" + std::to_string(pins);
    const Analysis analysis = analysis_of(text);
    CAPTURE(text);
    CHECK(analysis.verdict.outcome == Outcome::Win);
    CHECK(std::get<Quotient>(analysis.verdict.reason).order == 40);
    const auto steps = steps_of<PeriodStep>(analysis);
    REQUIRE(steps.size() == 1);
    CHECK(steps[0].period == 12);
    REQUIRE(!analysis.moves.list.empty());
    const auto after = play_move(analysis.text, analysis.moves.list[0].notation);
    CHECK(analysis_of(std::get<Played>(after).text).verdict.outcome == Outcome::Lose);
  }
}

// Of a rule that only takes whole heaps most heaps cannot move, and cost as little.
TEST_CASE("a misère period is looked for within bounds where heaps cannot move",
          "[heaps][misere][work]") {
  constexpr std::uint64_t kHuge = 1'000'000'000'000'000;
  CHECK(misere_period(rule_of("octal&code=0.1"), kHuge) == Period{2, 1});
  CHECK(misere_period(rule_of("octal&code=0.(10)"), kHuge) == Period{0, 2});
  CHECK(misere_period(rule_of("octal&code=0.00000000000000000000000000001"), kHuge) ==
        Period{30, 1});
}

TEST_CASE("no misère period is claimed where it is not proved", "[heaps][misere][limit]") {
  // That of Dawson's Kayles has no known end.
  CHECK_FALSE(misere_period(rule_of("dawsons-kayles"), 1'000));
  // The proof needs all heaps below 2 * 71 + 2 * 12 + 2.
  CHECK_FALSE(misere_period(rule_of("kayles"), 160));
  // In Grundy's game heaps must be unequal, for which there is no proof.
  CHECK_FALSE(misere_period(rule_of("grundy"), 1'000));
}

}  // namespace grundy
