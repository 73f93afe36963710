#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sums/search/numbered_lists.hpp"
#include "sums/turns/turns.hpp"
#include "theory/work.hpp"

namespace grundy {

/// Decides positions of a disjunctive sum by search of collections of addends: neither the order of addends nor the
/// part in which they stand matters, and those that cannot move are left out. So heaps that are alike, or that break
/// into the same heaps, make far fewer positions than SearchedSum has. It looks no further once it finds an option
/// that is lost, so it tells no remoteness. Moves must not go in circles, and no part may end the whole game.
class DisjunctiveSearch {
 public:
  /// To look at so many takes about a second. Few sums that need more are decided by three times as many.
  static constexpr std::uint64_t kPositions = 300'000;

  /// The sum must outlive the search. The limits are for all questions together; steps are options looked at.
  DisjunctiveSearch(const ComponentSum& sum, Play play, std::uint64_t positions = kPositions,
                    std::uint64_t steps = kStepLimit)
      : sum_(sum), play_(play), limit_(positions), work_(steps) {}

  /// Whether the sum is won if its parts stand at these states; none beyond the limits.
  std::optional<bool> won(std::span<const State> states);
  /// Lists the turns from where the parts stand that leave a lost position, and counts them; no count beyond the
  /// limits.
  std::optional<BigCount> winning_turns(TurnPage& page);
  /// How many positions were looked at.
  std::uint64_t positions() const { return positions_.size(); }

 private:
  // A state that is no sum itself, with its options as collections of addends, by their numbers.
  struct Addend {
    std::uint32_t kind = 0;
    State state = 0;
    Nimber grundy = 0;
    std::optional<std::vector<std::vector<std::uint32_t>>> options;
  };
  // A move from a position: which of its addends, and to which of its options.
  struct Choice {
    std::uint32_t place = 0;
    std::uint32_t option = 0;
    bool likely = false;  // it makes the nim-sum 0
  };
  struct Open {
    std::uint32_t position = 0;
    std::vector<Choice> choices;
    std::size_t next = 0;
  };

  void add_addends(std::uint32_t kind, State state, std::vector<std::uint32_t>& addends);
  bool find_options(std::uint32_t addend);
  std::optional<Open> open(const std::vector<std::uint32_t>& addends);
  std::vector<std::uint32_t> after(const Open& position) const;
  std::optional<bool> told(Open& position, std::vector<std::uint32_t>& next);
  std::optional<bool> solve(std::vector<std::uint32_t> addends);
  std::optional<bool> known(std::span<const std::uint32_t> addends) const;

  const ComponentSum& sum_;
  Play play_;
  std::uint64_t limit_;
  Work work_;
  // The numbers of addends, from 1; 0 for one that cannot move.
  std::map<std::pair<std::uint32_t, State>, std::uint32_t> numbers_;
  std::vector<Addend> addends_;
  NumberedLists<std::uint32_t> positions_;
  std::vector<std::optional<bool>> won_;  // by position
};

}  // namespace grundy
