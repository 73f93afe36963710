#include <algorithm>

#include "sums/turns/winning_turns.hpp"

namespace grundy {
namespace {

// Under up-to-k with k + 1 live components the ended ones stay as they are; under not-all they count.
bool takes_part(const RuledSum& won, std::size_t part) {
  return won.rule.compound == Compound::NotAll || won.facts[part].live();
}

// At least one component stays, so the common number afterwards is one of the present ones.
std::vector<Nimber> present_numbers(const RuledSum& won) {
  std::vector<Nimber> numbers;
  for (std::size_t i = 0; i < won.facts.size(); ++i) {
    if (takes_part(won, i)) numbers.push_back(won.facts[i].grundy);
  }
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

std::vector<Choices> ways_to_equal(const RuledSum& won, Nimber number) {
  std::vector<Nimber> after;
  for (std::size_t i = 0; i < won.facts.size(); ++i) {
    after.push_back(takes_part(won, i) ? number : won.facts[i].grundy);
  }
  return ways_to(won, after);
}

// The most parts times different numbers; beyond it the page would wait too long.
constexpr std::size_t kMaxWork = 20'000'000;

}  // namespace

std::optional<BigCount> equal_turns(const RuledSum& won, TurnPage& page) {
  const std::vector<Nimber> numbers = present_numbers(won);
  const std::size_t most = std::max<std::size_t>(1, kMaxWork / won.facts.size());
  BigCount count = 0;
  bool counted = numbers.size() <= most;
  for (std::size_t i = 0; i < std::min(numbers.size(), most); ++i) {
    const std::vector<Choices> choices = ways_to_equal(won, numbers[i]);
    if (choices.empty()) continue;
    if (page.wants_more()) list_product(choices, page);
    if (!counted) continue;
    const auto ways = count_product(choices, kMaxCountLength);
    counted = ways.has_value();
    if (counted) count += *ways;
  }
  return counted ? std::optional(count) : std::nullopt;
}

}  // namespace grundy
