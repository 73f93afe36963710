#include "core/families/rule/emit/any_rule.hpp"
#include "core/families/rule/emit/emitted_code.hpp"
#include "core/families/rule/known_rules.hpp"
#include "core/families/rule/random_rule.hpp"
#include "core/families/rule/typed_rule.hpp"
#include "theory/mex.hpp"

// Emitted code runs where the core is WebAssembly itself.
#ifdef __EMSCRIPTEN__

namespace grundy {
namespace {

using rule::Emitted;
using rule::Place;

constexpr std::size_t kRoom = 4'000;

bool has(const std::string& text, const char* word) { return text.find(word) != std::string::npos; }

// How often which of them was compared.
struct Compared {
  int equal = 0;
  int faults = 0;
  int asked = 0;  // though Machine knows
};

// The moves from one place, by the machine and by the code.
void compare_options(const rule::Rule& rule, test::EmittedCode& code, const Place& place,
                     Compared& compared) {
  Work work(4'000);
  rule::Machine machine(rule, work);
  rule::Options plain;
  const rule::Ending ending = machine.ending(place);
  if (!machine.stopped() && ending == rule::Ending::Open) machine.options(place, plain);
  if (work.over()) return;
  rule::Options fast;
  const Emitted answer = code.options(place, fast, kRoom);
  CAPTURE(rule::write_places({place}));
  if (machine.fault()) {
    const bool asks = answer == Emitted::Ask || answer == Emitted::NoRoom;
    REQUIRE(asks);
    ++compared.faults;
  } else if (answer == Emitted::Ask) {
    ++compared.asked;
  } else if (plain.numbers.size() + plain.ends.size() > kRoom) {
    REQUIRE(answer == Emitted::NoRoom);
  } else {
    REQUIRE(static_cast<int>(answer) == static_cast<int>(ending));
    REQUIRE(fast.numbers == plain.numbers);
    REQUIRE(fast.ends == plain.ends);
    ++compared.equal;
  }
}

std::optional<std::uint32_t> index_in(const rule::Box& box, std::span<const std::uint64_t> place) {
  std::uint32_t index = 0;
  for (std::size_t i = 0; i < place.size(); ++i) {
    if (place[i] >= box.sizes[i]) return std::nullopt;
    index = index * box.sizes[i] + static_cast<std::uint32_t>(place[i]);
  }
  return index;
}

// The Grundy numbers of the first positions of a box by the machine, until a move leads to none of those before.
std::optional<std::vector<std::uint32_t>> plain_values(const rule::Rule& rule,
                                                       const rule::Box& box) {
  Work work(20'000);
  rule::Machine machine(rule, work);
  std::vector<std::uint32_t> values;
  MexSet set;
  rule::Options options;
  for (std::uint32_t position = 0; position < box.positions(); ++position) {
    Place place(box.sizes.size());
    std::uint32_t left = position;
    for (std::size_t i = place.size(); i-- > 0; left /= box.sizes[i])
      place[i] = left % box.sizes[i];
    options.clear();
    if (machine.ending(place) == rule::Ending::Open) machine.options(place, options);
    if (work.over()) return std::nullopt;
    if (machine.fault()) return values;
    set.clear();
    std::uint32_t part = 0;
    for (const std::uint32_t end : options.ends) {
      std::uint32_t number = 0;
      for (; part < end; ++part) {
        const auto to =
            index_in(box, std::span(options.numbers).subspan(part * place.size(), place.size()));
        if (!to || *to >= position) return values;
        number ^= values[*to];
      }
      set.insert(number);
    }
    values.push_back(set.mex());
  }
  return values;
}

// In two slices.
void compare_fill(const rule::Rule& rule, test::EmittedCode& code, const rule::Box& box,
                  Random& random, Compared& compared) {
  const auto plain = plain_values(rule, box);
  if (!plain) return;
  const auto size = static_cast<std::uint32_t>(box.positions());
  constexpr std::uint32_t kUnknown = UINT32_MAX;
  std::vector<std::uint32_t> values(size, kUnknown);
  std::vector<std::uint32_t> stamps;
  const std::uint32_t half = random.below(size);
  Emitted answer = code.fill(0, half, values, stamps);
  if (answer == Emitted::Done) answer = code.fill(half, size, values, stamps);
  const auto solved = std::find(values.begin(), values.end(), kUnknown) - values.begin();
  REQUIRE((answer == Emitted::Done) == (solved == static_cast<std::ptrdiff_t>(size)));
  REQUIRE(solved <= static_cast<std::ptrdiff_t>(plain->size()));
  REQUIRE(std::equal(values.begin(), values.begin() + solved, plain->begin()));
  // A part that leads out of the box is looked at before one that is not there.
  if (solved < static_cast<std::ptrdiff_t>(plain->size())) {
    ++compared.asked;
  } else if (solved < static_cast<std::ptrdiff_t>(size)) {
    ++compared.faults;
  } else {
    ++compared.equal;
  }
}

rule::Box random_box(Random& random, std::size_t numbers) {
  static constexpr std::uint32_t kMost[] = {60, 9, 5, 4};
  rule::Box box;
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

void compare(const std::string& text, Random& random, Compared& options, Compared& fills) {
  CAPTURE(text);
  const rule::Rule rule = test::rule_of(text);
  const rule::Box box = random_box(random, rule.numbers.size());
  auto emitted = rule::emit(rule, box);
  REQUIRE(emitted.has_value());
  test::EmittedCode code(std::move(*emitted));
  REQUIRE(code.valid());
  // Divisors of what is large take too long here.
  const bool large = !has(text, "divisors");
  for (int i = 0; i < 6; ++i) {
    compare_options(rule, code, random_place(random, rule.numbers.size(), large && i > 2), options);
  }
  if (!rule.ends_whole()) compare_fill(rule, code, box, random, fills);
}

}  // namespace

TEST_CASE("emitted code moves and counts as the interpreter does", "[rule][emit][oracle][long]") {
  Random random(1704);
  Compared options;
  Compared fills;
  const int all = grundy_wants_all() != 0 ? 1'000'000 : 10'000;
  for (int round = 0; round < all; ++round) {
    const std::size_t numbers = 1 + random.below(3);
    compare(round % 2 == 0 ? test::AnyRule(random, numbers).text() : test::random_rule(random, 1),
            random, options, fills);
  }
  CAPTURE(options.equal, options.faults, options.asked, fills.equal, fills.faults, fills.asked);
  CHECK(options.equal > 10'000);
  CHECK(options.faults > 1'000);
  CHECK(options.asked * 50 < options.equal);
  CHECK(fills.equal > 1'000);
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
    const rule::Box box{std::vector<std::uint32_t>(numbers, numbers == 1 ? 40 : 9)};
    auto emitted = rule::emit(typed.rule, box);
    REQUIRE(emitted.has_value());
    test::EmittedCode code(std::move(*emitted));
    REQUIRE(code.valid());
    Compared options;
    Compared fills;
    for (const rule::Places& places : typed.at) {
      for (const Place& place : places) compare_options(typed.rule, code, place, options);
    }
    compare_fill(typed.rule, code, box, random, fills);
    CHECK(options.equal > 0);
    CHECK(options.asked == 0);
    CHECK(fills.asked == 0);
    CHECK(code.work() > 0);
  }
}

TEST_CASE("emitted code asks where its tables end, and for room", "[rule][emit]") {
  const auto answer_at = [](const std::string& moves, std::uint64_t place, std::size_t room) {
    const rule::Rule rule = test::rule_of("numbers=n&moves=" + moves);
    test::EmittedCode code(*rule::emit(rule, std::nullopt));
    REQUIRE(code.valid());
    rule::Options options;
    return code.options({place}, options, room);
  };
  CHECK(answer_at("n-1 if isprime(n)", 100'000, kRoom) == Emitted::Done);
  CHECK(answer_at("n-1 if isprime(n)", 100'001, kRoom) == Emitted::Ask);
  CHECK(answer_at("n-max(primes(n))", 100'000, kRoom) == Emitted::Done);
  CHECK(answer_at("n-max(primes(n))", 100'001, kRoom) == Emitted::Ask);
  CHECK(answer_at("n-k for k in 1..n", 10, 20) == Emitted::Done);
  CHECK(answer_at("n-k for k in 1..n", 10, 19) == Emitted::NoRoom);
  CHECK(answer_at("i,n-i for i in 1..n", 10, 30) == Emitted::Done);
  CHECK(answer_at("i,n-i for i in 1..n", 10, 29) == Emitted::NoRoom);
  CHECK(answer_at("copies(n,1),parts(i for i in 1..n)", 10, 21) == Emitted::Done);
  CHECK(answer_at("copies(n,1),parts(i for i in 1..n)", 10, 20) == Emitted::NoRoom);
  CHECK(answer_at("n-1 if any(k==0 for k in 1..n)", kTableStepLimit, kRoom) == Emitted::Ask);
}

}  // namespace grundy

#endif
