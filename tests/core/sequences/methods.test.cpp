#include "oracle/plain_sequence.hpp"
#include "oracle/small_games.hpp"
#include "sequences/methods/one_hot_method.hpp"
#include "sequences/methods/options_method.hpp"
#include "sequences/sequence.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using test::heap_rule_of;

// The plain search: tries every option of the first 512 heaps, chooses a sparse space by their values and keeps it.
Values plainly(const HeapRule& rule, std::uint64_t heaps) {
  Values values;
  REQUIRE(values.reserve(heaps));
  OptionsMethod(rule).extend(values, 512);
  const auto moves = bounded_moves(rule);
  REQUIRE(moves.has_value());
  Frequencies frequencies;
  frequencies.add(values, 0, values.size());
  const auto chosen = choose_space(*moves, frequencies);
  REQUIRE(chosen.has_value());
  SparseSearch search(*moves);
  search.begin(find_rares(chosen->space, values), values);
  SparseMethod(search).extend(values, heaps);
  return values;
}

// Checks the sequence against the plain search. Returns the methods that computed it.
std::vector<Engine> same_as_plainly(const HeapRule& rule, std::uint64_t heaps) {
  INFO(write_code(rule));
  const Values plain = plainly(rule, heaps);
  Sequence sequence(rule);
  sequence.reserve(heaps);
  std::vector<Engine> engines;
  std::uint64_t differ = 0;
  while (sequence.computed() < heaps) {
    const std::uint64_t from = sequence.computed();
    sequence.advance(std::min(heaps, from + 1'003));
    if (engines.empty() || engines.back() != sequence.engine())
      engines.push_back(sequence.engine());
    if (sequence.computed() == from) break;
  }
  for (std::uint64_t heap = 0; heap < heaps; ++heap) differ += sequence.value(heap) != plain[heap];
  CHECK(differ == 0);
  return engines;
}

Values copy_of(const Values& values, std::uint64_t capacity) {
  Values copy;
  REQUIRE(copy.reserve(capacity));
  for (std::uint64_t heap = 0; heap < values.size(); ++heap) copy.push(values[heap]);
  return copy;
}

std::uint32_t largest_of(const Values& values) {
  std::uint32_t largest = 0;
  for (std::uint64_t heap = 0; heap < values.size(); ++heap) {
    largest = std::max(largest, values[heap]);
  }
  return largest;
}

// Compares the one-hot method, begun at heap `from`, with the plain search. Returns the number of rare
// heaps beyond `from`. The method stops at each of them and is begun anew.
template <class Word>
std::size_t rares_met(const HeapRule& rule, std::uint64_t from, std::uint64_t heaps) {
  using Method = OneHotMethod<Word>;
  Values values;
  REQUIRE(values.reserve(heaps));
  OptionsMethod(rule).extend(values, 512);
  const auto moves = bounded_moves(rule);
  Frequencies frequencies;
  frequencies.add(values, 0, values.size());
  const auto chosen = choose_space(*moves, frequencies);
  if (!chosen || 4 * chosen->rare > values.size()) return 0;
  SparseSearch search(*moves);
  search.begin(find_rares(chosen->space, values), values);
  SparseMethod(search).extend(values, from);
  if (!Method::fits(search, values, largest_of(values))) return 0;
  SparseSearch plain_search(*moves);
  Values plain = copy_of(values, heaps);
  plain_search.begin(search.rares(), plain);
  const std::size_t before = search.rares().list.size();
  SparseMethod(plain_search).extend(plain, heaps);
  while (!Method(search, values).extend(values, heaps)) {
    SparseMethod(search).extend(values, std::min(heaps, values.size() + 1));
    if (!Method::fits(search, values, largest_of(values))) break;
  }
  INFO(write_code(rule));
  std::uint64_t differ = 0;
  for (std::uint64_t heap = 0; heap < values.size(); ++heap) differ += values[heap] != plain[heap];
  CHECK(differ == 0);
  return plain_search.rares().list.size() - before;
}

// A sequence begins the method late, when rare heaps have ended. Here it begins earlier, to test that it stops at them.
TEST_CASE("the one-hot method has the values of the plain search where rare positions come",
          "[sequence][long]") {
  std::size_t met = 0;
  for (unsigned digits = 1; digits < 512; digits += thorough() ? 1 : 3) {
    const char code[] = {'0',
                         '.',
                         static_cast<char>('0' + digits / 64),
                         static_cast<char>('0' + digits / 8 % 8),
                         static_cast<char>('0' + digits % 8),
                         0};
    for (const HeapParts parts : {HeapParts::Any, HeapParts::Unequal}) {
      met += rares_met<std::uint32_t>(heap_rule_of(code, 8, parts), 3'000, 6'000);
      met += rares_met<std::uint64_t>(heap_rule_of(code, 8, parts), 3'000, 6'000);
    }
  }
  CHECK(met > 0);
}

TEST_CASE("the one-hot method has the values of the plain search", "[sequence]") {
  for (const char* code : {"0.104", "0.106", "0.454", "0.054", "0.1777"}) {
    const auto engines = same_as_plainly(heap_rule_of(code), 20'000);
    CHECK(std::find(engines.begin(), engines.end(), Engine::OneHot) != engines.end());
  }
}

TEST_CASE("where a value leaves the words of the one-hot method, others go on", "[sequence]") {
  for (const char* code : {"0.56", "0.644", "0.127", "0.7102"})
    same_as_plainly(heap_rule_of(code), 20'000);
}

TEST_CASE("killers and candidates have the values of the plain search", "[sequence]") {
  const auto engines = same_as_plainly(heap_rule_of("0.354"), 20'000);
  CHECK(std::find(engines.begin(), engines.end(), Engine::Killers) != engines.end());
}

// Whether the killers method runs before twice the last rare heap, so that an option may be two rare heaps.
bool kills_among_rares(const HeapRule& rule, std::uint64_t heaps) {
  Sequence sequence(rule);
  sequence.reserve(heaps);
  while (sequence.computed() < heaps) {
    sequence.advance(sequence.computed() + 100);
    if (sequence.engine() == Engine::Killers &&
        sequence.computed() < 2 * sequence.rares()->last()) {
      return true;
    }
  }
  return false;
}

TEST_CASE("killers begin among rare positions with the values of the plain search", "[sequence]") {
  for (const char* code : {"0.14", "0.36"}) {
    CHECK(kills_among_rares(heap_rule_of(code), 12'000));
    same_as_plainly(heap_rule_of(code), 12'000);
  }
}

TEST_CASE("the same for Grundy's game", "[sequence][long]") {
  const HeapRule rule = heap_rule_of("4.0", 8, HeapParts::Unequal);
  CHECK(kills_among_rares(rule, 40'000));
  same_as_plainly(rule, 40'000);
}

TEST_CASE("the same for Officers, with values of 256 and more", "[sequence][long][all]") {
  const auto engines = same_as_plainly(heap_rule_of("0.6"), 50'000);
  CHECK(std::find(engines.begin(), engines.end(), Engine::Killers) != engines.end());
}

}  // namespace
}  // namespace grundy
