#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "params/as_size.hpp"
#include "sums/component.hpp"
#include "theory/work.hpp"

namespace grundy {

/// A set of states, and then a number for each of them. States below a bound are kept as bits, so
/// that long lists of options are looked up fast; others are hashed.
class StateNumbers {
 public:
  explicit StateNumbers(std::uint64_t bound = 0) : bits_(as_size((bound + 63) / 64), 0) {}

  /// False where it is there already.
  bool add(State state) {
    if (state / 64 >= bits_.size()) return sparse_.emplace(state, 0).second;
    const std::uint64_t bit = std::uint64_t{1} << (state % 64);
    const bool fresh = (bits_[as_size(state / 64)] & bit) == 0;
    bits_[as_size(state / 64)] |= bit;
    return fresh;
  }

  /// Gives each state of the set its place in `states`, once all are added.
  void number(const std::vector<State>& states) {
    before_.clear();
    std::uint32_t before = 0;
    for (const std::uint64_t word : bits_) {
      before_.push_back(before);
      before += static_cast<std::uint32_t>(std::popcount(word));
    }
    numbers_.assign(before, 0);
    for (std::uint32_t place = 0; place < states.size(); ++place) {
      const State state = states[place];
      if (state / 64 < bits_.size()) {
        numbers_[order_of(state)] = place;
      } else {
        sparse_[state] = place;
      }
    }
  }

  std::uint32_t of(State state) const {
    if (state / 64 < bits_.size()) return numbers_[order_of(state)];
    return sparse_.find(state)->second;
  }

 private:
  // How many of the set are smaller.
  std::size_t order_of(State state) const {
    const std::uint64_t smaller = (std::uint64_t{1} << (state % 64)) - 1;
    return before_[as_size(state / 64)] +
           static_cast<std::size_t>(std::popcount(bits_[as_size(state / 64)] & smaller));
  }

  std::vector<std::uint64_t> bits_;
  std::vector<std::uint32_t> before_;   // the set's states in earlier words
  std::vector<std::uint32_t> numbers_;  // by order among the set
  std::unordered_map<State, std::uint32_t> sparse_;
};

/// What can be reached from the searched states `from`, which come first; none beyond the limit or the
/// work, of which every option is a step. `numbers` then holds the set, not yet numbered.
std::optional<std::vector<State>> reachable_states(const ComponentKind& kind,
                                                   std::vector<State> from, std::uint64_t limit,
                                                   Work& work, StateNumbers& numbers);

}  // namespace grundy
