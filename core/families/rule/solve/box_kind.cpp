#include "families/rule/solve/box_kind.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "families/rule/emit/moves.hpp"
#include "families/rule/emit/runner.hpp"
#include "sums/sum.hpp"
#include "sums/table_kind.hpp"

namespace grundy::rule {
namespace {

// Lists the moves of a place when it is asked for them.
class Lister {
 public:
  Lister(const Rule& rule, const Box& box) : box_(box), runner_(rule, work_) {}

  // The places that moves leave, ascending, without repeats.
  std::vector<std::uint32_t> options(std::uint32_t place) {
    std::vector<std::uint32_t> left;
    runner_.run(box_.place(place), options_);
    for (const auto more : options_) left.push_back(*box_.find(more));
    std::sort(left.begin(), left.end());
    left.erase(std::unique(left.begin(), left.end()), left.end());
    return left;
  }

 private:
  Box box_;
  Work work_{std::numeric_limits<std::uint64_t>::max()};
  Runner runner_;
  Options options_;
};

// A component beyond a strip is only solved with the strip if it is no farther, in no more steps: it may reach few places.
constexpr std::uint32_t kFarthest = 20'000;
constexpr std::uint64_t kFarSteps = 2'000'000;

class BoxKind final : public TableKind {
 public:
  BoxKind(SolvedTable solved, const Rule& rule, const Box& box, std::uint32_t shown)
      : BoxKind(std::move(solved), std::make_shared<Lister>(rule, box), box, shown) {}

  std::uint64_t states() const override { return shown_; }
  std::uint64_t solved_positions() const override { return box_.size(); }
  std::uint64_t searched_states() const override { return box_.size(); }
  std::string name(State state) const override {
    return write_places({box_.place(static_cast<std::uint32_t>(state))});
  }

 private:
  BoxKind(SolvedTable solved, std::shared_ptr<Lister> lister, const Box& box, std::uint32_t shown)
      : TableKind(
            std::move(solved),
            [lister](std::uint32_t state, const VisitState& visit) {
              for (const std::uint32_t each : lister->options(state)) visit(each);
            },
            [](std::uint32_t state) { return state; }),
        box_(box),
        shown_(shown) {}

  Box box_;
  std::uint32_t shown_;
};

// Whether the axes of the box are all numbers, in their order.
bool runs_over_all(const Box& box, const Rule& rule) {
  const std::vector<std::uint32_t>& axes = box.axes();
  for (std::uint32_t i = 0; i < axes.size(); ++i) {
    if (axes[i] != i) return false;
  }
  return axes.size() == rule.numbers.size();
}

}  // namespace

std::shared_ptr<const NumberTable> solve_box(const Rule& rule,
                                             const std::vector<Places>& components, const Box& box,
                                             Play play) {
  if (components.size() != 1 || components[0].size() != 1 || !runs_over_all(box, rule)) {
    return nullptr;
  }
  if (!std::all_of(rule.moves.begin(), rule.moves.end(), leaves_one)) return nullptr;
  const Place& place = components[0][0];
  std::vector<std::uint64_t> sizes(box.lengths().begin(), box.lengths().end());
  std::uint64_t steps = kStepLimit;
  if (!box.find(place)) {
    if (sizes.size() > 1 || place[0] > kFarthest) return nullptr;
    sizes[0] = place[0] + 1;
    steps = kFarSteps;
  }
  return NumberTable::with_depths(rule, sizes, play, steps);
}

std::optional<ComponentSum> sum_in_box(const Rule& rule, const std::vector<Places>& components,
                                       const Box& box, const Rules& rules) {
  if (wanted_for(rules.sum, rules.play, components.size()).extras()) return std::nullopt;
  const auto numbers = solve_box(rule, components, box, rules.play);
  if (numbers == nullptr) return std::nullopt;
  SolvedTable table(numbers->size());
  for (std::uint32_t i = 0; i < numbers->size(); ++i) {
    table.grundy[i] = numbers->number(i);
    table.set(i, numbers->depth(i));
  }
  const Place& place = components[0][0];
  std::vector<std::uint32_t> lengths = box.lengths();
  if (lengths.size() == 1) lengths[0] = numbers->size();
  const Box solved(place, box.axes(), std::move(lengths));
  ComponentSum sum;
  sum.parts.push_back({0, *solved.find(place)});
  sum.kinds.push_back(std::make_unique<BoxKind>(std::move(table), rule, solved, box.size()));
  return sum;
}

}  // namespace grundy::rule
