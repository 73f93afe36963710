#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "families/subtraction/piles.hpp"
#include "families/take-and-break/heap_rule.hpp"
#include "families/take-and-break/heaps/closed_form.hpp"
#include "families/take-and-break/heaps/periodicity.hpp"
#include "sequences/methods/method.hpp"
#include "sequences/methods/sparse_method.hpp"
#include "sequences/period_search.hpp"
#include "sequences/proof.hpp"

namespace grundy {

/// The Grundy numbers of the heaps of 0, 1, 2, … coins of one game, computed in slices. The method is
/// chosen from the values so far, again and again. Once a period is proved nothing more is computed.
class Sequence {
 public:
  explicit Sequence(const HeapRule& rule);
  /// Of take-away, Nim and Nimble.
  explicit Sequence(const Piles& rules);
  explicit Sequence(std::shared_ptr<const OwnRule> rule);
  Sequence(const Sequence&) = delete;
  Sequence& operator=(const Sequence&) = delete;

  /// How many values can be computed; fewer once memory or the size of a value ends it.
  std::uint64_t most() const { return most_; }
  std::uint64_t computed() const { return values_.size(); }
  /// How much memory a value takes, at least.
  std::uint32_t bytes_per_value() const;
  /// Why `most` is no more than what is computed, where the rule is the reason.
  std::optional<Ended> ended() const { return method_->ended(); }
  Engine engine() const { return period_ ? Engine::Period : method_->engine(); }

  /// Takes the memory for so many values. Where there is none, `most` is what there is room for.
  void reserve(std::uint64_t values);
  /// Goes on until so many values are known, for which there must be room, or fewer where a period is
  /// proved or `most` is reached. A slice of it: callers ask for a little more each time.
  void advance(std::uint64_t until);

  /// G(heap), where it is known.
  std::optional<std::uint64_t> value(std::uint64_t heap) const;
  const Values& values() const { return values_; }
  /// How many of the heaps that are known have each value, from 0 to the largest.
  std::vector<std::uint64_t> frequencies() const;
  std::uint32_t largest() const { return largest_; }
  std::uint64_t largest_at() const { return largest_at_; }
  const RarePositions* rares() const { return method_->rares(); }
  const std::optional<ProvedPeriod>& period() const { return period_; }
  /// What the last values look like; it proves nothing.
  std::optional<Period> suspected() const;

  /// Takes values that were computed before as the next ones; false where one is none of this game.
  bool restore(const std::vector<std::uint16_t>& values);
  /// Computes the last so many values anew from those before, and says whether they are the same.
  bool check(std::uint64_t values);

 private:
  std::unique_ptr<Method> by_options() const;
  void review();
  void give_up();
  void start_anew();
  void take_note(std::uint64_t from);
  void prove();
  std::optional<std::uint64_t> window(const Period& found) const;

  HeapRule rule_;
  std::optional<Piles> piles_;
  std::shared_ptr<const OwnRule> own_;
  std::optional<HeapMoves> moves_;
  std::optional<SparseSearch> search_;
  std::unique_ptr<Method> method_;
  Values values_;
  Frequencies frequencies_;
  std::uint32_t largest_ = 0;
  std::uint64_t largest_at_ = 0;
  std::uint64_t most_ = 0;
  std::uint64_t review_ = 0;  // when the method is chosen anew
  std::uint64_t sampled_ =
      0;  // so many values were known when the method looked at a sample of them
  PeriodSearch search_for_period_;
  // What may prove a period.
  std::optional<ClosedForm> closed_form_;
  std::optional<std::uint64_t> left_out_;  // every larger number may be taken
  Periodicity periodicity_;
  std::optional<ProvedPeriod> period_;
};

}  // namespace grundy
