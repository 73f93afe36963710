#include <vector>

#include "oracle/small_games.hpp"
#include "support/catch.hpp"
#include "theory/nim.hpp"

namespace grundy {

TEST_CASE("the nim product is the least number that its definition leaves", "[nim]") {
  // The mex of the options in the game Turning Corners.
  constexpr Nimber kSize = 40;
  std::vector<std::vector<Nimber>> table(kSize, std::vector<Nimber>(kSize));
  for (Nimber a = 0; a < kSize; ++a) {
    for (Nimber b = 0; b < kSize; ++b) {
      std::vector<bool> reached(256);
      for (Nimber x = 0; x < a; ++x) {
        for (Nimber y = 0; y < b; ++y) reached[table[x][b] ^ table[a][y] ^ table[x][y]] = true;
      }
      while (reached[table[a][b]]) ++table[a][b];
      REQUIRE(nim_product(a, b) == table[a][b]);
    }
  }
}

TEST_CASE("squares to 15 and some products are the published ones", "[nim]") {
  // J. H. Conway, On Numbers and Games, 1976, chapter 6.
  const std::vector<Nimber> squares{0, 1, 3, 2, 6, 7, 5, 4, 13, 12, 14, 15, 11, 10, 8, 9};
  for (Nimber a = 0; a < squares.size(); ++a) CHECK(nim_product(a, a) == squares[a]);
  CHECK(nim_product(2, 4) == 8);
  CHECK(nim_product(2, 8) == 12);
  CHECK(nim_product(4, 8) == 11);
  CHECK(nim_product(16, 15) == 240);
  CHECK(nim_product(16, 16) == 24);
}

TEST_CASE("the nim product makes a field with the nim-sum", "[nim]") {
  Random random(1806);
  for (int round = 0; round < 5'000; ++round) {
    const auto draw = [&random] {
      Nimber number = 0;
      for (int word = 0; word < 4; ++word) number = number << 16 | random.below(65'536);
      return number >> random.below(64);
    };
    const Nimber a = draw();
    const Nimber b = draw();
    const Nimber c = draw();
    REQUIRE(nim_product(a, b) == nim_product(b, a));
    REQUIRE(nim_product(a, nim_product(b, c)) == nim_product(nim_product(a, b), c));
    REQUIRE(nim_product(a, b ^ c) == (nim_product(a, b) ^ nim_product(a, c)));
  }
  // Those below 2^16 are a field as well: the powers of some number are all of them but 0.
  const auto order = [](Nimber a) {
    std::uint32_t steps = 1;
    for (Nimber power = a; power != 1 && power < 65'536 && steps < 65'536; ++steps) {
      power = nim_product(power, a);
    }
    return steps;
  };
  // The numbers below 2^8 are a smaller field.
  Nimber generator = 256;
  while (generator < 65'536 && order(generator) < 65'535) ++generator;
  REQUIRE(order(generator) == 65'535);
}

}  // namespace grundy
