#include "oracle/plain_sequence.hpp"

#include <set>

#include "support/catch.hpp"

namespace grundy::test {
namespace {

using Numbers = std::vector<std::uint32_t>;

bool may_leave(HeapParts parts, std::uint64_t a, std::uint64_t b) {
  return parts == HeapParts::Any || (parts == HeapParts::Equal) == (a == b);
}

void leave_two(HeapParts parts, const Numbers& known, std::uint64_t coins,
               std::set<std::uint32_t>& options) {
  for (std::uint64_t a = 1; a < coins; ++a) {
    if (may_leave(parts, a, coins - a)) options.insert(known[a] ^ known[coins - a]);
  }
}

void leave_three(HeapParts parts, const Numbers& known, std::uint64_t coins,
                 std::set<std::uint32_t>& options) {
  for (std::uint64_t a = 1; a < coins; ++a) {
    for (std::uint64_t b = 1; a + b < coins; ++b) {
      const std::uint64_t c = coins - a - b;
      if (may_leave(parts, a, b) && may_leave(parts, b, c) && may_leave(parts, a, c)) {
        options.insert(known[a] ^ known[b] ^ known[c]);
      }
    }
  }
}

}  // namespace

HeapRule heap_rule_of(const std::string& code, unsigned base, HeapParts parts) {
  Expected wrong;
  HeapRule rule = read_code(code, base, wrong);
  REQUIRE(wrong.empty());
  rule.parts = parts;
  return rule;
}

Numbers plain_sequence(const HeapRule& rule, std::uint64_t heaps) {
  Numbers known;
  while (known.size() < heaps) {
    const std::uint64_t coins = known.size();
    std::set<std::uint32_t> options;
    for (std::uint64_t taken = 0; taken <= coins; ++taken) {
      const std::uint8_t digit = rule.digit(taken);
      const std::uint64_t left = coins - taken;
      if ((digit & 1) != 0 && left == 0) options.insert(0);
      if ((digit & 2) != 0 && left > 0) options.insert(known[left]);
      if ((digit & 4) != 0) leave_two(rule.parts, known, left, options);
      if ((digit & 8) != 0) leave_three(rule.parts, known, left, options);
    }
    std::uint32_t number = 0;
    while (options.count(number) != 0) ++number;
    known.push_back(number);
  }
  return known;
}

}  // namespace grundy::test
