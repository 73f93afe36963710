#include "analysis/analyze_sum.hpp"
#include "families/graph/family.hpp"
#include "sums/sum.hpp"
#include "sums/table_kind.hpp"
#include "theory/loopy_grundy.hpp"

namespace grundy {

namespace {

class NodeTable final : public TableKind {
 public:
  NodeTable(const std::vector<std::string>& names, SolvedTable table, Options options, Rank rank)
      : TableKind(std::move(table), std::move(options), std::move(rank)), names_(names) {}
  std::string name(State node) const override { return names_[as_size(node)]; }

 private:
  const std::vector<std::string>& names_;
};

}  // namespace

ComponentSum component_sum(const Graph& graph, const Rules& rules) {
  const auto arcs = std::make_shared<const StateGraph>(arcs_of(graph));
  const std::vector<std::uint32_t> order = order_options_first(*arcs);
  auto rank = std::make_shared<std::vector<std::int64_t>>(arcs->positions(), 0);
  for (std::size_t place = 0; place < order.size(); ++place) {
    (*rank)[order[place]] = static_cast<std::int64_t>(place);
  }
  const Wanted wanted = wanted_for(rules.sum, rules.play, graph.tokens.size());
  ComponentSum sum;
  sum.kinds.push_back(std::make_unique<NodeTable>(
      graph.names, solve_in_order(*arcs, order, wanted),
      [arcs](std::uint32_t node, const VisitState& visit) { arcs->for_each_option(node, visit); },
      [rank](std::uint32_t node) { return (*rank)[node]; }));
  for (const std::uint32_t node : graph.tokens) sum.parts.push_back({0, node});
  return sum;
}

void analyze_position(const Graph& graph, const Rules& rules, Analysis& analysis) {
  const ComponentSum sum = component_sum(graph, rules);
  analyze_sum(sum, rules, analysis);
  if (graph.names.empty()) return;
  SolvedTable table = sum.kinds[0]->take_table();
  if (analysis.number != DecidingNumber::Suspense) table.suspense.clear();
  const auto nodes = static_cast<std::uint32_t>(graph.names.size());
  analysis.tables.push_back(shown_table("token", nodes, std::move(table), {}));
}

}  // namespace grundy
