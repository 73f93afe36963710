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

namespace {

// Walks through the ways of the parts that can move like the digits of a number, the last part
// fastest. A part that may stay does so first.
class Ways {
 public:
  explicit Ways(const std::vector<Choices>& choices) : choices_(choices) {
    for (std::size_t i = 0; i < choices.size(); ++i) {
      total_ = bounded_product(total_, choices[i].count());
      all_may_stay_ = all_may_stay_ && choices[i].stay;
      if (!choices[i].moves.empty()) at_.push_back({i, 0, 0});
    }
  }

  std::uint64_t turns() const { return total_ == 0 || !all_may_stay_ ? total_ : total_ - 1; }

  // Goes to the turn of this number, from 0.
  void start_at(std::uint64_t turn) {
    std::uint64_t rest = turn + (all_may_stay_ ? 1 : 0);
    for (std::size_t k = at_.size(); k-- > 0;) {
      const std::uint64_t ways = choices_[at_[k].part].count();
      enter_way(at_[k], rest % ways);
      rest /= ways;
    }
  }

  Turn turn() const {
    Turn turn;
    for (const At& at : at_) {
      if (at.range > 0) turn.push_back({at.part, at.state});
    }
    return turn;
  }

  bool next() {
    for (std::size_t k = at_.size(); k-- > 0;) {
      if (advance(at_[k])) return true;
      enter_way(at_[k], 0);
    }
    return false;
  }

 private:
  struct At {
    std::size_t part;
    std::size_t range;  // counted from 1; 0 where the part stays
    State state;
  };

  void enter_way(At& at, std::uint64_t way) {
    const Choices& choices = choices_[at.part];
    at.range = 0;
    if (choices.stay && way-- == 0) return;
    for (const auto& [first, last] : choices.moves) {
      ++at.range;
      at.state = first + way;
      if (way <= last - first) return;
      way -= last - first + 1;
    }
  }

  bool advance(At& at) {
    const std::vector<StateRange>& moves = choices_[at.part].moves;
    if (at.range > 0 && at.state < moves[at.range - 1].second) {
      ++at.state;
      return true;
    }
    if (at.range == moves.size()) return false;
    at.state = moves[at.range++].first;
    return true;
  }

  const std::vector<Choices>& choices_;
  std::vector<At> at_;
  std::uint64_t total_ = 1;
  bool all_may_stay_ = true;
};

}  // namespace

std::uint64_t bounded_product(std::uint64_t a, std::uint64_t b) {
  if (b != 0 && a > UINT64_MAX / b) return UINT64_MAX;
  return a * b;
}

bool list_product(const std::vector<Choices>& choices, TurnPage& page) {
  Ways ways(choices);
  if (ways.turns() <= page.ahead()) {
    page.pass_over(ways.turns());
    return page.wants_more();
  }
  ways.start_at(page.ahead());
  page.pass_over(page.ahead());
  do {
    if (!page.add(ways.turn())) return false;
  } while (ways.next());
  return true;
}

}  // namespace grundy
