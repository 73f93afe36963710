#include "support/published.hpp"

#include <algorithm>
#include <set>

#include "oracle/plain_sequence.hpp"
#include "params/fields.hpp"
#include "sequences/picture.hpp"
#include "sequences/sequence.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using test::heap_rule_of;
using test::plain_sequence;
using test::published_periods;
using test::published_sequences;

// Computes up to `most` values or until a period is proved, in slices, as the page does.
void run(Sequence& sequence, std::uint64_t most) {
  sequence.reserve(most);
  while (!sequence.period() && sequence.computed() < std::min(most, sequence.most())) {
    sequence.advance(std::min(most, sequence.computed() + 1000));
  }
}

TEST_CASE("the published sequences of more than eighty octal games", "[sequence]") {
  std::size_t games = 0;
  for (const auto& published : published_sequences()) {
    for (const auto& [code, shift] : published.games) {
      INFO(published.number << " for " << code);
      ++games;
      Sequence sequence(heap_rule_of(code));
      const std::uint64_t last_heap = published.first + shift + published.values.size() - 1;
      sequence.reserve(last_heap + 1);
      sequence.advance(last_heap + 1);
      for (std::size_t i = 0; i < published.values.size(); ++i) {
        CHECK(sequence.value(published.first + i + shift) == published.values[i]);
      }
      if (published.period == 0) continue;
      run(sequence, 200'000);
      REQUIRE(sequence.period().has_value());
      CHECK(sequence.period()->period == published.period);
      CHECK(sequence.period()->preperiod == published.last_exception + shift + 1);
      CHECK(sequence.period()->saltus == 0);
    }
  }
  CHECK(games >= 80);
}

TEST_CASE("the published periods are found and proved", "[sequence]") {
  for (const auto& published : published_periods()) {
    INFO(published.code << ": " << published.source);
    Sequence sequence(heap_rule_of(published.code));
    run(sequence, 500'000);
    REQUIRE(sequence.period().has_value());
    CHECK(sequence.period()->period == published.period);
    CHECK(sequence.period()->preperiod == published.preperiod);
    CHECK(sequence.period()->saltus == 0);
  }
}

TEST_CASE("the exceptions of Dawson's Chess and of .117 are those of the tables", "[sequence]") {
  Sequence dawson(heap_rule_of("0.137"));
  run(dawson, 10'000);
  // OEIS A002187
  CHECK(exceptions(dawson, 100) == std::vector<std::uint64_t>{0, 14, 16, 17, 31, 34, 51});
  Sequence other(heap_rule_of("0.117"));
  run(other, 10'000);
  // OEIS A071453, which begins at heap 1
  const auto found = exceptions(other, 100);
  CHECK(std::vector<std::uint64_t>(found.begin() + (found[0] == 0 ? 1 : 0), found.end()) ==
        std::vector<std::uint64_t>{2, 6, 7, 12, 16, 22, 26, 36, 46});
}

// The first heap at which two games differ, or `heaps` if there is none below.
std::uint64_t first_difference(const std::string& one, const std::string& other,
                               std::uint64_t heaps) {
  Sequence first(heap_rule_of(one));
  Sequence second(heap_rule_of(other));
  for (Sequence* sequence : {&first, &second}) {
    sequence->reserve(heaps);
    sequence->advance(heaps);
  }
  std::uint64_t heap = 0;
  while (heap < heaps && first.value(heap) == second.value(heap)) ++heap;
  return heap;
}

TEST_CASE("where printed tables are wrong", "[sequence]") {
  // Winning Ways lists .27 with .06, but it has the values of .26; and it lists .314 with .31.
  CHECK(first_difference("0.27", "0.26", 2'000) == 2'000);
  CHECK(first_difference("0.27", "0.06", 2'000) < 10);
  CHECK(first_difference("0.314", "0.31", 2'000) < 10);
  // Flammenkamp's table takes .161 for .36; they differ first at heap 519.
  CHECK(first_difference("0.161", "0.36", 2'000) == 519);
}

TEST_CASE("no period is proved too early", "[sequence]") {
  // .1777 has the period 60620715 from 160949018 on.
  for (const char* code : {"0.1777", "0.454", "0.104", "0.6", "0.04", "0.354"}) {
    INFO(code);
    Sequence sequence(heap_rule_of(code));
    run(sequence, 6'000);
    CHECK_FALSE(sequence.period().has_value());
  }
  Sequence kenyon(heap_rule_of("0.156"));
  run(kenyon, 3'479 + 349);
  CHECK_FALSE(kenyon.period().has_value());
}

// If a period is proved within `most` values, it must give the values of the definition up to `heaps`.
void right_for_ever(const HeapRule& rule, std::uint64_t most, std::uint64_t heaps) {
  INFO(write_code(rule) << " parts " << static_cast<int>(rule.parts));
  Sequence sequence(rule);
  run(sequence, most);
  const auto plain = plain_sequence(rule, heaps);
  if (!sequence.period()) return;
  for (std::uint64_t heap = 0; heap < heaps; ++heap) CHECK(sequence.value(heap) == plain[heap]);
  const auto& [period, preperiod, saltus, by, bound] = *sequence.period();
  CHECK((preperiod == 0 ||
         *sequence.value(preperiod - 1) + saltus != *sequence.value(preperiod - 1 + period)));
}

TEST_CASE("what a proved period says of larger heaps is what the definition says", "[sequence]") {
  for (const char whole : {'0', '4'}) {
    for (int number = 1; number < 64; ++number) {
      const std::string code{whole, '.', static_cast<char>('0' + number / 8),
                             static_cast<char>('0' + number % 8)};
      for (const HeapParts parts : {HeapParts::Any, HeapParts::Unequal, HeapParts::Equal}) {
        right_for_ever(heap_rule_of(code, 8, parts), 150, 300);
      }
    }
  }
}

TEST_CASE("the same where three heaps are left or digits repeat", "[sequence]") {
  for (const HeapParts parts : {HeapParts::Any, HeapParts::Unequal, HeapParts::Equal}) {
    for (const char* code : {"0.8", "0.09", "0.b1", "0.f", "0.0c", "0.3c", "0.59", "0.d7", "0.(1)",
                             "0.(13)", "0.(5)", "0.1(05)", "0.(d1)", "0.03(4)"}) {
      right_for_ever(heap_rule_of(code, 16, parts), 128, 130);
    }
  }
}

TEST_CASE("heaps beyond all that is computed are answered by the period", "[sequence]") {
  Sequence kayles(heap_rule_of("0.77"));
  run(kayles, 1'000'000);
  CHECK(kayles.computed() < 1'000);
  // The values of Kayles for n from 72 on go by n mod 12: 4 1 2 8 1 4 7 2 1 8 2 7 (Winning Ways).
  const std::vector<std::uint64_t> row{4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
  for (std::uint64_t i = 0; i < 12; ++i) CHECK(kayles.value(12'000'000'000'000 + i) == row[i]);
  CHECK(kayles.engine() == Engine::Period);
}

TEST_CASE("the rare values are those of the rare heaps, unless they alternate", "[sequence]") {
  for (const char* code : {"0.6", "0.77", "0.354", "0.104", "4.(3)", "0.017"}) {
    INFO(code);
    Sequence sequence(heap_rule_of(code));
    run(sequence, 3'000);
    const auto values = rare_values(sequence);
    const RarePositions* rares = sequence.rares();
    if (rares == nullptr || rares->space.parity) {
      CHECK(values.empty());
      continue;
    }
    std::set<std::uint64_t> heaps;
    for (const RarePosition& rare : rares->list) heaps.insert(rare.heap);
    for (std::uint64_t heap = 1; heap < sequence.computed(); ++heap) {
      const bool rare = std::binary_search(values.begin(), values.end(), *sequence.value(heap));
      CHECK(rare == (heaps.count(heap) != 0));
    }
  }
}

TEST_CASE("a picture counts every heap once, far beyond the period as well", "[sequence]") {
  Sequence kayles(heap_rule_of("0.77"));
  run(kayles, 1'000);
  for (const std::uint64_t to : {97u, 1'000u, 1'000'003u}) {
    const Picture picture{.from = 5, .to = to, .values = 9, .columns = 7, .rows = 9};
    std::vector<std::uint32_t> expected(63, 0);
    for (std::uint64_t heap = 5; heap < to; ++heap) {
      std::uint64_t column = 0;
      while (5 + (to - 5) * (column + 1) / 7 <= heap) ++column;
      ++expected[column * 9 + *kayles.value(heap)];
    }
    CHECK(density(kayles, picture) == expected);
  }
}

}  // namespace
}  // namespace grundy
