#include "sums/search/disjunctive_search.hpp"

#include <algorithm>

namespace grundy {
namespace {

// How many addends are sorted and looked up in one step.
constexpr std::size_t kAddendsInStep = 8;

}  // namespace

DisjunctiveSearch::DisjunctiveSearch(const ComponentSum& sum, Play play, const Limits& limits)
    : sum_(sum), play_(play), limit_(limits.positions), work_(limits.steps), addends_(sum) {
  if (play != Play::Misere) return;
  for (const auto& kind : sum.kinds) {
    if (quotient_ == nullptr) quotient_ = kind->quotient(addends_, limits.quotient_steps);
  }
}

DisjunctiveSearch::~DisjunctiveSearch() = default;

std::uint32_t DisjunctiveSearch::number_of(const Addends::Collection& addends) {
  const std::uint32_t number = addends_.number_of(addends);
  if (number >= outcomes_.size()) outcomes_.resize(number + 1, kUndecided);
  return number;
}

// Lists the moves of a position. Most positions have the outcome that they have in normal play, so
// those that would win there are tried first. False beyond the limits.
bool DisjunctiveSearch::open(std::uint32_t position) {
  if (opened_ >= limit_ || addends_.held() > kMaxHeld || work_.over()) return false;
  ++opened_;
  Nimber total = 0;
  for (std::size_t place = 0; place < addends_[position].size(); ++place) {
    const std::uint32_t addend = addends_[position][place];
    if (!addends_.find_options(addend, work_)) return false;
    total ^= addends_.grundy(addend);
  }
  const auto here = addends_[position];
  const std::size_t first = choices_.size();
  for (const bool likely : {false, true}) {
    for (std::uint32_t place = 0; place < here.size(); ++place) {
      if (place > 0 && here[place] == here[place - 1]) continue;
      for (const std::uint32_t option : addends_.options(here[place])) {
        Nimber sum = total ^ addends_.grundy(here[place]);
        for (const std::uint32_t addend : addends_[option]) sum ^= addends_.grundy(addend);
        if ((sum == 0) == likely) choices_.push_back({place, option});
      }
    }
  }
  stack_.push_back({position, choices_.size() == first, first});
  return work_.spend(choices_.size() - first);
}

// The addends after the next choice.
Addends::Collection DisjunctiveSearch::after(std::uint32_t position) const {
  const Choice& choice = choices_.back();
  const auto before = addends_[position];
  const auto left = addends_[choice.left];
  Addends::Collection addends(left.begin(), left.end());
  for (std::uint32_t place = 0; place < before.size(); ++place) {
    if (place != choice.place) addends.push_back(before[place]);
  }
  std::sort(addends.begin(), addends.end());
  return addends;
}

// Whether the position on top of the stack is won, if the moves looked at so far tell it. Else `next` is what the next
// move leaves.
std::optional<bool> DisjunctiveSearch::told(std::uint32_t& next) {
  const Open top = stack_.back();
  for (; choices_.size() > top.first; choices_.pop_back()) {
    const Addends::Collection addends = after(top.position);
    if (!work_.spend(1 + addends.size() / kAddendsInStep)) return std::nullopt;
    next = number_of(addends);
    if (outcomes_[next] == kUndecided) return std::nullopt;
    if (outcomes_[next] == kLost) return true;
  }
  return top.ended && play_ == Play::Misere;
}

// Depth first, on a stack of its own: a game may last longer than the program's stack is deep.
std::optional<bool> DisjunctiveSearch::solve(std::uint32_t position) {
  if (outcomes_[position] != kUndecided) return outcomes_[position] == kWon;
  for (std::uint32_t next = position; open(next);) {
    while (const auto won = told(next)) {
      outcomes_[stack_.back().position] = letter(*won);
      while (choices_.size() > stack_.back().first) choices_.pop_back();
      stack_.pop_back();
      if (stack_.empty()) return won;
    }
  }
  // Positions left open would be opened again, so only those that are solved answer from now on.
  limit_ = 0;
  return std::nullopt;
}

std::optional<bool> DisjunctiveSearch::won(std::span<const State> states) {
  if (!work_.spend(1 + states.size() / kAddendsInStep)) return std::nullopt;
  const Addends::Collection addends = addends_.of(states);
  const auto lost = quotient_ ? quotient_->lost(addends) : std::nullopt;
  return lost ? !*lost : solve(number_of(addends));
}

Reason DisjunctiveSearch::reason() const {
  return quotient_ && opened_ == 0 ? Reason(Quotient{quotient_->order()}) : Searched{opened_};
}

std::optional<BigCount> DisjunctiveSearch::winning_turns(TurnPage& page) {
  std::vector<State> states = sum_.states();
  std::uint64_t count = 0;
  bool all = true;
  for (std::size_t i = 0; i < states.size(); ++i) {
    const State stands = states[i];
    all = all && sum_.lists_options(i);
    sum_.kinds[sum_.parts[i].kind]->for_each_option_state(stands, [&](State option) {
      states[i] = option;
      const auto left_won = won(states);
      all = all && left_won.has_value();
      if (left_won.value_or(true)) return;
      ++count;
      page.add({{i, option}});
    });
    states[i] = stands;
  }
  return all ? std::optional(BigCount(count)) : std::nullopt;
}

}  // namespace grundy
