#include <algorithm>
#include <set>

#include "sums/turns/winning_turns.hpp"

namespace grundy {
namespace {

// The options of one part by the number that decides: remoteness or suspense.
struct Sorted {
  bool stays = false;  // an ended part of a continued sum
  std::vector<std::pair<std::int32_t, StateRange>> options;
  std::vector<std::pair<std::int32_t, std::uint64_t>> up_to;  // number, how many have at most it

  // Fills `up_to`; call it once all options are there.
  void count_up() {
    for (const auto& [number, range] : options) {
      up_to.emplace_back(number, range.second - range.first + 1);
    }
    std::sort(up_to.begin(), up_to.end());
    std::size_t last = 0;
    for (std::size_t i = 1; i < up_to.size(); ++i) {
      const bool same = up_to[i].first == up_to[last].first;
      const std::uint64_t sum = up_to[last].second + up_to[i].second;
      up_to[same ? last : ++last] = {up_to[i].first, sum};
    }
    if (!up_to.empty()) up_to.resize(last + 1);
  }

  std::uint64_t count_below(std::int32_t number) const {
    const auto from =
        std::lower_bound(up_to.begin(), up_to.end(), std::pair(number, std::uint64_t{0}));
    return from == up_to.begin() ? 0 : std::prev(from)->second;
  }
  std::uint64_t count() const { return up_to.empty() ? 0 : up_to.back().second; }

  template <class Wanted>
  Choices where(Wanted wanted) const {
    Choices choices{.stay = stays, .moves = {}};
    for (const auto& [number, range] : options) {
      if (wanted(number)) choices.moves.push_back(range);
    }
    return choices;
  }
};

class Extreme {
 public:
  Extreme(const RuledSum& won, Theorem theorem)
      : least_(theorem == Theorem::Conjunctive), play_(won.play) {
    for (std::size_t i = 0; i < won.facts.size(); ++i) {
      Sorted part{.stays = !least_ && !won.facts[i].live(), .options = {}, .up_to = {}};
      won.sum.for_each_option(i, [&](const OptionRange& range) {
        const bool draw = range.facts.outcome == Outcome::Draw;
        const std::int32_t number = draw     ? kNever
                                    : least_ ? range.facts.remoteness
                                             : range.facts.suspense;
        part.options.emplace_back(number, StateRange{range.first, range.last});
        if (!draw) numbers_.insert(number);
      });
      part.count_up();
      parts_.push_back(std::move(part));
    }
  }

  std::optional<BigCount> count() const {
    if (numbers_.size() * parts_.size() > kMaxWork) return std::nullopt;
    BigCount count = 0;
    for (const std::int32_t extreme : numbers_) {
      if (!leaves_lost(extreme)) continue;
      const auto within = product([&](const Sorted& part) { return reaching(part, extreme); });
      const auto beyond = product([&](const Sorted& part) { return exceeding(part, extreme); });
      if (!within || !beyond) return std::nullopt;
      count += *within;
      // The turns of `beyond` are among those of `within`: an ended part of a continued sum stays at 0.
      count -= *beyond;
    }
    return count;
  }

  // A turn is listed under the first part that takes the extreme number; the parts before it exceed it.
  void list(TurnPage& page) const {
    for (const std::int32_t extreme : numbers_) {
      const auto unreached = [&](const Sorted& part) { return reaching(part, extreme) == 0; };
      if (!leaves_lost(extreme) || std::any_of(parts_.begin(), parts_.end(), unreached)) continue;
      for (std::size_t first = 0; first < parts_.size(); ++first) {
        if (first > 0 && exceeding(parts_[first - 1], extreme) == 0) break;
        if (equalling(parts_[first], extreme) == 0) continue;
        std::vector<Choices> choices;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
          choices.push_back(i < first    ? one(i, extreme, &Extreme::exceeds)
                            : i == first ? only_moves(one(i, extreme, &Extreme::equals))
                                         : one(i, extreme, &Extreme::reaches));
        }
        if (!list_product(choices, page)) return;
      }
    }
  }

 private:
  static constexpr std::size_t kMaxWork = 2'000'000;
  static constexpr std::int32_t kNever = INT32_MAX;  // a draw need not end: never the least

  bool leaves_lost(std::int32_t extreme) const {
    return (extreme % 2 == 0) == (play_ == Play::Normal);
  }
  bool reaches(std::int32_t number, std::int32_t extreme) const {
    return least_ ? number >= extreme : number <= extreme;
  }
  bool exceeds(std::int32_t number, std::int32_t extreme) const {
    return least_ ? number > extreme : number < extreme;
  }
  bool equals(std::int32_t number, std::int32_t extreme) const { return number == extreme; }

  Choices one(std::size_t part, std::int32_t extreme,
              bool (Extreme::*wanted)(std::int32_t, std::int32_t) const) const {
    return parts_[part].where([&](std::int32_t n) { return (this->*wanted)(n, extreme); });
  }
  static Choices only_moves(Choices choices) {
    choices.stay = false;
    return choices;
  }

  // In how many ways a part exceeds, equals or reaches the extreme number. A part that may stay has
  // ended, and is never the one that equals it.
  std::uint64_t exceeding(const Sorted& part, std::int32_t extreme) const {
    if (least_) return part.count() - part.count_below(extreme + 1);
    return part.count_below(extreme) + (part.stays ? 1 : 0);
  }
  static std::uint64_t equalling(const Sorted& part, std::int32_t extreme) {
    return part.count_below(extreme + 1) - part.count_below(extreme);
  }
  std::uint64_t reaching(const Sorted& part, std::int32_t extreme) const {
    if (least_) return part.count() - part.count_below(extreme);
    return part.count_below(extreme + 1) + (part.stays ? 1 : 0);
  }

  // None beyond kMaxCountLength digits.
  template <class Ways>
  std::optional<BigCount> product(Ways ways) const {
    std::vector<std::uint64_t> factors;
    for (const Sorted& part : parts_) {
      factors.push_back(ways(part));
      if (factors.back() == 0) return BigCount(0);
    }
    BigCount product(1);
    for (const std::uint64_t factor : factors) {
      if (factor != 1) product *= factor;
      if (product.length() > kMaxCountLength) return std::nullopt;
    }
    return product;
  }

  bool least_;
  Play play_;
  std::vector<Sorted> parts_;
  std::set<std::int32_t> numbers_;
};

// One winning turn, for when there are too many options to store: the part that decides takes an
// option with its number less 1, and every other part one that does not exceed it.
std::vector<Choices> one_extreme_turn(const RuledSum& won, Theorem theorem) {
  const bool least = theorem == Theorem::Conjunctive;
  const auto number = [least](const Facts& f) { return least ? f.remoteness : f.suspense; };
  const auto sooner = [&](const Facts& a, const Facts& b) { return number(a) < number(b); };
  const auto decides = least ? std::min_element(won.facts.begin(), won.facts.end(), sooner)
                             : std::max_element(won.facts.begin(), won.facts.end(), sooner);
  const std::int32_t extreme = number(*decides) - 1;
  std::vector<Choices> choices(won.facts.size());
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const bool exactly = &won.facts[i] == &*decides;
    choices[i].stay = !won.facts[i].live();
    won.sum.for_each_option(i, [&](const OptionRange& range) {
      const std::int32_t after = number(range.facts);
      const bool wanted = exactly ? after == extreme : least ? after >= extreme : after <= extreme;
      if (wanted && choices[i].moves.empty())
        choices[i].moves.push_back({range.first, range.first});
    });
  }
  return choices;
}

bool too_many_options(const RuledSum& won) {
  constexpr std::uint64_t kMaxKept = 10'000'000;
  std::uint64_t options = 0;
  for (std::size_t i = 0; i < won.facts.size() && options <= kMaxKept; ++i) {
    won.sum.for_each_option(i, [&](const OptionRange&) { ++options; });
  }
  return options > kMaxKept;
}

}  // namespace

std::optional<BigCount> extreme_turns(const RuledSum& won, Theorem theorem, TurnPage& page) {
  const auto live = [](const Facts& facts) { return facts.live(); };
  // Where some component has ended, the conjunctive sum has ended too.
  if (theorem == Theorem::Conjunctive && !std::all_of(won.facts.begin(), won.facts.end(), live)) {
    return BigCount(0);
  }
  if (too_many_options(won)) {
    list_product(one_extreme_turn(won, theorem), page);
    return std::nullopt;
  }
  const Extreme extreme(won, theorem);
  extreme.list(page);
  return extreme.count();
}

}  // namespace grundy
