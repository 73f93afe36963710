#include "theory/big_count.hpp"

#include <algorithm>

#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

// Schoolbook arithmetic on decimal digits, the last one first.
using Digits = std::vector<int>;

Digits digits_of(std::uint64_t number) {
  Digits digits;
  for (; number > 0; number /= 10) digits.push_back(static_cast<int>(number % 10));
  return digits;
}

Digits settled(Digits digits) {
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const int carry = digits[i] >= 0 ? digits[i] / 10 : -1;
    digits[i] -= 10 * carry;
    if (carry != 0 && i + 1 == digits.size()) digits.push_back(0);
    if (carry != 0) digits[i + 1] += carry;
  }
  while (!digits.empty() && digits.back() == 0) digits.pop_back();
  return digits;
}

Digits plus(Digits a, const Digits& b, int sign) {
  a.resize(std::max(a.size(), b.size()), 0);
  for (std::size_t i = 0; i < b.size(); ++i) a[i] += sign * b[i];
  return settled(std::move(a));
}

Digits times(const Digits& a, const Digits& b) {
  Digits product(a.size() + b.size(), 0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size(); ++j) product[i + j] += a[i] * b[j];
  }
  return settled(std::move(product));
}

std::string text_of(const Digits& digits) {
  std::string text;
  for (const int digit : digits) text.insert(text.begin(), static_cast<char>('0' + digit));
  return text.empty() ? "0" : text;
}

// Often near the limits of 64-bit words and powers of ten.
std::uint64_t random_number(Random& random) {
  const std::uint64_t wide =
      std::uint64_t{random.below(UINT32_MAX)} << 32 | random.below(UINT32_MAX);
  switch (random.below(6)) {
    case 0: return random.below(3);
    case 1: return 999'999'998 + random.below(4);
    case 2: return UINT64_MAX - random.below(3);
    case 3: return 1'000'000'000'000'000'000 + random.below(2);
    default: return wide >> random.below(64);
  }
}

}  // namespace

TEST_CASE("big counts add, subtract and multiply as on paper", "[count]") {
  Random random(301);
  for (int round = 0; round < 300; ++round) {
    BigCount count = 1;
    Digits paper = digits_of(1);
    for (int step = 0; step < 20; ++step) {
      const std::uint64_t number = random_number(random);
      switch (random.below(4)) {
        case 0:
          count += BigCount(number);
          paper = plus(paper, digits_of(number), 1);
          break;
        case 1: {
          BigCount product = count;
          product *= number;
          product += count;
          product -= count;
          count = product;
          paper = times(paper, digits_of(number));
          break;
        }
        case 2: {
          const BigCount before = count;
          count += BigCount(number);
          count -= before;
          paper = digits_of(number);
          break;
        }
        default: {
          BigCount twice = count;
          twice += count;
          twice -= BigCount(paper.empty() ? 0 : 1);
          count = twice;
          paper = plus(plus(paper, paper, 1), digits_of(paper.empty() ? 0 : 1), -1);
        }
      }
      REQUIRE(count.str() == text_of(paper));
      REQUIRE(count.is_zero() == paper.empty());
      REQUIRE(count.length() >= paper.size());
    }
  }
}

TEST_CASE("equal counts are equal however they came about", "[count]") {
  BigCount power = 1;
  for (int i = 0; i < 40; ++i) power *= 10;
  CHECK(power.str() == "1" + std::string(40, '0'));
  BigCount less = power;
  less -= BigCount(1);
  CHECK(less.str() == std::string(40, '9'));
  less += BigCount(1);
  CHECK(less == power);
  less -= power;
  CHECK(less == BigCount(0));
  CHECK(less.str() == "0");
  power *= 0;
  CHECK(power.is_zero());
}

}  // namespace grundy
