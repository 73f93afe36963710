#include "families/subtraction/family.hpp"

#include <algorithm>

#include "analysis/referee.hpp"
#include "sums/heap_sum.hpp"

namespace grundy {
namespace {

class PilesFamily final : public FamilyOf<PilesFamily, Piles> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_piles(value_, params); }
  std::optional<BriefAnswer> brief_answer(const Rules& rules) const override {
    if (!value_.is_nim() || rules.sum != Sum{}) return std::nullopt;
    NimTotals totals;
    for (const std::uint64_t size : value_.piles) totals.add_heap(size);
    return BriefAnswer{.outcome = outcome_of(!is_lost(totals, rules.play)),
                       .grundy = totals.nim_sum,
                       .moves = winning_nim_moves(value_.piles, rules.play)};
  }
  Record describe() const override {
    const auto most = std::max_element(value_.piles.begin(), value_.piles.end());
    return Record()
        .text("family", "piles")
        .text("look", value_.game == PileGame::Nimble ? "strip" : "piles")
        .number("largest", most == value_.piles.end() ? 0 : *most)
        .text("take", write_take(value_.take))
        .list("piles", value_.piles)
        .list("adds", value_.adds);
  }
  Record rule() const override {
    return value_.game == PileGame::TakeAway ? take_rule(value_.take) : Family::rule();
  }
  bool is_one_component() const override { return false; }
  std::size_t components() const override { return value_.piles.size(); }
  ComponentSum component_sum(const Rules& rules) const override {
    return grundy::component_sum(value_, rules);
  }
  Liveness liveness() const override {
    std::size_t live = 0;
    for (std::size_t i = 0; i < value_.piles.size(); ++i) live += can_move_pile(value_, i);
    return {value_.piles.size(), live};
  }
  std::optional<ItemMove> move(std::uint64_t pile, std::string_view target) override {
    const auto size = whole_number(target);
    if (!size || pile >= value_.piles.size()) return std::nullopt;
    const std::uint64_t from = value_.piles[as_size(pile)];
    if (!move_pile(value_, as_size(pile), *size)) return std::nullopt;
    return moved(pile + 1, std::to_string(*size), as_size(pile), from, *size);
  }
};

class PileRunsFamily final : public FamilyOf<PileRunsFamily, PileRuns> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_pile_runs(value_, params); }
  // For runs only the nim-sum has a formula.
  void check(Play play, const Sum& sum, Fields& fields) const override {
    if (play == Play::Normal && sum == Sum{}) return;
    fields.problem("piles", ProblemCode::Limit, std::to_string(value_.count()),
                   expecting("piles-at-most-under-rule", kMaxPiles));
  }
  Record describe() const override {
    std::vector<std::uint64_t> first;
    std::vector<std::uint64_t> last;
    std::vector<std::uint64_t> times;
    for (const NumberRun& run : value_.runs) {
      first.push_back(run.first);
      last.push_back(run.last);
      times.push_back(run.times);
    }
    return Record()
        .text("family", "runs")
        .number("count", value_.count())
        .list("first", std::move(first))
        .list("last", std::move(last))
        .list("times", std::move(times));
  }
  bool is_one_component() const override { return false; }
  std::optional<ItemMove> move(std::uint64_t pile, std::string_view target) override {
    const auto size = whole_number(target);
    const auto [run, place] = value_.find(pile);
    if (!size || run == value_.runs.size()) return std::nullopt;
    const std::uint64_t from = value_.runs[run].at(place);
    if (!move_pile(value_, pile, *size)) return std::nullopt;
    return moved(pile + 1, std::to_string(*size), run, from, *size);
  }
  bool has_referee(Problems& problems) const override {
    problems.add("piles", ProblemCode::Limit, std::to_string(value_.count()),
                 expecting("piles-at-most-to-play", kMaxPiles));
    return false;
  }
};

}  // namespace

Position read_subtraction_position(std::string_view game, Fields& fields) {
  std::variant<Piles, PileRuns> read = read_piles(game, fields);
  if (auto* runs = std::get_if<PileRuns>(&read)) {
    return position_as<PileRunsFamily>(std::move(*runs));
  }
  return position_as<PilesFamily>(std::move(*std::get_if<Piles>(&read)));
}

}  // namespace grundy
