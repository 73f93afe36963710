#include <algorithm>

#include "sums/turns/winning_turns.hpp"

namespace grundy {
namespace {

// In misère play a position of the selective sum is lost when two or more components are live and all
// Grundy numbers are 0, or when one is live and lost alone.
struct Roles {
  Choices ended;  // ways to have ended after the turn
  Choices zero;   // to be live with Grundy number 0
  Choices lost;   // to be live and lost alone
};

Roles roles_of(const RuledSum& won, std::size_t part) {
  const auto ended = [](const Facts& f) { return !f.live(); };
  const auto zero = [](const Facts& f) { return f.live() && f.grundy == 0; };
  const auto lost = [](const Facts& f) { return f.live() && f.outcome == Outcome::Lose; };
  const Facts& here = won.facts[part];
  const auto options = [&](auto wanted) { return pick_options(won.sum, part, where(wanted)); };
  // `where` looks at the first state of a range only. That is safe: Nim heaps above 0 never have number 0.
  return {.ended = {ended(here), options(ended)},
          .zero = {zero(here), options(zero)},
          .lost = {lost(here), options(lost)}};
}

Choices either(const Choices& a, const Choices& b) {
  Choices both{.stay = a.stay || b.stay, .moves = a.moves};
  both.moves.insert(both.moves.end(), b.moves.begin(), b.moves.end());
  return both;
}

// Of the parts added so far: in how many ways none plays the special role, or exactly one.
struct Counts {
  BigCount none = 1;
  BigCount one = 0;

  void add(std::uint64_t plain, std::uint64_t special) {
    BigCount with = none;
    with *= special;
    one *= plain;
    one += with;
    none *= plain;
  }
};

std::optional<BigCount> count(const std::vector<Roles>& roles) {
  BigCount all = 1;
  Counts zero;
  Counts lost;
  for (const Roles& part : roles) {
    if (all.length() + lost.one.length() > kMaxCountLength) return std::nullopt;
    all *= part.ended.count() + part.zero.count();
    zero.add(part.ended.count(), part.zero.count());
    lost.add(part.ended.count(), part.lost.count());
  }
  all -= zero.none;
  all -= zero.one;
  all += lost.one;
  return all;
}

// In how many ways all parts before each part can have ended, and all parts from it on.
struct EndedWays {
  std::vector<std::uint64_t> before{1};
  std::vector<std::uint64_t> from{1};

  explicit EndedWays(const std::vector<Roles>& roles) {
    for (std::size_t i = 0; i < roles.size(); ++i) {
      before.push_back(bounded_product(before[i], roles[i].ended.count()));
      from.push_back(bounded_product(from[i], roles[roles.size() - 1 - i].ended.count()));
    }
    std::reverse(from.begin(), from.end());
  }
};

// Lists the turns that leave exactly one live part, which is lost alone.
bool list_one(const std::vector<Roles>& roles, TurnPage& page) {
  const EndedWays ended(roles);
  std::vector<Choices> choices;
  choices.reserve(roles.size());
  for (const Roles& part : roles) choices.push_back(part.ended);
  for (std::size_t i = 0; i < roles.size(); ++i) {
    const std::uint64_t others = bounded_product(ended.before[i], ended.from[i + 1]);
    const std::uint64_t turns = bounded_product(others, roles[i].lost.count());
    if (turns <= page.ahead()) {
      page.pass_over(turns);
      continue;
    }
    choices[i] = roles[i].lost;
    if (!list_product(choices, page)) return false;
    choices[i] = roles[i].ended;
  }
  return true;
}

// Lists the turns that leave two or more live parts: i and j are the first two; others before j have ended.
bool list_two_or_more(const std::vector<Roles>& roles, TurnPage& page) {
  for (std::size_t i = 0; i < roles.size(); ++i) {
    if (i > 0 && roles[i - 1].ended.count() == 0) return true;
    if (roles[i].zero.count() == 0) continue;
    for (std::size_t j = i + 1; j < roles.size(); ++j) {
      if (j > i + 1 && roles[j - 1].ended.count() == 0) break;
      if (roles[j].zero.count() == 0) continue;
      std::vector<Choices> choices;
      for (std::size_t k = 0; k < roles.size(); ++k) {
        const bool live = k == i || k == j;
        choices.push_back(live    ? roles[k].zero
                          : k < j ? roles[k].ended
                                  : either(roles[k].zero, roles[k].ended));
      }
      if (!list_product(choices, page)) return false;
    }
  }
  return true;
}

}  // namespace

std::optional<BigCount> zero_turns(const RuledSum& won, TurnPage& page) {
  const std::vector<Choices> choices = ways_to(won, std::vector<Nimber>(won.facts.size(), 0));
  list_product(choices, page);
  return count_product(choices, kMaxCountLength);
}

std::optional<BigCount> misere_selective_turns(const RuledSum& won, TurnPage& page) {
  std::vector<Roles> roles;
  for (std::size_t i = 0; i < won.facts.size(); ++i) roles.push_back(roles_of(won, i));
  if (list_two_or_more(roles, page)) list_one(roles, page);
  return count(roles);
}

}  // namespace grundy
