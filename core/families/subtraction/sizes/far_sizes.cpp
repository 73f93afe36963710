#include "families/subtraction/sizes/far_sizes.hpp"

#include <algorithm>

namespace grundy {
namespace {

// Finds the sizes from the largest down, in runs of neighbours. Taking the numbers of one range
// from a run leaves a run again, and the runs it leaves descend as those it takes from do. So each
// range walks down the list of runs by itself, and the next run is the highest that any range leads
// to, without the sizes already in the list.
class Descent {
 public:
  Descent(const std::vector<NumberRange>& ranges, std::vector<std::uint64_t> piles)
      : ranges_(ranges), from_(ranges.size(), 0), piles_(std::move(piles)) {
    std::sort(piles_.begin(), piles_.end());
  }

  // Finds the next run; false if no size is left.
  bool step() {
    NumberRange next{1, 0};
    const auto propose = [&next](NumberRange run) {
      if (next.length() == 0 || run.most > next.most) next = run;
    };
    while (!piles_.empty() && is_found(piles_.back())) piles_.pop_back();
    if (!piles_.empty()) propose({piles_.back(), piles_.back()});
    for (std::size_t i = 0; i < ranges_.size(); ++i) {
      const NumberRange& taken = ranges_[i];
      std::size_t& from = from_[i];
      while (from < runs_.size() && is_found(lowest(runs_[from], taken))) ++from;
      // If a run is too low for the range, so are all later ones.
      if (from == runs_.size() || runs_[from].most < taken.least) continue;
      propose({lowest(runs_[from], taken), runs_[from].most - taken.least});
    }
    if (next.length() == 0) return false;
    if (!runs_.empty()) next.most = std::min(next.most, runs_.back().least - 1);
    count_ += next.length();
    runs_.push_back(next);
    return true;
  }

  bool within_bounds() const {
    return count_ <= kMaxFarSizes && runs_.size() * ranges_.size() <= kMaxFarOptions;
  }

  std::vector<std::uint64_t> ascending() const {
    std::vector<std::uint64_t> sizes;
    sizes.reserve(static_cast<std::size_t>(count_));
    for (auto run = runs_.rbegin(); run != runs_.rend(); ++run) {
      for (std::uint64_t size = run->least; size <= run->most; ++size) sizes.push_back(size);
    }
    return sizes;
  }

 private:
  // All reachable sizes down to the end of the list are in it.
  bool is_found(std::uint64_t size) const { return !runs_.empty() && size >= runs_.back().least; }

  static std::uint64_t lowest(const NumberRange& run, const NumberRange& taken) {
    return run.least - std::min(run.least, taken.most);
  }

  const std::vector<NumberRange>& ranges_;
  std::vector<std::size_t> from_;     // for each range, the run it takes from
  std::vector<std::uint64_t> piles_;  // ascending, those not found yet
  std::vector<NumberRange> runs_;     // descending
  std::uint64_t count_ = 0;
};

}  // namespace

std::optional<std::vector<std::uint64_t>> reachable_sizes(const std::vector<NumberRange>& ranges,
                                                          std::vector<std::uint64_t> piles) {
  if (piles.empty()) return piles;
  // On its way down a pile passes at least this many sizes.
  const std::uint64_t largest = *std::max_element(piles.begin(), piles.end());
  if (largest / ranges.back().most > kMaxFarSizes) return std::nullopt;
  Descent descent(ranges, std::move(piles));
  while (descent.step()) {
    if (!descent.within_bounds()) return std::nullopt;
  }
  return descent.ascending();
}

}  // namespace grundy
