#include "families/subtraction/sizes/lost_count.hpp"

#include <algorithm>

#include "families/subtraction/sizes/outcome_bits.hpp"
#include "families/subtraction/sizes/pile_table.hpp"
#include "families/subtraction/sizes/take_theorem.hpp"
#include "params/as_size.hpp"

namespace grundy {
namespace {

// Twice as many sizes as there are windows of 22 bits, so that the last window is a repeated one.
constexpr std::uint64_t kAlwaysProved = std::uint64_t{1} << 23;
// Sizes looked at even for small counts, so that a short period is found and shown.
constexpr std::uint64_t kEagerly = std::uint64_t{1} << 20;

// `lost_between(from, to)` counts the lost among the known sizes from … to-1.
template <class LostBetween>
std::optional<std::uint64_t> lost_up_to(std::uint64_t up_to, std::uint64_t known,
                                        const std::optional<Period>& period,
                                        LostBetween lost_between) {
  if (up_to < known) return lost_between(1, up_to + 1);
  if (!period) return std::nullopt;
  const std::uint64_t start = std::max<std::uint64_t>(period->preperiod, 1);
  const std::uint64_t rounds = (up_to + 1 - start) / period->period;
  const std::uint64_t rest = (up_to + 1 - start) % period->period;
  return lost_between(1, start) + rounds * lost_between(start, start + period->period) +
         lost_between(start, start + rest);
}

LostTally count_by_bits(const std::vector<NumberRange>& ranges, std::uint64_t up_to, Play play) {
  OutcomeBits bits(ranges, play);
  const bool always = bits.window() <= 22;
  const std::uint64_t enough =
      std::clamp(up_to + 1, always ? kAlwaysProved : kEagerly, kMaxExamined);
  LostTally tally{.lost = {}, .period = {}, .window = bits.window(), .examined = 0};
  for (std::uint64_t sizes = 8 * OutcomeBits::kMaxWindow; !tally.period; sizes *= 2) {
    bits.extend(std::min(sizes, enough));
    tally.period = bits.period();
    if (sizes >= enough) break;
  }
  tally.examined = bits.known();
  tally.lost =
      lost_up_to(up_to, bits.known(), tally.period,
                 [&](std::uint64_t from, std::uint64_t to) { return bits.count_lost(from, to); });
  return tally;
}

// Grundy numbers that grow are never 0 again after the last known 0: all further sizes are won.
Period after_last_lost(const std::vector<std::uint8_t>& won) {
  const auto last = std::find(won.rbegin(), won.rend(), std::uint8_t{0});
  return {.preperiod = static_cast<std::uint64_t>(won.rend() - last), .period = 1};
}

// The count begins with size 1, so size 0 is left out.
LostTally count_by_theorem(const TakeTheorem& theorem, std::uint64_t up_to, Play play) {
  const Nimber lost = TakeTheorem::lost_number(play);
  LostTally tally{.lost = theorem.count(lost, up_to) - (theorem.number(0) == lost ? 1 : 0),
                  .period = {},
                  .window = 0,
                  .examined = 0};
  // A longer period may be wrong: the theorem ignores the numbers larger than `up_to`.
  if (theorem.period() <= up_to) tally.period = Period{.preperiod = 0, .period = theorem.period()};
  return tally;
}

LostTally count_by_table(const Piles& rules, std::uint64_t up_to, Play play,
                         const SolvedTable& known) {
  const Wanted wanted{.play = play};
  const bool enough = known.positions() > std::min(up_to, largest_tabulated(rules));
  const PileTable table = enough ? PileTable() : solve_sizes(rules, up_to, wanted);
  const std::vector<std::uint8_t>& won = enough ? known.won : table.solved.won;
  LostTally tally{.lost = {},
                  .period = table.period,
                  .window = rules.take.largest().value_or(0),
                  .examined = won.size()};
  if (tally.period && tally.period->saltus > 0) tally.period = after_last_lost(won);
  // The outcomes alone may have a shorter period.
  if (tally.window != 0) {
    const auto period = find_period(
        won.size(), tally.window,
        [&](std::uint64_t a, std::uint64_t b) { return won[as_size(a)] == won[as_size(b)]; });
    if (period) tally.period = period;
  }
  tally.lost =
      lost_up_to(up_to, won.size(), tally.period, [&](std::uint64_t from, std::uint64_t to) {
        const auto first = won.begin() + static_cast<std::ptrdiff_t>(from);
        const auto last = won.begin() + static_cast<std::ptrdiff_t>(to);
        return static_cast<std::uint64_t>(std::count(first, last, std::uint8_t{0}));
      });
  return tally;
}

}  // namespace

LostTally count_lost(const Piles& rules, std::uint64_t up_to, Play play, const SolvedTable& known) {
  const auto largest = rules.take.largest();
  if (largest && *largest <= OutcomeBits::kMaxWindow) {
    return count_by_bits(rules.take.ranges, up_to, play);
  }
  if (up_to > largest_tabulated(rules)) {
    if (const auto theorem = take_theorem(rules.take, up_to)) {
      return count_by_theorem(*theorem, up_to, play);
    }
  }
  return count_by_table(rules, up_to, play, known);
}

}  // namespace grundy
