#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "params/compound.hpp"
#include "sums/search/gather_several.hpp"
#include "sums/search/state_numbers.hpp"
#include "sums/turns/turns.hpp"

namespace grundy {

/// What to search, and how far.
struct SearchRequest {
  Play play = Play::Normal;
  std::size_t most = 1;     ///< a turn moves 1 to `most` parts
  bool every = false;       ///< a turn moves all parts that can move
  std::uint64_t limit = 0;  ///< of positions
  std::uint64_t steps = kTableStepLimit;
  /// A part to solve at every state of its kind, not only where it stands.
  std::optional<std::size_t> anywhere;
};

/// Whether a sum of this rule ends only when no part can move, as the search requires. Only the
/// conjunctive sum does not; a theorem decides it once its parts are solved alone.
inline bool is_searchable(const Sum& rule) { return rule.compound != Compound::Conjunctive; }

/// Whether a turn always moves one of `parts` parts, as in a disjunctive sum.
inline bool moves_one(const Sum& rule, std::size_t parts) {
  return is_searchable(rule) && rule.compound != Compound::Continued &&
         turn_size(rule, parts, parts).most == 1;
}

/// The request for a sum of `parts` parts under this rule.
inline SearchRequest search_request(const Sum& rule, Play play, std::size_t parts,
                                    std::uint64_t limit) {
  return {.play = play,
          .most = turn_size(rule, parts, parts).most,
          .every = rule.compound == Compound::Continued,
          .limit = limit,
          .steps = kTableStepLimit,
          .anywhere = std::nullopt};
}

/// Solves every position of a sum by its options alone. Moves must not go in circles.
class SearchedSum {
 public:
  /// The finished search, or the limit that its positions or steps would exceed.
  static std::variant<SearchedSum, BeyondLimit> search(const ComponentSum& sum,
                                                       const SearchRequest& request);

  std::uint64_t positions() const { return won_.size(); }
  /// How many options were looked at in all positions together, as the limit counts them.
  std::uint64_t steps() const { return steps_; }
  bool won() const { return won_[start_] != 0; }
  /// None if there are too many positions to store it.
  std::optional<std::int32_t> remoteness() const;
  /// Whether the sum is won if the part `anywhere` stands at `state`.
  bool won_at(State state) const;
  /// The same if the parts of the sum stand at these states, which must be reachable;
  /// kUnknownRemoteness if there are too many positions to store it.
  bool won_at(const std::vector<State>& states) const { return won_[number_at(states)] != 0; }
  std::int32_t remoteness_at(const std::vector<State>& states) const;
  /// Lists and counts the turns that leave a lost position.
  BigCount winning_turns(TurnPage& page) const;

 private:
  // The positions of one part, numbered options first.
  struct Part {
    std::size_t index = 0;  // in the sum
    const ComponentKind* kind = nullptr;
    State at = 0;              // its state in the sum
    std::vector<State> state;  // searched states, by number
    StateNumbers number;       // by searched state
    std::uint64_t moves = 0;   // of all states together
    std::size_t weight = 1;    // of this number in the sum that numbers the whole position
    std::uint32_t start = 0;

    // The number of a reachable state of the kind.
    std::uint32_t number_of(State stands) const { return number.of(*kind->searched_state(stands)); }
  };
  using Distances = std::vector<std::size_t>;
  // The options of the state where a part stands, grouped by their numbers.
  struct Options {
    std::vector<std::uint32_t> list_of;     // by number; 0 if that is no option
    std::vector<std::vector<State>> lists;  // the first is empty
  };
  // A part of the sum, and where it may be moved to.
  using MovedPart = std::pair<std::size_t, const std::vector<State>*>;

  static std::variant<Part, BeyondLimit> reach(const ComponentKind& kind,
                                               const std::vector<State>& from, std::uint64_t limit,
                                               Work& work);
  std::uint64_t count_steps(std::size_t positions) const;
  static void find_distances(const Part& part, std::uint32_t number, Distances& found);
  static Options options_of(const Part& part);
  static void list_turns(const std::vector<MovedPart>& moved, TurnPage& page);
  void weigh_parts();
  std::size_t number_at(const std::vector<State>& states) const;
  std::size_t number_of(std::size_t position, const Part& part) const {
    return position / part.weight % part.state.size();
  }
  void solve(const Gather& gather);

  std::vector<Part> parts_;
  std::size_t most_ = 1;
  bool every_ = false;
  std::size_t start_ = 0;
  std::uint64_t steps_ = 0;
  std::optional<std::size_t> anywhere_;  // among parts_
  std::vector<std::uint8_t> won_;
  std::vector<std::int32_t> remoteness_;  // may be empty
};

}  // namespace grundy
