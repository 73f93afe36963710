#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "analysis/steps.hpp"
#include "sums/search/nimber_search.hpp"
#include "sums/search/plain_search.hpp"

namespace grundy {

/// A position in normal play that falls into independent regions: their numbers, and what follows from them.
/// `Rules` is what NimberSearch and PlainSearch take, and besides:
/// - `Free`: what is free in a position; `whole(free)` is the same for PlainSearch;
/// - `regions(free)`: its regions for NimberSearch;
/// - `parts(free)`: its regions as readers see them, each as a `Free`, `region(part)` for NimberSearch, and
///   `first(part)`, the item that names it;
/// - `steps()`: the most options that one answer looks at.
template <class Rules>
class RegionSum {
 public:
  using Free = typename Rules::Free;
  using Regions = typename Rules::Regions;

  /// A region as readers see it, played alone.
  struct Part {
    Free free;
    std::optional<Nimber> number{};
    Outcome outcome = Outcome::Undecided;
  };

  RegionSum(const Rules& rules, const Free& free)
      : rules_(rules), search_(rules), work_(rules.steps()), lost_(is_lost(rules.regions(free))) {
    for (Free& part : rules_.parts(free)) {
      const auto number = search_.number(rules_.region(part), work_);
      number_ = sum(number_, number);
      parts_.push_back({std::move(part), number});
      if (number) parts_.back().outcome = outcome_of(*number != 0);
    }
  }

  const std::vector<Part>& parts() const { return parts_; }
  /// The nim-sum of the parts; none if a number was not found, as in the next three functions.
  std::optional<Nimber> number() const { return number_; }
  std::optional<bool> lost() const { return lost_; }
  /// Whether another position of these regions is lost, and its number.
  std::optional<bool> is_lost(const Regions& regions) { return search_.is_sum(regions, 0, work_); }
  std::optional<Nimber> number_of(const Regions& regions) {
    std::optional<Nimber> total = 0;
    for (const auto& region : regions) total = sum(total, search_.number(region, work_));
    return total;
  }
  /// Whether there is no work left to find more.
  bool over() const { return work_.over(); }

  /// Fills in the verdict and the number; `free` is the position itself.
  void decide(const Free& free, Analysis& analysis) const {
    analysis.grundy = number_;
    analysis.verdict.outcome = lost_ ? outcome_of(!*lost_) : Outcome::Undecided;
    if (number_) {
      analysis.verdict.reason = Theorem::SpragueGrundy;
    } else if (lost_) {
      analysis.verdict.reason = Searched{search_.positions()};
    } else {
      analysis.verdict.reason = work_.beyond();
    }
    PlainSearch<Rules> plain(rules_, Play::Normal, kRemotenessLimit / 2);
    if (const auto depth = plain.depth(rules_.whole(free))) {
      analysis.verdict.remoteness = depth->remoteness;
    }
  }

  /// Adds the steps. `is_in(part, move)` tells whether the move is one in that part.
  template <class IsIn>
  void explain(Analysis& analysis, IsIn is_in) const {
    std::vector<Step>& steps = analysis.steps;
    std::vector<Summand> numbers;
    Items mirrored;
    for (const Part& part : parts_) {
      const std::uint32_t first = rules_.first(part.free);
      if (rules_.is_zero(rules_.region(part.free))) mirrored.push_back(first);
      if (part.number) numbers.push_back({first, *part.number});
    }
    const bool searched = mirrored.size() < parts_.size();
    if (!mirrored.empty()) steps.push_back({StepKind::Mirrored, shown(std::move(mirrored))});
    if (searched) steps.push_back(CountStep{StepKind::NumbersSearched, {}, search_.positions()});
    if (!number_) {
      if (!lost_) steps.push_back(SearchStep{{}, work_.beyond()});
      add_leaving_steps(analysis.moves, steps);
      return;
    }
    steps.push_back(values_step(StepKind::Regions, numbers));
    if (parts_.size() > 1) steps.push_back(nim_sum_step(numbers));
    const auto changed_by = [&](const Move& move) {
      const auto moved = std::find_if(parts_.begin(), parts_.end(),
                                      [&](const Part& part) { return is_in(part.free, move); });
      return ChangedNumber{rules_.first(moved->free), *moved->number, *moved->number ^ *number_, 0};
    };
    add_restoring_steps(analysis.moves, Play::Normal, changed_by, steps);
  }

 private:
  static std::optional<Nimber> sum(std::optional<Nimber> a, std::optional<Nimber> b) {
    return a && b ? std::optional(*a ^ *b) : std::nullopt;
  }

  Rules rules_;
  NimberSearch<Rules> search_;
  Work work_;
  std::optional<bool> lost_;
  std::optional<Nimber> number_ = 0;
  std::vector<Part> parts_;
};

}  // namespace grundy
