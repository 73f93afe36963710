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
#include "params/as_size.hpp"
#include "theory/work.hpp"

namespace grundy::rule {

/// What went wrong while a rule was run: where, and at which position.
struct Fault {
  std::string_view code;  ///< a string literal
  std::string key;        ///< of the value at fault
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  Place place;
};

/// What is wrong with an operation, if anything, and with which argument; -1 stands for the whole operation.
struct Wrong {
  std::string_view code;
  int arg = -1;

  explicit operator bool() const { return !code.empty(); }
};

/// What every move from a place leaves, perhaps repeatedly. A walk gives for each move the numbers
/// of all places that it leaves. The words are laid out as emitted code writes them: how many words
/// follow, then for each move how many numbers, and these.
class Options {
 public:
  /// Where a move is written: its count of numbers, and the next of them, up to the end of the room.
  struct Pen {
    std::uint64_t* count;
    std::uint64_t* next;
    std::uint64_t* end;
    std::uint64_t below;  ///< moves left out because a number is below 0
  };
  class Walk {
   public:
    explicit Walk(const std::uint64_t* at) : at_(at) {}
    std::span<const std::uint64_t> operator*() const { return {at_ + 1, as_size(*at_)}; }
    Walk& operator++() {
      at_ += 1 + *at_;
      return *this;
    }
    bool operator==(const Walk&) const = default;

   private:
    const std::uint64_t* at_;
  };

  Walk begin() const { return Walk(words_.data() + 1); }
  Walk end() const { return Walk(words_.data() + 1 + words_[0]); }
  bool empty() const { return words_[0] == 0; }
  std::uint64_t words() const { return words_[0]; }
  /// How many moves the interpreter left out because a number is below 0.
  std::uint64_t below() const { return below_; }
  void clear() { words_[0] = below_ = 0; }

  /// All words that there is room for. `grow` makes room for four times as many.
  std::span<std::uint64_t> room() { return words_; }
  void grow() { words_.resize(4 * words_.size()); }

  /// Starts writing anew; goes on with more room; ends after the last complete move.
  Pen start() { return {&words_[1], &words_[2], words_.data() + words_.size(), 0}; }
  Pen more(const Pen& pen);
  void finish(const Pen& pen) {
    words_[0] = static_cast<std::uint64_t>(pen.count - &words_[1]);
    below_ = pen.below;
  }

 private:
  static constexpr std::size_t kFirstRoom = 1'000;

  std::vector<std::uint64_t> words_ = std::vector<std::uint64_t>(kFirstRoom);
  std::uint64_t below_ = 0;
};

enum class Ending : std::uint8_t { Open, NoMove, Lost, Won };

/// Runs a rule: the reference that everything faster is checked against. A step of the work is a
/// condition or the list of moves at a place, a round of a loop, a copy, or a word of a move; testing
/// a prime takes 20. After a fault, or when the work is over, its answers mean nothing.
class Machine {
 public:
  /// `rule` and `work` must outlive it.
  Machine(const Rule& rule, Work& work) : rule_(rule), work_(work) { load(bytecode_of(rule)); }

  /// Whether a condition ends the game, or play in this place.
  Ending ending(std::span<const std::uint64_t> place);
  /// How a place ends and, if it does not, its moves.
  Ending look(std::span<const std::uint64_t> place, Options& options);
  /// All moves from a place, even if a condition ends play there.
  void options(std::span<const std::uint64_t> place, Options& options);

  /// The value of an expression in the rule's names at a place; 1 or 0 for a condition. None after a fault, which the
  /// next call forgets, and when the work is over. `key` names what is asked. `expr` must not change between calls.
  std::optional<std::int64_t> value_at(std::span<const std::uint64_t> place, const Expr& expr,
                                       std::string_view key);

  bool stopped() const { return fault_.has_value() || work_.over(); }
  const std::optional<Fault>& fault() const { return fault_; }
  /// Forgets a fault, so that the machine goes on.
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
  Options none_;  // stays empty: for runs that list no moves
  std::optional<Fault> fault_;
};

}  // namespace grundy::rule
