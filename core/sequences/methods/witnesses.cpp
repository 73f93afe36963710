#include "sequences/methods/witnesses.hpp"

#include <algorithm>
#include <bit>
#include <queue>

namespace grundy {
namespace {

constexpr std::uint32_t kFirstHeap = 16;
constexpr std::size_t kMostWitnesses = 96;
// How many values in the sample a witness must prove at least, to be worth its cost.
constexpr std::uint32_t kWorthProving = 3;

// A heap of the sample, by its place there, and the rare values below its own that are not yet
// proved to be options.
struct Open {
  std::uint32_t place = 0;
  std::uint64_t values = 0;
};

std::vector<Open> open_by_rares(const SparseSearch& search, const Values& values) {
  const HeapMoves& moves = search.moves();
  std::vector<Open> all;
  for (std::uint32_t place = 0; place < kWitnessSample; ++place) {
    const std::uint64_t heap = values.size() - kWitnessSample + place;
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
    if ((~marks & below & rares) != 0) all.push_back({place, ~marks & below & rares});
  }
  return all;
}

// How many open values an entry proves. `sources` are the values at its offset before the sample.
std::uint32_t proved(const std::vector<Open>& all, const std::uint8_t* sources,
                     std::uint32_t value) {
  std::uint32_t count = 0;
  for (const Open& open : all) {
    count += static_cast<std::uint32_t>(open.values >> (sources[open.place] ^ value) & 1);
  }
  return count;
}

void strike(std::vector<Open>& all, const std::uint8_t* sources, std::uint32_t value) {
  for (Open& open : all) open.values &= ~(std::uint64_t{1} << (sources[open.place] ^ value));
  all.erase(
      std::remove_if(all.begin(), all.end(), [](const Open& open) { return open.values == 0; }),
      all.end());
}

struct WitnessCandidate {
  std::uint32_t proved = 0;  // an upper bound
  OptionEntry entry;
  bool operator<(const WitnessCandidate& other) const { return proved < other.proved; }
};

}  // namespace

std::vector<OptionEntry> choose_witnesses(const SparseSearch& search, const Values& values) {
  std::vector<Open> open = open_by_rares(search, values);
  const std::uint8_t* const sample = values.low() + (values.size() - kWitnessSample);
  std::priority_queue<WitnessCandidate> candidates;
  for (const std::uint32_t taken : search.moves().twos) {
    for (std::uint32_t heap = kFirstHeap; heap + taken < kWitnessReach; ++heap) {
      const OptionEntry entry{taken + heap, values[heap]};
      candidates.push({proved(open, sample - entry.offset, entry.value), entry});
    }
  }
  std::vector<OptionEntry> chosen;
  // A count only falls as other entries are chosen, so it stays an upper bound and few are redone.
  while (!candidates.empty() && chosen.size() < kMostWitnesses) {
    WitnessCandidate best = candidates.top();
    if (best.proved < kWorthProving) break;
    candidates.pop();
    best.proved = proved(open, sample - best.entry.offset, best.entry.value);
    if (best.proved >= kWorthProving && (candidates.empty() || !(best < candidates.top()))) {
      chosen.push_back(best.entry);
      strike(open, sample - best.entry.offset, best.entry.value);
    } else {
      candidates.push(best);
    }
  }
  return chosen;
}

}  // namespace grundy
