#include "families/rule/solve/rule_kind.hpp"

#include <algorithm>
#include <utility>

#include "params/as_size.hpp"
#include "sums/search/addend_quotient.hpp"
#include "sums/sum.hpp"
#include "sums/table_kind.hpp"

namespace grundy::rule {
namespace {

// Limit if a search only adds detail to an answer that is known anyway.
constexpr std::uint64_t kToldPositions = 5'000;

Facts ended_facts(Play play) {
  Facts facts{.grundy = 0, .outcome = outcome_of(play == Play::Misere)};
  facts.fickle = true;
  return facts;
}

Places places_in(const PlaceGraph& graph, std::span<const PlaceNumber> numbers) {
  Places places;
  for (const PlaceNumber number : numbers) {
    const auto place = graph.place(number);
    places.emplace_back(place.begin(), place.end());
  }
  sort_places(places);
  return places;
}

std::string name_of(const PlaceGraph& graph, std::span<const PlaceNumber> numbers) {
  return write_places(places_in(graph, numbers));
}

std::uint64_t shown_as(const PlaceGraph& graph, PlaceNumber number) {
  return shown_as(graph.box(), graph.place(number));
}

// Components of which each position is one place.
class PlaceKind final : public TableKind {
 public:
  explicit PlaceKind(std::shared_ptr<const RuleSearch> search)
      : TableKind(
            search->table(),
            [search](std::uint32_t state, const VisitState& visit) {
              search->for_each_option(state, visit);
            },
            [search](std::uint32_t state) { return search->rank(state); }),
        search_(search) {}

  std::uint64_t place(State state) const override {
    const auto number = static_cast<PlaceNumber>(state);
    return number == search_->nothing() ? kNotShown : shown_as(search_->places(), number);
  }
  std::uint64_t states() const override { return search_->places().shown(); }
  bool is_position(State state) const override {
    const auto number = static_cast<PlaceNumber>(state);
    return number == search_->nothing() || search_->places().sound(number);
  }
  std::uint64_t solved_positions() const override {
    return search_->places().size() + (search_->places().leaves_one() ? 0 : 1);
  }
  std::uint64_t searched_states() const override { return search_->table().positions(); }
  bool ends_whole() const override { return search_->places().ends_whole(); }
  std::optional<bool> won_at_once(State state) const override {
    const auto number = static_cast<PlaceNumber>(state);
    if (number == search_->nothing()) return std::nullopt;
    return search_->places().won_at_once(number);
  }
  std::string name(State state) const override {
    const auto number = static_cast<PlaceNumber>(state);
    if (number == search_->nothing()) return write_places({});
    return name_of(search_->places(), std::span(&number, 1));
  }

 private:
  std::shared_ptr<const RuleSearch> search_;
};

// Components that may be several places. States are numbered as they are met; searches skip places that cannot move.
class PlacesKind final : public ComponentKind {
 public:
  PlacesKind(std::shared_ptr<const RuleSearch> search, Play play)
      : search_(std::move(search)), play_(play) {
    for (PlaceNumber place = 0; place < search_->places().shown(); ++place)
      states_.add({&place, 1});
  }

  State state_of(const std::vector<PlaceNumber>& places) const { return states_.add(places); }

  Facts facts(State state) const override {
    const std::vector<PlaceNumber> places = places_of(state);
    const auto position = search_->find(places);
    return position ? facts_in(search_->table(), *position) : facts_by_numbers(places);
  }
  void for_each_option(State state, const VisitOptions& visit) const override {
    for_each_option_state(state, [&](State option) { visit({option, option, facts(option)}); });
  }
  bool ends_whole() const override { return search_->places().ends_whole(); }
  std::optional<bool> won_at_once(State state) const override {
    return search_->won_at_once(places_of(state));
  }
  void for_each_option_state(State state, const VisitOptionState& visit) const override {
    if (won_at_once(state)) return;
    for_each_left(search_->places(), places_of(state),
                  [&](const std::vector<PlaceNumber>& left) { visit(state_of(left)); });
  }
  std::int64_t rank(State state) const override {
    const auto position = search_->find(places_of(state));
    return position ? search_->rank(*position) : 0;
  }
  std::vector<State> addends(State state) const override {
    std::vector<State> addends;
    for (const PlaceNumber place : places_of(state)) addends.push_back(state_of({place}));
    const auto larger = [&](State a, State b) { return place(a) > place(b); };
    std::make_heap(addends.begin(), addends.end(), larger);
    std::sort_heap(addends.begin(), addends.end(), larger);
    return addends;
  }
  std::string name(State state) const override {
    return name_of(search_->places(), places_of(state));
  }
  std::uint64_t place(State state) const override {
    return shown_as(search_->places().box(), places_in(search_->places(), places_of(state)));
  }
  bool comes_apart() const override { return true; }
  std::unique_ptr<AddendQuotient> quotient(Addends& addends, std::uint64_t steps) const override {
    return growing_quotient(addends, steps);
  }
  bool is_gone(State) const override { return false; }
  std::uint64_t states() const override { return search_->places().shown(); }
  bool is_position(State state) const override {
    return state >= states() || search_->places().sound(static_cast<PlaceNumber>(state));
  }
  // Beyond the limit, only the numbers of the places are known.
  std::uint64_t solved_positions() const override {
    return search_->beyond() ? search_->places().size() : search_->table().positions();
  }
  BeyondLimit beyond() const override { return search_->beyond().value_or(BeyondLimit{}); }
  // If a condition may end the whole game, loop searches use the states themselves.
  std::optional<State> searched_state(State state) const override {
    if (ends_whole()) return state;
    return search_->find(places_of(state));
  }
  std::uint64_t searched_states() const override { return search_->table().positions(); }
  std::int64_t searched_rank(State searched) const override {
    return search_->rank(static_cast<std::uint32_t>(searched));
  }
  void for_each_searched_option(State searched, const VisitOptionState& visit) const override {
    if (ends_whole()) return for_each_option_state(searched, visit);
    search_->graph().for_each_option(static_cast<std::uint32_t>(searched), visit);
  }
  SolvedTable take_table() override { return search_->table(); }

 private:
  std::vector<PlaceNumber> places_of(State state) const {
    const auto places = states_[static_cast<std::uint32_t>(state)];
    return {places.begin(), places.end()};
  }

  Facts facts_by_numbers(const std::vector<PlaceNumber>& places) const {
    Facts facts{.grundy = 0,
                .outcome = Outcome::Undecided,
                .remoteness = kUnknownRemoteness,
                .suspense = kUnknownRemoteness};
    facts.tame = false;
    facts.grows = true;
    const auto live = [&](PlaceNumber place) { return search_->places().live(place); };
    if (std::none_of(places.begin(), places.end(), live)) return ended_facts(play_);
    for (const PlaceNumber place : places) {
      const auto number = search_->grundy(place);
      if (!number) return facts;
      facts.grundy ^= *number;
    }
    if (play_ == Play::Normal) facts.outcome = outcome_of(facts.grundy != 0);
    return facts;
  }

  std::shared_ptr<const RuleSearch> search_;
  Play play_;
  mutable NumberedLists<PlaceNumber> states_;
};

// One component, looked at without exploring what it can reach.
struct Glimpse {
  std::uint64_t shown = 0;
  bool ended = false;  // whether it surely has no move
  std::optional<bool> won_at_once;
};

Glimpse glimpse(const Rule& rule, const Places& places, const Box& box) {
  Glimpse seen{.shown = shown_as(box, places), .ended = true, .won_at_once = {}};
  Work work;
  Machine machine(rule, work);
  Options options;
  for (const Place& place : places) {
    const Ending ending = machine.ending(place);
    const bool won = ending == Ending::Won;
    if (won || ending == Ending::Lost) seen.won_at_once = seen.won_at_once.value_or(true) && won;
  }
  for (const Place& place : places) {
    if (machine.ending(place) == Ending::Open) machine.options(place, options);
    seen.ended = seen.ended && !machine.stopped() && options.empty();
  }
  return seen;
}

// Components of which no more is known, since not all places could be explored.
class UnknownKind final : public ComponentKind {
 public:
  UnknownKind(BeyondLimit beyond, bool ends_whole, Play play)
      : beyond_(beyond), ends_whole_(ends_whole), play_(play) {}

  State add(const Glimpse& component) {
    components_.push_back(component);
    return components_.size() - 1;
  }

  Facts facts(State state) const override {
    if (at(state).ended) return ended_facts(play_);
    return {.grundy = 0, .outcome = Outcome::Undecided, .remoteness = kUnknownRemoteness};
  }
  void for_each_option(State, const VisitOptions&) const override {}
  bool lists_options(State state) const override { return at(state).ended; }
  bool ends_whole() const override { return ends_whole_; }
  std::optional<bool> won_at_once(State state) const override { return at(state).won_at_once; }
  std::int64_t rank(State) const override { return 0; }
  std::uint64_t place(State state) const override { return at(state).shown; }
  std::uint64_t states() const override { return 0; }
  BeyondLimit beyond() const override { return beyond_; }
  SolvedTable take_table() override { return SolvedTable(); }

 private:
  const Glimpse& at(State state) const { return components_[as_size(state)]; }

  BeyondLimit beyond_;
  bool ends_whole_;
  Play play_;
  std::vector<Glimpse> components_;
};

}  // namespace

std::uint64_t shown_as(const Box& box, std::span<const std::uint64_t> place) {
  if (place.size() == 1) return place[0];
  const auto shown = box.find(place);
  return shown ? *shown : kNotShown;
}

std::uint64_t shown_as(const Box& box, const Places& places) {
  if (places.empty()) return kNotShown;
  if (places[0].size() == 1) {
    std::uint64_t sum = 0;
    for (const Place& place : places) sum = std::min(sum + place[0], kNotShown);
    return sum;
  }
  return places.size() == 1 ? shown_as(box, places[0]) : kNotShown;
}

std::shared_ptr<const RuleSearch> search_for(std::shared_ptr<const PlaceGraph> places,
                                             const std::vector<Places>& components,
                                             const Rules& rules) {
  const bool whole = places->ends_whole();
  const bool needed = whole || needs_search(rules.sum, rules.play, components.size());
  const Wanted wanted = wanted_for(rules.sum, rules.play, components.size());
  return std::make_shared<const RuleSearch>(
      RuleQuestion{std::move(places), components, wanted, needed ? kSearchLimit : kToldPositions});
}

ComponentSum component_sum(std::shared_ptr<const RuleSearch> search,
                           const std::vector<Places>& components, Play play) {
  ComponentSum sum;
  const PlaceGraph& graph = search->places();
  if (search->by_places()) {
    for (const Places& places : components) {
      const auto numbers = graph.numbers_of(places);
      sum.parts.push_back({0, numbers.empty() ? search->nothing() : numbers[0]});
    }
    sum.kinds.push_back(std::make_unique<PlaceKind>(std::move(search)));
  } else {
    auto kind = std::make_unique<PlacesKind>(std::move(search), play);
    for (const Places& places : components) {
      sum.parts.push_back({0, kind->state_of(graph.numbers_of(places))});
    }
    sum.kinds.push_back(std::move(kind));
  }
  return sum;
}

ComponentSum unknown_sum(const Rule& rule, const std::vector<Places>& components,
                         const PlaceGraph& places, Play play) {
  ComponentSum sum;
  auto kind = std::make_unique<UnknownKind>(*places.beyond(), rule.ends_whole(), play);
  for (const Places& component : components) {
    sum.parts.push_back({0, kind->add(glimpse(rule, component, places.box()))});
  }
  sum.kinds.push_back(std::move(kind));
  return sum;
}

}  // namespace grundy::rule
