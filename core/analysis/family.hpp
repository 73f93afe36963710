#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analysis/formula.hpp"
#include "analysis/language.hpp"
#include "analysis/move.hpp"
#include "analysis/record.hpp"
#include "analysis/rules.hpp"
#include "analysis/solved_rules.hpp"
#include "params/fields.hpp"
#include "sums/component.hpp"

namespace grundy {

struct Analysis;
struct Game;
class Referee;

/// How many components a position has, and how many of them can move.
struct Liveness {
  std::size_t components = 1;
  std::size_t live = 1;
};

/// Each family has one of these; its address identifies the family.
template <class Value>
inline constexpr char kFamilyTag = 0;

/// A position of some family, and what every family can be asked. Each family derives from FamilyOf, in its
/// own folder. Pure functions must be overridden; the comment of every other function gives its default.
class Family {
 public:
  virtual ~Family() = default;

  /// Adds the parameters of the position, except `game`, `sum` and `play`.
  virtual void write(Params& params) const = 0;
  /// Adds a problem if such a position is not supported under these rules. By default all are.
  virtual void check(Play, const Sum&, Fields&) const {}
  /// The part of the rule that game key and position leave open, as `Rule` of wasm/play.d.ts. By default nothing.
  virtual Record rule() const { return Record().text("by", "game"); }

  /// Fills verdict, components, tables, moves, steps and the fields that only this family has.
  virtual void analyze(const Rules& rules, Analysis& analysis) const = 0;
  /// The answer without an analysis, if it is known at once. By default none.
  virtual std::optional<BriefAnswer> brief_answer(const Rules&) const { return {}; }
  /// The rules that many positions share, if they are worth solving once for all, and their solver. By default none.
  virtual std::optional<SharedRules> shared_rules() const { return {}; }
  virtual std::unique_ptr<SolvedRules> solved_rules(const Rules&) const { return nullptr; }
  /// A program in this language that reads positions with the same rules and prints who wins. If
  /// there is none, as by default, adds the problem.
  virtual std::optional<std::string> program(Language, const Rules&, Problems& problems) const {
    problems.add("game", ProblemCode::Conflict, "", expecting("program-typed-moves"));
    return {};
  }
  /// Guesses that held wherever they were tested, simplest first. By default none.
  virtual std::vector<Formula> formulas(const Rules&) const { return {}; }
  /// What the page draws: the family's case of `Position` in wasm/grundy.d.ts.
  virtual Record describe() const = 0;

  /// Whether the whole position is one component, rather than the sum of several.
  virtual bool is_one_component() const = 0;
  /// How many components can be examined one by one. If there are any, component_sum must be
  /// overridden. By default none.
  virtual std::size_t components() const { return 0; }
  /// The components, as solved tables or closed forms. The position must outlive them.
  virtual ComponentSum component_sum(const Rules&) const { return {}; }

  /// The number of the first item in the notation of moves. By default 1.
  virtual std::uint64_t first_name() const { return 1; }
  virtual Liveness liveness() const { return {}; }
  /// Moves an item, counted from 0, to `target`, the text after the colon of the notation. None if
  /// that is not legal; the position may then have changed.
  virtual std::optional<ItemMove> move(std::uint64_t item, std::string_view target) = 0;
  /// The reply that restores the numbers which decide, after a move of an item from an earlier
  /// position. By default none.
  virtual std::optional<ItemMove> reply(const Family&, std::size_t, Play) const { return {}; }
  /// Whether the position has a referee; if not, adds the problem. By default it has one.
  virtual bool has_referee(Problems&) const { return true; }
  /// A referee for `game`, which holds this position and must outlive it. By default the referee of a sum.
  virtual std::unique_ptr<Referee> referee(const Game& game) const;

 private:
  friend class Position;
  template <class Self, class Value>
  friend class FamilyOf;

  virtual std::unique_ptr<Family> clone() const = 0;
  virtual bool equals(const Family& other) const = 0;
  virtual const void* tag() const = 0;
  virtual void* held() = 0;
};

/// Calls the analyze_position of a family, found by the type of `value`.
namespace own {
template <class Value>
void analyze(const Value& value, const Rules& rules, Analysis& analysis) {
  analyze_position(value, rules, analysis);
}
}  // namespace own

/// A family that holds its positions as `Value`; every `Value` is a legal position. The family also
/// has a function `analyze_position`.
template <class Self, class Value>
class FamilyOf : public Family {
 public:
  explicit FamilyOf(Value value) : value_(std::move(value)) {}

  void analyze(const Rules& rules, Analysis& analysis) const final {
    own::analyze(value_, rules, analysis);
  }

 protected:
  /// The value of another position of this family.
  static const Value& of(const Family& other) { return static_cast<const FamilyOf&>(other).value_; }

  Value value_;

 private:
  std::unique_ptr<Family> clone() const override { return std::make_unique<Self>(value_); }
  bool equals(const Family& other) const override {
    return other.tag() == tag() && of(other) == value_;
  }
  const void* tag() const override { return &kFamilyTag<Value>; }
  void* held() override { return &value_; }
};

/// A position of any family, copied by value. Only a default-constructed one has no family.
class Position {
 public:
  Position() = default;
  explicit Position(std::unique_ptr<Family> family) : family_(std::move(family)) {}
  Position(const Position& other) : family_(other.family_ ? other.family_->clone() : nullptr) {}
  Position(Position&&) noexcept = default;
  Position& operator=(const Position& other) { return *this = Position(other); }
  Position& operator=(Position&&) noexcept = default;

  const Family* operator->() const { return family_.get(); }
  Family* operator->() { return family_.get(); }
  const Family& operator*() const { return *family_; }
  bool operator==(const Position& other) const {
    return family_ && other.family_ ? family_->equals(*other.family_) : family_ == other.family_;
  }

  /// The position's `Value`, or null if the position belongs to another family.
  template <class Value>
  Value* as() {
    const bool is = family_ != nullptr && family_->tag() == &kFamilyTag<Value>;
    return is ? static_cast<Value*>(family_->held()) : nullptr;
  }
  template <class Value>
  const Value* as() const {
    return const_cast<Position*>(this)->as<Value>();
  }

 private:
  std::unique_ptr<Family> family_;
};

/// Makes a position of the family `Self` from `value`.
template <class Self, class Value>
Position position_as(Value value) {
  return Position(std::make_unique<Self>(std::move(value)));
}

}  // namespace grundy
