#include "families/rule/recognise.hpp"

#include "core/families/rule/typed_rule.hpp"
#include "games/analyze.hpp"
#include "games/game.hpp"
#include "oracle/small_games.hpp"
#include "support/analysis_of.hpp"

namespace grundy {
namespace {

std::optional<std::string> same_as(const std::string& moves, const std::string& more = "&at=9") {
  const test::TypedRule typed = test::typed("numbers=n&moves=" + moves + more);
  REQUIRE(typed.problems.empty());
  return rule::recognise(typed.rule, typed.at);
}

double number_in(const Table& table, std::size_t place) {
  return std::visit([&](const auto& numbers) { return static_cast<double>(numbers.at(place)); },
                    table.grundy);
}

// Compares the tables of the typed rule and of the game it is recognised as, in normal and misère play.
void check_tables(const std::string& moves) {
  constexpr std::size_t kLast = 24;
  CAPTURE(moves);
  const auto same = same_as(moves, "&at=24");
  REQUIRE(same.has_value());
  std::size_t decided = 0;
  for (const char* play : {"", "&play=misere"}) {
    const Analysis typed =
        analysis_of("game=rule&numbers=n&moves=" + moves + "&at=24&upto=24" + play);
    const Analysis other = analysis_of(*same + play);
    // If heaps split, each search may end undecided at its own limit.
    if (typed.verdict.outcome != Outcome::Undecided &&
        other.verdict.outcome != Outcome::Undecided) {
      CHECK(typed.verdict.outcome == other.verdict.outcome);
      CHECK(typed.moves.count == other.moves.count);
    }
    for (std::size_t n = 0; n <= kLast; ++n) {
      REQUIRE(number_in(typed.tables.at(0), n) == number_in(other.tables.at(0), n));
      const std::uint8_t one = typed.tables.at(0).outcomes.at(n);
      const std::uint8_t two = other.tables.at(0).outcomes.at(n);
      REQUIRE((one == two || one == kUndecided || two == kUndecided));
      decided += one != kUndecided && two != kUndecided;
    }
  }
  CHECK(decided > kLast);
}

// A random way to type an octal digit: `taken` coins may be taken and the rest left as the digit says.
std::string kind_of(Random& random, std::size_t taken, unsigned digit) {
  const std::string rest = taken == 0 ? "n" : "n-" + std::to_string(taken);
  const std::string one_less = "n-" + std::to_string(taken + 1);
  const std::string pair = random.below(2) == 0 ? "i," + rest + "-i" : rest + "-i,i";
  const bool first = random.below(2) == 0;
  switch (digit) {
    case 3: return rest;
    case 4: return pair + " for i in 1.." + (first ? one_less : "(" + rest + ")/2");
    case 6: return pair + " for i in " + (first ? "1.." + rest : "0.." + one_less);
    default: return pair + " for i in 0.." + (first ? rest : "(" + rest + ")/2");
  }
}

}  // namespace

TEST_CASE("moves that take one of some numbers are take-away", "[rule]") {
  CHECK(same_as("n-k for k in {1,3,4}") == "game=subtraction&take=1,3,4&piles=9");
  CHECK(same_as("n-1; n-3", "&at=9,none,2") == "game=subtraction&take=1,3&piles=9,0,2");
  CHECK(same_as("n-2-k for k in {0..2,5}; -1+n-1") == "game=subtraction&take=2,3,4,7&piles=9");
  // Split heaps are one component, but a pile cannot be split: an octal game instead of take-away.
  CHECK(same_as("n-1; n-3", "&at=5+3+0,2") == "game=octal&code=0.303&piles=5+3,2");
  for (unsigned set = 1; set < 64; ++set) {
    std::string list;
    for (unsigned taken = 1; taken <= 6; ++taken) {
      if ((set >> (taken - 1) & 1U) == 0) continue;
      list += (list.empty() ? "" : ",") + std::to_string(taken);
    }
    check_tables("n-k for k in {" + list + "}");
  }
}

TEST_CASE("moves that take so many and leave at most two parts are an octal code", "[rule]") {
  CHECK(same_as("i,n-1-i for i in 0..n-1; i,n-2-i for i in 0..n-2") ==
        "game=octal&code=0.77&piles=9");
  CHECK(same_as("i,n-k-i for k in {1,2} for i in 0..n-k") == "game=octal&code=0.77&piles=9");
  CHECK(same_as("i,n-i for i in 1..n-1; n-1") == "game=octal&code=4.3&piles=9");
  Random random(1720);
  for (int round = 0; round < rounds(20); ++round) {
    static constexpr unsigned kDigits[] = {0, 3, 4, 6, 7};
    std::string moves = random.below(3) == 0 ? kind_of(random, 0, 4) : "";
    std::string code = moves.empty() ? "0." : "4.";
    const std::size_t last = 1 + random.below(4);
    bool splits = !moves.empty();
    for (std::size_t taken = 1; taken <= last; ++taken) {
      const unsigned digit = kDigits[taken == last ? 1 + random.below(4) : random.below(5)];
      code += std::to_string(digit);
      splits = splits || digit > 3;
      if (digit > 0) moves += (moves.empty() ? "" : "; ") + kind_of(random, taken, digit);
    }
    CAPTURE(moves);
    if (splits) CHECK(same_as(moves) == "game=octal&code=" + code + "&piles=9");
    check_tables(moves);
  }
}

TEST_CASE("what is recognised is read as it is written", "[rule]") {
  for (const char* moves : {"n-k for k in {1,3,4}", "n-1; i,n-2-i for i in 1..n-3"}) {
    const auto same = same_as(moves, "&at=9,7");
    REQUIRE(same.has_value());
    Problems problems;
    const auto game = read_game(*same, problems);
    REQUIRE(problems.empty());
    CHECK(write_game(*game) == *same);
  }
}

TEST_CASE("moves that are not quite those of another game are not taken for them", "[rule]") {
  for (const char* moves : {"n-k for k in {1,3,4} if n gt 4",
                            "n-k for k in 1..min(n,3)",
                            "n/2",
                            "n-1; n/2",
                            "n+1",
                            "none",
                            "n-1; none",
                            "copies(2,n-1)",
                            "i,n-1-i for i in 0..n-2 if i mod 2==0",
                            "i,n-1-i for i in 0..n-3",
                            "i,n-1-i for i in 2..n-1",
                            "i,n-1-i for i in 1..(n-2)/2",
                            "i,n-1-i for i in 0..(n-1)/3",
                            "i,n-1-i for i in 0..n/2",
                            "i,n-i for i in 0..n",
                            "i,n-i for i in 1..n",
                            "i,n+1-i for i in 1..n",
                            "i,n-2-i,1 for i in 1..n-2",
                            "i,n-1-2*i for i in 0..n-1",
                            "i,i for i in 0..n-1",
                            "n-i for i in 1..n",
                            "n-1; n-n",
                            "k,n-1-k for k in {1,2}"}) {
    CAPTURE(moves);
    CHECK(!same_as(moves));
  }
  CHECK(!same_as("n-1", "&at=9&end=n==3"));
  CHECK(!same_as("n-1", "&at=9&lost=n==3"));
  CHECK(same_as("n-1000001") == "game=subtraction&take=1000001&piles=9");
  CHECK(!same_as("n-1001; i,n-1-i for i in 0..n-1"));
  // Recognising gives up on so many choices, even though the last loop has none.
  CHECK(!same_as(
      "n-1; n-2 for a in 1..999 for b in 1..999 for c in 1..999 for d in 1..999 for e in 1..0"));
  const test::TypedRule two = test::typed("numbers=a,b&moves=(a-1,b)&at=(1,2)");
  CHECK(!rule::recognise(two.rule, two.at));
}

}  // namespace grundy
