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
/// The parts of a component, which form a disjunctive sum; empty if nothing is left.
using Places = std::vector<Place>;

/// Reads a rule from `numbers`, `moves` and the other keys of a rule. Every slip is a problem at
/// its characters; the rule must not be used after one.
Rule read_rule(Fields& fields);
/// Reads the value of `key`: a number or a condition in the names of a rule. None if there is no
/// value, and after a problem.
std::optional<Expr> read_value(Fields& fields, const Rule& rule, std::string_view key);
/// Reads the components of `at`, for places of so many numbers.
std::vector<Places> read_places(Fields& fields, std::size_t numbers);

/// Sorts places, the largest first.
void sort_places(Places& places);

/// Canonical texts: equal rules have equal texts.
void write_rule(const Rule& rule, Params& params);
std::string write_expr(const Expr& expr);
std::string write_moves(const std::vector<MoveKind>& moves);
/// "5+3", "(1,2)+(3,4)" or "none".
std::string write_places(const Places& places);

}  // namespace grundy::rule
