#pragma once

#include <optional>
#include <span>
#include <vector>

#include "families/rule/run/machine.hpp"
#include "families/rule/solve/box.hpp"
#include "families/rule/solve/numbered_lists.hpp"
#include "theory/explore.hpp"
#include "theory/work.hpp"

namespace grundy::rule {

/// A place among those that were reached.
using PlaceNumber = std::uint32_t;

/// Whether a component has more than one place.
bool several_in_one(const std::vector<Places>& components);

/// All places that the parts of a position and the places of a box can reach one after the other, with what each
/// move leaves of them. Those of the box come first, in its order.
class PlaceGraph {
 public:
  struct Limit {
    std::uint64_t places = kSearchLimit;
    std::uint64_t shown =
        kSearchLimit;  ///< places of the box, none of which is looked at where it has more
    std::size_t held = 40'000'000;  ///< parts of all moves together
    std::uint64_t steps = kStepLimit;
  };

  PlaceGraph(const Rule& rule, const std::vector<Places>& components, const Box& box,
             const Limit& limit);

  /// Nothing else is of use where the rule has a fault, or where there is too much to be looked at.
  const std::optional<Fault>& fault() const { return fault_; }
  const std::optional<BeyondLimit>& beyond() const { return beyond_; }
  bool known() const { return !fault_ && !beyond_; }

  const Box& box() const { return box_; }
  /// How many places of the box were looked at, and whether one of them leads to no fault; from the components none does.
  std::uint32_t shown() const { return shown_; }
  /// Whether there is a box with too much to be looked at.
  bool is_cut() const { return shown_ == 0 && box_.size() > 0; }
  bool sound(PlaceNumber place) const { return faulty_.empty() || faulty_[place] == 0; }

  std::uint32_t size() const { return places_.size(); }
  std::span<const std::uint64_t> place(PlaceNumber place) const { return places_[place]; }
  std::optional<PlaceNumber> find(const Place& place) const { return places_.find(place); }
  /// The numbers of the places, ascending.
  std::vector<PlaceNumber> numbers_of(const Places& places) const;

  bool live(PlaceNumber place) const { return first_[place] != first_[place + 1]; }
  /// Whether it can be told from none: it can move, or ends the whole game.
  bool matters(PlaceNumber place) const { return live(place) || won_at_once(place); }
  /// Whether the rule may end the whole game, and where it does: whether the player to move has won.
  bool ends_whole() const { return ends_whole_; }
  std::optional<bool> won_at_once(PlaceNumber place) const {
    const Ending ending = endings_[place];
    if (ending != Ending::Lost && ending != Ending::Won) return std::nullopt;
    return ending == Ending::Won;
  }
  /// The places in an order in which each comes after all that its moves leave; those that lead into a circle
  /// are left out.
  const std::vector<PlaceNumber>& order() const { return order_; }
  bool loopy() const { return order_.size() < size(); }
  /// Whether a move leaves more than one place; whether each leaves just one.
  bool splits() const { return splits_; }
  bool leaves_one() const { return !parts_apart_; }
  /// The first place where a move leaves what it began with.
  std::optional<PlaceNumber> stays() const { return stays_; }
  std::uint64_t steps() const { return steps_; }

  /// Calls back with the places that each move leaves, ascending, each choice once.
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

  /// From each place to all that a move from it leaves, perhaps the same several times.
  StateGraph arcs() const;

 private:
  PlaceNumber number_of(std::span<const std::uint64_t> place);
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
  std::vector<std::uint32_t> first_{0};  // of the moves of each place
  std::vector<std::size_t> ends_;        // of the parts of each move, where they are apart
  std::vector<PlaceNumber> parts_;
  std::vector<PlaceNumber>
      left_;  // of the moves that are added: their parts, and which belong together
  std::vector<std::span<PlaceNumber>> moves_;
  std::vector<PlaceNumber> order_;
  std::vector<std::uint8_t> faulty_;  // empty where none is
  std::uint32_t shown_ = 0;
  bool
      sorted_;  // whether what moves leave is ascending, each choice once; else as the rule tells it
  bool parts_apart_ = false;  // whether a move leaves no place, or several
  bool splits_ = false;
  bool falls_ = true;  // whether all that moves leave comes before what they began with
  bool ends_whole_ = false;
  std::optional<PlaceNumber> stays_;
  std::uint64_t steps_ = 0;
  std::optional<Fault> fault_;
  std::optional<BeyondLimit> beyond_;
};

}  // namespace grundy::rule
