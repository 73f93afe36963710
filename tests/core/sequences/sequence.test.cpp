#include "sequences/sequence.hpp"

#include "games/families.hpp"
#include "oracle/plain_sequence.hpp"
#include "params/fields.hpp"
#include "sequences/methods/options_method.hpp"
#include "sequences/rules.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using test::heap_rule_of;
using test::plain_sequence;

// Computes the sequence in slices, as the page does.
std::vector<std::uint32_t> computed(const HeapRule& rule, std::uint64_t heaps) {
  Sequence sequence(rule);
  sequence.reserve(heaps);
  for (std::uint64_t until = 0; until < heaps; until += 37) {
    sequence.advance(std::min(until + 37, heaps));
  }
  std::vector<std::uint32_t> values;
  for (std::uint64_t heap = 0; heap < heaps; ++heap) {
    REQUIRE(sequence.value(heap).has_value());
    values.push_back(static_cast<std::uint32_t>(*sequence.value(heap)));
  }
  return values;
}

void same_as_plain(const HeapRule& rule, std::uint64_t heaps) {
  INFO(write_code(rule) << " parts " << static_cast<int>(rule.parts));
  CHECK(computed(rule, heaps) == plain_sequence(rule, heaps));
}

TEST_CASE("octal games of up to three digits have the values of the definition", "[sequence]") {
  for (const char whole : {'0', '4'}) {
    for (int number = 1; number < 512; ++number) {
      std::string code{whole, '.'};
      for (const int place : {64, 8, 1}) code += static_cast<char>('0' + number / place % 8);
      same_as_plain(heap_rule_of(code), 150);
    }
  }
}

TEST_CASE("octal games with equal or unequal heaps have the values of the definition",
          "[sequence]") {
  for (const HeapParts parts : {HeapParts::Unequal, HeapParts::Equal}) {
    for (const char* code : {"4.0", "4.3", "0.7", "0.6", "0.77", "0.07", "0.137", "4.7", "0.44",
                             "0.104", "0.454", "0.(7)", "4.(3)", "0.4(31)"}) {
      same_as_plain(heap_rule_of(code, 8, parts), 300);
    }
  }
}

TEST_CASE("an odd period of a game of equal heaps is proved by an even multiple", "[sequence]") {
  for (const char* code : {"0.2463", "0.3673", "4.3447"}) {
    CAPTURE(code);
    const HeapRule rule = heap_rule_of(code, 8, HeapParts::Equal);
    Sequence sequence(rule);
    sequence.reserve(1000);
    sequence.advance(1000);
    REQUIRE(sequence.period());
    const std::uint64_t period = sequence.period()->period;
    const std::uint64_t preperiod = sequence.period()->preperiod;
    CHECK(period % 2 == 1);
    CHECK(sequence.period()->bound >= preperiod + 3 * period);
    const std::vector<std::uint32_t> plain = plain_sequence(rule, 400);
    for (std::uint64_t heap = preperiod; heap + period < plain.size(); ++heap) {
      REQUIRE(plain[static_cast<std::size_t>(heap)] ==
              plain[static_cast<std::size_t>(heap + period)]);
    }
  }
}

TEST_CASE("games that leave three heaps have the values of the definition", "[sequence]") {
  for (const HeapParts parts : {HeapParts::Any, HeapParts::Unequal, HeapParts::Equal}) {
    for (const char* code :
         {"8.0", "0.8", "0.f", "0.8f", "c.3", "4.8", "0.0b", "0.3c1", "0.(8)", "0.1(9)", "0.(f)"}) {
      same_as_plain(heap_rule_of(code, 16, parts), 90);
    }
  }
}

TEST_CASE("games whose digits repeat have the values of the definition", "[sequence]") {
  for (const char* code : {"0.(3)", "4.(3)", "0.(1)", "0.(13)", "0.4(31)", "0.(7)", "4.(7)",
                           "0.(4)", "0.03(0)", "0.1(007)", "4.12(34)", "0.(52)"}) {
    same_as_plain(heap_rule_of(code), 200);
  }
}

TEST_CASE("take-away has the values of the definition", "[sequence]") {
  for (const char* take : {"take=1,3,4", "take=squares", "take=primes", "take=proper-divisors",
                           "take=1-5,9", "take=powers(2)", "take=coprimes", "take=evens,3"}) {
    INFO(take);
    Problems problems;
    const auto rules = read_rules(std::string("game=subtraction&") + take, problems);
    REQUIRE(rules.has_value());
    const auto sequence = sequence_of(*rules);
    sequence->reserve(300);
    sequence->advance(300);
    const auto& piles = *std::get_if<Piles>(&rules->rules);
    std::vector<std::uint32_t> plain;
    for (std::uint64_t size = 0; size < 300; ++size) {
      std::vector<bool> found(size + 1, false);
      for (std::uint64_t coins = 1; coins <= size; ++coins) {
        if (may_take(piles.take, coins, size)) found[plain[size - coins]] = true;
      }
      plain.push_back(
          static_cast<std::uint32_t>(std::find(found.begin(), found.end(), false) - found.begin()));
      CHECK(sequence->value(size) == plain.back());
    }
    CHECK(sequence->period().has_value() == piles.take.largest().has_value());
  }
}

TEST_CASE("a run goes on from values that were computed before", "[sequence]") {
  for (const char* code : {"0.77", "0.6", "0.07", "0.16", "4.(3)", "0.104"}) {
    INFO(code);
    const auto values = plain_sequence(heap_rule_of(code), 900);
    const std::vector<std::uint16_t> saved(values.begin(), values.begin() + 500);
    Sequence sequence(heap_rule_of(code));
    CHECK(sequence.restore(saved));
    CHECK(sequence.check(300));
    sequence.reserve(900);
    sequence.advance(900);
    for (std::uint64_t heap = 0; heap < 900; ++heap) CHECK(sequence.value(heap) == values[heap]);
    // An empty list is accepted; a value too large for the game is refused, even during a run.
    CHECK(Sequence(heap_rule_of(code)).restore({}));
    CHECK_FALSE(sequence.restore({60'000}));
  }
}

TEST_CASE("a wrong value is found by the check of those after it", "[sequence]") {
  const auto values = plain_sequence(heap_rule_of("0.6"), 600);
  std::vector<std::uint16_t> saved(values.begin(), values.end());
  ++saved[550];
  Sequence sequence(heap_rule_of("0.6"));
  CHECK(sequence.restore(saved));
  CHECK_FALSE(sequence.check(100));
}

TEST_CASE("rules are read with a position and without", "[sequence]") {
  const auto text = [](const char* game) {
    Problems problems;
    const auto rules = read_rules(game, problems);
    return rules ? rules->text : "refused: " + problems.list()[0].key;
  };
  CHECK(text("game=octal&code=.770&piles=5,7") == "game=octal&code=0.77");
  CHECK(text("game=octal&code=0.77") == "game=octal&code=0.77");
  CHECK(text("game=octal&code=4&parts=unequal") == "game=octal&code=4.0&parts=unequal");
  CHECK(text("game=hexadecimal&code=0.8f") == "game=hexadecimal&code=0.8f");
  CHECK(text("game=subtraction&take=4,1,3&piles=9&count=5") == "game=subtraction&take=1,3,4");
  CHECK(text("game=kayles") == "game=octal&code=0.77");
  CHECK(text("game=kayles&piles=11+1") == "game=octal&code=0.77");
  CHECK(text("game=nim") == "game=nim");
  CHECK(text("game=nimble&coins=4") == "game=nimble");
  CHECK(text("game=octal&code=0.9") == "refused: code");
  CHECK(text("game=octal") == "refused: code");
  CHECK(text("game=board&size=3x3&pieces=king@c3") == "refused: game");
  CHECK(text("game=poker-nim&piles=3&adds=1") == "refused: game");
  CHECK(text("game=chess") == "refused: game");
  CHECK(text("piles=3") == "refused: game");
  CHECK(text("game=nim&code=0.7") == "refused: code");
  CHECK(text("game=nim&play=wrong") == "refused: play");
  CHECK(text("game=nim&sum=wrong") == "refused: sum");
}

TEST_CASE("the rules of Nim are read with more piles than are listed", "[sequence]") {
  for (const char* text :
       {"game=nim&piles=1-1000000000000", "game=nim&piles=7x2000000&play=misere"}) {
    Problems problems;
    const auto rules = read_rules(text, problems);
    REQUIRE(rules.has_value());
    CHECK(rules->text == "game=nim");
    CHECK(std::get_if<Piles>(&rules->rules)->is_nim());
  }
}

}  // namespace
}  // namespace grundy
