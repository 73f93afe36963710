#include "families/subtraction/bits/remoteness_by_bits.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

#include "families/subtraction/bits/taken_bits.hpp"
#include "families/subtraction/coprimes/coprime_class.hpp"
#include "families/subtraction/coprimes/prime_factors.hpp"
#include "families/subtraction/coprimes/unsettled_options.hpp"

namespace grundy {
namespace {

using Sizes = std::vector<std::uint32_t>;

class Waves {
 public:
  Waves(const PileOptions& options, const Sizes& numbers)
      : options_(options),
        numbers_(numbers),
        largest_(static_cast<std::uint32_t>(numbers.size() - 1)),
        taken_(options.ranges(), largest_),
        factors_(largest_),
        coprimes_(factors_, largest_),
        won_(blocks_of_all(largest_ + 1)),
        unsettled_(options, factors_, won_, largest_),
        remoteness_(numbers.size(), 0),
        first_waiting_(numbers.size(), 0),
        next_waiting_(numbers.size(), 0) {
    for (std::uint32_t size = 0; size <= largest_; ++size) {
      if (numbers[size] != 0) continue;
      erase(won_[size / kBlock], size % kBlock);
      // Each can move to 1, which the first wave settles.
      if (size > 0) wait(size, 1);
    }
  }

  std::vector<std::int32_t> remoteness() {
    lost_ = {0};
    for (std::uint32_t wave = 0; !lost_.empty(); ++wave) {
      settled_.clear();
      settle_movers(2 * static_cast<std::int32_t>(wave) + 1);
      // All sizes are gone through for it, whatever little a wave settles.
      if (std::has_single_bit(wave)) look_for_common_factor();
      lost_.clear();
      for (const std::uint32_t size : settled_) settle_waiting(size);
      std::sort(lost_.begin(), lost_.end());
    }
    return std::move(remoteness_);
  }

 private:
  void wait(std::uint32_t size, std::uint32_t option) {
    next_waiting_[size] = std::exchange(first_waiting_[option], size);
  }

  bool is_unsettled(std::uint32_t size) const { return has(won_[size / kBlock], size % kBlock); }

  template <class Visit>
  void for_each_unsettled(std::size_t block, Visit visit) {
    for_each_one(
        [&](std::uint32_t word) { return won_[block][word]; },
        [&](std::uint32_t place) { visit(static_cast<std::uint32_t>(block * kBlock) + place); });
  }

  // Where all unsettled lost sizes have a common factor that no unsettled won size is coprime to,
  // coprimes settle no more. A factor of all unsettled ones divides what is still taken.
  void look_for_common_factor() {
    if (listed_) return;
    std::uint32_t of_lost = 0;
    for (std::uint32_t size = 1; size <= largest_; ++size) {
      if (numbers_[size] == 0 && remoteness_[size] == 0) of_lost = std::gcd(of_lost, size);
    }
    std::uint32_t of_all = of_lost;
    bool sharing = of_lost != 0;
    for (std::size_t block = 0; sharing && block < won_.size(); ++block) {
      for_each_unsettled(block, [&](std::uint32_t size) {
        sharing = sharing && std::gcd(of_lost, size) > 1;
        of_all = std::gcd(of_all, size);
      });
    }
    if (!sharing) return;
    by_coprimes_ = false;
    unsettled_.leave_out_coprimes();
    list_taken(of_all);
  }

  void list_taken(std::uint32_t factor) {
    Sizes multiples;
    const std::size_t few = largest_ / kWordsForSize;
    for (const NumberRange& range : options_.ranges()) {
      const std::uint64_t most = std::min<std::uint64_t>(range.most, largest_);
      std::uint64_t coins = (range.least + factor - 1) / factor * factor;
      for (; coins <= most && multiples.size() <= few; coins += factor) {
        multiples.push_back(static_cast<std::uint32_t>(coins));
      }
    }
    if (multiples.size() > few) return;
    unsettled_.look_by_list(multiples);
    listed_ = std::move(multiples);
  }

  void settle(std::uint32_t size, std::int32_t remoteness) {
    remoteness_[size] = remoteness;
    erase(won_[size / kBlock], size % kBlock);
    settled_.push_back(size);
  }

  void settle_movers(std::int32_t remoteness) {
    for (const std::uint32_t lost : lost_) {
      for (const std::uint64_t mover : options_.moved_by_size(lost, largest_)) {
        const auto size = static_cast<std::uint32_t>(mover);
        if (is_unsettled(size)) settle(size, remoteness);
      }
    }
    if (listed_) {
      settle_listed(remoteness);
    } else {
      settle_taken(remoteness);
    }
    if (by_coprimes_) settle_coprimes(remoteness);
  }

  void settle_listed(std::int32_t remoteness) {
    for (const std::uint32_t lost : lost_) {
      for (const std::uint32_t coins : *listed_) {
        if (coins > largest_ - lost) break;
        if (is_unsettled(lost + coins)) settle(lost + coins, remoteness);
      }
    }
  }

  void settle_taken(std::int32_t remoteness) {
    std::size_t known = 0;  // so many of the lost sizes are before the end of the block
    for (std::size_t block = lost_.front() / kBlock; block < won_.size(); ++block) {
      const auto start = static_cast<std::uint32_t>(block * kBlock);
      while (known < lost_.size() && lost_[known] < start + kBlock) ++known;
      if (won_[block] == BlockBits{}) continue;
      BlockBits movers{};
      taken_.add_movers(movers, std::span(lost_).first(known), start, won_[block]);
      for_each_one([&](std::uint32_t word) { return won_[block][word] & movers[word]; },
                   [&](std::uint32_t place) { settle(start + place, remoteness); });
    }
  }

  void settle_coprimes(std::int32_t remoteness) {
    if (lost_.size() <= kFewLost) {
      for (const std::uint32_t lost : lost_) settle_coprimes_to(lost, remoteness);
      return;
    }
    auto next = lost_.begin();
    for (std::size_t block = lost_.front() / kBlock; block < won_.size(); ++block) {
      for_each_unsettled(block, [&](std::uint32_t size) {
        for (; next != lost_.end() && *next < size; ++next) coprimes_.add(*next);
        if (coprimes_.has_coprime(size)) settle(size, remoteness);
      });
    }
    coprimes_.clear(lost_);
  }

  void settle_coprimes_to(std::uint32_t lost, std::int32_t remoteness) {
    if (lost == 0) {
      if (largest_ > 0 && is_unsettled(1)) settle(1, remoteness);
      return;
    }
    const auto factors = factors_.of(lost);
    for (std::size_t block = lost / kBlock; block < won_.size(); ++block) {
      if (won_[block] == BlockBits{}) continue;
      const auto start = static_cast<std::uint32_t>(block * kBlock);
      BlockBits sharing = won_[block];
      factors_.keep_sharing(sharing, start, factors);
      for_each_one([&](std::uint32_t word) { return won_[block][word] & ~sharing[word]; },
                   [&](std::uint32_t place) {
                     if (start + place > lost) settle(start + place, remoteness);
                   });
    }
  }

  void settle_waiting(std::uint32_t option) {
    std::uint32_t next = std::exchange(first_waiting_[option], 0);
    while (next != 0) {
      const std::uint32_t size = std::exchange(next, next_waiting_[next]);
      if (const std::uint32_t other = unsettled_.option_of(size)) {
        wait(size, other);
        continue;
      }
      remoteness_[size] = remoteness_[option] + 1;
      lost_.push_back(size);
    }
  }

  // To look at one number listed costs about as much as at so many sizes by bits.
  static constexpr std::uint32_t kWordsForSize = 256;
  // Coprimes to so few sizes are found one size after the other.
  static constexpr std::size_t kFewLost = 4;

  const PileOptions& options_;
  const Sizes& numbers_;
  std::uint32_t largest_;
  TakenBits taken_;
  PrimeFactors factors_;
  CoprimeClass coprimes_;
  bool by_coprimes_ = true;      // as long as coprimes may settle a size
  std::optional<Sizes> listed_;  // all that is still taken from every pile, where it is little
  std::vector<BlockBits> won_;   // unsettled ones
  UnsettledOptions unsettled_;
  Sizes lost_;  // of this wave
  Sizes settled_;
  std::vector<std::int32_t> remoteness_;
  // By won size a list of the lost sizes that wait for it; 0 ends it.
  Sizes first_waiting_;
  Sizes next_waiting_;
};

}  // namespace

std::vector<std::int32_t> remoteness_by_bits(const PileOptions& options,
                                             const std::vector<std::uint32_t>& numbers) {
  return Waves(options, numbers).remoteness();
}

}  // namespace grundy
