#include "theory/retrograde.hpp"

namespace grundy {
GraphMoves::GraphMoves(const StateGraph& graph)
    : graph_(graph), backwards_(backwards(graph)), open_(graph.positions()) {}

std::vector<Depth> retrograde(const StateGraph& graph, Play play) {
  return retrograde(graph, std::vector<std::uint8_t>(graph.positions(), play == Play::Misere));
}

// As solve_from_ends, with one word for each position: until it is decided, how many of its options
// are not known to be won; then whether it is won, and its remoteness. The memory that the next
// positions need is prefetched some steps ahead.
std::vector<Depth> retrograde(const StateGraph& graph, const std::vector<std::uint8_t>& won) {
  constexpr std::uint32_t kDecided = 1U << 31;
  constexpr std::uint32_t kOfWon = 1U << 30;
  const StateGraph before = backwards(graph);
  std::vector<std::uint32_t> words(graph.positions());
  std::vector<std::uint32_t> decided;
  decided.reserve(words.size());
  const auto decide = [&](std::uint32_t position, std::uint32_t word) {
    words[position] = kDecided | word;
    decided.push_back(position);
  };
  for (std::uint32_t position = 0; position < words.size(); ++position) {
    words[position] = graph.first[position + 1] - graph.first[position];
    if (words[position] == 0) decide(position, won[position] != 0 ? kOfWon : 0);
  }
  for (std::size_t next = 0; next < decided.size(); ++next) {
    if (next + 16 < decided.size()) {
      __builtin_prefetch(before.first.data() + decided[next + 16]);
      __builtin_prefetch(before.option.data() + before.first[decided[next + 8]]);
      before.for_each_option(decided[next + 4],
                             [&](std::uint32_t position) { __builtin_prefetch(&words[position]); });
    }
    const std::uint32_t word = words[decided[next]];
    const std::uint32_t later = (word & ~(kDecided | kOfWon)) + 1;
    before.for_each_option(decided[next], [&](std::uint32_t position) {
      if ((words[position] & kDecided) != 0) return;
      if ((word & kOfWon) == 0) {
        decide(position, kOfWon | later);
      } else if (--words[position] == 0) {
        decide(position, later);
      }
    });
  }
  std::vector<Depth> depths(words.size(), kNoEnd);
  for (std::uint32_t position = 0; position < words.size(); ++position) {
    if ((words[position] & kDecided) == 0) continue;
    depths[position] = {
        .won = (words[position] & kOfWon) != 0,
        .remoteness = static_cast<std::int32_t>(words[position] & ~(kDecided | kOfWon))};
  }
  return depths;
}

}  // namespace grundy
