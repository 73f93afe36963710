#include <algorithm>

#include "families/rule/guess/guess.hpp"
#include "families/rule/run/machine.hpp"

namespace grundy::rule {
namespace {

// Calls `visit` with the index of each place, by the sum of column and row, until it answers false.
template <class Visit>
void for_each_by_sum(const Box& box, Visit visit) {
  const std::uint32_t columns = box.columns();
  const std::uint32_t rows = box.rows();
  for (std::uint32_t sum = 0; sum + 1 < columns + rows; ++sum) {
    const std::uint32_t last = std::min(sum, columns - 1);
    for (std::uint32_t x = sum < rows ? 0 : sum - (rows - 1); x <= last; ++x) {
      if (!visit(x + (sum - x) * columns)) return;
    }
  }
}

}  // namespace

Truth truth_of(const Table& table, Type type, std::optional<bool> ended) {
  const std::size_t places = table.outcomes.size();
  Truth truth(places);
  const std::uint64_t infinite = (std::uint64_t{1} << 32) - table.loop_sets.size();
  for (std::size_t i = 0; i < places; ++i) {
    const std::uint8_t outcome = table.outcomes[i];
    if (outcome == kNoPosition) continue;
    if (type == Type::Condition) {
      if (ended) {
        truth[i] = *ended ? 1 : 0;
      } else if (outcome != kUndecided) {
        truth[i] = outcome == kLost ? 1 : 0;
      }
    } else if (const auto* numbers = std::get_if<std::vector<std::uint32_t>>(&table.grundy)) {
      if ((*numbers)[i] < infinite) truth[i] = (*numbers)[i];
    }
  }
  return truth;
}

Comparison compare(const Rule& rule, const Expr& guess, const Box& box, const Truth& truth) {
  Comparison found;
  Work work;
  Machine machine(rule, work);
  for_each_by_sum(box, [&](std::uint32_t index) {
    if (!truth[index]) {
      ++found.open;
      return true;
    }
    const auto value = machine.value_at(box.place(index), guess, "guess");
    if (work.over()) return false;
    if (!value) {
      ++found.faulty;
      if (!found.fails_at) found.fails_at = index;
      return true;
    }
    ++found.checked;
    if (*value == std::int64_t{*truth[index]}) return true;
    found.counterexample = {index, *value, *truth[index]};
    return false;
  });
  if (work.over()) found.left = truth.size() - found.checked - found.open - found.faulty;
  return found;
}

}  // namespace grundy::rule
