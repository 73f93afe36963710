#include "sequence/witnesses.hpp"

#include <algorithm>
#include <bit>
#include <queue>

namespace grundy {
namespace {

constexpr std::uint32_t kFirstHeap = 16;
constexpr std::size_t kMost = 96;
// A witness must save more searches of the sample than it costs in all of it.
constexpr std::uint32_t kWorth = 3;

// The rare values below those of the sample that the rare positions do not prove to be options.
std::vector<std::uint64_t> needs(const SparseSearch& search, const Values& values) {
  const HeapMoves& moves = search.moves();
  std::vector<std::uint64_t> open(kWitnessSample);
  for (std::uint64_t i = 0; i < kWitnessSample; ++i) {
    const std::uint64_t heap = values.size() - kWitnessSample + i;
    std::uint64_t marks = 0;
    for (const std::uint32_t taken : moves.ones) {
      marks |= std::uint64_t{1} << values[heap - taken];
    }
    for (const std::uint32_t taken : moves.twos) {
      for (const RarePosition& rare : search.rares().list) {
        marks |= std::uint64_t{1} << (rare.value ^ values[heap - taken - rare.heap]);
      }
    }
    const std::uint64_t below = (std::uint64_t{1} << values[heap]) - 1;
    std::uint64_t rares = 0;
    for (std::uint32_t value = 0; value < 64; ++value) {
      if (search.rares().space.rare(heap, value)) rares |= std::uint64_t{1} << value;
    }
    open[i] = ~marks & below & rares;
  }
  return open;
}

// `sources` are the values at the entry's offset from each heap of the sample.
std::uint32_t proved(const std::vector<std::uint64_t>& open, const std::uint8_t* sources,
                     std::uint32_t value) {
  std::uint32_t count = 0;
  for (std::size_t i = 0; i < open.size(); ++i) {
    count += static_cast<std::uint32_t>(open[i] >> (sources[i] ^ value) & 1);
  }
  return count;
}

void strike(std::vector<std::uint64_t>& open, const std::uint8_t* sources, std::uint32_t value) {
  for (std::size_t i = 0; i < open.size(); ++i) {
    open[i] &= ~(std::uint64_t{1} << (sources[i] ^ value));
  }
}

struct Candidate {
  std::uint32_t proved = 0;  // at most so many
  OptionEntry entry;
  bool operator<(const Candidate& other) const { return proved < other.proved; }
};

}  // namespace

std::vector<OptionEntry> choose_witnesses(const SparseSearch& search, const Values& values) {
  std::vector<std::uint64_t> open = needs(search, values);
  const std::uint8_t* const sample = values.low() + (values.size() - kWitnessSample);
  std::priority_queue<Candidate> candidates;
  for (const std::uint32_t taken : search.moves().twos) {
    for (std::uint32_t heap = kFirstHeap; heap + taken < kWitnessReach; ++heap) {
      const OptionEntry entry{taken + heap, values[heap]};
      candidates.push({proved(open, sample - entry.offset, entry.value), entry});
    }
  }
  std::vector<OptionEntry> chosen;
  // What an entry proves besides those chosen only becomes less, so few are counted again.
  while (!candidates.empty() && chosen.size() < kMost) {
    Candidate best = candidates.top();
    if (best.proved < kWorth) break;
    candidates.pop();
    const std::uint32_t now = proved(open, sample - best.entry.offset, best.entry.value);
    if (now == best.proved) {
      chosen.push_back(best.entry);
      strike(open, sample - best.entry.offset, best.entry.value);
    } else {
      best.proved = now;
      candidates.push(best);
    }
  }
  return chosen;
}

}  // namespace grundy
