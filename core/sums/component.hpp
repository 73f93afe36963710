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

/// What the theorems about sums need to know of one component, and all that they look at: so "what
/// if this piece stood there" asks them again with the facts of one component replaced. Outcome,
/// remoteness and suspense are those of the component alone, in the play (normal or misère) of the
/// sum.
struct Facts {
  Nimber grundy = 0;
  Outcome outcome = Outcome::Lose;
  std::int32_t remoteness = 0;  ///< 0 only if it has ended; kUnknownRemoteness if not known
  std::int32_t suspense = 0;    ///< filled only for rules that need it
  bool heap = false;            ///< a Nim heap, or plays like one in every sum
  bool tame = true;             ///< see is_tame_pair; only in misère play
  bool fickle = false;          ///< its pair (Grundy, misère Grundy) is (0,1) or (1,0)
  bool reversible = false;      ///< a Nim heap with extra moves that the opponent can undo
  bool grows = false;  ///< some position it can reach has an option of larger Grundy number
  bool loopy = false;  ///< can move, and might return to where it was
  /// The set K of an infinite Grundy number infinite(K), of which `grundy` is then only a label; else null.
  const std::vector<std::uint32_t>* loop_set = nullptr;

  bool live() const { return remoteness != 0; }
  /// If false, no other fact is known either.
  bool decided() const { return outcome != Outcome::Undecided; }
  bool operator==(const Facts&) const = default;
};

/// A row of options: the states first … last. `facts` are those of `first`. Along the row only the
/// Grundy number changes: it grows by 1 after every `alike` states. So a heap of 2^53 coins has
/// three rows of options.
struct OptionRange {
  State first = 0;
  State last = 0;
  Facts facts;
  std::uint64_t alike = 1;

  std::uint64_t size() const { return last - first + 1; }
};

using VisitOptions = std::function<void(const OptionRange&)>;
using VisitOptionState = std::function<void(State)>;

class AddendQuotient;
class Addends;

/// Components that move alike: heaps of Nim, a kind of piece on a board.
class ComponentKind {
 public:
  virtual ~ComponentKind() = default;
  virtual Facts facts(State state) const = 0;
  /// Visits ranges that together hold every option (but see lists_options), each once: an option is
  /// a position, so two vectors that reach one cell make one move.
  virtual void for_each_option(State state, const VisitOptions& visit) const = 0;
  /// The same for those with this Grundy number, and perhaps others. It saves a kind from numbering the others.
  virtual void for_each_option_with(Nimber, State state, const VisitOptions& visit) const {
    for_each_option(state, visit);
  }
  /// Visits the options one by one, without their facts.
  virtual void for_each_option_state(State state, const VisitOptionState& visit) const;
  /// Whether for_each_option visits all options of the state, not only some.
  virtual bool lists_options(State) const { return true; }
  /// A lower bound for the number of options, known without looking at them.
  virtual std::uint64_t options_at_least(State) const { return 0; }
  /// Whether a theorem gives the facts of all states; in misère play, that they are tame.
  virtual bool by_theorem() const { return false; }
  /// How many options have this Grundy number, if it is known although for_each_option does not visit them all.
  virtual std::optional<BigCount> count_options(State, Nimber) const { return std::nullopt; }
  /// Visits the options with this Grundy number that for_each_option left out, as far as they are known.
  virtual void for_each_unlisted(State, Nimber, const VisitOptionState&) const {}
  /// The addends of a state that is itself a disjunctive sum; else the state alone.
  virtual std::vector<State> addends(State state) const { return {state}; }
  /// An addend that stands for this one in the play of the whole: who wins any disjunctive sum with either is the same.
  virtual State stand_in(State addend) const { return addend; }
  /// A number that every move lowers; asked only if moves cannot go in circles.
  virtual std::int64_t rank(State state) const = 0;
  /// Whether moves may go in circles.
  virtual bool loopy() const { return false; }
  /// Whether some state ends the whole game. Then nothing is known of a component alone: no theorem
  /// about sums applies, Grundy numbers mean nothing, and every position of the whole is searched
  /// backwards (see LoopSearch).
  virtual bool ends_whole() const { return false; }
  /// If the state ends the whole game: whether the player to move has won. Such a state has no options.
  virtual std::optional<bool> won_at_once(State) const { return std::nullopt; }
  /// What finds the misère quotient of addends of this kind, within these steps; null where one that is small is
  /// rare, as for boards and graphs: their modules do not link it.
  virtual std::unique_ptr<AddendQuotient> quotient(Addends& addends, std::uint64_t steps) const;
  /// The number that the reader sees for the state, and its index in the table.
  virtual std::uint64_t place(State state) const { return state; }
  /// How a move writes the state after its colon: `4` in `1:4`.
  virtual std::string name(State state) const { return std::to_string(place(state)); }
  /// The same for a move of this part, for kinds whose text also depends on the part or the old state.
  virtual std::string move_name(std::size_t, State, State to) const { return name(to); }
  /// Whether a state may consist of several heaps, so that `place` alone does not describe it.
  virtual bool comes_apart() const { return false; }
  /// Whether the list of heaps that a move leaves omits this one, as it does empty heaps.
  virtual bool is_gone(State heap) const { return place(heap) == 0; }
  /// what_if asks about the states 0 … states()-1, except those that are no position.
  virtual std::uint64_t states() const = 0;
  virtual bool is_position(State) const { return true; }
  /// How many positions were looked at to find the facts.
  virtual std::uint64_t solved_positions() const { return states(); }
  /// The limit that leaves the outcome of some states unknown.
  virtual BeyondLimit beyond() const { return {solved_positions()}; }
  /// The number of a state in searches of sums: the same for states that differ only in what cannot
  /// move, none if the kind has not searched that far. Most of these numbers are below
  /// searched_states(). The next three functions are about them.
  virtual std::optional<State> searched_state(State state) const { return state; }
  virtual std::uint64_t searched_states() const { return states(); }
  virtual std::int64_t searched_rank(State searched) const { return rank(searched); }
  virtual void for_each_searched_option(State searched, const VisitOptionState& visit) const {
    for_each_option_state(searched, visit);
  }
  /// A lower bound for the number of positions reachable from the state, itself included.
  virtual std::uint64_t least_reached(State) const { return 1; }
  /// The proved period with which the facts of larger states repeat; none if unproved or not needed.
  virtual std::optional<Period> period() const { return std::nullopt; }
  /// The table of all states; the kind may know nothing afterwards.
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

  /// Where the parts stand.
  std::vector<State> states() const;
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

/// Whether some part may end the whole game.
bool ends_whole(const ComponentSum& sum);
/// If one of these states of the parts ends the whole game: whether the player to move has won. One lost part decides.
std::optional<bool> won_at_once(const ComponentSum& sum, std::span<const State> states);
std::optional<bool> won_at_once(const ComponentSum& sum);

/// The facts of all parts.
std::vector<Facts> all_facts(const ComponentSum& sum);

/// Whether the outcome of each part alone is known.
bool all_decided(std::span<const Facts> facts);

/// How many parts can move, and the first of them.
std::size_t count_live(std::span<const Facts> facts);
std::size_t first_live(std::span<const Facts> facts);

/// The indices of the parts that can move.
std::vector<std::size_t> live_parts(std::span<const Facts> facts);

}  // namespace grundy
