#include "families/graph/family.hpp"

#include <algorithm>

#include "params/as_size.hpp"

namespace grundy {
namespace {

class GraphFamily final : public FamilyOf<GraphFamily, Graph> {
 public:
  using FamilyOf::FamilyOf;

  void write(Params& params) const override { write_graph(value_, params); }
  Record describe() const override {
    return record_of("graph", value_).list("tokens", value_.tokens);
  }
  bool is_one_component() const override { return false; }
  std::size_t components() const override { return value_.tokens.size(); }
  ComponentSum component_sum(const Rules& rules) const override {
    return grundy::component_sum(value_, rules);
  }
  Liveness liveness() const override {
    std::vector<bool> leads_on(value_.names.size(), false);
    for (const Arc& arc : value_.arcs) leads_on[arc.from] = true;
    const auto live = std::count_if(value_.tokens.begin(), value_.tokens.end(),
                                    [&](std::uint32_t node) { return leads_on[node]; });
    return {value_.tokens.size(), static_cast<std::size_t>(live)};
  }
  std::optional<ItemMove> move(std::uint64_t item, std::string_view target) override {
    if (item >= value_.tokens.size()) return std::nullopt;
    std::uint32_t& token = value_.tokens[as_size(item)];
    const auto arc = std::find_if(value_.arcs.begin(), value_.arcs.end(), [&](const Arc& each) {
      return each.from == token && value_.names[each.to] == target;
    });
    if (arc == value_.arcs.end()) return std::nullopt;
    token = arc->to;
    return moved(item + 1, target, as_size(item), arc->from, arc->to);
  }
};

}  // namespace

Position read_graph_position(std::string_view, Fields& fields) {
  return position_as<GraphFamily>(read_graph(fields));
}

}  // namespace grundy
