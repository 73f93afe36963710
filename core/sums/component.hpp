#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "params/play.hpp"
#include "theory/big_count.hpp"
#include "theory/nim.hpp"
#include "theory/period.hpp"
#include "theory/table.hpp"
#include "theory/verdict.hpp"

namespace grundy {

/// A position of one component, numbered by its kind: a pile's size, a cell.
using State = std::uint64_t;

/// What the theorems on sums ask of one component. Outcome, remoteness and suspense are those of the
/// component alone, under the convention played.
struct Facts {
  Nimber grundy = 0;
  Outcome outcome = Outcome::Lose;
  std::int32_t remoteness = 0;  ///< 0 only where it has ended; kUnknownRemoteness where not known
  std::int32_t suspense = 0;    ///< only where the rule asks for it
  bool heap = false;            ///< a Nim heap, or plays like one in every sum
  bool tame = true;             ///< see is_tame_pair; only in misère play
  bool fickle = false;          ///< its pair is (0,1) or (1,0)
  bool reversible = false;      ///< a Nim heap with further moves that the next one can undo
  bool grows = false;  ///< some position it can reach has an option of larger Grundy number
  bool loopy = false;  ///< can move, and might return to where it was
  /// Of an infinite Grundy number, for which `grundy` is then a name only.
  const std::vector<std::uint32_t>* loop_set = nullptr;

  bool live() const { return remoteness != 0; }
  /// Where not, nothing else is known either.
  bool decided() const { return outcome != Outcome::Undecided; }
  bool operator==(const Facts&) const = default;
};

/// Options in a row: states first … last, of which `facts` tells the first. Along the row nothing
/// but the Grundy number changes, and it grows by 1 after every `alike` states.
struct OptionRange {
  State first = 0;
  State last = 0;
  Facts facts;
  std::uint64_t alike = 1;

  std::uint64_t size() const { return last - first + 1; }
};

using VisitOptions = std::function<void(const OptionRange&)>;
using VisitOptionState = std::function<void(State)>;

/// Components that move alike: heaps of Nim, a kind of piece on a board.
class ComponentKind {
 public:
  virtual ~ComponentKind() = default;
  virtual Facts facts(State state) const = 0;
  /// Calls back until every option was in one range.
  virtual void for_each_option(State state, const VisitOptions& visit) const = 0;
  /// The same one by one, where the facts do not matter.
  virtual void for_each_option_state(State state, const VisitOptionState& visit) const;
  /// Whether for_each_option tells all options of the state; where not, it tells some of them.
  virtual bool lists_options(State) const { return true; }
  /// So many options at least, where that is known before they are looked at.
  virtual std::uint64_t options_at_least(State) const { return 0; }
  /// Whether a theorem tells the facts of all states, in misère play that they are tame.
  virtual bool by_theorem() const { return false; }
  /// How many options have this Grundy number, where that is known though they are not all listed.
  virtual std::optional<BigCount> count_options(State, Nimber) const { return std::nullopt; }
  /// Calls back for options with this Grundy number that for_each_option left out, as far as they are known.
  virtual void for_each_unlisted(State, Nimber, const VisitOptionState&) const {}
  /// Where the state is itself a disjunctive sum: what it is the sum of. Else the state alone.
  virtual std::vector<State> addends(State state) const { return {state}; }
  /// A number that every move lowers; asked only where no sequence of moves returns.
  virtual std::int64_t rank(State state) const = 0;
  /// Whether moves may go in circles.
  virtual bool loopy() const { return false; }
  /// Whether a state may end the whole game, so that no theorem of sums applies and no Grundy number means anything.
  virtual bool ends_whole() const { return false; }
  /// Where the state ends it: whether the player to move has won. No move leads from there.
  virtual std::optional<bool> won_at_once(State) const { return std::nullopt; }
  /// What a reader calls the state, and where it stands in the table.
  virtual std::uint64_t place(State state) const { return state; }
  /// How a move to the state is written, behind the colon.
  virtual std::string name(State state) const { return std::to_string(place(state)); }
  /// The same of a move of that part of a sum, where the state alone does not tell it.
  virtual std::string move_name(std::size_t, State, State to) const { return name(to); }
  /// Whether states may be several heaps, of which the place does not say all.
  virtual bool comes_apart() const { return false; }
  /// Whether a heap is not told among those that are left.
  virtual bool is_gone(State heap) const { return place(heap) == 0; }
  /// States 0 … states()-1 are those that `what if` asks of; `is_position` leaves some out.
  virtual std::uint64_t states() const = 0;
  virtual bool is_position(State) const { return true; }
  /// How many positions were looked at to know the facts.
  virtual std::uint64_t solved_positions() const { return states(); }
  /// Why the outcome of some states is not known, where it is not.
  virtual BeyondLimit beyond() const { return {solved_positions()}; }
  /// A search of sums has numbers of its own for states, the same for states that differ in nothing that
  /// can be moved; none where the state is beyond what the kind has searched. Most are below
  /// searched_states(), and three functions speak of them.
  virtual std::optional<State> searched_state(State state) const { return state; }
  virtual std::uint64_t searched_states() const { return states(); }
  virtual std::int64_t searched_rank(State searched) const { return rank(searched); }
  virtual void for_each_searched_option(State searched, const VisitOptionState& visit) const {
    for_each_option_state(searched, visit);
  }
  /// So many positions at least can be reached from the state, itself included.
  virtual std::uint64_t least_reached(State) const { return 1; }
  /// With what period the facts of larger states repeat, where that is proved and needed.
  virtual std::optional<Period> period() const { return std::nullopt; }
  /// What is known of all states; the kind may know nothing afterwards.
  virtual SolvedTable take_table() = 0;
};

/// The components of a compound game, in the reader's order.
struct ComponentSum {
  struct Part {
    std::uint32_t kind = 0;
    State state = 0;
    bool operator==(const Part&) const = default;
  };
  std::vector<std::unique_ptr<ComponentKind>> kinds;
  std::vector<Part> parts;

  std::uint64_t place(std::size_t part) const {
    return kinds[parts[part].kind]->place(parts[part].state);
  }
  Facts facts(std::size_t part) const { return kinds[parts[part].kind]->facts(parts[part].state); }
  bool lists_options(std::size_t part) const {
    return kinds[parts[part].kind]->lists_options(parts[part].state);
  }
  void for_each_option(std::size_t part, const VisitOptions& visit) const {
    kinds[parts[part].kind]->for_each_option(parts[part].state, visit);
  }
};

/// Whether the whole game may end in one part.
bool ends_whole(const ComponentSum& sum);
/// Where it is over in one of these states of the parts: whether the player to move has won. Lost comes before won.
std::optional<bool> won_at_once(const ComponentSum& sum, std::span<const State> states);

/// The facts of all parts.
std::vector<Facts> all_facts(const ComponentSum& sum);

/// Whether the outcome of each part alone is known.
bool all_decided(std::span<const Facts> facts);

/// How many parts can move, and the first of them.
std::size_t count_live(std::span<const Facts> facts);
std::size_t first_live(std::span<const Facts> facts);

/// The places of the parts that can move.
std::vector<std::size_t> live_parts(std::span<const Facts> facts);

}  // namespace grundy
