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

/// The Grundy numbers of the heaps of 0, 1, 2, … coins of one game, computed in slices by methods
/// that take turns (see Engine). After every doubling the values so far choose who goes on: it is
/// asked which sparse space they have. All methods share one list of rare positions and leave to
/// the plain search what a sample did not foresee, so a choice costs time and never a value.
///
/// Each notes how far back its proofs reach: two equal windows of that length prove a period long
/// before the periodicity theorem does. Where all numbers but finitely many may be taken, windows
/// that differ by a constant prove that the values grow by it for ever; of Nim and Lasker's Nim a
/// theorem says all. After a period is proved no value is computed.
class Sequence {
 public:
  explicit Sequence(const HeapRule& rule);
  /// For take-away, Nim and Nimble.
  explicit Sequence(const Piles& rules);
  explicit Sequence(std::shared_ptr<const OwnRule> rule);
  Sequence(const Sequence&) = delete;
  Sequence& operator=(const Sequence&) = delete;

  /// The most values that can be computed. It falls if memory runs out or a value is too large.
  std::uint64_t most() const { return most_; }
  std::uint64_t computed() const { return values_.size(); }
  /// How much memory a value takes, at least.
  std::uint32_t bytes_per_value() const;
  /// Why no more values can be computed, if the rule is the reason.
  std::optional<Ended> ended() const { return method_->ended(); }
  Engine engine() const { return period_ ? Engine::Period : method_->engine(); }

  /// Takes memory for `values` values. If there is less, `most` falls to what there is room for.
  void reserve(std::uint64_t values);
  /// Computes until `until` values are known, or fewer if a period is proved or `most` or the room
  /// reserved is reached. Callers ask for a little more each time.
  void advance(std::uint64_t until);

  /// G(heap), if it is known.
  std::optional<std::uint64_t> value(std::uint64_t heap) const;
  const Values& values() const { return values_; }
  /// How many of the known heaps have each value, from 0 to the largest.
  std::vector<std::uint64_t> frequencies() const;
  std::uint32_t largest() const { return largest_; }
  std::uint64_t largest_at() const { return largest_at_; }
  const RarePositions* rares() const { return method_->rares(); }
  const std::optional<ProvedPeriod>& period() const { return period_; }
  /// The period that the last values suggest; it proves nothing.
  std::optional<Period> suspected() const;

  /// Takes values computed earlier as the next ones; false if one is none of this game, or without room.
  bool restore(const std::vector<std::uint16_t>& values);
  /// Computes the last `values` values again from those before; true if they are the same.
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
  std::uint64_t review_ = 0;   // at how many values the method is chosen anew
  std::uint64_t sampled_ = 0;  // how many values were known when a method last took its sample
  PeriodSearch search_for_period_;
  // What may prove a period.
  std::optional<ClosedForm> closed_form_;
  std::optional<std::uint64_t> left_out_;  // every larger number may be taken
  Periodicity periodicity_;
  std::optional<ProvedPeriod> period_;
};

}  // namespace grundy
