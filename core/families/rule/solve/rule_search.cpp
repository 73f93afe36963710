#include "families/rule/solve/rule_search.hpp"

#include <algorithm>

#include "theory/loopy_grundy.hpp"
#include "theory/mex.hpp"
#include "theory/retrograde.hpp"

namespace grundy::rule {
namespace {

// Options of all positions together, in four bytes each.
constexpr std::size_t kMaxHeldOptions = 40'000'000;

// Positions that are searched for the table beside the components: a reader waits for both together.
constexpr std::uint64_t kMostForTable = kSearchLimit / 10;

}  // namespace

Refusal refusal_of(const std::vector<Places>& components, const PlaceGraph& places) {
  if (places.stays()) return Refusal::Stays;
  const bool several = places.splits() || several_in_one(components);
  return several && places.loopy() ? Refusal::SplitsBack : Refusal::None;
}

std::shared_ptr<const PlaceGraph> explore(const Rule& rule, const std::vector<Places>& components,
                                          const Box& box) {
  const auto explored = [&](const Box& shown, const PlaceGraph::Limit& limit) {
    return std::make_shared<const PlaceGraph>(rule, components, shown, limit);
  };
  auto places = explored(box, {});
  const bool sound = places->known() && refusal_of(components, *places) == Refusal::None;
  if (sound || places->shown() == 0) return places;
  return places->beyond() ? explored(box, {.shown = 0}) : explored({}, {});
}

RuleSearch::RuleSearch(const RuleQuestion& question) : places_(question.places) {
  by_places_ = !places_->splits() && !several_in_one(question.components);
  if (by_places_) {
    solve_places(question.wanted);
    return;
  }
  if (!places_->ends_whole()) find_numbers();
  reach_positions(question);
  if (!positions_beyond_) solve(question.wanted);
}

// The last position is the one in which nothing is left.
void RuleSearch::solve_places(const Wanted& wanted) {
  if (places_->leaves_one()) {
    graph_ = places_->arcs();
  } else {
    for (PlaceNumber place = 0; place < places_->size(); ++place) {
      places_->for_each_option(place, [&](std::span<const PlaceNumber> left) {
        graph_.option.push_back(left.empty() ? nothing() : left[0]);
      });
      graph_.first.push_back(static_cast<std::uint32_t>(graph_.option.size()));
    }
  }
  graph_.first.push_back(static_cast<std::uint32_t>(graph_.option.size()));
  solve(wanted);
}

// The positions, each after all its options.
std::vector<std::uint32_t> RuleSearch::order() const {
  if (!by_places_) return order_options_first(graph_);
  std::vector<std::uint32_t> order{nothing()};
  order.insert(order.end(), places_->order().begin(), places_->order().end());
  return order;
}

void RuleSearch::solve(const Wanted& wanted) {
  const std::vector<std::uint32_t> order = this->order();
  if (places_->ends_whole()) {
    solve_whole(wanted.play);
  } else {
    table_ = solve_in_order(graph_, order, wanted);
  }
  rank_.assign(graph_.positions(), 0);
  for (std::size_t place = 0; place < order.size(); ++place) {
    rank_[order[place]] = static_cast<std::int64_t>(place);
  }
}

// Finds no Grundy numbers: they mean nothing if a condition may end the whole game.
void RuleSearch::solve_whole(Play play) {
  std::vector<std::uint8_t> won(graph_.positions());
  for (std::uint32_t position = 0; position < won.size(); ++position) {
    const auto over = by_places_ && position == nothing() ? std::nullopt
                      : by_places_                        ? places_->won_at_once(position)
                                                          : won_at_once(positions_[position]);
    won[position] = over.value_or(play == Play::Misere);
  }
  const std::vector<Depth> depths = retrograde(graph_, won);
  table_ = SolvedTable(depths.size());
  for (std::size_t position = 0; position < depths.size(); ++position) {
    table_.set(position, depths[position]);
    table_.loopy = table_.loopy || depths[position] == kNoEnd;
  }
}

std::optional<bool> RuleSearch::won_at_once(std::span<const PlaceNumber> places) const {
  std::optional<bool> found;
  for (const PlaceNumber place : places) {
    const auto won = places_->won_at_once(place);
    if (won) found = found.value_or(true) && *won;
  }
  return found;
}

// The places that a move leaves are a disjunctive sum.
void RuleSearch::find_numbers() {
  grundy_.assign(places_->size(), 0);
  MexSet numbers;
  for (const PlaceNumber place : places_->order()) {
    numbers.clear();
    places_->for_each_option(place, [&](std::span<const PlaceNumber> left) {
      std::uint32_t total = 0;
      for (const PlaceNumber each : left) total ^= grundy_[each];
      numbers.insert(total);
    });
    grundy_[place] = numbers.mex();
  }
}

// Without Grundy numbers the table is filled from positions, so its places are among them, each with all that it can
// reach, as far as the limits go; the components themselves come first.
void RuleSearch::reach_positions(const RuleQuestion& question) {
  for (const Places& places : question.components)
    positions_.add(living(places_->numbers_of(places)));
  positions_beyond_ = follow_moves(question.positions);
  // Elsewhere their Grundy numbers tell who wins with a place alone.
  const bool alone = places_->ends_whole() || question.wanted.play == Play::Misere;
  const PlaceNumber shown = alone && !positions_beyond_ ? places_->shown() : 0;
  const std::uint64_t most = std::min(question.positions, positions_.size() + kMostForTable);
  for (PlaceNumber place = 0; place < shown; ++place) {
    const std::uint32_t whole = positions_.size();
    positions_.add(living({&place, 1}));
    if (!follow_moves(most)) continue;
    positions_.keep(whole);
    graph_.first.resize(whole + std::size_t{1});
    graph_.option.resize(graph_.first.back());
    return;
  }
}

std::vector<PlaceNumber> RuleSearch::living(std::span<const PlaceNumber> places) const {
  std::vector<PlaceNumber> kept;
  for (const PlaceNumber place : places) {
    if (places_->matters(place)) kept.push_back(place);
  }
  return kept;
}

// Adds what the positions can reach, up to the limit that it answers.
std::optional<BeyondLimit> RuleSearch::follow_moves(std::uint64_t limit) {
  while (graph_.first.size() <= positions_.size()) {
    const auto list = positions_[static_cast<std::uint32_t>(graph_.first.size() - 1)];
    const std::vector<PlaceNumber> here(list.begin(), list.end());
    if (!won_at_once(here)) {
      for_each_left(*places_, here, [&](const std::vector<PlaceNumber>& left) {
        // Its number is looked up in three places, and all of it is read.
        if (!work_.spend(3 + left.size() / 2) || positions_.size() > limit) return;
        graph_.option.push_back(positions_.add(living(left)));
      });
    }
    graph_.first.push_back(static_cast<std::uint32_t>(graph_.option.size()));
    if (positions_.size() > limit) return BeyondLimit{limit};
    if (work_.over()) return work_.beyond();
    if (graph_.option.size() > kMaxHeldOptions) {
      return BeyondLimit{kMaxHeldOptions, Counted::Steps};
    }
  }
  return std::nullopt;
}

std::optional<std::uint32_t> RuleSearch::find(std::span<const PlaceNumber> places) const {
  if (by_places_) return places.empty() ? nothing() : places[0];
  if (positions_beyond_) return std::nullopt;
  return positions_.find(living(places));
}

std::optional<std::uint32_t> RuleSearch::grundy(PlaceNumber place) const {
  if (place >= grundy_.size()) return std::nullopt;
  return grundy_[place];
}

}  // namespace grundy::rule
