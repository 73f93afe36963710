#include "solve/turns.hpp"

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
    if (grundy < least || grundy - least >= range.size()) return std::nullopt;
    const State state = range.first + (grundy - least);
    return StateRange{state, state};
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

// Walks through the ways of all parts like the digits of a number, the last part fastest.
class Ways {
 public:
  explicit Ways(const std::vector<Choices>& choices) : choices_(choices), at_(choices.size()) {
    for (std::size_t i = 0; i < at_.size(); ++i) reset(i);
  }

  Turn turn() const {
    Turn turn;
    for (std::size_t i = 0; i < at_.size(); ++i) {
      if (at_[i].range > 0) turn.push_back({i, at_[i].state});
    }
    return turn;
  }

  bool next() {
    for (std::size_t i = at_.size(); i-- > 0;) {
      if (advance(i)) return true;
      reset(i);
    }
    return false;
  }

 private:
  struct At {
    std::size_t range = 0;  // counted from 1; 0 where the part stays
    State state = 0;
  };

  void reset(std::size_t i) {
    at_[i] = {};
    if (!choices_[i].stay) enter(i, 1);
  }
  bool enter(std::size_t i, std::size_t range) {
    if (range > choices_[i].moves.size()) return false;
    at_[i] = {range, choices_[i].moves[range - 1].first};
    return true;
  }
  bool advance(std::size_t i) {
    At& at = at_[i];
    if (at.range > 0 && at.state < choices_[i].moves[at.range - 1].second) {
      ++at.state;
      return true;
    }
    return enter(i, at.range + 1);
  }

  const std::vector<Choices>& choices_;
  std::vector<At> at_;
};

}  // namespace

bool list_product(const std::vector<Choices>& choices, TurnPage& page) {
  for (const Choices& part : choices) {
    if (part.count() == 0) return page.wants_more();
  }
  Ways ways(choices);
  do {
    Turn turn = ways.turn();
    if (!turn.empty() && !page.add(std::move(turn))) return false;
  } while (ways.next());
  return true;
}

}  // namespace grundy
