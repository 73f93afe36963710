#pragma once

#include <optional>

#include "families/subtraction/pile_options.hpp"
#include "families/subtraction/sizes/pile_table.hpp"
#include "sums/component.hpp"
#include "sums/table_kind.hpp"

namespace grundy {

/// Piles of take-away: the state is the number of coins. A pile beyond the table is one of the sizes
/// solved separately; or the proved period gives it the facts of a size in the table, except remoteness
/// and suspense, which may grow; else its outcome is undecided. Where Grundy numbers grow with the
/// period, only number and outcome are known beyond the table, and only options in the table are listed.
class PileKind : public ComponentKind {
 public:
  /// Solves the piles of these rules and what they can reach.
  PileKind(const Piles& rules, const Wanted& wanted);

  Facts facts(State size) const override;
  void for_each_option(State size, const VisitOptions& visit) const override;
  bool lists_options(State size) const override;
  std::optional<BigCount> count_options(State size, Nimber grundy) const override;
  void for_each_unlisted(State size, Nimber grundy, const VisitOptionState& visit) const override;
  std::int64_t rank(State size) const override { return static_cast<std::int64_t>(size); }
  std::uint64_t states() const override { return table_.states(); }
  std::uint64_t solved_positions() const override;
  SolvedTable take_table() override { return table_.take_table(); }

  std::optional<Period> period() const override { return period_; }

 private:
  template <class Visit>
  void for_each_grown(State size, Nimber grundy, Visit visit) const;

  PileKind(const Piles& rules, PileTable solved);

  TakeSet take_;
  std::optional<Period> period_;
  std::vector<std::uint64_t> far_;  // the sizes solved separately, ascending
  PileOptions options_;
  TableKind table_;
  TableKind far_table_;
};

}  // namespace grundy
