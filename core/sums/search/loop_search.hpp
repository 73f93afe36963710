#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "params/compound.hpp"
#include "sums/search/state_numbers.hpp"
#include "sums/turns/turns.hpp"
#include "theory/explore.hpp"

namespace grundy {

/// What to search, and how far.
struct LoopRequest {
  Sum rule;
  Play play = Play::Normal;
  std::uint64_t positions = 0;  ///< limit of positions
  std::uint64_t turns = 0;      ///< limit of turns, of all positions together
  /// A part to solve at every state of its kind, not only where it stands.
  std::optional<std::size_t> anywhere;
};

/// Solves every position of a sum backwards from its ends, also if components go in circles. It
/// uses no theorem about sums, so it takes any compound rule and parts that may end the whole game.
/// Turns are followed backwards part by part and not stored.
class LoopSearch {
 public:
  /// The finished search, or the limit that its positions or turns would exceed.
  static std::variant<LoopSearch, BeyondLimit> search(const ComponentSum& sum,
                                                      const LoopRequest& request);

  std::uint64_t positions() const { return depths_.size(); }
  Depth start() const { return depths_[start_]; }
  /// Outcome and remoteness if the part `anywhere` stands at `state`.
  Depth at(State state) const;
  /// The same if the parts of the sum stand at these states, which must be reachable.
  Depth at(const std::vector<State>& states) const;
  /// Lists and counts the turns that leave a lost position. Those that lower the remoteness come
  /// first: only they bring the end nearer.
  BigCount winning_turns(TurnPage& page) const;

 private:
  // The positions of one part, numbered in the order in which they were found.
  struct Part {
    std::size_t index = 0;     // in the sum
    std::vector<State> state;  // by number
    StateNumbers number;       // by state
    StateGraph options;
    StateGraph backwards;
    std::vector<std::optional<bool>> won_at_once;  // by number; empty if no state ends the whole
    bool live(std::uint32_t p) const { return options.first[p] != options.first[p + 1]; }
    std::size_t weight = 1;  // of this number in the sum that numbers the whole position
  };

  static std::variant<Part, BeyondLimit> reach(const ComponentKind& kind, std::vector<State> from,
                                               const LoopRequest& request);
  double count_turns(const LoopRequest& request) const;
  std::uint32_t number_of(std::size_t position, const Part& part) const {
    return static_cast<std::uint32_t>(position / part.weight % part.state.size());
  }
  std::optional<bool> won_at_once(std::size_t position) const;
  // A part of parts_ and the number of its state.
  struct Step {
    std::size_t part = 0;
    std::uint32_t to = 0;
  };
  template <class Visit>
  void for_each_turn(std::size_t position, Visit visit) const;
  template <class Visit>
  void for_each_predecessor(std::size_t position, Visit visit) const;
  class Backwards;

  std::vector<Part> parts_;
  Sum rule_;
  std::size_t components_ = 0;           // how many the whole sum has
  std::size_t start_ = 0;                // each part starts at its number 0
  std::optional<std::size_t> anywhere_;  // among parts_
  std::vector<Depth> depths_;
};

}  // namespace grundy
