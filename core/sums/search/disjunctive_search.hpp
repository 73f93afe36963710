#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "sums/search/addend_quotient.hpp"
#include "sums/search/addends.hpp"
#include "sums/turns/turns.hpp"
#include "theory/verdict.hpp"
#include "theory/work.hpp"

namespace grundy {

/// Decides positions of a disjunctive sum as collections of addends: neither the order of addends nor the part in which
/// they stand matters, and those that cannot move are left out. In misère play their quotient tells who wins, if one is
/// found. Else they are searched; heaps that are alike, or that break into the same heaps, make far fewer positions than
/// SearchedSum has. The search looks no further once it finds an option that is lost. Neither tells the remoteness.
/// Moves must not go in circles, and no part may end the whole game.
class DisjunctiveSearch {
 public:
  /// For all questions together.
  struct Limits {
    /// To look at so many takes about a second. Few sums that need more are decided by three times as many.
    std::uint64_t positions = 300'000;
    std::uint64_t steps = kStepLimit;  ///< options looked at
    std::uint64_t quotient_steps = AddendQuotient::kSteps;
  };
  /// The most addends of all positions together, in four bytes each.
  static constexpr std::uint64_t kMaxHeld = std::uint64_t{1} << 22;

  /// The sum must outlive the search.
  DisjunctiveSearch(const ComponentSum& sum, Play play, const Limits& limits);
  DisjunctiveSearch(const ComponentSum& sum, Play play) : DisjunctiveSearch(sum, play, Limits()) {}
  ~DisjunctiveSearch();

  /// Whether the sum is won if its parts stand at these states; none beyond the limits.
  std::optional<bool> won(std::span<const State> states);
  /// Lists the turns from where the parts stand that leave a lost position, and counts them; no count beyond the
  /// limits.
  std::optional<BigCount> winning_turns(TurnPage& page);
  /// How the answers were found.
  Reason reason() const;
  /// How many positions were looked at.
  std::uint64_t positions() const { return opened_; }

 private:
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

  std::uint32_t number_of(const Addends::Collection& addends);
  bool open(std::uint32_t position);
  Addends::Collection after(std::uint32_t position) const;
  std::optional<bool> told(std::uint32_t& next);
  std::optional<bool> solve(std::uint32_t position);

  const ComponentSum& sum_;
  Play play_;
  std::uint64_t limit_;
  Work work_;
  Addends addends_;
  std::unique_ptr<AddendQuotient> quotient_;  // none if it is not sought
  std::uint64_t opened_ = 0;
  std::vector<Open> stack_;  // each left by a move of the one before
  std::vector<Choice> choices_;
  std::vector<std::uint8_t> outcomes_;  // of the collections, as letters
};

}  // namespace grundy
