#include "sequences/killers.hpp"

#include <algorithm>
#include <bit>
#include <queue>

#include "params/as_size.hpp"

namespace grundy {
namespace {

// Of every sixteen entries at most kShare are killers; each must add an option for one in 64 heaps.
constexpr std::size_t kShare = 9;
constexpr std::uint32_t kWorthKilling = kKillerSample / 64;

// For each heap of the sample, the common values below its own that no chosen entry gives yet.
class Sample {
 public:
  Sample(const SparseSearch& search, const Values& values)
      : values_(&values), words_(std::bit_ceil(512U) / 64), open_(kKillerSample * words_, 0) {
    for (std::uint64_t i = 0; i < kKillerSample; ++i) {
      const std::uint64_t heap = first() + i;
      for (std::uint32_t value = 0; value < values[heap]; ++value) {
        if (!search.rares().space.rare(heap, value)) {
          open_[as_size(i * words_ + value / 64)] |= std::uint64_t{1} << value % 64;
        }
      }
    }
  }

  std::uint32_t kills(const OptionEntry& entry) const {
    std::uint32_t count = 0;
    for (std::uint64_t i = 0; i < kKillerSample; ++i) {
      const std::uint32_t value = option(entry, i);
      count +=
          static_cast<std::uint32_t>(open_[as_size(i * words_ + value / 64)] >> value % 64 & 1);
    }
    return count;
  }
  void strike(const OptionEntry& entry) {
    for (std::uint64_t i = 0; i < kKillerSample; ++i) {
      const std::uint32_t value = option(entry, i);
      open_[as_size(i * words_ + value / 64)] &= ~(std::uint64_t{1} << value % 64);
    }
  }

 private:
  std::uint64_t first() const { return values_->size() - kKillerSample; }
  std::uint32_t option(const OptionEntry& entry, std::uint64_t i) const {
    return ((*values_)[first() + i - entry.offset] ^ entry.value) & 511;
  }

  const Values* values_;
  std::size_t words_;
  std::vector<std::uint64_t> open_;
};

struct KillerCandidate {
  std::uint32_t kills = 0;  // an upper bound
  std::size_t entry = 0;
  bool operator<(const KillerCandidate& other) const { return kills < other.kills; }
};

}  // namespace

std::size_t order_by_kills(const SparseSearch& search, const Values& values,
                           std::vector<OptionEntry>& entries) {
  Sample sample(search, values);
  std::priority_queue<KillerCandidate> candidates;
  for (std::size_t i = 0; i < entries.size(); ++i) candidates.push({sample.kills(entries[i]), i});
  std::vector<bool> chosen(entries.size(), false);
  std::vector<OptionEntry> ordered;
  // A count only falls as other entries are chosen, so it stays an upper bound and few are redone.
  while (!candidates.empty() && ordered.size() < entries.size() * kShare / 16) {
    KillerCandidate best = candidates.top();
    if (best.kills < kWorthKilling) break;
    candidates.pop();
    best.kills = sample.kills(entries[best.entry]);
    if (best.kills >= kWorthKilling && (candidates.empty() || !(best < candidates.top()))) {
      sample.strike(entries[best.entry]);
      chosen[best.entry] = true;
      ordered.push_back(entries[best.entry]);
    } else {
      candidates.push(best);
    }
  }
  const std::size_t count = ordered.size();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (!chosen[i]) ordered.push_back(entries[i]);
  }
  entries = std::move(ordered);
  return count;
}

}  // namespace grundy
