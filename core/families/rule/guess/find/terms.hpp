#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "families/rule/run/machine.hpp"

namespace grundy::rule {

/// The operations that join two numbers into one.
enum class Join : std::uint8_t { Plus, Minus, Times, Over, Mod, Xor, BitAnd, BitOr, Min, Max };

/// All joins, the likeliest first.
inline constexpr std::array kJoins = {Join::Mod,   Join::Over, Join::Plus,   Join::Minus,
                                      Join::Times, Join::Xor,  Join::BitAnd, Join::BitOr,
                                      Join::Min,   Join::Max};

/// Stands for no value: after a division by 0, or beyond 2^31 either way.
inline constexpr std::int64_t kNoValue = INT64_MIN;

std::int64_t joined(Join join, std::int64_t left, std::int64_t right);
/// The text of the join in the language of rules, in brackets or as a call.
std::string joined(Join join, const std::string& left, const std::string& right);

/// Numbers that can be computed at a place: simple terms, then those of one more operation. Each
/// has a text and its values at a few places; no two have the same values there.
class Terms {
 public:
  struct Term {
    std::string text;
    std::vector<std::int64_t> values;  ///< at each place, or kNoValue
  };

  Terms(const Rule& rule, std::vector<Place> places) : rule_(rule), places_(std::move(places)) {}

  /// Adds the term of a text, unless one with the same values is there or it has no value at most places.
  void add(const std::string& text);
  /// Adds the joins of every two present terms. These are the `simple` ones from then on.
  void join_all();

  const std::vector<Term>& all() const { return terms_; }
  std::size_t simple() const { return simple_; }

 private:
  void add(Term term);

  const Rule& rule_;
  std::vector<Place> places_;
  std::vector<Term> terms_;
  std::set<std::vector<std::int64_t>> known_;
  std::size_t simple_ = 0;
};

/// Reads a text as an expression about positions of a rule; none if it is not one.
std::optional<Expr> expression(const Rule& rule, const std::string& text);

}  // namespace grundy::rule
