#include "families/subtraction/pile_runs.hpp"

#include "families/subtraction/piles.hpp"

namespace grundy {

std::uint64_t PileRuns::count() const {
  std::uint64_t count = 0;
  for (const NumberRun& run : runs) count += run.size();
  return count;
}

void write_pile_runs(const PileRuns& piles, Params& params) {
  params.push_back({"piles", write_runs(piles.runs)});
}

bool move_pile(PileRuns& piles, std::uint64_t pile, std::uint64_t size) {
  std::size_t i = 0;
  while (i < piles.runs.size() && pile >= piles.runs[i].size()) pile -= piles.runs[i++].size();
  if (i == piles.runs.size()) return false;
  const NumberRun run = piles.runs[i];
  if (size >= run.at(pile)) return false;
  std::vector<NumberRun> changed;
  if (pile > 0) changed.push_back(run.part(0, pile));
  changed.push_back({size, size, 1});
  if (pile + 1 < run.size()) changed.push_back(run.part(pile + 1, run.size()));
  const auto place = piles.runs.erase(piles.runs.begin() + static_cast<std::ptrdiff_t>(i));
  piles.runs.insert(place, changed.begin(), changed.end());
  piles.runs = joined_runs(piles.runs);
  return true;
}

}  // namespace grundy
