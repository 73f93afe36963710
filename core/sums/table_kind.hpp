#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "params/as_size.hpp"
#include "sums/component.hpp"
#include "theory/table.hpp"

namespace grundy {

using VisitState = std::function<void(std::uint32_t)>;

/// What a solved table says of one position.
Facts facts_in(const SolvedTable& table, State state);

/// A kind whose positions are all in one solved table. What its functions refer to must outlive it.
class TableKind : public ComponentKind {
 public:
  /// Calls back once for every option of a state.
  using Options = std::function<void(std::uint32_t, const VisitState&)>;
  using Rank = std::function<std::int64_t(std::uint32_t)>;

  /// `holes` has a 1 where a state is no position; it may be null.
  TableKind(SolvedTable table, Options options, Rank rank,
            std::shared_ptr<const std::vector<std::uint8_t>> holes = nullptr)
      : table_(std::move(table)),
        options_(std::move(options)),
        rank_(std::move(rank)),
        holes_(std::move(holes)) {}

  Facts facts(State state) const override { return facts_in(table_, state); }
  void for_each_option(State state, const VisitOptions& visit) const override;
  void for_each_option_state(State state, const VisitOptionState& visit) const override;
  std::int64_t rank(State state) const override { return rank_(static_cast<std::uint32_t>(state)); }
  bool loopy() const override { return table_.loopy; }
  std::uint64_t states() const override { return table_.positions(); }
  bool is_position(State state) const override {
    return holes_ == nullptr || (*holes_)[as_size(state)] == 0;
  }
  SolvedTable take_table() override { return std::move(table_); }

 private:
  SolvedTable table_;
  Options options_;
  Rank rank_;
  std::shared_ptr<const std::vector<std::uint8_t>> holes_;
};

}  // namespace grundy
