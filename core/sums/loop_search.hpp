#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "params/compound.hpp"
#include "sums/state_numbers.hpp"
#include "sums/turns/turns.hpp"
#include "theory/explore.hpp"

namespace grundy {

/// What a search through circles looks at.
struct LoopRequest {
  Sum rule;
  Play play = Play::Normal;
  std::uint64_t positions = 0;  ///< limit
  std::uint64_t turns = 0;      ///< limit to follow, of all positions together
  /// A part that may also stand at any other state of its kind.
  std::optional<std::size_t> anywhere;
};

/// Every position of a sum of which some components may go in circles, solved backwards from its ends.
/// It has no theory of sums, and takes any compound rule, also where one part may end the whole game.
/// Turns are followed backwards part by part and not kept.
class LoopSearch {
 public:
  /// Which limit it is, where there would be more positions or turns than the limits.
  static std::variant<LoopSearch, BeyondLimit> search(const ComponentSum& sum,
                                                      const LoopRequest& request);

  std::uint64_t positions() const { return depths_.size(); }
  Depth start() const { return depths_[start_]; }
  /// Where the part of `anywhere` stands at `state`.
  Depth at(State state) const;
  /// Where the parts of the sum stand at these states, which it can reach.
  Depth at(const std::vector<State>& states) const;
  /// The turns after which the player to move is lost, and how many there are: first those that lower
  /// the remoteness, which is what makes the end come.
  BigCount winning_turns(TurnPage& page) const;

 private:
  // The positions of one part, numbered as they were found.
  struct Part {
    std::size_t index = 0;     // in the sum
    std::vector<State> state;  // by number
    StateNumbers number;       // by state
    StateGraph options;
    StateGraph backwards;
    std::vector<std::optional<bool>> won_at_once;  // by number; empty where no state ends the whole
    bool live(std::uint32_t p) const { return options.first[p] != options.first[p + 1]; }
    std::size_t weight = 1;  // of this number in the number of the whole position
  };

  static std::variant<Part, BeyondLimit> reach(const ComponentKind& kind, std::vector<State> from,
                                               const LoopRequest& request);
  double count_turns(const LoopRequest& request) const;
  std::uint32_t number_of(std::size_t position, const Part& part) const {
    return static_cast<std::uint32_t>(position / part.weight % part.state.size());
  }
  std::optional<bool> won_at_once(std::size_t position) const;
  template <class Visit>
  void for_each_turn(std::size_t position, Visit visit) const;
  template <class Visit>
  void for_each_predecessor(std::size_t position, Visit visit) const;
  class Backwards;

  std::vector<Part> parts_;
  Sum rule_;
  std::size_t components_ = 0;           // of the whole sum
  std::size_t start_ = 0;                // every part is numbered from its start
  std::optional<std::size_t> anywhere_;  // among parts_
  std::vector<Depth> depths_;
};

}  // namespace grundy
