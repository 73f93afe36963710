#include <algorithm>

#include "solve/winning_turns.hpp"

namespace grundy {
namespace {

// Finds the Grundy numbers that up to `most` of the components can be lowered to so that all columns
// vanish modulo `base`, from the highest column down. A number is lowered at the first column where
// a 1 becomes a 0; below it, any digits will do. Moore's proof says that no choice is a dead end, but
// in the lowest column of misère play.
class Digits {
 public:
  Digits(const WonSum& won, Law law, std::size_t most, std::uint64_t base, TurnPage& page)
      : won_(won), misere_(law == Law::MisereDigitSums), most_(most), base_(base), page_(page) {
    for (const Facts& facts : won.facts) after_.push_back(facts.grundy);
  }

  std::optional<BigCount> search() {
    column(column_count(won_.facts) - 1);
    return budget_ > 0 ? std::optional(count_) : std::nullopt;
  }

 private:
  // What the ones of this column must come to modulo the base.
  std::uint64_t residue(int bit) const {
    const bool small = std::all_of(after_.begin(), after_.end(), [](Nimber n) { return n < 2; });
    return misere_ && bit == 0 && small ? 1 : 0;
  }

  void column(int bit) {
    if (bit < 0) {
      if (!lowered_.empty()) emit();
      return;
    }
    digits_of_lowered(bit, 0);
  }

  // Each lowered number takes 0 or 1 in this column.
  void digits_of_lowered(int bit, std::size_t next) {
    if (budget_ == 0) return;
    if (next < lowered_.size()) {
      digits_of_lowered(bit, next + 1);
      after_[lowered_[next]] |= Nimber{1} << bit;
      digits_of_lowered(bit, next + 1);
      after_[lowered_[next]] &= ~(Nimber{1} << bit);
      return;
    }
    std::uint64_t ones = 0;
    std::vector<std::size_t> fixed;
    for (std::size_t i = 0; i < after_.size(); ++i) {
      if ((after_[i] >> bit & 1) == 0) continue;
      ++ones;
      if (after_[i] == won_.facts[i].grundy && !is_lowered(i)) fixed.push_back(i);
    }
    budget_ -= std::min<std::uint64_t>(budget_, after_.size() + 1);
    const std::uint64_t surplus = (ones + base_ - residue(bit)) % base_;
    if (surplus <= most_ - lowered_.size()) lower(bit, fixed, 0, surplus);
  }

  bool is_lowered(std::size_t part) const {
    return std::find(lowered_.begin(), lowered_.end(), part) != lowered_.end();
  }

  // Lowers `left` more of the fixed numbers, from `next` on, at this column.
  void lower(int bit, const std::vector<std::size_t>& fixed, std::size_t next, std::uint64_t left) {
    if (left == 0) {
      column(bit - 1);
      return;
    }
    for (std::size_t i = next; i + left <= fixed.size() && budget_ > 0; ++i) {
      const Nimber before = after_[fixed[i]];
      // The digits below are chosen in their own columns.
      after_[fixed[i]] = before >> (bit + 1) << (bit + 1);
      lowered_.push_back(fixed[i]);
      lower(bit, fixed, i + 1, left - 1);
      lowered_.pop_back();
      after_[fixed[i]] = before;
    }
  }

  void emit() {
    std::vector<Choices> choices(after_.size(), Choices{.stay = true, .moves = {}});
    for (const std::size_t part : lowered_) {
      choices[part] = {false, pick_options(won_.sum, part, with_grundy(after_[part]))};
    }
    budget_ -= std::min<std::uint64_t>(budget_, after_.size());
    if (page_.wants_more()) list_product(choices, page_);
    if (const auto ways = count_product(choices, kMaxCountLength)) count_ += *ways;
  }

  const WonSum& won_;
  bool misere_;
  std::size_t most_;
  std::uint64_t base_;
  TurnPage& page_;
  std::vector<Nimber> after_;
  std::vector<std::size_t> lowered_;
  BigCount count_ = 0;
  std::uint64_t budget_ = 20'000'000;
};

}  // namespace

std::optional<BigCount> digit_turns(const WonSum& won, Law law, TurnPage& page) {
  const std::size_t live = live_parts(won.facts).size();
  const std::size_t most = turn_size(won.rule, won.facts.size(), live).most;
  if (law == Law::DigitSums && live == most + 1) return equal_turns(won, page);
  return Digits(won, law, most, std::uint64_t{most} + 1, page).search();
}

}  // namespace grundy
