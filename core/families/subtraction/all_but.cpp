#include "families/subtraction/all_but.hpp"

namespace grundy {

std::optional<std::uint64_t> largest_left_out(const Piles& rules) {
  if (rules.is_nim()) return 0;
  const auto& ranges = rules.take.ranges;
  const bool endless = !ranges.empty() && ranges.back().most == kMaxExact;
  if (rules.game != PileGame::TakeAway || !endless || !rules.take.fixed()) return std::nullopt;
  return ranges.back().least - 1;
}

}  // namespace grundy
