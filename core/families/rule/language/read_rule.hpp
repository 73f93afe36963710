#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "families/rule/language/tree.hpp"
#include "params/fields.hpp"

namespace grundy::rule {

/// The numbers of one part of a position.
using Place = std::vector<std::uint64_t>;
/// The parts of a component, which are their own disjunctive sum; none where nothing is left.
using Places = std::vector<Place>;

/// The rule that `numbers`, `moves` and what belongs to them tell. Every slip is a problem at its characters;
/// where there is one, the rule is of no use.
Rule read_rule(Fields& fields);
/// A number or a condition that the value of `key` tells of the positions of a rule; none where there is no value, and
/// after a problem.
std::optional<Expr> read_value(Fields& fields, const Rule& rule, std::string_view key);
/// The components of `at`, for positions with so many numbers.
std::vector<Places> read_places(Fields& fields, std::size_t numbers);

/// Larger places first.
void sort_places(Places& places);

/// The canonical texts: equal rules have equal ones.
void write_rule(const Rule& rule, Params& params);
std::string write_expr(const Expr& expr);
std::string write_moves(const std::vector<MoveKind>& moves);
/// "5+3", "(1,2)+(3,4)" or "none".
std::string write_places(const Places& places);

}  // namespace grundy::rule
