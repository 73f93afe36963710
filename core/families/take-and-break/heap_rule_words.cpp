#include <map>
#include <string>
#include <vector>

#include "families/take-and-break/take_and_break.hpp"
#include "params/as_size.hpp"
#include "params/words.hpp"

namespace grundy {
namespace {

// Of digits that repeat, so many rounds are spelt out.
constexpr std::size_t kRoundsTold = 3;

// The numbers of coins that have one digit, ascending.
struct Taken {
  std::vector<std::uint64_t> numbers;
  bool goes_on = false;       // the last ones are repeated for ever
  bool every_number = false;  // from the last one on

  // "1 to 3, 5 or more"
  std::string words() const {
    std::vector<std::string> items;
    for (std::size_t i = 0; i < numbers.size();) {
      std::size_t end = i + 1;
      while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) ++end;
      const bool last = end == numbers.size();
      if (last && every_number) {
        items.push_back(std::to_string(numbers[i]) + " or more");
      } else if (end - i > 2) {
        items.push_back(std::to_string(numbers[i]) + " to " + std::to_string(numbers[end - 1]));
      } else {
        for (std::size_t k = i; k < end; ++k) items.push_back(std::to_string(numbers[k]));
      }
      i = end;
    }
    if (goes_on && !every_number) items.push_back("so on");
    return listed_in_words(items, goes_on && !every_number ? "and" : "or");
  }

  bool one_coin() const { return numbers == std::vector<std::uint64_t>{1} && !goes_on; }
  bool any_number() const {
    return every_number && numbers[0] == 1 && numbers.back() == numbers.size();
  }
};

std::map<std::uint8_t, Taken> taken_by_digit(const HeapRule& rule) {
  std::map<std::uint8_t, Taken> taken;
  for (std::uint64_t coins = 1; coins < rule.digits.size(); ++coins) {
    taken[rule.digits[as_size(coins)]].numbers.push_back(coins);
  }
  const std::size_t block = rule.repeated.size();
  for (std::size_t i = 0; i < kRoundsTold * block; ++i) {
    const std::uint64_t coins = rule.digits.size() + i;
    Taken& of_digit = taken[rule.repeated[i % block]];
    of_digit.numbers.push_back(coins);
    of_digit.goes_on = true;
    of_digit.every_number = block == 1;
  }
  taken.erase(0);
  return taken;
}

std::string heaps_in_words(std::size_t count, HeapParts parts) {
  const std::string kind = count < 2 || parts == HeapParts::Any ? ""
                           : parts == HeapParts::Equal          ? "equal "
                           : count == 2                         ? "unequal "
                                                                : "different ";
  constexpr const char* kNumbers[] = {"", "one ", "two ", "three "};
  return kNumbers[count] + kind + (count == 1 ? "heap" : "heaps");
}

std::string left_in_words(std::uint8_t digit, HeapParts parts) {
  std::vector<std::string> items;
  if ((digit & 1) != 0) items.emplace_back("nothing");
  for (std::size_t count = 1; count <= kMaxParts; ++count) {
    if ((digit >> count & 1) != 0) items.push_back(heaps_in_words(count, parts));
  }
  return listed_in_words(items, "or");
}

std::string turn_in_words(std::uint8_t digit, const Taken& taken, HeapParts parts) {
  const std::string coins = taken.any_number()
                                ? "any number of coins"
                                : taken.words() + (taken.one_coin() ? " coin" : " coins");
  if (digit == 1) return "take all of a heap of " + coins;
  return "take " + coins + " from one heap and leave " + left_in_words(digit, parts) + " of it";
}

}  // namespace

std::string rule_in_words(const HeapRule& rule) {
  std::vector<std::string> turns;
  const std::uint8_t split = rule.digits[0];
  if (split != 0) turns.push_back("split one heap into " + left_in_words(split, rule.parts));
  for (const auto& [digit, taken] : taken_by_digit(rule)) {
    turns.push_back(turn_in_words(digit, taken, rule.parts));
  }
  if (turns.empty()) return "Nothing can be moved";
  std::string words;
  for (const std::string& turn : turns) words += (words.empty() ? "" : ", or ") + turn;
  words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

}  // namespace grundy
