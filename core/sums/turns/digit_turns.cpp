#include <algorithm>

#include "sums/turns/winning_turns.hpp"

namespace grundy {
namespace {

// Whether a column must come to 1 instead of 0 modulo the base: column 0 in misère play, if all numbers are below 2.
bool leaves_one(Theorem theorem, int bit, const std::vector<Nimber>& after) {
  return theorem == Theorem::MisereMoore && bit == 0 &&
         std::all_of(after.begin(), after.end(), [](Nimber n) { return n < 2; });
}

// Finds every way to lower the Grundy numbers of up to `most` components so that all columns vanish
// modulo `base`, from the highest column down. A number is lowered at the first column where a 1
// becomes a 0; below it, any digits will do. By Moore's proof no choice is a dead end, except in
// the lowest column of misère play.
class Digits {
 public:
  Digits(const RuledSum& won, Theorem theorem, std::size_t most, TurnPage& page)
      : won_(won), theorem_(theorem), most_(most), base_(std::uint64_t{most} + 1), page_(page) {
    for (const Facts& facts : won.facts) after_.push_back(facts.grundy);
  }

  std::optional<BigCount> search() {
    column(column_count(won_.facts) - 1);
    return budget_ > 0 ? std::optional(count_) : std::nullopt;
  }

 private:
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
    const std::uint64_t one = leaves_one(theorem_, bit, after_) ? 1 : 0;
    const std::uint64_t surplus = (ones + base_ - one) % base_;
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
    const std::vector<Choices> choices = ways_to(won_, after_);
    budget_ -= std::min<std::uint64_t>(budget_, after_.size());
    if (page_.wants_more()) list_product(choices, page_);
    if (const auto ways = count_product(choices, kMaxCountLength)) count_ += *ways;
  }

  const RuledSum& won_;
  Theorem theorem_;
  std::size_t most_;
  std::uint64_t base_;
  TurnPage& page_;
  std::vector<Nimber> after_;
  std::vector<std::size_t> lowered_;
  BigCount count_ = 0;
  std::uint64_t budget_ = 20'000'000;
};

// One such way, by Moore's proof: in each column either the numbers lowered so far can supply the
// missing ones, or as many others as are too many can be lowered.
std::vector<Nimber> lowered_once(const RuledSum& won, Theorem theorem, std::size_t most) {
  std::vector<Nimber> after;
  for (const Facts& facts : won.facts) after.push_back(facts.grundy);
  std::vector<std::size_t> lowered;
  std::vector<std::uint8_t> is_lowered(after.size(), 0);
  for (int bit = column_count(won.facts) - 1; bit >= 0; --bit) {
    const Nimber place = Nimber{1} << bit;
    const std::uint64_t base = std::uint64_t{most} + 1;
    std::uint64_t surplus = base - (leaves_one(theorem, bit, after) ? 1 : 0);
    for (const Nimber number : after) surplus += (number & place) != 0;
    surplus %= base;
    if (surplus != 0 && base - surplus <= lowered.size()) {
      for (std::size_t i = 0; i < base - surplus; ++i) after[lowered[i]] |= place;
      continue;
    }
    for (std::size_t i = 0; surplus > 0 && i < after.size(); ++i) {
      if (is_lowered[i] || (after[i] & place) == 0) continue;
      after[i] &= ~(place | (place - 1));
      lowered.push_back(i);
      is_lowered[i] = 1;
      --surplus;
    }
  }
  return after;
}

// The most components times columns for Digits, whose recursion goes that deep: the stack is small.
constexpr std::size_t kMaxTried = 1'500;

}  // namespace

std::optional<BigCount> digit_turns(const RuledSum& won, Theorem theorem, TurnPage& page) {
  const std::size_t live = live_parts(won.facts).size();
  const std::size_t most = turn_size(won.rule, won.facts.size(), live).most;
  if (theorem == Theorem::Moore && live == most + 1) return equal_turns(won, page);
  const auto columns = static_cast<std::size_t>(column_count(won.facts));
  if (live * columns <= kMaxTried) return Digits(won, theorem, most, page).search();
  const std::vector<Nimber> after = lowered_once(won, theorem, most);
  list_product(ways_to(won, after), page);
  return std::nullopt;
}

}  // namespace grundy
