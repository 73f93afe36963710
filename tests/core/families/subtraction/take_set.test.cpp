#include "families/subtraction/take_set.hpp"

#include <algorithm>
#include <numeric>

#include "families/subtraction/pile_options.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

using Numbers = std::vector<std::uint64_t>;

std::string canonical(const std::string& take) { return write_take(piles_of(take).take); }

Numbers taken(const std::string& take, std::uint64_t size) {
  Numbers numbers;
  PileOptions(piles_of(take), size).for_each(size, [&](std::uint64_t left) {
    numbers.push_back(size - left);
  });
  return numbers;
}

bool prime(std::uint64_t number) {
  std::uint64_t divisors = 0;
  for (std::uint64_t d = 1; d <= number; ++d) divisors += number % d == 0;
  return divisors == 2;
}

const std::vector<std::string>& all_names() {
  static const std::vector<std::string> names = {
      "primes",    "squares",    "cubes",      "evens",    "odds",
      "fibonacci", "factorials", "triangular", "divisors", "proper-divisors",
      "coprimes",  "powers(2)",  "powers(3)",  "powers(7)"};
  return names;
}

}  // namespace

TEST_CASE("all numbers but some are the ranges between them", "[take]") {
  CHECK(canonical("all-but(2)") == "all-but(2)");
  CHECK(canonical("all-but( 4 , 1-2,2)") == "all-but(1,2,4)");
  CHECK(canonical("all-but(4),4") == "1-9007199254740991");
  CHECK(canonical("3,6-9007199254740991,primes") == "all-but(1,2,4,5),primes");
  const Game game = game_of("game=subtraction&take=all-but(1,2,4)&piles=9");
  const TakeSet& take = game.position.as<Piles>()->take;
  for (std::uint64_t coins = 1; coins <= 9; ++coins) {
    CHECK(may_take(take, coins, 9) == (coins != 1 && coins != 2 && coins != 4));
  }
}

TEST_CASE("three numbers in a row are written as a range, two are not", "[take]") {
  CHECK(canonical("1,3,4") == "1,3,4");
  CHECK(canonical("4,1,3") == "1,3,4");
  CHECK(canonical("1,2,3") == "1-3");
  CHECK(canonical("1-3,7,primes") == "1-3,7,primes");
  CHECK(canonical("4-6,1-3") == "1-6");
  CHECK(canonical("2-3,9-9") == "2,3,9");
}

TEST_CASE("what is given twice is in the set once, however it is written", "[take]") {
  CHECK(canonical("1-5,4") == "1-5");
  CHECK(canonical("1,3,1") == "1,3");
  CHECK(canonical("1-4,2-9,10") == "1-10");
  CHECK(canonical("all-but(2),1") == "all-but(2)");
  CHECK(canonical("all-but(2),2") == "1-9007199254740991");
  CHECK(canonical("all-but(2),all-but(3)") == "1-9007199254740991");
  CHECK(canonical("primes,powers(2),3,primes,powers(2)") == "3,powers(2),primes");
}

TEST_CASE("powers and names follow the numbers in a fixed order", "[take]") {
  CHECK(canonical("coprimes,powers(3),5,primes,powers(2)") ==
        "5,powers(2),powers(3),primes,coprimes");
}

TEST_CASE("a canonical set of numbers reads back equal, as long as a set may be", "[take]") {
  Random random(211);
  for (int round = 0; round < 500; ++round) {
    std::string take = all_names()[random.below(14)];
    std::uint64_t number = 0;
    for (std::uint32_t items = random.below(20); items > 0; --items) {
      number += 1 + random.below(3);
      take += "," + std::to_string(number);
      if (random.below(3) == 0) take += "-" + std::to_string(number += random.below(5));
    }
    CAPTURE(take);
    CHECK(piles_of(canonical(take)).take == piles_of(take).take);
    CHECK(canonical(canonical(take)) == canonical(take));
  }
}

TEST_CASE("named sets have the members of their definition", "[take]") {
  for (std::uint64_t size = 0; size <= 40; ++size) {
    for (std::uint64_t coins = 1; coins <= size; ++coins) {
      CAPTURE(size, coins);
      const auto has = [&](const std::string& take) {
        return may_take(piles_of(take).take, coins, size);
      };
      CHECK(has("primes") == prime(coins));
      CHECK(has("evens") == (coins % 2 == 0));
      CHECK(has("odds") == (coins % 2 == 1));
      CHECK(has("divisors") == (size % coins == 0));
      CHECK(has("proper-divisors") == (size % coins == 0 && coins != size));
      CHECK(has("coprimes") == (std::gcd(coins, size) == 1));
    }
  }
  CHECK(taken("squares", 40) == Numbers{1, 4, 9, 16, 25, 36});
  CHECK(taken("cubes", 64) == Numbers{1, 8, 27, 64});
  CHECK(taken("fibonacci", 34) == Numbers{1, 2, 3, 5, 8, 13, 21, 34});
  CHECK(taken("factorials", 119) == Numbers{1, 2, 6, 24});
  CHECK(taken("triangular", 28) == Numbers{1, 3, 6, 10, 15, 21, 28});
  CHECK(taken("powers(2)", 20) == Numbers{1, 2, 4, 8, 16});
  CHECK(taken("powers(7)", 343) == Numbers{1, 7, 49, 343});
}

TEST_CASE("a move is legal exactly where it is listed, and it is listed once", "[take]") {
  Random random(212);
  for (int round = 0; round < 300; ++round) {
    std::string take = all_names()[random.below(14)];
    if (random.below(2) == 0) take = "3-5,11," + take;
    if (random.below(3) == 0) take = "1,2,17-40,squares,odds,divisors";
    const TakeSet set = piles_of(take).take;
    const std::uint64_t size = random.below(300);
    CAPTURE(take, size);
    Numbers legal;
    for (std::uint64_t coins = 1; coins <= size; ++coins) {
      if (may_take(set, coins, size)) legal.push_back(coins);
    }
    CHECK(taken(take, size) == legal);
  }
}

TEST_CASE("membership is exact at the largest sizes", "[take]") {
  const std::uint64_t root = 94'906'265;
  CHECK(is_member(NamedSet::Squares, root * root));
  CHECK_FALSE(is_member(NamedSet::Squares, root * root - 1));
  const std::uint64_t edge = 208'063;
  CHECK(is_member(NamedSet::Cubes, edge * edge * edge));
  CHECK_FALSE(is_member(NamedSet::Cubes, edge * edge * edge + 1));
  CHECK(is_member(NamedSet::Triangular, root * (root + 1) / 2));
  CHECK_FALSE(is_member(NamedSet::Triangular, root * (root + 1) / 2 + 1));
  CHECK(is_member(NamedSet::Primes, 9007199254740881));
  CHECK_FALSE(is_member(NamedSet::Primes, 9007199254740991));
  CHECK(is_power(std::uint64_t{1} << 52, 2));
  CHECK(is_power(5559060566555523, 3));
}

TEST_CASE("the bound on members is never too small", "[take]") {
  for (int name = 0; name < 11; ++name) {
    const auto set = static_cast<NamedSet>(name);
    std::uint64_t together = 0;
    for (std::uint64_t size = 1; size < 3000; ++size) {
      together += set == NamedSet::Coprimes ? coprimes(size).size()
                  : depends_on_pile(set)    ? divisors(size).size()
                                            : members(set, size).size();
      CAPTURE(size, name);
      REQUIRE(together <= (size + 1) * members_on_average(set, size));
    }
  }
}

TEST_CASE("divisors are those numbers that leave no rest", "[take]") {
  for (std::uint64_t number = 1; number < 3000; ++number) {
    std::vector<std::uint64_t> plain;
    for (std::uint64_t d = 1; d <= number; ++d) {
      if (number % d == 0) plain.push_back(d);
    }
    CAPTURE(number);
    REQUIRE(divisors(number) == plain);
  }
  CHECK(divisors(0).empty());
}

}  // namespace grundy
