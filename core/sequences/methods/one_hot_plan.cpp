#include "sequences/methods/one_hot_plan.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace grundy {
OneHotPlan::OneHotPlan(std::vector<OptionEntry> entries) {
  std::sort(entries.begin(), entries.end(), [](const OptionEntry& a, const OptionEntry& b) {
    return a.value != b.value ? a.value < b.value : a.offset < b.offset;
  });
  entries.erase(std::unique(entries.begin(), entries.end()), entries.end());
  std::array<bool, 64> filled{};
  for (const OptionEntry& entry : entries) {
    reach = std::max(reach, entry.offset);
    if (entry.offset < kOneHotBlock) {
      near.push_back(entry);
      continue;
    }
    if (groups.empty() || groups.back().value != entry.value) groups.push_back({entry.value, 0});
    offsets.push_back(entry.offset);
    groups.back().end = static_cast<std::uint32_t>(offsets.size());
    filled[entry.value] = true;
  }
  for (std::uint32_t value = 63; value > 0; --value) {
    if (!filled[value]) continue;
    const auto bit = static_cast<std::uint32_t>(std::bit_width(value)) - 1;
    const std::uint32_t to = value ^ 1U << bit;
    folds.push_back({.from = value, .bit = bit, .first = !filled[to]});
    filled[to] = true;
  }
  // Without such entries there is nothing under the value 0.
  if (!filled[0]) groups.clear();
}

}  // namespace grundy
