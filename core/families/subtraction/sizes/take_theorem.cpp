#include "families/subtraction/sizes/take_theorem.hpp"

#include <algorithm>

#include "theory/remoteness.hpp"

namespace grundy {
namespace {

// Whether all `numbers` are congruent to numbers of the range, modulo the period.
bool leaves_rests_of(const NumberRange& range, const NumberRange& numbers) {
  const std::uint64_t period = range.least + range.most;
  const std::uint64_t first = numbers.least % period;
  return first >= range.least && first + (numbers.length() - 1) <= range.most;
}

}  // namespace

std::int32_t TakeTheorem::remoteness(std::uint64_t size, Play play) const {
  const bool ended = size < range.least;
  if (ended) return 0;
  if (!tells_depth()) return kUnknownRemoteness;
  const std::uint64_t later = play == Play::Normal ? 0 : range.least;
  const std::uint64_t rounds = (size - later) / period();
  const std::uint64_t turns = 2 * rounds + (later > 0) + ((size - later) % period() >= range.least);
  return turns <= INT32_MAX ? static_cast<std::int32_t>(turns) : kUnknownRemoteness;
}

std::uint64_t TakeTheorem::count(Nimber wanted, std::uint64_t largest) const {
  const auto below = [&](std::uint64_t rests) {
    if (set == Set::Range) {
      const std::uint64_t from = std::min(rests, wanted * range.least);
      return std::min({rests, period(), (wanted + 1) * range.least}) - from;
    }
    const std::uint64_t thirds = std::min(rests, further[0].least);
    if (wanted == 3) return rests - thirds;
    return wanted > 3 ? 0 : (thirds + 2 - wanted) / 3;
  };
  const std::uint64_t sizes = largest + 1;
  return sizes / period() * below(period()) + below(sizes % period());
}

std::optional<TakeTheorem> take_theorem(const TakeSet& take, std::uint64_t largest) {
  if (take.ranges.empty() || !take.powers.empty() || !take.named.empty()) return std::nullopt;
  const auto within = [largest](const NumberRange& range) {
    return NumberRange{range.least, std::max(range.least, std::min(range.most, largest))};
  };
  TakeTheorem theorem{
      .set = TakeTheorem::Set::Range, .range = within(take.ranges[0]), .further = {}};
  for (std::size_t i = 1; i < take.ranges.size() && take.ranges[i].least <= largest; ++i) {
    theorem.further.push_back(within(take.ranges[i]));
  }
  const bool unchanged =
      std::all_of(theorem.further.begin(), theorem.further.end(),
                  [&](const NumberRange& more) { return leaves_rests_of(theorem.range, more); });
  if (unchanged) return theorem;
  const bool thirds = theorem.range == NumberRange{1, 2} && theorem.further.size() == 1 &&
                      theorem.further[0].length() == 1 && theorem.further[0].least % 3 == 0;
  if (!thirds) return std::nullopt;
  theorem.set = TakeTheorem::Set::Thirds;
  return theorem;
}

}  // namespace grundy
