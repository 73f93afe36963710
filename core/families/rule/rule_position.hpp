#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "families/rule/language/read_rule.hpp"
#include "families/rule/solve/place_graph.hpp"
#include "params/fields.hpp"

namespace grundy::rule {

/// A game that its moves define, the components of a position, and what is shown of it.
struct RulePosition {
  Rule rule;
  std::vector<Places> components;
  /// A condition, true where a position is lost for the player to move, or a number, which is the Grundy number.
  std::optional<Expr> guess;
  std::vector<std::uint32_t> axes;   ///< the numbers that run in the table, by index; one or two
  std::vector<std::uint32_t> up_to;  ///< how far each axis was asked to be shown; empty where not
  /// What the components and the table reach; none after a problem.
  std::shared_ptr<const PlaceGraph> places;

  bool operator==(const RulePosition& other) const;
};

/// Reads the rule and runs it: what goes wrong at a place that the components reach is a problem, at the
/// characters of the rule that say so.
RulePosition read_rule_position(Fields& fields);
void write_rule_position(const RulePosition& position, Params& params);

/// The places that are shown: as far as asked for, else as far as the components, or a little farther where
/// these are small.
Box shown_box(const RulePosition& position);

/// Moves a component to what a move leaves of it, and keeps what is shown; false where that is no move.
bool move_component(RulePosition& position, std::size_t component, const Places& left);
/// Whether the whole game is over.
bool is_over(const RulePosition& position);
/// Whether a component can move.
bool can_move(const RulePosition& position, std::size_t component);
/// How many moves of the components are none, since a number would be below 0; 0 where that takes long to tell.
std::uint64_t moves_below(const RulePosition& position);
/// What is written behind the colon of a move; none where it is not that.
std::optional<Places> read_left(std::string_view text, std::size_t numbers);

}  // namespace grundy::rule
