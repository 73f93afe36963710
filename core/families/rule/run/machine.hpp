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

/// What every move from a place leaves, one after the other and perhaps repeatedly: walked as the numbers of all places
/// that each leaves. They stand as emitted code writes them: how many words follow, then of each move how many numbers,
/// and these.
class Options {
 public:
  /// Where a move is written: the count of its numbers, and the next of them, for which there is room.
  struct Pen {
    std::uint64_t* count;
    std::uint64_t* next;
    std::uint64_t* end;
    std::uint64_t below;  ///< moves that are none, since a number of theirs is below 0
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
  /// How many moves the interpreter found to be none, since a number of theirs is below 0.
  std::uint64_t below() const { return below_; }
  void clear() { words_[0] = below_ = 0; }

  /// All words that there is room for; and four times as many.
  std::span<std::uint64_t> room() { return words_; }
  void grow() { words_.resize(4 * words_.size()); }

  /// Writes it anew; goes on with more room; and ends after the last move that is whole.
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
