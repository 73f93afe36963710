#include "families/rule/solve/number_kind.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <utility>

#include "families/rule/emit/runner.hpp"
#include "families/rule/solve/number_table.hpp"
#include "families/rule/solve/rule_kind.hpp"
#include "sums/search/addend_quotient.hpp"
#include "sums/sum.hpp"
#include "theory/numbers/numbered_lists.hpp"

namespace grundy::rule {
namespace {

// Positions of one place or several, known by Grundy numbers alone, in normal play. States are
// first the places of the box, then the positions of the table, then lists of these.
class NumberKind final : public ComponentKind {
 public:
  using Positions = std::vector<std::uint32_t>;

  NumberKind(std::shared_ptr<const NumberTable> numbers, const Rule& rule,
             const std::vector<Places>& components, const Box& box)
      : numbers_(std::move(numbers)),
        box_(box),
        corner_(*numbers_->find(box.place(0))),
        across_(step(box.columns(), 1)),
        up_(step(box.rows(), box.columns())),
        work_(std::numeric_limits<std::uint64_t>::max()),
        runner_(rule, work_),
        comes_apart_(several_in_one(components) ||
                     std::any_of(rule.moves.begin(), rule.moves.end(), may_split)) {}

  State state_of(const Places& places) const {
    Positions positions;
    for (const Place& place : places) positions.push_back(*numbers_->find(place));
    std::sort(positions.begin(), positions.end());
    return state_of(positions);
  }

  Facts facts(State state) const override {
    if (const auto alone = position_of(state)) return facts_of(std::span(&*alone, 1));
    return facts_of(positions_of(state));
  }
  Facts facts_of(std::span<const std::uint32_t> positions) const {
    Facts facts{.grundy = 0, .remoteness = kUnknownRemoteness, .suspense = kUnknownRemoteness};
    facts.tame = false;
    facts.grows = true;
    for (const std::uint32_t each : positions) facts.grundy ^= numbers_->number(each);
    facts.outcome = outcome_of(facts.grundy != 0);
    const auto live = [&](std::uint32_t each) {
      return numbers_->number(each) != 0 || !options_of(each).empty();
    };
    if (facts.grundy == 0 && std::none_of(positions.begin(), positions.end(), live)) {
      facts.remoteness = 0;
      facts.suspense = 0;
      facts.fickle = true;
    }
    return facts;
  }
  void for_each_option(State state, const VisitOptions& visit) const override {
    for_each_option_state(state, [&](State option) { visit({option, option, facts(option)}); });
  }
  void for_each_option_state(State state, const VisitOptionState& visit) const override {
    const Positions here = positions_of(state);
    for (std::size_t i = 0; i < here.size(); ++i) {
      if (i > 0 && here[i] == here[i - 1]) continue;
      Positions others = here;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      for (const Positions& left : left_of(here[i])) {
        Positions after(others.size() + left.size());
        std::merge(others.begin(), others.end(), left.begin(), left.end(), after.begin());
        visit(state_of(after));
      }
    }
  }
  // Sums of this kind are never searched.
  std::int64_t rank(State) const override { return 0; }
  std::optional<State> searched_state(State) const override { return std::nullopt; }
  std::uint64_t searched_states() const override { return 0; }
  std::vector<State> addends(State state) const override {
    std::vector<State> addends;
    for (const std::uint32_t each : positions_of(state)) {
      addends.push_back(state_of(Positions{each}));
    }
    std::sort(addends.begin(), addends.end(),
              [&](State a, State b) { return place(a) > place(b); });
    return addends;
  }
  std::string name(State state) const override { return write_places(places_of(state)); }
  std::uint64_t place(State state) const override { return shown_as(box_, places_of(state)); }
  bool comes_apart() const override { return comes_apart_; }
  std::unique_ptr<AddendQuotient> quotient(Addends& addends, std::uint64_t steps) const override {
    return comes_apart_ ? growing_quotient(addends, steps) : nullptr;
  }
  bool is_gone(State) const override { return false; }
  std::uint64_t states() const override { return box_.size(); }
  std::uint64_t solved_positions() const override { return numbers_->size(); }
  SolvedTable take_table() override { return SolvedTable(); }

 private:
  static bool may_split(const MoveKind& kind) {
    return kind.parts.size() > 1 ||
           std::any_of(kind.parts.begin(), kind.parts.end(),
                       [](auto& each) { return each.copies || !each.each.empty(); });
  }

  State state_of(const Positions& positions) const {
    if (positions.size() != 1) return states() + numbers_->size() + lists_.add(positions);
    const auto shown = box_.find(numbers_->place(positions[0]));
    return shown ? *shown : states() + positions[0];
  }

  // How far apart two places are in the table that are `places` apart in the box.
  std::uint32_t step(std::uint32_t length, std::uint32_t places) const {
    return length < 2 ? 0 : *numbers_->find(box_.place(places)) - corner_;
  }

  // The position of a state that is one place; none for a list.
  std::optional<std::uint32_t> position_of(State state) const {
    if (state < states()) {
      const auto shown = static_cast<std::uint32_t>(state);
      return corner_ + shown % box_.columns() * across_ + shown / box_.columns() * up_;
    }
    const auto after = static_cast<std::uint32_t>(state - states());
    return after < numbers_->size() ? std::optional(after) : std::nullopt;
  }

  Positions positions_of(State state) const {
    if (const auto alone = position_of(state)) return {*alone};
    const auto list = lists_[static_cast<std::uint32_t>(state - states() - numbers_->size())];
    return {list.begin(), list.end()};
  }

  Places places_of(State state) const {
    Places places;
    for (const std::uint32_t each : positions_of(state)) places.push_back(numbers_->place(each));
    sort_places(places);
    return places;
  }

  const Options& options_of(std::uint32_t position) const {
    const Place place = numbers_->place(position);
    runner_.run(place, options_);
    return options_;
  }

  // What the moves leave, ascending, without repeats.
  std::vector<Positions> left_of(std::uint32_t position) const {
    std::vector<Positions> moves;
    const Options& options = options_of(position);
    const std::size_t numbers = numbers_->place(position).size();
    for (auto more : options) {
      Positions& left = moves.emplace_back();
      for (; !more.empty(); more = more.subspan(numbers)) {
        left.push_back(*numbers_->find(more.first(numbers)));
      }
      std::sort(left.begin(), left.end());
    }
    std::sort(moves.begin(), moves.end());
    moves.erase(std::unique(moves.begin(), moves.end()), moves.end());
    return moves;
  }

  std::shared_ptr<const NumberTable> numbers_;
  Box box_;
  std::uint32_t corner_;  // the position of the first place of the box
  std::uint32_t across_;  // how far apart neighbours in a row of the box are in the table
  std::uint32_t up_;
  mutable Work work_;
  mutable Runner runner_;
  mutable Options options_;
  mutable NumberedLists<std::uint32_t> lists_;
  bool comes_apart_;
};

}  // namespace

std::optional<ComponentSum> sum_of_numbers(const Rule& rule, const std::vector<Places>& components,
                                           const Box& box, const Rules& rules) {
  if (needs_search(rules.sum, rules.play, components.size())) return std::nullopt;
  std::vector<std::uint64_t> sizes(rule.numbers.size(), 1);
  const auto hold = [&](const Place& place) {
    for (std::size_t i = 0; i < place.size(); ++i) sizes[i] = std::max(sizes[i], place[i] + 1);
  };
  hold(box.place(box.size() - 1));
  for (const Places& places : components) std::for_each(places.begin(), places.end(), hold);
  auto numbers = NumberTable::of(rule, sizes);
  if (numbers == nullptr) return std::nullopt;
  ComponentSum sum;
  auto kind = std::make_unique<NumberKind>(std::move(numbers), rule, components, box);
  for (const Places& places : components) sum.parts.push_back({0, kind->state_of(places)});
  sum.kinds.push_back(std::move(kind));
  return sum;
}

}  // namespace grundy::rule
