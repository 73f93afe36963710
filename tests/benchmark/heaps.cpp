#include "benchmark/measure.hpp"
#include "sequences/methods/options_method.hpp"
#include "sequences/sequence.hpp"

namespace grundy::bench {
namespace {

HeapRule heap_rule_of(const char* code, HeapParts parts = HeapParts::Any) {
  Expected wrong;
  HeapRule rule = read_code(code, 8, wrong);
  rule.parts = parts;
  return rule;
}

constexpr std::uint64_t kSlice = 16'384;

// Computes in slices, as the laboratory does, until a period is proved.
void run_to(Sequence& sequence, std::uint64_t until) {
  sequence.reserve(until);
  while (sequence.computed() < until && !sequence.period()) {
    sequence.advance(std::min(until, sequence.computed() + kSlice));
  }
}

std::uint64_t sum_of(const Values& values) {
  std::uint64_t sum = 0;
  for (std::uint64_t heap = 0; heap < values.size(); ++heap) sum = sum * 31 + values[heap];
  return sum;
}

// The plain sparse-space method, whose space the values so far choose. Measures the values `from` to `until`.
Measured by_plain_search(const HeapRule& rule, std::uint64_t from, std::uint64_t until) {
  const auto moves = bounded_moves(rule);
  Values values;
  values.reserve(until);
  OptionsMethod(rule).extend(values, 512);
  SparseSearch search(*moves);
  std::uint64_t known = 0;
  Measured measured;
  while (values.size() < until) {
    Frequencies frequencies;
    frequencies.add(values, 0, values.size());
    const auto chosen = choose_space(*moves, frequencies);
    search.begin(find_rares(chosen->space, values), values);
    known = std::min(values.size() < from ? from : until, 4 * values.size());
    const Measured part = timed([&] {
      while (values.size() < known) {
        SparseMethod(search).extend(values, std::min(known, values.size() + kSlice));
      }
      return values.size();
    });
    if (known > from) measured.milliseconds += part.milliseconds;
  }
  measured.checksum = sum_of(values);
  return measured;
}

Measured by_sequence(const HeapRule& rule, std::uint64_t from, std::uint64_t until) {
  Sequence sequence(rule);
  sequence.reserve(until);
  run_to(sequence, from);
  Measured measured = timed([&] {
    run_to(sequence, until);
    return sequence.computed();
  });
  measured.checksum = sum_of(sequence.values());
  return measured;
}

// Proves the periods of games that are published to have one within some millions of values.
Measured proofs() {
  return timed([] {
    std::uint64_t sum = 0;
    for (const char* code :
         {"0.354", "0.16", "0.56", "0.127", "0.165", "0.644", "0.356", "0.156"}) {
      Sequence sequence(heap_rule_of(code));
      run_to(sequence, 20'000'000);
      sum += sequence.period() ? sequence.period()->period : 0;
    }
    for (int number = 1; number < 512; ++number) {
      std::string code = "0.";
      for (const int place : {64, 8, 1}) code += static_cast<char>('0' + number / place % 8);
      Sequence sequence(heap_rule_of(code.c_str()));
      run_to(sequence, 1'000);
      sum += sequence.period() ? 1 : 0;
    }
    return sum;
  });
}

Measured proof_of(const char* code) {
  return timed([code] {
    Sequence sequence(heap_rule_of(code));
    run_to(sequence, 300'000'000);
    return sequence.period() ? sequence.period()->period : 0;
  });
}

// The values of a thousand heaps from 10^12 coins on, by the proved period.
Measured far_heap(const char* code) {
  Sequence sequence(heap_rule_of(code));
  run_to(sequence, 100'000);
  return timed([&] {
    std::uint64_t sum = 0;
    for (std::uint64_t i = 0; i < 1'000; ++i)
      sum += sequence.value(1'000'000'000'000 + i).value_or(0);
    return sum;
  });
}

}  // namespace

std::vector<Measure> heap_measures() {
  constexpr std::uint64_t kKnown = 131'072;
  constexpr std::uint64_t kSteady = 1'000'000;
  constexpr std::uint64_t kMillion = 1'000'000;
  std::vector<Measure> all;
  for (const char* code : {"0.106", "0.104", "0.454"}) {
    const std::string name = std::string("heaps ") + code;
    all.push_back(
        {name, [code] { return by_sequence(heap_rule_of(code), kKnown, kKnown + kSteady); }});
    all.push_back({name + " plain", [code] {
                     return by_plain_search(heap_rule_of(code), kKnown, kKnown + kSteady);
                   }});
  }
  const auto both = [&all](const std::string& name, const HeapRule& rule) {
    all.push_back({name, [rule] { return by_sequence(rule, 0, kMillion); }});
    all.push_back({name + " plain", [rule] { return by_plain_search(rule, 0, kMillion); }});
  };
  both("officers", heap_rule_of("0.6"));
  both("grundy", heap_rule_of("4.0", HeapParts::Unequal));
  all.push_back({"heaps proofs", proofs});
  all.push_back({"heaps 0.104 proof", [] { return proof_of("0.104"); }});
  all.push_back({"heaps 0.454 proof", [] { return proof_of("0.454"); }});
  all.push_back({"kayles far", [] { return far_heap("0.77"); }});
  all.push_back({"dawson far", [] { return far_heap("0.137"); }});
  return all;
}

}  // namespace grundy::bench
