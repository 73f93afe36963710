#include "families/take-and-break/heap_rule.hpp"

#include "support/catch.hpp"

namespace grundy {
namespace {

std::string canonical_code(const std::string& text, unsigned base = 8) {
  Expected wrong;
  const HeapRule rule = read_code(text, base, wrong);
  return wrong.empty() ? write_code(rule) : "expected " + std::string(wrong.code);
}

TEST_CASE("a code is written as short as it says the same", "[heap-rule]") {
  CHECK(canonical_code("0.77") == "0.77");
  CHECK(canonical_code(".77") == "0.77");
  CHECK(canonical_code("0.770") == "0.77");
  CHECK(canonical_code("4") == "4.0");
  CHECK(canonical_code("4.000") == "4.0");
  CHECK(canonical_code("0.(3)") == "0.(3)");
  CHECK(canonical_code("0.33(3)") == "0.(3)");
  CHECK(canonical_code("0.(3333)") == "0.(3)");
  CHECK(canonical_code("0.7(0)") == "0.7");
  CHECK(canonical_code("0.1(3131)") == "0.(13)");
  CHECK(canonical_code("4.(4)") == "4.(4)");
  CHECK(canonical_code("c.8f", 16) == "c.8f");
}

TEST_CASE("a code is read with a point at its end, a decimal comma, and capital digits",
          "[heap-rule]") {
  CHECK(canonical_code("4.") == "4.0");
  CHECK(canonical_code("0.") == "0.0");
  CHECK(canonical_code("0,77") == "0.77");
  CHECK(canonical_code("4,(3)") == "4.(3)");
  CHECK(canonical_code("0.3F", 16) == "0.3f");
  CHECK(canonical_code("C.8f", 16) == "c.8f");
  CHECK(canonical_code("0.3F") == "expected heaps-octal-code");
}

TEST_CASE("a short code has the digits of the long one", "[heap-rule]") {
  Expected wrong;
  const HeapRule rule = read_code("4.1(3131)", 8, wrong);
  REQUIRE(wrong.empty());
  const std::string digits = "41313131313131";
  for (std::size_t taken = 0; taken < digits.size(); ++taken) {
    CHECK(rule.digit(taken) == digits[taken] - '0');
  }
}

TEST_CASE("what is no code is refused", "[heap-rule]") {
  for (const char* text : {"", ".", ",", "0..", "0.,7", "0.()", "0.(3", "0.3)", "0.(3)3", "0.8",
                           "00.7", "0.7x", "-0.7", "0.7 7", "0,7,7", "0.((3))"}) {
    INFO(text);
    CHECK(canonical_code(text) == "expected heaps-octal-code");
    Expected wrong;
    CHECK(read_code(text, 8, wrong) == HeapRule{});
  }
  CHECK(canonical_code("0.g", 16) == "expected heaps-hexadecimal-code");
  CHECK(canonical_code("1.0") == "expected heaps-octal-split");
  CHECK(canonical_code("9.0", 16) == "expected heaps-hexadecimal-split");
  CHECK(canonical_code("0." + std::string(kMaxDigits, '7')) == "0." + std::string(kMaxDigits, '7'));
  CHECK(canonical_code("0." + std::string(kMaxDigits + 1, '7')) == "expected heaps-at-most-digits");
}

}  // namespace
}  // namespace grundy
