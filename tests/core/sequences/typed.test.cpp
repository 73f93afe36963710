#include <algorithm>
#include <numeric>

#include "core/families/rule/random_rule.hpp"
#include "core/families/rule/typed_rule.hpp"
#include "sequences/rules.hpp"
#include "sequences/sequence.hpp"
#include "theory/mex.hpp"

namespace grundy {
namespace {

struct Plain {
  std::vector<std::uint32_t> values;
  std::optional<Ended> ended;
};

// The values by the definition, up to a heap with a fault or a move that leads to no smaller heap.
Plain plain_values(const rule::Rule& rule, std::uint64_t heaps) {
  Plain plain;
  Work work;
  rule::Machine machine(rule, work);
  for (std::uint64_t heap = 0; heap < heaps; ++heap) {
    MexSet found;
    for (const rule::Places& left : test::options_of(machine, {heap})) {
      std::uint32_t number = 0;
      for (const rule::Place& part : left) {
        if (part[0] >= heap) {
          plain.ended = Ended::Larger;
          return plain;
        }
        number ^= plain.values[part[0]];
      }
      found.insert(number);
    }
    if (machine.fault()) {
      plain.ended = Ended::Fault;
      return plain;
    }
    plain.values.push_back(found.mex());
  }
  return plain;
}

std::unique_ptr<Sequence> sequence_of_text(const std::string& text) {
  CAPTURE(text);
  Problems problems;
  const auto rules = read_rules("game=rule&" + text, problems);
  REQUIRE(rules.has_value());
  return sequence_of(*rules);
}

// Computes the sequence in slices, as the page does.
void compute(Sequence& sequence, std::uint64_t heaps) {
  sequence.reserve(heaps / 3);
  for (std::uint64_t until = 0; until < heaps; until += 37) {
    if (until >= heaps / 3) sequence.reserve(heaps);
    sequence.advance(std::min(until + 37, heaps));
  }
  sequence.advance(heaps);
}

std::string told(const std::string& text) {
  Problems problems;
  const auto rules = read_rules(text, problems);
  if (rules) return rules->text + (rules->code.empty() ? "" : " is " + rules->code);
  const Problem& problem = problems.list()[0];
  return problem.key + ": " + std::string(problem.expected.code);
}

// The proof of a period: "71+12 by 95" is preperiod, period and the number of heaps that had to be known.
std::string proved(const std::string& text, std::uint64_t heaps) {
  const auto sequence = sequence_of_text(text);
  compute(*sequence, heaps);
  const auto& period = sequence->period();
  if (!period) return sequence->suspected() ? "suspected" : "none";
  return std::to_string(period->preperiod) + "+" + std::to_string(period->period) + " by " +
         std::to_string(period->bound);
}

}  // namespace

TEST_CASE("typed rules of one number have the values of the definition", "[sequence][rule][long]") {
  Random random(1717);
  int compared = 0;
  int larger = 0;
  int periods = 0;
  for (int round = 0; round < rounds(1500); ++round) {
    const std::string text = test::random_rule(random, 1);
    const test::TypedRule typed = test::typed(text);
    if (!typed.problems.empty() || typed.rule.numbers.size() != 1) continue;
    CAPTURE(text);
    const auto sequence = sequence_of_text(text);
    const Plain plain = plain_values(typed.rule, 450);
    // A period must hold far beyond the heaps that proved it.
    compute(*sequence, 300);
    if (sequence->period()) {
      ++periods;
      REQUIRE(plain.values.size() == 450);
    } else if (plain.values.size() <= 300) {
      CHECK(sequence->computed() == plain.values.size());
      CHECK(sequence->ended() == plain.ended);
    }
    for (std::size_t heap = 0; heap < plain.values.size(); ++heap) {
      const auto value = sequence->value(heap);
      if (value) REQUIRE(*value == plain.values[heap]);
      if (!value) CHECK(heap >= 300);
    }
    ++compared;
    larger += plain.ended == Ended::Larger ? 1 : 0;
  }
  CHECK(compared > 300);
  CHECK(larger > 30);
  CHECK(periods > 10);
}

TEST_CASE("periods that are proved of typed rules hold far beyond the proof", "[sequence][rule]") {
  Random random(1718);
  int proved = 0;
  for (int round = 0; round < rounds(300); ++round) {
    std::string text = "numbers=n&moves=";
    for (std::uint32_t kind = random.below(3) + 1; kind > 0; --kind) {
      const std::string divisor = std::to_string(2 + random.below(5));
      const std::string rest = std::to_string(random.below(4));
      text += "n-" + std::to_string(1 + random.below(8));
      if (random.below(3) > 0) {
        text += "_if_n_mod_" + divisor + (random.below(2) == 0 ? "==" : "!=") + rest;
      }
      if (random.below(3) == 0) text += "_if_n_gt_" + std::to_string(random.below(50));
      if (kind > 1) text += ";_";
    }
    if (random.below(4) == 0) text += "&end=n_mod_5==" + std::to_string(random.below(5));
    CAPTURE(text);
    const auto sequence = sequence_of_text(text);
    compute(*sequence, 400);
    if (!sequence->period()) continue;
    ++proved;
    CHECK(sequence->period()->bound <= sequence->computed());
    const Plain plain = plain_values(test::rule_of(text), 2000);
    for (std::size_t heap = 0; heap < 2000; ++heap) {
      REQUIRE(sequence->value(heap) == plain.values[heap]);
    }
  }
  CHECK(proved > 200);
}

TEST_CASE("a period of a typed rule is proved where what may be taken repeats",
          "[sequence][rule]") {
  // Recognised as take-away and as Kayles, whose theorems prove the period.
  CHECK(proved("numbers=n&moves=n-k_for_k_in_{1,3,4}", 300) == "0+7 by 12");
  CHECK(proved("numbers=n&moves=i,n-1-i_for_i_in_0..n-1;_i,n-2-i_for_i_in_0..n-2", 300)
            .starts_with("71+12 "));
  // The coins that may be taken depend on the parity of the heap, and on whether it has more than 30.
  const std::string parity = "numbers=n&moves=n-1_if_n_mod_2==0;_n-2;_n-5_if_n_gt_30";
  CHECK(proved(parity, 400).find('+') != std::string::npos);
  // The moves repeat every 7 heaps, the values every 2: the bound covers both.
  const std::string sevens = "numbers=n&moves=n-1;_n-3_if_n_mod_7==0";
  CHECK(proved(sevens, 300) == "0+2 by 18");
  // No proof: any number of coins may be taken; heaps split without a theorem; values grow.
  CHECK(proved("numbers=n&moves=n-k_for_k_in_1..n_if_k_mod_2==1", 300) == "suspected");
  CHECK(proved("numbers=n&moves=i,n-1-i_for_i_in_0..n-1_if_i_mod_2==0", 300) != "0+1 by 1");
  CHECK(proved("numbers=n&moves=n-k_for_k_in_1..n", 300) == "none");
}

TEST_CASE("a period of what may be taken here and there needs all of both", "[sequence]") {
  const auto bound = [](std::uint64_t preperiod, std::uint64_t period) {
    return Periodicity::of_taking(5, 20, 6).bound(preperiod, period);
  };
  CHECK(bound(0, 6) == 20 + 6 + 5);
  CHECK(bound(0, 4) == 20 + 12 + 5);
  CHECK(bound(30, 4) == 30 + 12 + 5);
}

TEST_CASE("a sequence of a typed rule ends where a move leads to no smaller heap",
          "[sequence][rule]") {
  const auto end = [](const std::string& text) {
    const auto sequence = sequence_of_text(text);
    compute(*sequence, 1000);
    CHECK(sequence->most() == sequence->computed());
    return std::pair{sequence->computed(), sequence->ended()};
  };
  CHECK(end("numbers=n&moves=n-1;_n+1_if_n_gt_11") ==
        std::pair{std::uint64_t{12}, std::optional{Ended::Larger}});
  CHECK(end("numbers=n&moves=n-1;_0/(20-n)_if_n_gt_0") ==
        std::pair{std::uint64_t{20}, std::optional{Ended::Fault}});
  CHECK(end("numbers=n&moves=n+1") == std::pair{std::uint64_t{0}, std::optional{Ended::Larger}});
}

TEST_CASE("typed rules are read without a position, and known ones as what they are",
          "[sequence][rule]") {
  const std::string rule = "game=rule&numbers=n&moves=n-k_for_k_in_squares(n)";
  CHECK(told(rule) == rule);
  CHECK(told(rule + "&at=9,7&upto=40&guess=n_mod_3==0&axes=n&play=misere") == rule);
  CHECK(told("game=rule&numbers=n&moves=i,n-1-i for i in 0..n-1; i,n-2-i for i in 0..n-2&at=12") ==
        "game=rule&numbers=n&moves=i,n-1-i_for_i_in_0..n-1;_i,n-2-i_for_i_in_0..n-2 is 0.77");
  CHECK(told("game=rule&numbers=a,b&moves=(a-1,b)&at=(2,2)") == "numbers: rule-one-number");
  CHECK(told("game=rule&numbers=n&moves=n-1&lost=n==0") == "lost: rule-heap-alone");
  CHECK(told("game=rule&numbers=n&moves=n-1&won=n==0") == "won: rule-heap-alone");
  CHECK(told("game=rule&numbers=n") == "moves: rule-moves");
  CHECK(told("game=rule&numbers=n&moves=n-1&take=2").starts_with("take"));
}

TEST_CASE("a run of a typed rule goes on from values that were computed before",
          "[sequence][rule]") {
  for (const std::string text :
       {"numbers=n&moves=n-k_for_k_in_squares(n)", "numbers=n&moves=n-1_if_n_mod_2==0;_n-2",
        "numbers=n&moves=parts(i_for_i_in_0..n-1_if_bit(x,i)==1)_for_x_in_1..min(n*n,500)"}) {
    const Plain plain = plain_values(test::rule_of(text), 200);
    REQUIRE(plain.values.size() == 200);
    const std::vector<std::uint16_t> saved(plain.values.begin(), plain.values.begin() + 60);
    const auto sequence = sequence_of_text(text);
    CHECK(sequence->restore(saved));
    CHECK(sequence->check(30));
    sequence->reserve(200);
    sequence->advance(200);
    for (std::size_t heap = 0; heap < 200; ++heap) {
      CHECK(sequence->value(heap) == plain.values[heap]);
    }
    auto other = saved;
    ++other[50];
    const auto wrong = sequence_of_text(text);
    CHECK(wrong->restore(other));
    CHECK_FALSE(wrong->check(30));
  }
}

}  // namespace grundy
