#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "families/rule/language/read_rule.hpp"
#include "families/rule/language/tree.hpp"
#include "families/rule/run/bytecode.hpp"
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

/// What is wrong with an operation, if anything is, and with which argument where it is not the whole.
struct Wrong {
  std::string_view code;
  int arg = -1;

  explicit operator bool() const { return !code.empty(); }
};

/// What every move from a place leaves, one after the other and perhaps repeatedly.
struct Options {
  std::vector<std::uint64_t> numbers;  ///< of all parts
  std::vector<std::uint32_t> ends;     ///< how many parts there are up to the end of each option
  std::uint32_t below =
      0;  ///< moves that are none, since a number of theirs is below 0; only Machine counts them

  void clear() {
    numbers.clear();
    ends.clear();
    below = 0;
  }
};

enum class Ending : std::uint8_t { Open, NoMove, Lost, Won };

/// Runs a rule: the definition that everything faster is checked against. Each instruction is about a step of the work.
/// After a fault, or when the work is over, all answers are of no use.
class Machine {
 public:
  /// `rule` and `work` must outlive it.
  Machine(const Rule& rule, Work& work) : rule_(rule), work_(work) { load(bytecode_of(rule)); }

  /// Whether the game, or the play in this place, is over by a condition.
  Ending ending(std::span<const std::uint64_t> place);
  /// All moves from a place, whether it is over or not.
  void options(std::span<const std::uint64_t> place, Options& options);

  /// What a number or a condition (1 or 0) of the rule's own names is at a place; none after a fault, which the next call
  /// forgets, and when the work is over. `key` is that of its text. `expr` must stay as it is as long as it is asked for.
  std::optional<std::int64_t> value_at(std::span<const std::uint64_t> place, const Expr& expr,
                                       std::string_view key);

  bool stopped() const { return fault_.has_value() || work_.over(); }
  const std::optional<Fault>& fault() const { return fault_; }
  /// Goes on after a fault.
  void forget_fault() { fault_.reset(); }

 private:
  void load(Bytecode bytecode);
  void stand_at(std::span<const std::uint64_t> place);
  std::int64_t run(std::uint32_t start, Options& options);
  Wrong list(const Instruction& now);
  std::int64_t settle(std::int64_t left);
  std::int64_t fail(const Instruction* at, const Wrong& wrong);

  const Rule& rule_;
  Work& work_;
  NumberLists listed_;
  Bytecode bytecode_;
  const Expr* asked_ = nullptr;
  std::vector<std::int64_t> registers_;
  std::vector<NumberList> lists_;
  Options none_;  // of what is no move
  std::optional<Fault> fault_;
};

}  // namespace grundy::rule
