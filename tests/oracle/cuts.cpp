#include "oracle/cuts.hpp"

#include <set>

#include "oracle/small_games.hpp"
#include "support/texts.hpp"

namespace grundy {
namespace {

// The edges still connected to the ground; all others are set to 0.
Whole settled(const Hackenbush& picture, Whole whole) {
  std::set<std::uint32_t> hanging{0};
  for (std::size_t round = 0; round <= picture.arcs.size(); ++round) {
    for (std::size_t i = 0; i < whole.size(); ++i) {
      const auto [a, b] = picture.arcs[i];
      if (whole[i] == 1 && hanging.contains(a)) hanging.insert(b);
      if (whole[i] == 1 && hanging.contains(b)) hanging.insert(a);
    }
  }
  for (std::size_t i = 0; i < whole.size(); ++i) {
    if (!hanging.contains(picture.arcs[i].from)) whole[i] = 0;
  }
  return whole;
}

}  // namespace

Whole start_of(const Hackenbush& picture) {
  return settled(picture, Whole(picture.arcs.size(), 1));
}

std::vector<WholeMove> moves_of(const Hackenbush& picture, const Whole& whole) {
  std::vector<WholeMove> moves;
  for (std::size_t edge = 0; edge < whole.size(); ++edge) {
    if (whole[edge] == 0) continue;
    Whole cut = whole;
    cut[edge] = 0;
    WholeMove move{edge, 0, settled(picture, std::move(cut))};
    for (std::size_t i = 0; i < whole.size(); ++i) {
      if (i != edge && move.after[i] != whole[i]) move.more.push_back({i, 0});
    }
    moves.push_back(std::move(move));
  }
  return moves;
}

// Each edge begins at an earlier node, so that it hangs on the ground. Sometimes one more edge does not hang.
std::string random_hackenbush(Random& random, std::uint32_t edges) {
  std::string list;
  std::uint32_t nodes = 1;
  for (std::uint32_t edge = 0; edge < edges; ++edge) {
    const std::uint32_t from = random.below(nodes);
    const bool fresh = random.below(5) < 3;
    const std::uint32_t to = fresh ? nodes++ : random.below(nodes);
    const std::string ends[] = {number(from), number(to)};
    const std::uint32_t first = random.below(2);
    list += (edge > 0 ? "," : "") + ends[first] + "-" + ends[1 - first];
  }
  if (random.below(8) == 0) list += (edges > 0 ? ",x-y" : "x-y");
  return "game=hackenbush&edges=" + list + (random.below(2) == 0 ? "" : "&play=misere");
}

}  // namespace grundy
