#include <algorithm>
#include <optional>
#include <unordered_map>

#include "families/graph/graph.hpp"

namespace grundy {
namespace {

bool is_name(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  return !text.empty() && std::all_of(text.begin(), text.end(), fits);
}

class GraphReader {
 public:
  explicit GraphReader(Fields& fields) : fields_(fields) {}

  Graph read() {
    const auto arcs = fields_.required("arcs", expecting("graph-arcs"));
    if (arcs) read_arcs(*arcs);
    const auto tokens = fields_.required("tokens", expecting("graph-tokens"));
    if (tokens) read_tokens(*tokens);
    if (const auto spots = fields_.text("at")) read_spots(*spots);
    return std::move(graph_);
  }

 private:
  void read_arcs(std::string_view text) {
    const auto items = split_list(text);
    if (!few("arcs", items.size(), Graph::kMaxArcs)) return;
    for (const std::string_view item : items) read_arc(item);
    check_repeated();
  }

  void read_arc(std::string_view item) {
    const auto ends = split_list(item, '-');
    if (ends.size() != 2) {
      fields_.problem("arcs", ProblemCode::Malformed, item, expecting("graph-arc"));
      return;
    }
    const auto from = node("arcs", ends[0]);
    const auto to = node("arcs", ends[1]);
    if (from && from == to) {
      fields_.problem("arcs", ProblemCode::Conflict, item, expecting("graph-different-nodes"));
    } else if (from && to) {
      graph_.arcs.push_back({*from, *to});
    }
  }

  void check_repeated() {
    std::vector<std::uint64_t> codes;
    codes.reserve(graph_.arcs.size());
    for (const Arc& arc : graph_.arcs) codes.push_back(std::uint64_t{arc.from} << 32 | arc.to);
    std::sort(codes.begin(), codes.end());
    const auto write = [&](std::uint64_t code) {
      return graph_.names[code >> 32] + "-" + graph_.names[code & UINT32_MAX];
    };
    report_repeated(fields_, "arcs", codes, write, expecting("graph-each-arc-once"));
  }

  void read_tokens(std::string_view text) {
    const auto items = split_list(text);
    if (!few("tokens", items.size(), Graph::kMaxTokens)) return;
    for (const std::string_view item : items) {
      if (const auto place = node("tokens", item)) graph_.tokens.push_back(*place);
    }
  }

  void read_spots(std::string_view text) {
    const auto items = split_list(text);
    if (!few("at", items.size(), Graph::kMaxSpots)) return;
    std::vector<std::uint32_t> nodes;
    for (const std::string_view item : items) {
      const auto parts = split_list(item, '@');
      const auto numbers = split_list(parts.size() == 2 ? parts[1] : "", '.');
      const auto x = numbers.size() == 2 ? whole_number(numbers[0]) : std::nullopt;
      const auto y = numbers.size() == 2 ? whole_number(numbers[1]) : std::nullopt;
      if (!x || !y) {
        fields_.problem("at", ProblemCode::Malformed, item, expecting("graph-spot"));
      } else if (*x > Graph::kMaxDistance || *y > Graph::kMaxDistance) {
        fields_.problem("at", ProblemCode::Range, item,
                        expecting("graph-distances", 0, Graph::kMaxDistance));
      } else if (const auto place = node("at", parts[0])) {
        graph_.spots.push_back(
            {*place, static_cast<std::uint32_t>(*x), static_cast<std::uint32_t>(*y)});
        nodes.push_back(*place);
      }
    }
    std::sort(nodes.begin(), nodes.end());
    report_repeated(
        fields_, "at", nodes, [&](std::uint32_t node) { return graph_.names[node]; },
        expecting("graph-each-node-once"));
  }

  bool few(std::string_view key, std::size_t count, std::size_t most) {
    if (count <= most) return true;
    fields_.problem(key, ProblemCode::Limit, std::to_string(count),
                    expecting("graph-at-most", most, key));
    return false;
  }

  // A node is there from when it is first named.
  std::optional<std::uint32_t> node(std::string_view key, std::string_view name) {
    if (!is_name(name)) {
      fields_.problem(key, ProblemCode::Malformed, name, expecting("graph-node"));
      return std::nullopt;
    }
    if (name.size() > Graph::kMaxNameLength) {
      fields_.problem(key, ProblemCode::Limit, name,
                      expecting("graph-at-most-characters", Graph::kMaxNameLength));
      return std::nullopt;
    }
    const auto [entry, fresh] =
        nodes_.try_emplace(std::string(name), static_cast<std::uint32_t>(graph_.names.size()));
    if (fresh) graph_.names.push_back(entry->first);
    return entry->second;
  }

  Fields& fields_;
  Graph graph_;
  std::unordered_map<std::string, std::uint32_t> nodes_;
};

}  // namespace

Graph read_graph(Fields& fields) { return GraphReader(fields).read(); }

}  // namespace grundy
