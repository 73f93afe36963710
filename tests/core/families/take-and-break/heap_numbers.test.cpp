#include "families/take-and-break/heaps/heap_numbers.hpp"

#include <algorithm>
#include <set>

#include "families/take-and-break/heap_kind.hpp"
#include "families/take-and-break/take_and_break.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"
#include "theory/mex.hpp"

namespace grundy {
namespace {

HeapRule heap_rule_of(const std::string& text) {
  return game_of(text + "&piles=").position.as<TakeAndBreak>()->rule;
}

// The Grundy numbers of heaps 0 … `largest` by the definition.
std::vector<std::uint32_t> solve_heaps(const HeapRule& rule, std::uint64_t largest) {
  std::vector<std::uint32_t> numbers;
  MexSet options;
  while (numbers.size() <= largest) {
    options.clear();
    for_each_left(rule, numbers.size(),
                  [&](std::uint64_t, const std::uint64_t* left, std::size_t count) {
                    std::uint32_t number = 0;
                    for (std::size_t i = 0; i < count; ++i) {
                      number ^= numbers[static_cast<std::size_t>(left[i])];
                    }
                    options.insert(number);
                  });
    numbers.push_back(options.mex());
  }
  return numbers;
}

}  // namespace

TEST_CASE("a proved period tells the numbers far beyond those that prove it", "[heaps]") {
  for (const char* text :
       {"game=kayles", "game=dawsons-kayles", "game=dawson", "game=treblecross", "game=guiles",
        "game=octal&code=0.137", "game=octal&code=0.3", "game=octal&code=0.7",
        "game=octal&code=0.15&parts=unequal", "game=octal&code=0.77&parts=unequal",
        "game=octal&code=4.3&parts=equal", "game=octal&code=0.35&parts=equal"}) {
    CAPTURE(text);
    const HeapRule rule = heap_rule_of(text);
    const std::vector<std::uint32_t> plain = solve_heaps(rule, 2'000);
    const HeapNumbers numbers(rule, kMaxExact);
    if (!numbers.period()) continue;
    CHECK(numbers.solved() < 2'000);
    for (std::uint64_t heap = 0; heap < plain.size(); ++heap) {
      REQUIRE(numbers.of(heap) == plain[static_cast<std::size_t>(heap)]);
    }
  }
}

TEST_CASE("options of a number are counted by the period as one by one", "[heaps]") {
  for (const char* text : {"game=kayles", "game=dawsons-kayles", "game=dawson", "game=guiles",
                           "game=octal&code=0.77&parts=unequal", "game=octal&code=0.3",
                           "game=octal&code=0.16&parts=equal"}) {
    CAPTURE(text);
    const HeapRule rule = heap_rule_of(text);
    const HeapNumbers numbers(rule, kMaxExact);
    if (!numbers.period()) continue;
    for (std::uint64_t heap = 0; heap < 400; ++heap) {
      std::vector<std::uint64_t> counted(64, 0);
      for_each_left(rule, heap, [&](std::uint64_t, const std::uint64_t* left, std::size_t count) {
        Nimber number = 0;
        for (std::size_t i = 0; i < count; ++i) number ^= *numbers.of(left[i]);
        ++counted[static_cast<std::size_t>(number)];
      });
      for (Nimber number = 0; number < counted.size(); ++number) {
        REQUIRE(numbers.count(heap, number) == BigCount(counted[static_cast<std::size_t>(number)]));
      }
    }
  }
}

TEST_CASE("options of several heaps are counted by the period as one by one, each once",
          "[heaps]") {
  Random random(79);
  for (const char* text : {"game=kayles", "game=dawsons-kayles", "game=octal&code=0.3",
                           "game=octal&code=0.35&parts=equal"}) {
    const Game game = game_of(std::string(text) + "&piles=100000");
    const auto& take_and_break = *game.position.as<TakeAndBreak>();
    const HeapQuestion question{take_and_break, Wanted{}, 1, 10};
    const HeapKind kind(question, std::make_shared<const HeapSearch>(question));
    REQUIRE(kind.period().has_value());
    for (int round = 0; round < 50; ++round) {
      Heaps heaps(1 + random.below(5));
      for (std::uint64_t& heap : heaps) heap = 1 + random.below(round < 25 ? 4 : 300);
      std::sort(heaps.rbegin(), heaps.rend());
      CAPTURE(text, write_heaps(heaps));
      std::set<Heaps> options;
      for (std::size_t i = 0; i < heaps.size(); ++i) {
        for_each_left(take_and_break.rule, heaps[i],
                      [&](std::uint64_t, const std::uint64_t* left, std::size_t count) {
                        Heaps option = heaps;
                        option.erase(option.begin() + static_cast<std::ptrdiff_t>(i));
                        option.insert(option.end(), left, left + count);
                        std::sort(option.rbegin(), option.rend());
                        options.insert(option);
                      });
      }
      std::vector<std::uint64_t> counted(64, 0);
      for (const Heaps& option : options) {
        ++counted[static_cast<std::size_t>(kind.facts(kind.state_of(option)).grundy)];
      }
      const State state = kind.state_of(heaps);
      for (Nimber number = 0; number < counted.size(); ++number) {
        REQUIRE(kind.count_options(state, number) ==
                BigCount(counted[static_cast<std::size_t>(number)]));
      }
    }
  }
}

TEST_CASE("Nim and Lasker's Nim have closed forms", "[heaps]") {
  for (const char* text : {"game=octal&code=0.(3)", "game=lasker"}) {
    const std::vector<std::uint32_t> plain = solve_heaps(heap_rule_of(text), 500);
    for (std::uint64_t heap = 0; heap < plain.size(); ++heap) {
      REQUIRE(closed_form(heap_rule_of(text))->of(heap) == plain[static_cast<std::size_t>(heap)]);
      REQUIRE(closed_form(heap_rule_of(text))->heap_of(plain[static_cast<std::size_t>(heap)]) ==
              heap);
    }
  }
  CHECK_FALSE(closed_form(heap_rule_of("game=kayles")).has_value());
  CHECK(HeapNumbers(heap_rule_of("game=lasker"), kMaxExact).of(1'000'003) == Nimber{1'000'004});
}

// Periods published in Guy and Smith 1956 and in Winning Ways, ch. 4.
TEST_CASE("published periods are found", "[heaps]") {
  const auto period = [](const std::string& text) {
    return HeapNumbers(heap_rule_of(text), kMaxExact).period();
  };
  CHECK(period("game=kayles") == Period{71, 12});
  CHECK(period("game=dawsons-kayles") == Period{53, 34});
  CHECK(period("game=octal&code=0.156") == Period{3'479, 349});
  CHECK(period("game=octal&code=0.055") == Period{259, 148});
}

// The theorem for equal heaps speaks of even periods only; a proved one is halved where the values are.
TEST_CASE("the period of a game of equal heaps is the least of its values", "[heaps]") {
  int odd = 0;
  for (int number = 1; number < 4096; number += 5) {
    std::string code = "4.";
    for (const int place : {512, 64, 8, 1}) code += static_cast<char>('0' + number / place % 8);
    if (number % 2 == 0) code[0] = '0';
    CAPTURE(code);
    const HeapRule rule = heap_rule_of("game=octal&parts=equal&code=" + code);
    const auto found = HeapNumbers(rule, kMaxExact).period();
    if (!found) continue;
    const std::uint64_t last = found->preperiod + 6 * found->period + 50;
    const std::vector<std::uint32_t> plain = solve_heaps(rule, last);
    std::uint64_t least = 1;
    const auto repeats = [&](std::uint64_t period) {
      return std::equal(plain.begin() + static_cast<std::ptrdiff_t>(found->preperiod + period),
                        plain.end(), plain.begin() + static_cast<std::ptrdiff_t>(found->preperiod));
    };
    while (!repeats(least)) ++least;
    REQUIRE(found->period == least);
    odd += least > 1 && least % 2 == 1;
  }
  CHECK(odd > 10);
}

TEST_CASE("options are counted as they are listed", "[heaps]") {
  Random random(77);
  for (int round = 0; round < 300; ++round) {
    const std::string text = random_heaps(random);
    CAPTURE(text);
    const HeapRule rule = game_of(text).position.as<TakeAndBreak>()->rule;
    for (std::uint64_t heap = 0; heap <= 30; ++heap) {
      std::uint64_t count = 0;
      for_each_left(rule, heap, [&](std::uint64_t, const std::uint64_t*, std::size_t) { ++count; });
      REQUIRE(count_left(rule, heap) == count);
      CHECK(MovableHeaps(rule).has(heap) == (count > 0));
    }
  }
}

// The heap is so large that trying all n / 2 splits for the one into equal heaps would not end.
TEST_CASE("equal heaps are left without a look at those that differ", "[heaps]") {
  const std::uint64_t heap = 6 * (kMaxExact / 6);
  for (const char* code : {"4.0", "8.0", "c.0", "0.4", "0.8", "0.f", "4.3"}) {
    CAPTURE(code);
    const HeapRule rule = heap_rule_of(std::string("game=hexadecimal&parts=equal&code=") + code);
    std::uint64_t count = 0;
    for_each_left(rule, heap,
                  [&](std::uint64_t taken, const std::uint64_t* left, std::size_t parts) {
                    ++count;
                    REQUIRE(taken + left[0] * parts == heap);
                    for (std::size_t i = 1; i < parts; ++i) REQUIRE(left[i] == left[0]);
                  });
    CHECK(count == count_left(rule, heap));
  }
}

TEST_CASE("options of equal heaps are all those that the definition allows", "[heaps][oracle]") {
  const HeapRule any = heap_rule_of("game=hexadecimal&code=c.7(0f)");
  const HeapRule equal = heap_rule_of("game=hexadecimal&code=c.7(0f)&parts=equal");
  using Option = std::vector<std::uint64_t>;
  for (std::uint64_t heap = 0; heap <= 40; ++heap) {
    std::vector<Option> plain;
    std::vector<Option> listed;
    for_each_left(any, heap, [&](std::uint64_t, const std::uint64_t* left, std::size_t count) {
      if (std::all_of(left, left + count, [&](std::uint64_t h) { return h == left[0]; })) {
        plain.emplace_back(left, left + count);
      }
    });
    for_each_left(equal, heap, [&](std::uint64_t, const std::uint64_t* left, std::size_t count) {
      listed.emplace_back(left, left + count);
    });
    REQUIRE(listed == plain);
  }
}

TEST_CASE("options by digits that repeat are counted without listing them", "[heaps]") {
  for (const char* code : {"0.(3)", "4.(f)", "0.1(3c)", "8.(0a07)", "c.00(80000)", "4.(01)"}) {
    for (const char* parts : {"any", "unequal", "equal"}) {
      const HeapRule rule =
          heap_rule_of(std::string("game=hexadecimal&code=") + code + "&parts=" + parts);
      CAPTURE(code, parts);
      for (std::uint64_t heap = 0; heap <= 150; ++heap) {
        std::uint64_t count = 0;
        for_each_left(rule, heap,
                      [&](std::uint64_t, const std::uint64_t*, std::size_t) { ++count; });
        REQUIRE(count_left(rule, heap) == count);
        REQUIRE(MovableHeaps(rule).has(heap) == (count > 0));
      }
      if (rule.parts == HeapParts::Any) CHECK(count_left(rule, kMaxExact) > 1'000'000'000'000);
    }
  }
}

TEST_CASE("numbers of heaps of any size take a bounded number of steps", "[heaps][work]") {
  Random random(78);
  for (int round = 0; round < 5; ++round) {
    const std::string text = random_heaps(random);
    CAPTURE(text);
    const HeapRule rule = game_of(text).position.as<TakeAndBreak>()->rule;
    REQUIRE(HeapNumbers(rule, kMaxExact).steps() <= HeapNumbers::kMaxSteps);
  }
}

// If the number of heaps times the most options of one is within the limit of steps, all these heaps must be
// solved. No period is proved for these rules.
TEST_CASE("heaps whose options are within the limit of steps are all solved", "[heaps][work]") {
  const auto after = [](std::size_t zeros, const std::string& digits) {
    return "game=hexadecimal&code=0." + std::string(zeros, '0') + digits;
  };
  for (const std::string& text :
       {after(2, "7"), after(0, "(f)"), after(500, "(e)"), after(700, "(7)"), after(800, "(f)"),
        after(900, "(9)"), after(870, "(fc)") + "&parts=unequal"}) {
    CAPTURE(text);
    const HeapRule rule = heap_rule_of(text);
    std::uint64_t heaps = 0;
    std::uint64_t most = 0;
    do {
      ++heaps;
      most = std::max(most, count_left(rule, heaps + 1));
    } while ((heaps + 1) * (most + 1) <= HeapNumbers::kMaxSteps);
    const HeapNumbers numbers(rule, heaps - 1);
    CHECK(numbers.solved() == heaps);
  }
}

}  // namespace grundy
