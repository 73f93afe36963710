#include <numeric>

#include "core/families/rule/emit/any_rule.hpp"
#include "core/families/rule/known_rules.hpp"
#include "core/families/rule/random_rule.hpp"
#include "core/families/rule/typed_rule.hpp"
#include "families/rule/emit/moves.hpp"
#include "families/rule/emit/runner.hpp"
#include "theory/depth_key.hpp"
#include "theory/mex.hpp"

// Emitted code can only run if the core is WebAssembly as well.
#ifdef __EMSCRIPTEN__

#include <emscripten.h>

// The module has no environment variables of its own, so it asks Node.
EM_JS(int, grundy_wants_all, (), { return process.env.GRUNDY_ALL ? 1 : 0; });

namespace grundy {
namespace {

using rule::Emitted;
using rule::Place;

bool has(const std::string& text, const char* word) { return text.find(word) != std::string::npos; }

// Counts the results of the comparisons.
struct Compared {
  int equal = 0;
  int faults = 0;
  int asked = 0;  // the code gave up where Machine has an answer
  int counted = 0;
};

// The options in the order in which they are found.
std::vector<std::vector<std::uint64_t>> lists_of(const rule::Options& options) {
  std::vector<std::vector<std::uint64_t>> lists;
  for (const auto left : options) lists.emplace_back(left.begin(), left.end());
  return lists;
}

// Emitted code finds every let at each place, even where it is not used, which may take more steps.
bool counts_alike(const rule::Rule& rule) { return rule.lets.empty(); }

// Compares the moves from one place that the machine and the emitted code list.
void compare_options(const rule::Rule& rule, rule::CompiledRule& code, const Place& place,
                     Compared& compared) {
  Work work(4'000);
  rule::Machine machine(rule, work);
  rule::Options plain;
  const rule::Ending ending = machine.look(place, plain);
  if (work.over()) return;
  rule::Options fast;
  const Emitted answer = code.options(place, fast);
  CAPTURE(rule::write_places({place}));
  if (machine.fault()) {
    REQUIRE(answer == Emitted::Ask);
    ++compared.faults;
  } else if (answer == Emitted::Ask) {
    ++compared.asked;
  } else {
    REQUIRE(static_cast<int>(answer) == static_cast<int>(ending));
    REQUIRE(lists_of(fast) == lists_of(plain));
    if (counts_alike(rule)) {
      REQUIRE(code.taken() == work.spent() - plain.words());
      ++compared.counted;
    }
    ++compared.equal;
  }
}

std::optional<std::uint32_t> index_in(const rule::DenseBox& box,
                                      std::span<const std::uint64_t> place) {
  std::uint32_t index = 0;
  for (std::size_t done = 0; done < place.size(); ++done) {
    const std::size_t i = box.last_first ? place.size() - 1 - done : done;
    if (place[i] >= box.sizes[i]) return std::nullopt;
    index = index * box.sizes[i] + static_cast<std::uint32_t>(place[i]);
  }
  return index;
}

using Values = std::vector<std::uint32_t>;

// The Grundy numbers of positions, and their depths where each move leaves one part.
struct Plain {
  Values numbers;
  std::vector<Depth> depths;
  std::vector<std::uint64_t> steps;
};

// A box by the machine, up to a position with a fault or a move to no earlier position.
std::optional<Plain> plain_values(const rule::Rule& rule, const rule::DenseBox& box, Play play) {
  Work work(20'000);
  rule::Machine machine(rule, work);
  Plain plain;
  Values& values = plain.numbers;
  MexSet set;
  rule::Options options;
  for (std::uint32_t position = 0; position < box.positions(); ++position) {
    Place place(box.sizes.size());
    std::uint32_t left = position;
    for (std::size_t done = 0; done < place.size(); ++done) {
      const std::size_t i = box.last_first ? done : place.size() - 1 - done;
      place[i] = left % box.sizes[i];
      left /= box.sizes[i];
    }
    const std::uint64_t before = work.spent();
    machine.look(place, options);
    if (work.over()) return std::nullopt;
    if (machine.fault()) return plain;
    plain.steps.push_back(work.spent() - before - options.words());
    set.clear();
    DepthOfOptions depths;
    for (auto more : options) {
      std::uint32_t number = 0;
      for (; !more.empty(); more = more.subspan(place.size())) {
        const auto to = index_in(box, more.first(place.size()));
        if (!to || *to >= position) return plain;
        number ^= values[*to];
        depths.add(plain.depths[*to]);
      }
      set.insert(number);
    }
    values.push_back(set.mex());
    plain.depths.push_back(depths.position(play));
  }
  return plain;
}

// Compares what the emitted code fills in, in two slices, with what the machine finds.
void compare_fill(const rule::Rule& rule, rule::CompiledRule& code, const rule::DenseBox& box,
                  Random& random, Compared& compared, std::optional<Play> depths = std::nullopt) {
  const Play play = depths.value_or(Play::Normal);
  const auto plain = plain_values(rule, box, play);
  if (!plain) return;
  const auto size = static_cast<std::uint32_t>(box.positions());
  constexpr std::uint32_t kUnknown = UINT32_MAX;
  Values values(std::size_t{size} * (depths ? 2 : 1), kUnknown);
  const std::uint32_t half = random.below(size);
  Emitted answer = code.fill(0, half, values, play);
  const std::uint64_t taken = code.taken();
  if (answer == Emitted::Done) answer = code.fill(half, size, values, play);
  const auto end = values.begin() + static_cast<std::ptrdiff_t>(size);
  const auto solved =
      static_cast<std::size_t>(std::find(values.begin(), end, kUnknown) - values.begin());
  REQUIRE((answer == Emitted::Done) == (solved == size));
  REQUIRE(solved <= plain->numbers.size());
  for (std::size_t position = 0; position < solved; ++position) {
    REQUIRE(values[position] == plain->numbers[position]);
    if (!depths) continue;
    const auto key = static_cast<DepthKey>(values[size + position]);
    REQUIRE(depth_of(key) == plain->depths[position]);
  }
  if (solved == size && counts_alike(rule)) {
    const auto& steps = plain->steps;
    REQUIRE(taken + code.taken() == std::accumulate(steps.begin(), steps.end(), std::uint64_t{0}));
    ++compared.counted;
  }
  // The code may stop earlier: a part outside the box stops it even if a later part makes the move impossible.
  if (solved < plain->numbers.size()) {
    ++compared.asked;
  } else if (solved < size) {
    ++compared.faults;
  } else {
    ++compared.equal;
  }
}

rule::DenseBox random_box(Random& random, std::size_t numbers) {
  static constexpr std::uint32_t kMost[] = {60, 9, 5, 4};
  rule::DenseBox box;
  box.last_first = random.below(2) == 0;
  for (std::size_t i = 0; i < numbers; ++i)
    box.sizes.push_back(1 + random.below(kMost[numbers - 1]));
  return box;
}

Place random_place(Random& random, std::size_t numbers, bool large) {
  Place place;
  for (std::size_t i = 0; i < numbers; ++i) {
    place.push_back(random.below(14));
    if (large && random.below(6) == 0) place.back() = kMaxExact - random.below(3);
    if (large && random.below(6) == 0) place.back() = (std::uint64_t{1} << 32) + random.below(9);
  }
  return place;
}

void compare(const std::string& text, Random& random, Compared& options, Compared& fills,
             Compared& depths) {
  CAPTURE(text);
  const test::TypedRule typed = test::typed(text);
  // A random rule may have too many loops or be too long, but nothing else may be wrong with it.
  for (const Problem& problem : typed.problems.list()) REQUIRE(problem.code == ProblemCode::Limit);
  if (!typed.problems.empty()) return;
  const rule::Rule& rule = typed.rule;
  const rule::DenseBox box = random_box(random, rule.numbers.size());
  if (!rule::emit(rule, box)) return;
  const auto code = rule::CompiledRule::of(rule, box);
  REQUIRE(code != nullptr);
  // Divisors of large numbers take too long here.
  const bool large = !has(text, "divisors");
  for (int i = 0; i < 6; ++i) {
    compare_options(rule, *code, random_place(random, rule.numbers.size(), large && i > 2),
                    options);
  }
  if (rule.ends_whole()) return;
  compare_fill(rule, *code, box, random, fills);
  if (!std::all_of(rule.moves.begin(), rule.moves.end(), rule::leaves_one)) return;
  const auto deep = rule::CompiledRule::of(rule, box, /*depths=*/true);
  REQUIRE(deep != nullptr);
  compare_fill(rule, *deep, box, random, depths, Play::Normal);
  compare_fill(rule, *deep, box, random, depths, Play::Misere);
}

}  // namespace

TEST_CASE("emitted code finds the same moves and numbers as the interpreter, in as many steps",
          "[rule][emit][oracle][long]") {
  Random random(1704);
  Compared options;
  Compared fills;
  Compared depths;
  const int all = grundy_wants_all() != 0 ? 1'000'000 : 10'000;
  for (int round = 0; round < all; ++round) {
    const std::size_t numbers = 1 + random.below(3);
    compare(round % 2 == 0 ? test::AnyRule(random, numbers).text() : test::random_rule(random, 1),
            random, options, fills, depths);
  }
  CAPTURE(options.equal, options.faults, options.asked, fills.equal, fills.faults, fills.asked,
          depths.equal);
  CHECK(options.equal > 10'000);
  CHECK(options.faults > 1'000);
  CHECK(options.asked * 50 < options.equal);
  CHECK(fills.equal > 1'000);
  CHECK(options.counted > 5'000);
  CHECK(fills.counted > 500);
  CHECK(depths.equal > 500);
  CHECK(fills.faults > 1'000);
  CHECK(fills.asked * 10 < fills.equal);
}

TEST_CASE("emitted code does for the families' games without being asked for help",
          "[rule][emit]") {
  Random random(1705);
  for (const test::KnownRule& known : test::kKnownRules) {
    CAPTURE(known.rule);
    const test::TypedRule typed = test::typed("numbers=" + known.rule);
    const std::size_t numbers = typed.rule.numbers.size();
    const rule::DenseBox box{std::vector<std::uint32_t>(numbers, numbers == 1 ? 40 : 9)};
    const auto code = rule::CompiledRule::of(typed.rule, box);
    REQUIRE(code != nullptr);
    Compared options;
    Compared fills;
    for (const rule::Places& places : typed.at) {
      for (const Place& place : places) compare_options(typed.rule, *code, place, options);
    }
    compare_fill(typed.rule, *code, box, random, fills);
    CHECK(options.equal > 0);
    CHECK(options.asked == 0);
    CHECK(fills.asked == 0);
    if (counts_alike(typed.rule)) CHECK(options.counted + fills.counted > 0);
  }
}

TEST_CASE("emitted code asks where its tables end and where moves are very many", "[rule][emit]") {
  const auto answer_at = [](const std::string& moves, std::uint64_t place) {
    const rule::Rule rule = test::rule_of("numbers=n&moves=" + moves);
    const auto code = rule::CompiledRule::of(rule, std::nullopt);
    REQUIRE(code != nullptr);
    rule::Options options;
    return code->options(Place{place}, options);
  };
  CHECK(answer_at("n-1 if isprime(n)", 100'000) == Emitted::Done);
  CHECK(answer_at("n-1 if isprime(n)", 100'001) == Emitted::Ask);
  CHECK(answer_at("n-max(primes(n))", 100'000) == Emitted::Done);
  CHECK(answer_at("n-max(primes(n))", 100'001) == Emitted::Ask);
  CHECK(answer_at("n-k for k in 1..n", 100'000) == Emitted::Done);
  CHECK(answer_at("i,n-i for i in 1..n", 100'000) == Emitted::Done);
  CHECK(answer_at("copies(1000,1) for i in 1..n", 1'000) == Emitted::Done);
  CHECK(answer_at("n-k for k in 1..n", 10'000'000) == Emitted::Ask);
  CHECK(answer_at("n-1 if any(k==0 for k in 1..n)", kStepLimit) == Emitted::Ask);
}

TEST_CASE("places are explored as by the interpreter alone, faults and all", "[rule][emit]") {
  for (const char* text :
       {"numbers=n&moves=i,n-1-i for i in 0..n-1; i,n-2-i for i in 0..n-2&at=400",
        "numbers=n&moves=n-k for k in 1..n if isprime(n-k)&at=500",
        "numbers=n&moves=n-1-6/(n-200) if n gt 1; n-2&at=2000",
        "numbers=n&moves=n-k for k in 1..40&end=n mod 7==3&at=2000"}) {
    CAPTURE(text);
    const test::TypedRule typed = test::typed(text);
    Work work;
    rule::Runner runner(typed.rule, work);
    rule::Options fast;
    rule::Options plain;
    for (std::uint64_t n = 0; n <= typed.at[0][0][0]; ++n) {
      Work own;
      rule::Machine machine(typed.rule, own);
      const Place place{n};
      const rule::Ending ending = machine.ending(place);
      plain.clear();
      if (ending == rule::Ending::Open) machine.options(place, plain);
      REQUIRE(runner.run(place, fast) == ending);
      REQUIRE(runner.fault().has_value() == machine.fault().has_value());
      if (runner.fault()) {
        CHECK(runner.fault()->code == machine.fault()->code);
        CHECK(runner.fault()->place == machine.fault()->place);
        runner.forget_fault();
      } else {
        REQUIRE(lists_of(fast) == lists_of(plain));
      }
    }
    CHECK(work.spent() > 2'000);
    CHECK(!work.over());
  }
}

}  // namespace grundy

#endif
