#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "families/rule/solve/place_graph.hpp"
#include "theory/table.hpp"

namespace grundy::rule {

/// Why a rule is not solved although it can be run.
enum class Refusal : std::uint8_t {
  None,
  Stays,       ///< a move leaves the position as it is
  SplitsBack,  ///< moves both split and lead back
};

/// Why the rule is not solved for the components that `places` was explored for.
Refusal refusal_of(const std::vector<Places>& components, const PlaceGraph& places);

/// The places that the components reach. Those that the box reaches, which are shown around them,
/// are added unless that makes the graph faulty, too large, or refused.
std::shared_ptr<const PlaceGraph> explore(const Rule& rule, const std::vector<Places>& components,
                                          const Box& box);

/// What to search, unless refused: all places explored for the components, and at most `positions` lists of places.
struct RuleQuestion {
  std::shared_ptr<const PlaceGraph> places;
  const std::vector<Places>& components;
  Wanted wanted;
  std::uint64_t positions = kSearchLimit;
};

/// All positions that the components can reach, solved by their options. If every move leaves at
/// most one place, positions are the places, and one in which nothing is left; else they are lists
/// of places that matter. If a condition may end the whole game (`lost=`, `won=`), all are solved
/// backwards and have no Grundy numbers.
class RuleSearch {
 public:
  explicit RuleSearch(const RuleQuestion& question);

  const PlaceGraph& places() const { return *places_; }
  /// The limit that was reached, if not all positions are known.
  std::optional<BeyondLimit> beyond() const { return positions_beyond_; }
  /// Whether every position is a place, or nothing.
  bool by_places() const { return by_places_; }

  /// The position of these places, without those that do not matter; none if it was not reached
  /// within the limits.
  std::optional<std::uint32_t> find(std::span<const PlaceNumber> places) const;
  const SolvedTable& table() const { return table_; }
  /// The graph that was searched. It may list an option several times.
  const StateGraph& graph() const { return graph_; }
  /// Visits each option once. Only for searches by places.
  template <class Visit>
  void for_each_option(std::uint32_t position, Visit visit) const {
    if (position == nothing()) return;
    places_->for_each_option(position, [&](std::span<const PlaceNumber> left) {
      visit(left.empty() ? nothing() : left[0]);
    });
  }
  std::int64_t rank(std::uint32_t position) const { return rank_[position]; }
  std::uint32_t nothing() const { return places_->size(); }

  /// If one of these places ends the whole game: whether the player to move has won. Lost comes before won.
  std::optional<bool> won_at_once(std::span<const PlaceNumber> places) const;

  /// The Grundy number of a place alone. None for searches by places, and if a condition may end the whole game.
  std::optional<std::uint32_t> grundy(PlaceNumber place) const;

 private:
  void solve_places(const Wanted& wanted);
  void find_numbers();
  void reach_positions(const RuleQuestion& question);
  /// Those of the places that matter, which are a position.
  std::vector<PlaceNumber> living(std::span<const PlaceNumber> places) const;
  std::optional<BeyondLimit> follow_moves(std::uint64_t limit);
  std::vector<std::uint32_t> order() const;
  void solve(const Wanted& wanted);
  void solve_whole(Play play);

  std::shared_ptr<const PlaceGraph> places_;
  bool by_places_ = true;
  std::vector<std::uint32_t> grundy_;  // Grundy numbers of the places
  NumberedLists<PlaceNumber> positions_;
  std::optional<BeyondLimit> positions_beyond_;
  Work work_;
  StateGraph graph_;
  SolvedTable table_;
  std::vector<std::int64_t> rank_;
};

/// Calls `visit` with the places left after each move of one of `places`, ascending.
template <class Visit>
void for_each_left(const PlaceGraph& graph, std::span<const PlaceNumber> places, Visit visit) {
  std::vector<PlaceNumber> others;
  std::vector<PlaceNumber> after;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (i > 0 && places[i] == places[i - 1]) continue;
    others.assign(places.begin(), places.end());
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    graph.for_each_option(places[i], [&](std::span<const PlaceNumber> left) {
      after.resize(others.size() + left.size());
      std::merge(others.begin(), others.end(), left.begin(), left.end(), after.begin());
      visit(after);
    });
  }
}

}  // namespace grundy::rule
