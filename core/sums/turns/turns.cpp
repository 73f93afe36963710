#include "sums/turns/turns.hpp"

#include <algorithm>

namespace grundy {

bool TurnPage::add(Turn turn) {
  if (seen_++ < from_) return true;
  if (!wants_more()) return false;
  if (turn.size() > kMaxMoves) limit_ = list_.size();
  if (!wants_more()) return false;
  moves_ += turn.size();
  list_.push_back(std::move(turn));
  return wants_more();
}

std::uint64_t Choices::count() const {
  std::uint64_t ways = stay ? 1 : 0;
  for (const auto& [first, last] : moves) ways += last - first + 1;
  return ways;
}

std::optional<State> Choices::at(std::uint64_t way) const {
  if (stay && way-- == 0) return std::nullopt;
  for (const auto& [first, last] : moves) {
    if (way <= last - first) return first + way;
    way -= last - first + 1;
  }
  return std::nullopt;
}

Pick with_grundy(Nimber grundy) {
  return [grundy](const OptionRange& range) -> std::optional<StateRange> {
    const Nimber least = range.facts.grundy;
    if (range.facts.loop_set != nullptr) return std::nullopt;
    if (grundy < least || grundy - least > (range.size() - 1) / range.alike) return std::nullopt;
    const State first = range.first + (grundy - least) * range.alike;
    return StateRange{first, std::min(range.last, first + range.alike - 1)};
  };
}

Pick where(std::function<bool(const Facts&)> wanted) {
  return [wanted = std::move(wanted)](const OptionRange& range) -> std::optional<StateRange> {
    if (!wanted(range.facts)) return std::nullopt;
    return StateRange{range.first, range.last};
  };
}

std::vector<StateRange> pick_options(const ComponentSum& sum, std::size_t part, const Pick& pick) {
  std::vector<StateRange> picked;
  sum.for_each_option(part, [&](const OptionRange& range) {
    if (const auto found = pick(range)) picked.push_back(*found);
  });
  return picked;
}

std::vector<StateRange> pick_options(const ComponentSum& sum, std::size_t part, Nimber grundy) {
  const auto& [kind, state] = sum.parts[part];
  const Pick pick = with_grundy(grundy);
  std::vector<StateRange> picked;
  sum.kinds[kind]->for_each_option_with(grundy, state, [&](const OptionRange& range) {
    if (const auto found = pick(range)) picked.push_back(*found);
  });
  return picked;
}

std::optional<BigCount> count_product(const std::vector<Choices>& choices, std::size_t length) {
  BigCount product(1);
  for (const Choices& part : choices) {
    const std::uint64_t ways = part.count();
    if (ways == 0) return BigCount(0);
    if (ways != 1) product *= ways;
    if (product.length() > length) return std::nullopt;
  }
  return product;
}

std::uint64_t bounded_product(std::uint64_t a, std::uint64_t b) {
  if (b != 0 && a > UINT64_MAX / b) return UINT64_MAX;
  return a * b;
}

// The number of a turn is read as digits, one for each part that can move; the last part changes fastest.
bool list_product(const std::vector<Choices>& choices, TurnPage& page) {
  std::vector<std::pair<std::size_t, std::uint64_t>> moving;
  std::uint64_t ways = 1;
  bool all_may_stay = true;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const std::uint64_t here = choices[i].count();
    ways = bounded_product(ways, here);
    all_may_stay = all_may_stay && choices[i].stay;
    if (!choices[i].moves.empty()) moving.emplace_back(i, here);
  }
  // The first way, in which all stay, is no turn.
  const std::uint64_t first = all_may_stay && ways > 0 ? 1 : 0;
  const std::uint64_t passed = std::min(page.ahead(), ways - first);
  page.pass_over(passed);
  if (passed == ways - first) return page.wants_more();
  for (std::uint64_t way = first + passed; way < ways; ++way) {
    Turn turn;
    std::uint64_t rest = way;
    for (std::size_t k = moving.size(); k-- > 0;) {
      const auto [part, here] = moving[k];
      if (const auto to = choices[part].at(rest % here)) turn.push_back({part, *to});
      rest /= here;
    }
    std::reverse(turn.begin(), turn.end());
    if (!page.add(std::move(turn))) return false;
  }
  return true;
}

}  // namespace grundy
