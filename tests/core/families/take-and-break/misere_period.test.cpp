#include "families/take-and-break/heaps/misere_period.hpp"

#include <map>
#include <string>

#include "families/take-and-break/take_and_break.hpp"
#include "games/play_move.hpp"
#include "support/analysis_of.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

HeapRule octal(const std::string& digits) {
  return game_of("game=octal&code=0." + digits + "&piles=").position.as<TakeAndBreak>()->rule;
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

}  // namespace

TEST_CASE("heaps a misère period apart stand for each other, by plain recursion",
          "[heaps][misere][law]") {
  constexpr std::uint64_t kLargest = 22;
  std::size_t proved = 0;
  for (int code = 1; code < 512; code += 3) {
    std::string digits;
    for (const int shift : {6, 3, 0}) digits += static_cast<char>('0' + (code >> shift & 7));
    CAPTURE(digits);
    const HeapRule rule = octal(digits);
    const auto period = misere_period(rule, kLargest);
    if (!period) continue;
    ++proved;
    Recursion recursion(rule);
    std::size_t wrong = 0;
    for (std::uint64_t heap = period->preperiod + period->period; heap <= kLargest; ++heap) {
      const std::uint64_t folded = period->folded(heap);
      for (std::uint64_t a = 0; a <= 5; ++a) {
        for (std::uint64_t b = 0; b <= a; ++b)
          wrong += recursion.lost({heap, a, b}) != recursion.lost({folded, a, b});
      }
      wrong += recursion.lost({heap, heap}) != recursion.lost({folded, folded});
    }
    CHECK(wrong == 0);
  }
  CHECK(proved > 30);
}

TEST_CASE("misère Kayles repeats as published, however large its heaps are",
          "[heaps][misere][long]") {
  // W. L. Sibert and J. H. Conway, Mathematical Kayles, 1992: every 12 heaps beyond 70. Of single heaps 1, 4, 9, 12 and
  // 20 are lost, and none else.
  CHECK(misere_period(octal("77"), 1'000) == Period{71, 12});
  for (std::uint64_t pins = 1'000'000'000'000; pins < 1'000'000'000'012; ++pins) {
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

TEST_CASE("no misère period is claimed where it is not proved", "[heaps][misere][limit]") {
  // The proof needs all heaps below 2 * 71 + 2 * 12 + 2.
  CHECK_FALSE(misere_period(octal("77"), 160));
  // That of Dawson's Kayles has no known end.
  CHECK_FALSE(misere_period(octal("07"), 1'000));
  // In Grundy's game heaps must be unequal, for which there is no proof.
  const Game grundy = game_of("game=grundy&piles=");
  CHECK_FALSE(misere_period(grundy.position.as<TakeAndBreak>()->rule, 1'000));
}

}  // namespace grundy
