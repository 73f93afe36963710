#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "families/rule/run/machine.hpp"

namespace grundy::rule {

/// How two numbers are joined to one.
enum class Join : std::uint8_t { Plus, Minus, Times, Over, Mod, Xor, BitAnd, BitOr, Min, Max };

/// The likeliest first.
inline constexpr std::array kJoins = {Join::Mod,   Join::Over, Join::Plus,   Join::Minus,
                                      Join::Times, Join::Xor,  Join::BitAnd, Join::BitOr,
                                      Join::Min,   Join::Max};

/// Stands for no value, as after a division by 0 and beyond 2^31 either way.
inline constexpr std::int64_t kNoValue = INT64_MIN;

std::int64_t joined(Join join, std::int64_t left, std::int64_t right);
/// In the language of rules, with brackets around all.
std::string joined(Join join, const std::string& left, const std::string& right);

/// Numbers that can be said of places, from the simplest to those of one operation, each by its text and by its values at
/// a few places, of which no two are alike there.
class Terms {
 public:
  struct Term {
    std::string text;
    std::vector<std::int64_t> values;  ///< of each place, or kNoValue
  };

  Terms(const Rule& rule, std::vector<Place> places) : rule_(rule), places_(std::move(places)) {}

  /// Adds what the text says, unless something alike is there or it has no value at most places.
  void add(const std::string& text);
  /// Adds all that are joined of two of those that are there; those before are the `simple` ones from then on.
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

/// What a text says of positions of a rule; none where it says nothing.
std::optional<Expr> expression(const Rule& rule, const std::string& text);

}  // namespace grundy::rule
