#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "params/as_size.hpp"
#include "sums/component.hpp"
#include "theory/numbers/numbered_lists.hpp"
#include "theory/work.hpp"

namespace grundy {

/// A set of states that can then be numbered. States below `bound` are kept as bits, so that long
/// lists of options are looked up fast; others are hashed.
class StateNumbers {
 public:
  explicit StateNumbers(std::uint64_t bound = 0) : bits_(as_size((bound + 63) / 64), 0) {}

  /// False if the state is in the set already.
  bool add(State state) {
    if (state / 64 >= bits_.size()) {
      const std::uint32_t before = sparse_.size();
      return sparse_.add({&state, 1}) == before;
    }
    const std::uint64_t bit = std::uint64_t{1} << (state % 64);
    const bool fresh = (bits_[as_size(state / 64)] & bit) == 0;
    bits_[as_size(state / 64)] |= bit;
    return fresh;
  }

  /// Numbers each state of the set by its place in `states`. Call it once all states are added.
  void number(const std::vector<State>& states) {
    before_.clear();
    std::uint32_t before = 0;
    for (const std::uint64_t word : bits_) {
      before_.push_back(before);
      before += static_cast<std::uint32_t>(std::popcount(word));
    }
    numbers_.assign(before, 0);
    sparse_numbers_.assign(sparse_.size(), 0);
    for (std::uint32_t place = 0; place < states.size(); ++place) {
      const State state = states[place];
      if (state / 64 < bits_.size()) {
        numbers_[order_of(state)] = place;
      } else {
        sparse_numbers_[*sparse_.find({&state, 1})] = place;
      }
    }
  }

  std::uint32_t of(State state) const {
    if (state / 64 < bits_.size()) return numbers_[order_of(state)];
    return sparse_numbers_[*sparse_.find({&state, 1})];
  }

 private:
  // How many smaller states the set holds.
  std::size_t order_of(State state) const {
    const std::uint64_t smaller = (std::uint64_t{1} << (state % 64)) - 1;
    return before_[as_size(state / 64)] +
           static_cast<std::size_t>(std::popcount(bits_[as_size(state / 64)] & smaller));
  }

  std::vector<std::uint64_t> bits_;
  std::vector<std::uint32_t> before_;   // how many states earlier words hold
  std::vector<std::uint32_t> numbers_;  // by order_of(state)
  NumberedLists<State> sparse_;
  std::vector<std::uint32_t> sparse_numbers_;
};

/// The states reachable from the searched states `from`, which come first; none if there are more than
/// `limit` or the work is over (an option is a step). `numbers` then holds the set, not yet numbered.
std::optional<std::vector<State>> reachable_states(const ComponentKind& kind,
                                                   std::vector<State> from, std::uint64_t limit,
                                                   Work& work, StateNumbers& numbers);

}  // namespace grundy
