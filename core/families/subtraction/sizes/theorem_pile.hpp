#pragma once

#include "families/subtraction/sizes/take_theorem.hpp"
#include "sums/component.hpp"

namespace grundy {

/// Piles of take-away that a theorem decides, of any size: the state is the number of coins. The table
/// holds the smallest sizes, for show.
class TheoremPile : public ComponentKind {
 public:
  TheoremPile(TakeTheorem theorem, Play play, SolvedTable shown)
      : theorem_(std::move(theorem)), play_(play), shown_(std::move(shown)) {}

  const TakeTheorem& theorem() const { return theorem_; }

  Facts facts(State size) const override;
  void for_each_option(State size, const VisitOptions& visit) const override;
  std::int64_t rank(State size) const override { return static_cast<std::int64_t>(size); }
  std::uint64_t states() const override { return shown_.positions(); }
  std::uint64_t options_at_least(State size) const override;
  bool by_theorem() const override { return true; }
  SolvedTable take_table() override { return std::move(shown_); }

 private:
  TakeTheorem theorem_;
  Play play_;
  SolvedTable shown_;
};

}  // namespace grundy
