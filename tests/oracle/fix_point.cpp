#include "oracle/fix_point.hpp"

#include <algorithm>

namespace grundy {

std::vector<Depth> fix_point(const OptionLists& options, Play play) {
  std::vector<Depth> known(options.size(), kNoEnd);
  for (std::size_t p = 0; p < options.size(); ++p) {
    if (options[p].empty()) known[p] = {.won = play == Play::Misere, .remoteness = 0};
  }
  const auto won = [&](std::uint32_t p) { return outcome_of(known[p]) == Outcome::Win; };
  const auto lost = [&](std::uint32_t p) { return outcome_of(known[p]) == Outcome::Lose; };
  for (std::int32_t round = 1;; ++round) {
    std::vector<Depth> next = known;
    for (std::size_t p = 0; p < options.size(); ++p) {
      if (known[p] != kNoEnd) continue;
      if (std::any_of(options[p].begin(), options[p].end(), lost)) next[p] = {true, round};
      if (std::all_of(options[p].begin(), options[p].end(), won)) next[p] = {false, round};
    }
    if (next == known) return known;
    known = std::move(next);
  }
}

namespace {

bool has_option(const OptionLists& options, const std::vector<LoopyNumber>& numbers,
                std::uint32_t p, std::uint32_t wanted) {
  return std::any_of(options[p].begin(), options[p].end(),
                     [&](std::uint32_t option) { return numbers[option].finite == wanted; });
}

bool gets(const OptionLists& options, const std::vector<LoopyNumber>& numbers, std::uint32_t p,
          std::uint32_t number) {
  if (has_option(options, numbers, p, number)) return false;
  for (std::uint32_t smaller = 0; smaller < number; ++smaller) {
    if (!has_option(options, numbers, p, smaller)) return false;
  }
  return std::all_of(options[p].begin(), options[p].end(), [&](std::uint32_t option) {
    return numbers[option].finite || has_option(options, numbers, option, number);
  });
}

}  // namespace

std::vector<LoopyNumber> loopy_numbers(const OptionLists& options) {
  std::vector<LoopyNumber> numbers(options.size());
  for (std::uint32_t number = 0; number <= options.size(); ++number) {
    for (bool changed = true; changed;) {
      changed = false;
      for (std::uint32_t p = 0; p < options.size(); ++p) {
        if (numbers[p].finite || !gets(options, numbers, p, number)) continue;
        numbers[p].finite = number;
        changed = true;
      }
    }
  }
  for (std::uint32_t p = 0; p < options.size(); ++p) {
    for (const std::uint32_t option : options[p]) {
      if (!numbers[p].finite && numbers[option].finite) {
        numbers[p].options.insert(*numbers[option].finite);
      }
    }
  }
  return numbers;
}

OptionLists sum_of(const OptionLists& a, const OptionLists& b) {
  OptionLists sum;
  const auto width = static_cast<std::uint32_t>(b.size());
  for (std::uint32_t p = 0; p < a.size(); ++p) {
    for (std::uint32_t q = 0; q < width; ++q) {
      sum.emplace_back();
      for (const std::uint32_t option : a[p]) sum.back().push_back(option * width + q);
      for (const std::uint32_t option : b[q]) sum.back().push_back(p * width + option);
    }
  }
  return sum;
}

OptionLists random_options(Random& random, std::uint32_t most_positions) {
  OptionLists options(1 + random.below(most_positions));
  const auto positions = static_cast<std::uint32_t>(options.size());
  for (std::uint32_t p = 0; p < positions; ++p) {
    const std::uint32_t likely = 1 + random.below(4);
    for (std::uint32_t q = 0; q < positions; ++q) {
      if (random.below(positions) < likely && random.below(3) > 0) options[p].push_back(q);
    }
  }
  return options;
}

LoopOracle::LoopOracle(const Game& game) : game_(game) {
  wholes_.push_back(start_of(game));
  number_[wholes_[0]] = 0;
  for (std::size_t next = 0; next < wholes_.size() && !too_large(); ++next) {
    options_.emplace_back();
    for (const WholeTurn& turn : turns_of(game, wholes_[next])) {
      const auto [entry, fresh] =
          number_.emplace(turn.after, static_cast<std::uint32_t>(wholes_.size()));
      if (fresh) wholes_.push_back(turn.after);
      options_.back().push_back(entry->second);
    }
  }
  if (!too_large()) depths_ = fix_point(options_, game.play);
}

std::vector<std::pair<WholeTurn, std::int32_t>> LoopOracle::winning_turns() const {
  std::vector<std::pair<WholeTurn, std::int32_t>> winning;
  for (WholeTurn& turn : turns_of(game_, wholes_[0])) {
    const Depth after = depths_[number_.at(turn.after)];
    if (outcome_of(after) == Outcome::Lose) winning.emplace_back(std::move(turn), after.remoteness);
  }
  return winning;
}

StateGraph graph_of(const OptionLists& options) {
  StateGraph graph;
  for (const std::vector<std::uint32_t>& list : options) {
    graph.option.insert(graph.option.end(), list.begin(), list.end());
    graph.first.push_back(static_cast<std::uint32_t>(graph.option.size()));
  }
  return graph;
}

}  // namespace grundy
