#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "families/rule/language/read_rule.hpp"
#include "families/rule/language/tree.hpp"
#include "families/rule/run/number_lists.hpp"
#include "theory/work.hpp"

namespace grundy::rule {

/// What went wrong while a rule was run: where, and at which position.
struct Fault {
  std::string_view code;  ///< a literal
  std::string key;        ///< of the value
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  Place place;
};

/// What every move from a place leaves, one after the other and perhaps repeatedly.
struct Options {
  std::vector<std::uint64_t> numbers;  ///< of all parts
  std::vector<std::uint32_t> ends;     ///< how many parts there are up to the end of each option

  void clear() {
    numbers.clear();
    ends.clear();
  }
};

enum class Ending : std::uint8_t { Open, NoMove, Lost, Won };

/// Runs a rule: the definition that everything faster is checked against. Each operation is a step of the work.
/// After a fault, or when the work is over, all answers are of no use.
class Machine {
 public:
  /// `rule` and `work` must outlive it.
  Machine(const Rule& rule, Work& work) : rule_(rule), work_(work), lets_(rule.lets.size()) {}

  /// Whether the game, or the play in this place, is over by a condition.
  Ending ending(std::span<const std::uint64_t> place);
  /// All moves from a place, whether it is over or not.
  void options(std::span<const std::uint64_t> place, Options& options);

  /// What a number or a condition (1 or 0) of the rule's own names is at a place; none after a fault, which the next call
  /// forgets, and when the work is over. `key` is that of its text.
  std::optional<std::int64_t> value_at(std::span<const std::uint64_t> place, const Expr& expr,
                                       std::string_view key);

  bool stopped() const { return fault_.has_value() || work_.over(); }
  const std::optional<Fault>& fault() const { return fault_; }

 private:
  static constexpr std::size_t kSlots = kMaxNumbers + kMaxLoops;
  using Frame = std::array<std::int64_t, kSlots>;

  void stand_at(std::span<const std::uint64_t> place);
  void add_move(const MoveKind& kind, Options& options);
  bool add_part(const Part& part, Options& options);
  bool add_place(const std::vector<Expr>& place, Options& options);

  std::int64_t value(const Expr& expr, Frame& frame);
  std::int64_t chain(const Expr& expr, Frame& frame);
  std::int64_t arithmetic(const Expr& expr, std::int64_t left, std::int64_t right);
  std::int64_t call(const Expr& expr, Frame& frame);
  std::int64_t fold(const Expr& expr, Frame& frame);
  std::int64_t let_value(const Expr& expr);
  std::int64_t fail(const Expr& expr, std::string_view code);
  NumberList list(const Expr& expr, Frame& frame);
  NumberList row(const Expr& expr, Frame& frame);

  /// Calls back with every number until it answers false; false then, and after a fault.
  template <class Visit>
  bool for_each_number(const Expr& range, Frame& frame, Visit visit);
  /// Calls back for every choice of the loops that meets the conditions, until it answers false.
  template <class Visit>
  bool for_each_choice(std::span<const Clause> clauses, Frame& frame, Visit& visit);

  const Rule& rule_;
  Work& work_;
  NumberLists lists_;
  Frame frame_{};
  std::vector<std::optional<std::int64_t>> lets_;  // known of this place
  std::string key_;
  std::optional<Fault> fault_;
};

}  // namespace grundy::rule
