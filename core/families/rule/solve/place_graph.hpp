#pragma once

#include <optional>
#include <span>
#include <vector>

#include "families/rule/run/machine.hpp"
#include "families/rule/solve/box.hpp"
#include "theory/explore.hpp"
#include "theory/numbers/numbered_lists.hpp"
#include "theory/work.hpp"

namespace grundy::rule {

/// The number of a place, in the order in which places were reached.
using PlaceNumber = std::uint32_t;

/// Whether a component has more than one place.
bool several_in_one(const std::vector<Places>& components);

/// All places that the parts of a position and the places of a box can reach by moves, and what
/// each move leaves of them. The places of the box come first, in its order. Every compound rule
/// can be asked of them; where they are too many and Grundy numbers are enough, NumberTable takes
/// their place.
class PlaceGraph {
 public:
  struct Limit {
    std::uint64_t places = kSearchLimit;
    std::uint64_t shown = kSearchLimit;  ///< places of the box; a larger box is left out
    std::size_t held = 40'000'000;       ///< parts that all moves leave together
    std::uint64_t steps = kStepLimit;
  };

  PlaceGraph(const Rule& rule, const std::vector<Places>& components, const Box& box,
             const Limit& limit);

  /// A fault of the rule, or the limit that was reached. With either the graph is incomplete.
  const std::optional<Fault>& fault() const { return fault_; }
  const std::optional<BeyondLimit>& beyond() const { return beyond_; }
  bool known() const { return !fault_ && !beyond_; }

  const Box& box() const { return box_; }
  /// How many places of the box were looked at; 0 if there are too many.
  std::uint32_t shown() const { return shown_; }
  /// Whether a box was left out since it has too many places.
  bool is_cut() const { return shown_ == 0 && box_.size() > 0; }
  /// Whether a place leads to no fault. Those that the components reach never do.
  bool sound(PlaceNumber place) const { return faulty_.empty() || faulty_[place] == 0; }

  std::uint32_t size() const { return places_.size(); }
  std::span<const std::uint64_t> place(PlaceNumber place) const { return places_[place]; }
  std::optional<PlaceNumber> find(const Place& place) const { return places_.find(place); }
  /// The numbers of these places, ascending.
  std::vector<PlaceNumber> numbers_of(const Places& places) const;

  bool live(PlaceNumber place) const { return first_[place] != first_[place + 1]; }
  /// Whether a place changes a sum: it can move, or ends the whole game.
  bool matters(PlaceNumber place) const { return live(place) || won_at_once(place); }
  /// Whether the rule may end the whole game; and where a place does, whether the player to move has won.
  bool ends_whole() const { return ends_whole_; }
  std::optional<bool> won_at_once(PlaceNumber place) const {
    const Ending ending = endings_[place];
    if (ending != Ending::Lost && ending != Ending::Won) return std::nullopt;
    return ending == Ending::Won;
  }
  /// The places, each after all that its moves leave; without those that lead into a circle.
  const std::vector<PlaceNumber>& order() const { return order_; }
  bool loopy() const { return order_.size() < size(); }
  /// Whether some move leaves more than one place; whether each move leaves just one.
  bool splits() const { return splits_; }
  bool leaves_one() const { return !parts_apart_; }
  /// The first place found to be among what one of its own moves leaves.
  std::optional<PlaceNumber> stays() const { return stays_; }
  std::uint64_t steps() const { return steps_; }

  /// Calls `visit` with the places that each move leaves, ascending; moves that leave the same are visited once.
  template <class Visit>
  void for_each_option(PlaceNumber place, Visit visit) const {
    if (!sorted_) {
      for (const PlaceNumber left : sorted(place)) visit(std::span(&left, 1));
      return;
    }
    for (std::uint32_t move = first_[place]; move < first_[place + 1]; ++move) {
      if (!parts_apart_) {
        visit(std::span(parts_).subspan(move, 1));
        continue;
      }
      const std::size_t from = move == 0 ? 0 : ends_[move - 1];
      visit(std::span(parts_).subspan(from, ends_[move] - from));
    }
  }

  /// The graph with an arc from each place to each place that a move leaves; arcs may be repeated.
  StateGraph arcs() const;

 private:
  PlaceNumber number_of(std::span<const std::uint64_t> place) {
    if (shown_ > 0) {
      if (const auto shown = box_.find(place)) return *shown;
    }
    return places_.add(place);
  }
  // Adds the moves in the rule's order if each leaves exactly one place; else adds no move and answers false.
  bool add_as_told(PlaceNumber place, const Options& options);
  void add_moves(PlaceNumber place, const Options& options);
  void note(PlaceNumber place, std::span<const PlaceNumber> left);
  std::vector<PlaceNumber> sorted(PlaceNumber place) const;
  void sort_parts();
  void tell_parts_apart();
  void mark_faulty(const std::vector<PlaceNumber>& faults);

  Box box_;
  NumberedLists<std::uint64_t> places_;
  std::vector<Ending> endings_;
  std::vector<std::uint32_t> first_{0};  // the first move of each place
  std::vector<std::size_t> ends_;        // the end of each move's parts; unused unless parts_apart_
  std::vector<PlaceNumber> parts_;
  std::vector<PlaceNumber> left_;              // the parts that the moves being added leave
  std::vector<std::span<PlaceNumber>> moves_;  // those of each move, in left_
  std::vector<PlaceNumber> order_;
  std::vector<std::uint8_t> faulty_;  // 1 if a place leads to a fault; empty if none does
  std::uint32_t shown_ = 0;
  bool sorted_;  // whether moves are ascending without repeats, or else in the rule's order
  bool parts_apart_ = false;  // whether some move leaves no place, or several
  bool splits_ = false;
  bool falls_ = true;  // whether moves only leave places of smaller number
  bool ends_whole_ = false;
  std::optional<PlaceNumber> stays_;
  std::uint64_t steps_ = 0;
  std::optional<Fault> fault_;
  std::optional<BeyondLimit> beyond_;
};

}  // namespace grundy::rule
