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
  /// The most addends of all positions together, in four bytes each.
  static constexpr std::uint64_t kMaxHeld = std::uint64_t{1} << 22;

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
  std::uint64_t positions() const { return opened_; }

 private:
  // Addends by their numbers, sorted.
  using Addends = std::vector<std::uint32_t>;
  // A state that is no sum itself; what its moves leave is in options_, from `first` to before `last`, once it is listed.
  struct Addend {
    std::uint32_t kind = 0;
    State state = 0;
    Nimber grundy = 0;
    std::size_t first = 0;
    std::size_t last = 0;
    bool listed = false;
  };
  // A move: which addend of the position, and what it leaves of it.
  struct Choice {
    std::uint32_t place = 0;
    std::uint32_t left = 0;
  };
  // A position; its moves that were not looked at are the last of choices_, from `first` on, the next one last of all.
  struct Open {
    std::uint32_t position = 0;
    bool ended = false;
    std::size_t first = 0;
  };

  void add_addends(std::uint32_t kind, State state, Addends& addends);
  std::uint32_t number_of(Addends& addends);
  bool find_options(std::uint32_t addend);
  bool open(std::uint32_t position);
  Addends after(std::uint32_t position) const;
  std::optional<bool> told(std::uint32_t& next);
  std::optional<bool> solve(std::uint32_t position);

  const ComponentSum& sum_;
  Play play_;
  std::uint64_t limit_;
  Work work_;
  std::uint64_t opened_ = 0;
  // The numbers of addends, from 1; 0 for one that cannot move.
  std::map<std::pair<std::uint32_t, State>, std::uint64_t> numbers_;
  std::vector<Addend> addends_;
  std::vector<std::uint32_t> options_;  // the numbers of collections
  std::vector<Open> stack_;             // each left by a move of the one before
  std::vector<Choice> choices_;
  NumberedLists<std::uint32_t> collections_;
  std::vector<std::uint8_t> outcomes_;  // of the collections, as letters
};

}  // namespace grundy
