#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "families/rule/solve/place_graph.hpp"
#include "theory/table.hpp"

namespace grundy::rule {

/// What is searched: the places that the components reach, and up to so many positions of several places.
struct RuleQuestion {
  const Rule& rule;
  const std::vector<Places>& components;
  Wanted wanted;
  std::uint64_t positions = kSearchLimit;
};

/// Why a rule is not solved though it could be run.
enum class Refusal : std::uint8_t {
  None,
  Stays,       ///< a move leaves the position as it is
  SplitsBack,  ///< moves both split and lead back
  EndsWhole,  ///< the whole game may be over in one component, so that components alone do not tell
};

/// Everything that the components can reach, solved by their options. Where a move leaves at most one place, the
/// places themselves are the positions, and one in which nothing is left; else lists of places that can move.
class RuleSearch {
 public:
  explicit RuleSearch(const RuleQuestion& question);

  const PlaceGraph& places() const { return places_; }
  Refusal refusal() const { return refusal_; }
  /// Why not all positions are known, where they are not.
  std::optional<BeyondLimit> beyond() const;
  bool loopy() const { return loopy_; }
  /// Whether every position is a place, or nothing.
  bool by_places() const { return by_places_; }

  /// The position of these places, in which those that cannot move do not matter; none where it was not
  /// reached within the limits.
  std::optional<std::uint32_t> find(std::span<const PlaceNumber> places) const;
  const SolvedTable& table() const { return table_; }
  const StateGraph& graph() const { return graph_; }
  std::int64_t rank(std::uint32_t position) const { return rank_[position]; }
  std::uint32_t nothing() const { return places_.size(); }

  /// The Grundy number of a place alone, where no play leads back.
  std::optional<std::uint32_t> grundy(PlaceNumber place) const;

 private:
  void solve_places(const Wanted& wanted);
  void find_numbers(const std::vector<std::uint32_t>& order);
  void reach_positions(const RuleQuestion& question);
  void solve(const Wanted& wanted);

  PlaceGraph places_;
  Refusal refusal_ = Refusal::None;
  bool loopy_ = false;
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
