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

/// One of these for each family; its address tells the families apart.
template <class Value>
inline constexpr char kFamilyTag = 0;

/// A position of some family: what each family answers. Derived from FamilyOf, in its own folder; all
/// that is pure must be answered, everything else has the default that its comment tells.
class Family {
 public:
  virtual ~Family() = default;

  /// Adds the parameters of the position, but for `game`, `sum` and `play`.
  virtual void write(Params& params) const = 0;
  /// Adds a problem where such a position is not held under these rules; all are.
  virtual void check(Play, const Sum&, Fields&) const {}
  /// What of the rule the game's key and the position do not say, as the `rule` of wasm/grundy.d.ts; nothing.
  virtual Record rule() const { return Record().text("by", "game"); }

  /// Fills verdict, components, tables, moves, steps and what the family alone has.
  virtual void analyze(const Rules& rules, Analysis& analysis) const = 0;
  /// The answer alone, where it is known at once; it is not.
  virtual std::optional<BriefAnswer> brief_answer(const Rules&) const { return {}; }
  /// The rules that are worth solving for many positions at once, and these solved; none are.
  virtual std::optional<SharedRules> shared_rules() const { return {}; }
  virtual std::unique_ptr<SolvedRules> solved_rules(const Rules&) const { return nullptr; }
  /// A program in this language that reads positions by the same rules and tells who wins; none, and the problem, where
  /// there is no such program.
  virtual std::optional<std::string> program(Language, const Rules&, Problems& problems) const {
    problems.add("game", ProblemCode::Conflict, "", expecting("program-typed-moves"));
    return {};
  }
  /// Guesses that hold where they were tested, simplest first; none.
  virtual std::vector<Formula> formulas(const Rules&) const { return {}; }
  /// What the page draws, as the family's `position` of wasm/grundy.d.ts.
  virtual Record describe() const = 0;

  /// Whether the whole position is one component, rather than the sum of several.
  virtual bool is_one_component() const = 0;
  /// How many components can be asked about one by one; none. Where there are some, the next is
  /// answered.
  virtual std::size_t components() const { return 0; }
  /// Components in solved tables or closed forms, which the position must outlive.
  virtual ComponentSum component_sum(const Rules&) const { return {}; }

  /// What the first item is called in the notation of moves; 1.
  virtual std::uint64_t first_name() const { return 1; }
  virtual Liveness liveness() const { return {}; }
  /// Makes the move of an item, counted from 0, to what stands behind the colon of the notation; none where it
  /// is not legal, and the position may then be changed.
  virtual std::optional<ItemMove> move(std::uint64_t item, std::string_view target) = 0;
  /// The move that undoes the effect that a move of `item`, made from `before`, had on what counts; none where
  /// there is none.
  virtual std::optional<ItemMove> reply(const Family&, std::size_t, Play) const { return {}; }
  /// Adds a problem where the turns of a position are too many to be numbered; they never are.
  virtual bool has_referee(Problems&) const { return true; }
  /// `game` holds this position and must outlive what is made. By default the referee of a sum.
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

/// The function of this name that a family has for its positions, called from where a member hides it.
namespace own {
template <class Value>
void analyze(const Value& value, const Rules& rules, Analysis& analysis) {
  analyze_position(value, rules, analysis);
}
}  // namespace own

/// A family whose positions are held as `Value`, which is legal by existing. It has a function
/// `analyze_position`.
template <class Self, class Value>
class FamilyOf : public Family {
 public:
  explicit FamilyOf(Value value) : value_(std::move(value)) {}

  void analyze(const Rules& rules, Analysis& analysis) const final {
    own::analyze(value_, rules, analysis);
  }

 protected:
  /// Of a position of the same family.
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

/// A position of any family, copied by value. Only one that was default-constructed has no family.
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

  /// The position as that family holds it; nothing where it is of another.
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

/// The position of a family that is made of `value`.
template <class Self, class Value>
Position position_as(Value value) {
  return Position(std::make_unique<Self>(std::move(value)));
}

}  // namespace grundy
