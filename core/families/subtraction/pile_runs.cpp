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

std::pair<std::size_t, std::uint64_t> PileRuns::find(std::uint64_t pile) const {
  std::size_t i = 0;
  while (i < runs.size() && pile >= runs[i].size()) pile -= runs[i++].size();
  return {i, pile};
}

bool move_pile(PileRuns& piles, std::uint64_t pile, std::uint64_t size) {
  const auto [i, place] = piles.find(pile);
  if (i == piles.runs.size()) return false;
  const NumberRun run = piles.runs[i];
  if (size >= run.at(place)) return false;
  std::vector<NumberRun> changed;
  if (place > 0) changed.push_back(run.part(0, place));
  changed.push_back({size, size, 1});
  if (place + 1 < run.size()) changed.push_back(run.part(place + 1, run.size()));
  const auto here = piles.runs.erase(piles.runs.begin() + static_cast<std::ptrdiff_t>(i));
  piles.runs.insert(here, changed.begin(), changed.end());
  piles.runs = joined_runs(piles.runs);
  return true;
}

}  // namespace grundy
