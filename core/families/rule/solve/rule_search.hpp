#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "families/rule/solve/place_graph.hpp"
#include "theory/table.hpp"

namespace grundy::rule {

/// Why a rule is not solved though it could be run.
enum class Refusal : std::uint8_t {
  None,
  Stays,       ///< a move leaves the position as it is
  SplitsBack,  ///< moves both split and lead back
};

/// What was explored of a rule for these components; of no use for others.
Refusal refusal_of(const std::vector<Places>& components, const PlaceGraph& places);

/// What the components reach, and the box too where that has no fault, is not too large and is refused for nothing
/// that the components are not.
std::shared_ptr<const PlaceGraph> explore(const Rule& rule, const std::vector<Places>& components,
                                          const Box& box);

/// What is searched: what components reach that are not refused, and up to so many positions of several places.
struct RuleQuestion {
  std::shared_ptr<const PlaceGraph> places;
  const std::vector<Places>& components;
  Wanted wanted;
  std::uint64_t positions = kSearchLimit;
};

/// Everything that the components can reach, solved by their options. Where a move leaves at most one place, the
/// places themselves are the positions, and one in which nothing is left; else lists of places that can move.
class RuleSearch {
 public:
  explicit RuleSearch(const RuleQuestion& question);

  const PlaceGraph& places() const { return *places_; }
  /// Why not all positions are known, where they are not.
  std::optional<BeyondLimit> beyond() const;
  /// Whether every position is a place, or nothing.
  bool by_places() const { return by_places_; }

  /// The position of these places, in which those that cannot move do not matter; none where it was not
  /// reached within the limits.
  std::optional<std::uint32_t> find(std::span<const PlaceNumber> places) const;
  const SolvedTable& table() const { return table_; }
  /// Of what is searched, in which an option may stand several times.
  const StateGraph& graph() const { return graph_; }
  /// Calls back with the positions that moves leave, each once, where every position is a place.
  template <class Visit>
  void for_each_option(std::uint32_t position, Visit visit) const {
    if (position == nothing()) return;
    places_->for_each_option(position, [&](std::span<const PlaceNumber> left) {
      visit(left.empty() ? nothing() : left[0]);
    });
  }
  std::int64_t rank(std::uint32_t position) const { return rank_[position]; }
  std::uint32_t nothing() const { return places_->size(); }

  /// Where the whole game is over, in a place of these: whether the player to move has won. Lost comes before won.
  std::optional<bool> won_at_once(std::span<const PlaceNumber> places) const;

  /// The Grundy number of a place alone, where no play leads back.
  std::optional<std::uint32_t> grundy(PlaceNumber place) const;

 private:
  void solve_places(const Wanted& wanted);
  void find_numbers();
  void reach_positions(const RuleQuestion& question);
  std::vector<std::uint32_t> order() const;
  void solve(const Wanted& wanted);
  void solve_whole(Play play);

  std::shared_ptr<const PlaceGraph> places_;
  bool by_places_ = true;
  std::vector<std::uint32_t> grundy_;  // of places
  NumberedLists<PlaceNumber> positions_;
  std::optional<BeyondLimit> positions_beyond_;
  Work work_;
  StateGraph graph_;
  SolvedTable table_;
  std::vector<std::int64_t> rank_;
};

/// Calls back with the places left after each move of `places`, ascending.
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
