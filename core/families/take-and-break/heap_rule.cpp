#include "families/take-and-break/heap_rule.hpp"

#include <algorithm>

namespace grundy {
namespace {

using Digits = std::vector<std::uint8_t>;

int digit_of(char letter) {
  if (letter >= '0' && letter <= '9') return letter - '0';
  if (letter >= 'a' && letter <= 'f') return letter - 'a' + 10;
  if (letter >= 'A' && letter <= 'F') return letter - 'A' + 10;
  return 16;
}

char letter_of(std::uint8_t digit) { return "0123456789abcdef"[digit]; }

bool read_digits(std::string_view text, unsigned base, Digits& digits) {
  for (const char letter : text) {
    const int digit = digit_of(letter);
    if (digit >= static_cast<int>(base)) return false;
    digits.push_back(static_cast<std::uint8_t>(digit));
  }
  return true;
}

/// Shortens the digits to the shortest block that they repeat.
void shorten_block(Digits& block) {
  for (std::size_t length = 1; length < block.size(); ++length) {
    if (block.size() % length != 0) continue;
    if (!std::equal(block.begin() + static_cast<std::ptrdiff_t>(length), block.end(),
                    block.begin()))
      continue;
    block.resize(length);
    return;
  }
}

void shorten(HeapRule& rule) {
  shorten_block(rule.repeated);
  if (rule.repeated == Digits{0}) rule.repeated.clear();
  // The digit before the point stays out of the block, though it might continue it.
  while (rule.digits.size() > 1 &&
         rule.digits.back() == (rule.repeated.empty() ? 0 : rule.repeated.back())) {
    rule.digits.pop_back();
    if (!rule.repeated.empty())
      std::rotate(rule.repeated.begin(), rule.repeated.end() - 1, rule.repeated.end());
  }
}

}  // namespace

std::string_view to_text(HeapParts parts) {
  switch (parts) {
    case HeapParts::Any: return "any";
    case HeapParts::Unequal: return "unequal";
    case HeapParts::Equal: return "equal";
  }
  return "";
}

HeapRule read_code(std::string_view text, unsigned base, Expected& wrong) {
  HeapRule rule;
  rule.digits.clear();
  wrong = base == 8 ? expecting("heaps-octal-code") : expecting("heaps-hexadecimal-code");
  const std::size_t point = text.find_first_of(".,");
  std::string_view whole = text.substr(0, point);
  std::string_view rest = point == text.npos ? std::string_view() : text.substr(point + 1);
  if (text == "." || text == ",") return {};
  if (whole.empty()) whole = "0";
  const std::size_t open = rest.find('(');
  std::string_view block;
  if (open != rest.npos) {
    if (rest.back() != ')') return {};
    block = rest.substr(open + 1, rest.size() - open - 2);
    rest = rest.substr(0, open);
    if (block.empty()) return {};
  }
  if (text.empty() || whole.size() != 1) return {};
  if (rest.size() + block.size() > kMaxDigits) {
    wrong = expecting("heaps-at-most-digits", kMaxDigits);
    return {};
  }
  if (!read_digits(whole, base, rule.digits) || !read_digits(rest, base, rule.digits) ||
      !read_digits(block, base, rule.repeated))
    return {};
  if (rule.digits[0] % 4 != 0) {
    wrong = base == 8 ? expecting("heaps-octal-split") : expecting("heaps-hexadecimal-split");
    return {};
  }
  shorten(rule);
  wrong = {};
  return rule;
}

std::string write_code(const HeapRule& rule) {
  std::string text{letter_of(rule.digits[0])};
  if (rule.digits.size() == 1 && rule.repeated.empty()) return text + ".0";
  text += '.';
  for (std::size_t taken = 1; taken < rule.digits.size(); ++taken)
    text += letter_of(rule.digits[taken]);
  if (rule.repeated.empty()) return text;
  text += '(';
  for (const std::uint8_t digit : rule.repeated) text += letter_of(digit);
  return text + ')';
}

}  // namespace grundy
