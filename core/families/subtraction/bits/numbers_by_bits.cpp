#include "families/subtraction/bits/numbers_by_bits.hpp"

#include <algorithm>
#include <utility>

#include "families/subtraction/bits/non_movers.hpp"
#include "families/subtraction/bits/taken_bits.hpp"
#include "families/subtraction/coprimes/coprime_class.hpp"
#include "params/as_size.hpp"

namespace grundy {
namespace {

class NumbersByBits {
 public:
  NumbersByBits(const PileOptions& options, std::uint32_t largest, Play play)
      : options_(options),
        play_(play),
        taken_(options.ranges(), largest),
        factors_(options.coprimes() ? largest : 0),
        coprimes_(factors_, options.coprimes() ? largest : 0),
        left_(blocks_of_all(largest + 1)),
        non_movers_{non_movers(), non_movers(), non_movers()},
        numbers_(std::size_t{largest} + 1, UINT32_MAX) {}

  std::vector<std::uint32_t> numbers() {
    for (std::uint32_t number = 0; skip_finished(); ++number) {
      members_.clear();
      give(number);
      if (options_.coprimes()) coprimes_.clear(members_);
    }
    return std::move(numbers_);
  }

 private:
  NonMovers non_movers() const {
    return {options_.coprimes() ? &factors_ : nullptr, taken_, left_};
  }

  // False where every size has its number.
  bool skip_finished() {
    while (first_left_ < left_.size() && left_[first_left_] == BlockBits{}) ++first_left_;
    return first_left_ < left_.size();
  }

  std::uint32_t least_left() const {
    const BlockBits& block = left_[first_left_];
    std::uint32_t word = 0;
    while (block[word] == 0) ++word;
    return static_cast<std::uint32_t>(first_left_ * kBlock) + 64 * word +
           static_cast<std::uint32_t>(std::countr_zero(block[word]));
  }

  void join(std::uint32_t number, std::uint32_t size) {
    numbers_[size] = number;
    members_.push_back(size);
    if (options_.coprimes()) coprimes_.add(size);
    erase(left_[size / kBlock], size % kBlock);
  }

  // The least size left cannot move to any that has the number.
  void give(std::uint32_t number) {
    std::size_t block = first_left_;
    if (!is_kept_out(number, least_left())) join(number, least_left());
    while (block < left_.size() && !has_first()) {
      give(number, block, BlockBits(left_[block]));
      ++block;
    }
    if (block < left_.size()) give_from(number, block);
  }

  // Sharing factors tells nothing of 0.
  bool has_first() const {
    return options_.coprimes() ? coprimes_.first() != 0 : !members_.empty();
  }

  // The first members leave little to the others, where much may be taken.
  void give_from(std::uint32_t number, std::size_t block) {
    non_movers_[0].start(options_.coprimes() ? coprimes_.first() : members_.front(), block);
    std::size_t started = 1;
    BlockBits candidates{};
    while ((block = non_movers_[0].next(block, candidates)) < left_.size()) {
      const std::size_t known = members_.size();
      if (std::all_of(non_movers_.begin() + 1, non_movers_.begin() + started,
                      [&](const NonMovers& other) { return other.narrow(block, candidates); })) {
        give(number, block, candidates);
      }
      ++block;
      if (members_.size() == known || started == non_movers_.size()) continue;
      non_movers_[started++].start(members_.back(), block);
    }
  }

  void give(std::uint32_t number, std::size_t block, const BlockBits& candidates) {
    if (candidates == BlockBits{}) return;
    const auto start = static_cast<std::uint32_t>(block * kBlock);
    BlockBits movers{};
    taken_.add_movers(movers, members_, start, candidates);
    for_each_one([&](std::uint32_t word) { return candidates[word] & ~movers[word]; },
                 [&](std::uint32_t place) {
                   const std::uint32_t size = start + place;
                   if (is_kept_out(number, size)) return;
                   join(number, size);
                   taken_.add_movers(movers, {&size, 1}, start, candidates);
                 });
  }

  bool has_ended(std::uint32_t size) const {
    if (options_.coprimes() && size > 0) return false;
    const auto& ranges = options_.ranges();
    return (ranges.empty() || size < ranges.front().least) && options_.taken_by_size(size).empty();
  }

  // By what only the size allows to take, or as in misère play the number of what has ended is 1.
  bool is_kept_out(std::uint32_t number, std::uint32_t size) const {
    if (play_ == Play::Misere && number == 0 && has_ended(size)) return true;
    if (options_.coprimes() && coprimes_.has_coprime(size)) return true;
    const auto taken = options_.taken_by_size(size);
    return std::any_of(taken.begin(), taken.end(), [&](std::uint64_t coins) {
      return numbers_[as_size(size - coins)] == number;
    });
  }

  const PileOptions& options_;
  Play play_;
  TakenBits taken_;
  PrimeFactors factors_;
  CoprimeClass coprimes_;
  std::vector<BlockBits> left_;  // sizes without a number
  // With the first members of the number being given.
  std::array<NonMovers, 3> non_movers_;
  std::size_t first_left_ = 0;  // blocks before it are finished
  std::vector<std::uint32_t> numbers_;
  std::vector<std::uint32_t> members_;  // of the number being given, ascending
};

}  // namespace

std::vector<std::uint32_t> numbers_by_bits(const PileOptions& options, std::uint32_t largest,
                                           Play play) {
  return NumbersByBits(options, largest, play).numbers();
}

}  // namespace grundy
