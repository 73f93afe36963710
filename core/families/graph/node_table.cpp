#include "families/graph/node_table.hpp"

#include <utility>

#include "theory/general.hpp"
#include "theory/loopy_grundy.hpp"
#include "theory/retrograde.hpp"

namespace grundy {
namespace {

SolvedTable solve_circles(const StateGraph& arcs, Play play) {
  SolvedTable table(arcs.positions());
  table.loopy = true;
  const std::vector<Depth> depths = retrograde(arcs, play);
  for (std::size_t node = 0; node < depths.size(); ++node) table.set(node, depths[node]);
  LoopyNumbers numbers = loopy_grundy(arcs);
  table.grundy = std::move(numbers.grundy);
  table.loop_sets = std::move(numbers.sets);
  return table;
}

}  // namespace

SolvedTable solve_nodes(const StateGraph& arcs, const std::vector<std::uint32_t>& order,
                        const Wanted& wanted) {
  if (order.size() < arcs.positions()) return solve_circles(arcs, wanted.play);
  return solve_by_options(
      arcs.positions(),
      [&](auto visit) {
        for (const std::uint32_t node : order) visit(node);
      },
      [&](std::uint32_t node, auto visit) { arcs.for_each_option(node, visit); }, wanted);
}

}  // namespace grundy
