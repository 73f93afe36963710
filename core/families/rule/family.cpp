#include "families/rule/family.hpp"

#include <algorithm>

#include "analysis/analyze_sum.hpp"
#include "families/rule/guess/find/find.hpp"
#include "families/rule/guess/guess.hpp"
#include "families/rule/print/programs.hpp"
#include "families/rule/recognise.hpp"
#include "families/rule/several_parts.hpp"
#include "families/rule/solve/box_kind.hpp"
#include "families/rule/solve/number_kind.hpp"
#include "families/rule/solve/rule_kind.hpp"
#include "families/rule/solve/rule_search.hpp"
#include "params/as_size.hpp"

namespace grundy {
namespace {

using rule::Place;
using rule::Places;
using rule::RulePosition;

// A search tells more than a table of Grundy numbers, which is tried first only if a limit cut the exploration.
ComponentSum sum_of(const RulePosition& position, const Rules& rules) {
  const rule::Box box = shown_box(position);
  if (position.solved) {
    auto sum = rule::sum_in_box(position.rule, position.components, box, rules);
    if (sum) return std::move(*sum);
  }
  const auto places =
      position.places ? position.places : rule::explore(position.rule, position.components, box);
  if (!places->known() || places->is_cut()) {
    auto sum = rule::sum_of_numbers(position.rule, position.components, box, rules);
    if (sum) return std::move(*sum);
  }
  if (!places->known()) {
    return rule::unknown_sum(position.rule, position.components, *places, rules.play);
  }
  return rule::component_sum(rule::search_for(places, position.components, rules),
                             position.components, rules.play);
}

class RuleFamily final : public FamilyOf<RuleFamily, RulePosition> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { rule::write_rule_position(value_, params); }
  Record rule() const override {
    auto same = rule::recognise(value_.rule, value_.components);
    if (!same) return Family::rule();
    return Record().text("by", "same").text("text", std::move(*same));
  }
  Record describe() const override {
    const rule::Box box = rule::shown_box(value_);
    std::vector<Record> numbers;
    for (const std::string& name : value_.rule.numbers) {
      numbers.push_back(Record().text("name", name));
    }
    std::vector<std::uint32_t> item;
    std::vector<std::uint64_t> part;
    std::vector<std::uint64_t> state;
    for (std::uint32_t i = 0; i < value_.components.size(); ++i) {
      for (const Place& place : value_.components[i]) {
        item.push_back(i);
        part.insert(part.end(), place.begin(), place.end());
        state.push_back(shown({place}));
      }
    }
    std::vector<Record> apart;
    for (rule::SeveralParts& kind : rule::several_parts(value_.rule)) {
      apart.push_back(Record()
                          .text("kind", std::move(kind.kind))
                          .number("parts", kind.parts)
                          .text("apart", std::move(kind.apart)));
    }
    return Record()
        .text("family", "rule")
        .list("numbers", std::move(numbers))
        .list("axes", value_.axes)
        .number("columns", box.columns())
        .number("rows", box.rows())
        .flag("splits", rule::splits(value_))
        .number("below", rule::moves_below(value_))
        .list("several", std::move(apart))
        .list("partItem", std::move(item))
        .list("partNumbers", std::move(part))
        .list("partState", std::move(state));
  }
  std::optional<std::string> program(Language language, const Rules& rules,
                                     Problems& problems) const override {
    return rule::program(value_, language, rules, problems);
  }
  std::vector<Formula> formulas(const Rules& rules) const override {
    return rule::find_formulas(value_, rules);
  }
  bool is_one_component() const override { return false; }
  std::size_t components() const override { return value_.components.size(); }
  ComponentSum component_sum(const Rules& rules) const override { return sum_of(value_, rules); }
  Liveness liveness() const override {
    std::size_t live = 0;
    const bool over = rule::is_over(value_);
    for (std::size_t i = 0; i < value_.components.size() && !over; ++i)
      live += rule::can_move(value_, i);
    return {value_.components.size(), live};
  }
  std::optional<ItemMove> move(std::uint64_t component, std::string_view target) override {
    const auto left = rule::read_left(target, value_.rule.numbers.size());
    if (!left || component >= value_.components.size()) return std::nullopt;
    const std::size_t item = as_size(component);
    Places& places = value_.components[item];
    const std::uint64_t from = shown(places);
    if (!rule::move_component(value_, item, *left)) return std::nullopt;
    ItemMove move = moved(component + 1, rule::write_places(places), item, from, shown(places));
    if (comes_apart()) {
      for (const Place& place : places) move.left.push_back(shown({place}));
      std::sort(move.left.begin(), move.left.end());
      std::reverse(move.left.begin(), move.left.end());
    }
    return move;
  }
  bool has_referee(Problems& problems) const override {
    if (rule::known(value_)) return true;
    problems.add("at", ProblemCode::Limit, "", expecting("rule-known-to-play"));
    return false;
  }

 private:
  std::uint64_t shown(const Places& places) const {
    return rule::shown_as(value_.places ? value_.places->box() : shown_box(value_), places);
  }
  bool comes_apart() const {
    return rule::splits(value_) || rule::several_in_one(value_.components);
  }
};

}  // namespace

namespace rule {

namespace {

// The table of the kind of the components, whose first states are the places of the box.
std::optional<Table> table_of(const RulePosition& position, const ComponentSum& sum,
                              bool suspense) {
  ComponentKind& kind = *sum.kinds[0];
  const State shown = kind.states();
  if (shown == 0) return std::nullopt;
  std::vector<std::uint32_t> numbers;
  numbers.reserve(as_size(shown));
  Table table;
  table.name = "place";
  table.columns = shown_box(position).columns();
  table.rows = shown_box(position).rows();
  for (State state = 0; state < shown; ++state) {
    const bool is = kind.is_position(state);
    const Facts facts = kind.facts(state);
    table.outcomes.push_back(is ? letter(facts.outcome) : kNoPosition);
    numbers.push_back(is ? static_cast<std::uint32_t>(facts.grundy) : 0);
    table.remoteness.push_back(is ? facts.remoteness : kUnknownRemoteness);
    if (suspense) table.suspense.push_back(facts.suspense);
  }
  if (kind.ends_whole()) {
    table.grundy = std::vector<double>(as_size(shown), kUnknownNumber);
  } else {
    table.grundy = std::move(numbers);
  }
  table.loop_sets = kind.take_table().loop_sets;
  return table;
}

}  // namespace

std::optional<Table> shown_table(const RulePosition& position, const Rules& rules) {
  return table_of(position, sum_of(position, rules), false);
}

void analyze_position(const RulePosition& position, const Rules& rules, Analysis& analysis) {
  const ComponentSum sum = sum_of(position, rules);
  analyze_sum(sum, rules, analysis);
  auto table = table_of(position, sum, analysis.number == DecidingNumber::Suspense);
  if (!table) return;
  if (position.guess) analysis.guess = answer_guess(position, rules, *table);
  analysis.tables.push_back(std::move(*table));
}

}  // namespace rule

Position read_rule_position(std::string_view, Fields& fields) {
  return position_as<RuleFamily>(rule::read_rule_position(fields));
}

}  // namespace grundy
