#pragma once

#include <optional>

#include "game/pile_options.hpp"
#include "solve/component.hpp"
#include "solve/pile_table.hpp"
#include "solve/table_kind.hpp"

namespace grundy {

/// Piles of take-away: the state is the number of coins. Beyond the table a pile has the facts of
/// the size that the proved period folds it to, but for remoteness and suspense, which may grow; where
/// no period is proved its outcome is undecided.
class PileKind : public ComponentKind {
 public:
  /// `largest` is the largest pile asked for.
  PileKind(const Piles& rules, std::uint64_t largest, const Wanted& wanted);

  Facts facts(State size) const override;
  void for_each_option(State size, const VisitOptions& visit) const override;
  std::int64_t rank(State size) const override { return static_cast<std::int64_t>(size); }
  std::uint64_t states() const override { return table_.states(); }
  SolvedTable take_table() override { return table_.take_table(); }

  std::optional<Period> period() const override { return period_; }

 private:
  PileKind(const Piles& rules, std::uint64_t largest, PileTable solved);

  std::optional<Period> period_;
  PileOptions options_;
  TableKind table_;
};

}  // namespace grundy
