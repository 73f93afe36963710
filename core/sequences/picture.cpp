#include "sequences/picture.hpp"

#include <algorithm>

#include "params/as_size.hpp"

namespace grundy {
namespace {

using Counts = std::vector<std::uint64_t>;  // by value

void count(const Sequence& sequence, std::uint64_t from, std::uint64_t to, Counts& counts) {
  const Values& values = sequence.values();
  const std::uint64_t stored = std::min(to, values.size());
  if (!values.wide()) {
    for (; from < stored; ++from) ++counts[values.low()[from]];
  }
  for (; from < to; ++from) {
    const auto value = sequence.value(from);
    if (!value) return;
    ++counts[as_size(std::min<std::uint64_t>(*value, counts.size() - 1))];
  }
}

// If values repeat for ever, one period is counted for all whole ones.
void count_far(const Sequence& sequence, std::uint64_t from, std::uint64_t to, Counts& counts) {
  const auto& period = sequence.period();
  if (!period || period->saltus != 0 || to <= sequence.computed()) {
    return count(sequence, from, to, counts);
  }
  const std::uint64_t begin = std::clamp(sequence.computed(), from, to);
  count(sequence, from, begin, counts);
  const std::uint64_t whole = (to - begin) / period->period;
  if (whole > 1) {
    Counts once(counts.size(), 0);
    count(sequence, begin, begin + period->period, once);
    for (std::size_t i = 0; i < counts.size(); ++i) counts[i] += whole * once[i];
    count(sequence, begin + whole * period->period, to, counts);
  } else {
    count(sequence, begin, to, counts);
  }
}

// How many values are counted apart. Larger ones count with the last: all are in the last row.
std::size_t places_for(const Sequence& sequence, const Picture& picture) {
  const auto& period = sequence.period();
  const bool grows = period && period->saltus > 0;
  const std::uint64_t largest = grows ? picture.values : sequence.largest();
  return static_cast<std::size_t>(std::max<std::uint64_t>(256, largest + 1));
}

std::uint64_t share(std::uint64_t whole, std::uint64_t part, std::uint64_t parts) {
  return whole / parts * part + whole % parts * part / parts;
}

}  // namespace

std::vector<std::uint32_t> density(const Sequence& sequence, const Picture& picture) {
  std::vector<std::uint32_t> cells(std::size_t{picture.columns} * picture.rows, 0);
  if (picture.to <= picture.from || picture.rows == 0 || picture.values == 0) return cells;
  const std::uint64_t heaps = picture.to - picture.from;
  Counts counts(places_for(sequence, picture));
  for (std::uint64_t column = 0; column < picture.columns; ++column) {
    std::fill(counts.begin(), counts.end(), 0);
    count_far(sequence, picture.from + share(heaps, column, picture.columns),
              picture.from + share(heaps, column + 1, picture.columns), counts);
    for (std::uint64_t value = 0; value < counts.size(); ++value) {
      const std::uint64_t row =
          std::min<std::uint64_t>(value * picture.rows / picture.values, picture.rows - 1);
      std::uint32_t& cell = cells[as_size(column * picture.rows + row)];
      cell = static_cast<std::uint32_t>(
          std::min<std::uint64_t>(UINT32_MAX, cell + counts[as_size(value)]));
    }
  }
  return cells;
}

std::vector<std::uint64_t> exceptions(const Sequence& sequence, std::uint64_t most) {
  std::vector<std::uint64_t> heaps;
  const auto& period = sequence.period();
  if (!period) return heaps;
  for (std::uint64_t heap = 0; heap < period->preperiod && heaps.size() < most; ++heap) {
    const std::uint64_t steps = (period->preperiod - heap + period->period - 1) / period->period;
    const auto later = sequence.value(heap + steps * period->period);
    if (sequence.values()[heap] + steps * period->saltus != *later) heaps.push_back(heap);
  }
  return heaps;
}

std::vector<std::uint16_t> rare_values(const Sequence& sequence) {
  std::vector<std::uint16_t> values;
  const RarePositions* rares = sequence.rares();
  if (rares == nullptr || rares->space.parity) return values;
  for (std::uint32_t value = 0; value <= sequence.largest(); ++value) {
    if (rares->space.rare(0, value)) values.push_back(static_cast<std::uint16_t>(value));
  }
  return values;
}

}  // namespace grundy
