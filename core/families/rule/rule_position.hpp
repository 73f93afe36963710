#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "families/rule/language/read_rule.hpp"
#include "families/rule/solve/place_graph.hpp"
#include "params/fields.hpp"

namespace grundy::rule {

/// A game defined by its moves, the components of a position, and what is shown of it.
struct RulePosition {
  Rule rule;
  std::vector<Places> components;
  /// A condition guessed to hold where a position is lost for the player to move, or the guessed Grundy number.
  std::optional<Expr> guess;
  std::vector<std::uint32_t> axes;   ///< the numbers along the table's axes, by index; one or two
  std::vector<std::uint32_t> up_to;  ///< largest number asked for on each axis; empty if none
  bool solved = false;  ///< whether the table is solved without a list of all moves: see solve_box
  /// Otherwise the places that the components and the table reach; none after a problem.
  std::shared_ptr<const PlaceGraph> places;

  bool operator==(const RulePosition& other) const;
};

/// Reads the rule and runs it. A fault at a place that the components reach is a problem, at the
/// characters of the rule that cause it.
RulePosition read_rule_position(Fields& fields);
void write_rule_position(const RulePosition& position, Params& params);

/// Solves the table, or explores the places; needs all else.
void reach(RulePosition& position);
/// Whether all is known that the components reach.
inline bool known(const RulePosition& position) {
  return position.solved || position.places->known();
}
/// Whether some move leaves more than one place.
inline bool splits(const RulePosition& position) {
  return !position.solved && position.places->splits();
}

/// The places that the table shows: as far as asked for, else as far as the components, or a little
/// farther if these are small.
Box shown_box(const RulePosition& position);

/// Replaces a component by what a move leaves of it, and keeps the size of the table; false if that is no move.
bool move_component(RulePosition& position, std::size_t component, const Places& left);
/// Whether the whole game is over.
bool is_over(const RulePosition& position);
/// Whether a component can move.
bool can_move(const RulePosition& position, std::size_t component);
/// How many moves of the components are left out because a number would be below 0; 0 if counting them takes long.
std::uint64_t moves_below(const RulePosition& position);
/// Reads the text after the colon of a move; none if it is malformed.
std::optional<Places> read_left(std::string_view text, std::size_t numbers);

}  // namespace grundy::rule
