#include "families/notakto/solved_boards.hpp"

#include <algorithm>
#include <bit>
#include <map>

namespace grundy {

SolvedBoards::SolvedBoards(const Notakto& game, const Wanted& wanted) : rules_(game.size) {
  number(reach(game.boards));
  table_ = solve_graph(graph_, wanted);
}

std::optional<std::uint32_t> SolvedBoards::find(Marks marks) const {
  const auto found = number_.find(rules_.canonical(marks));
  return found == number_.end() ? std::nullopt : std::optional(found->second);
}

// Options come first: they have more marks, and boards that have ended count as full.
std::vector<Marks> SolvedBoards::reach(const std::vector<Marks>& boards) {
  const Marks ended = rules_.full();
  std::vector<Marks> reached{ended};
  number_.emplace(ended, 0);
  const auto add = [&](Marks marks) {
    const Marks alike = rules_.canonical(marks);
    if (number_.emplace(alike, 0).second) reached.push_back(alike);
  };
  std::for_each(boards.begin(), boards.end(), add);
  Work work(kNotaktoSteps);
  for (std::size_t next = 0; next < reached.size() && reached.size() <= kSearchLimit; ++next) {
    rules_.for_each_option(reached[next], [&](Marks option) {
      if (work.spend()) add(option);
    });
  }
  if (work.over() || reached.size() > kSearchLimit) {
    if (work.over()) beyond_ = work.beyond();
    number_ = {{ended, 0}};
    return {ended};
  }
  std::stable_sort(reached.begin(), reached.end(),
                   [](Marks a, Marks b) { return std::popcount(a) > std::popcount(b); });
  return reached;
}

void SolvedBoards::number(const std::vector<Marks>& reached) {
  std::map<std::vector<std::uint32_t>, std::uint32_t> known;
  for (const Marks marks : reached) {
    std::vector<std::uint32_t> options;
    rules_.for_each_option(marks, [&](Marks option) { options.push_back(*find(option)); });
    std::sort(options.begin(), options.end());
    options.erase(std::unique(options.begin(), options.end()), options.end());
    const auto fresh = static_cast<std::uint32_t>(graph_.positions());
    const auto [entry, added] = known.try_emplace(std::move(options), fresh);
    number_[marks] = entry->second;
    if (!added) continue;
    graph_.option.insert(graph_.option.end(), entry->first.begin(), entry->first.end());
    graph_.first.push_back(static_cast<std::uint32_t>(graph_.option.size()));
  }
}

}  // namespace grundy
