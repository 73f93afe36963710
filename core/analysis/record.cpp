#include "analysis/record.hpp"

#include "params/drawn_graph.hpp"

namespace grundy {

Record& Record::add(std::string_view key, Value value) {
  fields_.push_back({key, std::move(value)});
  return *this;
}

Record& Record::text(std::string_view key, std::string_view value) {
  return add(key, std::string(value));
}

Record& Record::flag(std::string_view key, bool value) { return add(key, value); }

Record record_of_arcs(std::string_view family, const DrawnGraph& graph) {
  std::vector<Record> nodes;
  auto label = graph.labels.begin();
  for (std::uint32_t node = 0; node < graph.names.size(); ++node) {
    const bool has_label = label != graph.labels.end() && label->node == node;
    nodes.push_back(Record()
                        .text("name", graph.names[node])
                        .text("label", has_label ? (label++)->text : graph.names[node]));
  }
  std::vector<std::uint32_t> ends[2];
  for (const auto& [from, to] : graph.arcs) {
    ends[0].push_back(from);
    ends[1].push_back(to);
  }
  return Record()
      .text("family", family)
      .list("nodes", std::move(nodes))
      .list("arcFrom", std::move(ends[0]))
      .list("arcTo", std::move(ends[1]));
}

Record record_of(std::string_view family, const DrawnGraph& graph) {
  std::vector<std::uint32_t> spots[3];
  for (const auto& [node, x, y] : graph.spots) {
    spots[0].push_back(node);
    spots[1].push_back(x);
    spots[2].push_back(y);
  }
  return record_of_arcs(family, graph)
      .list("placed", std::move(spots[0]))
      .list("right", std::move(spots[1]))
      .list("down", std::move(spots[2]));
}

}  // namespace grundy
