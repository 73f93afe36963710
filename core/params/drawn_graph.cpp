#include "params/drawn_graph.hpp"

#include <algorithm>

#include "params/separated.hpp"

namespace grundy {
namespace {

bool is_node_name(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  return !text.empty() && std::all_of(text.begin(), text.end(), fits);
}

}  // namespace

DrawnGraphReader::DrawnGraphReader(Fields& fields, DrawnGraph& graph, GraphWords words)
    : fields_(fields), graph_(graph), words_(std::move(words)), fixed_(graph.names.size()) {
  for (std::uint32_t place = 0; place < fixed_; ++place) nodes_[graph.names[place]] = place;
}

void DrawnGraphReader::read_arcs(std::string_view key, std::string_view text,
                                 const ArcWords& words) {
  const auto items = split_list(text);
  if (!few(key, items.size(), DrawnGraph::kMaxArcs)) return;
  for (const std::string_view item : items) read_arc(key, item, words);
  if (!words.any) check_repeated(key, words);
}

void DrawnGraphReader::read_arc(std::string_view key, std::string_view item,
                                const ArcWords& words) {
  const auto ends = split_list(item, '-');
  if (ends.size() != 2) {
    fields_.problem(key, ProblemCode::Malformed, item, words.arc);
    return;
  }
  const auto from = node(key, ends[0]);
  const auto to = node(key, ends[1]);
  if (from && from == to && !words.any) {
    fields_.problem(key, ProblemCode::Conflict, item, words.different);
  } else if (from && to) {
    graph_.arcs.push_back({*from, *to});
  }
}

void DrawnGraphReader::check_repeated(std::string_view key, const ArcWords& words) {
  std::vector<std::uint64_t> codes;
  codes.reserve(graph_.arcs.size());
  for (const auto& [from, to] : graph_.arcs) {
    const bool turned = words.both_ways && to < from;
    codes.push_back(std::uint64_t{turned ? to : from} << 32 | (turned ? from : to));
  }
  std::sort(codes.begin(), codes.end());
  const auto write = [&](std::uint64_t code) {
    return graph_.names[code >> 32] + "-" + graph_.names[code & UINT32_MAX];
  };
  report_repeated(fields_, key, codes, write, words.once);
}

std::vector<std::uint32_t> DrawnGraphReader::read_nodes(std::string_view key, std::string_view text,
                                                        std::size_t most) {
  std::vector<std::uint32_t> nodes;
  const auto items = split_list(text);
  if (!few(key, items.size(), most)) return nodes;
  for (const std::string_view item : items) {
    if (const auto place = node(key, item)) nodes.push_back(*place);
  }
  return nodes;
}

void DrawnGraphReader::read_spots() {
  const auto text = fields_.text("at");
  if (!text) return;
  const auto items = split_list(*text);
  if (!few("at", items.size(), DrawnGraph::kMaxSpots)) return;
  std::vector<std::uint32_t> nodes;
  for (const std::string_view item : items) {
    const auto parts = split_list(item, '@');
    const auto numbers = split_list(parts.size() == 2 ? parts[1] : "", '.');
    const auto x = numbers.size() == 2 ? whole_number(numbers[0]) : std::nullopt;
    const auto y = numbers.size() == 2 ? whole_number(numbers[1]) : std::nullopt;
    if (!x || !y) {
      fields_.problem("at", ProblemCode::Malformed, item, words_.spot);
    } else if (*x > DrawnGraph::kMaxDistance || *y > DrawnGraph::kMaxDistance) {
      fields_.problem("at", ProblemCode::Range, item, words_.distances);
    } else if (const auto place = node("at", parts[0]); place && *place < fixed_) {
      fields_.problem("at", ProblemCode::Conflict, item, words_.fixed);
    } else if (place) {
      graph_.spots.push_back(
          {*place, static_cast<std::uint32_t>(*x), static_cast<std::uint32_t>(*y)});
      nodes.push_back(*place);
    }
  }
  check_once("at", std::move(nodes));
}

void DrawnGraphReader::read_labels() {
  const auto text = fields_.text("labels");
  if (!text) return;
  const auto items = split_list(*text);
  if (!few("labels", items.size(), kMaxLabels)) return;
  std::vector<std::uint32_t> nodes;
  for (const std::string_view item : items) {
    const auto written = read_label(fields_, item);
    if (!written) continue;
    const std::size_t before = graph_.names.size();
    const auto place = node("labels", written->key);
    if (!place) continue;
    nodes.push_back(*place);
    // A label like the name says nothing, unless it is what names the node.
    if (written->text != written->key || *place == before)
      graph_.labels.push_back({*place, written->text});
  }
  sort_labels(graph_.labels);
  check_once("labels", std::move(nodes));
}

void DrawnGraphReader::check_once(std::string_view key, std::vector<std::uint32_t> nodes) {
  std::sort(nodes.begin(), nodes.end());
  report_repeated(
      fields_, key, nodes, [&](std::uint32_t node) { return graph_.names[node]; }, words_.once);
}

bool DrawnGraphReader::few(std::string_view key, std::size_t count, std::size_t most) {
  if (count <= most) return true;
  Expected words = words_.most;
  words.values = {std::to_string(most), std::string(key)};
  fields_.problem(key, ProblemCode::Limit, std::to_string(count), std::move(words));
  return false;
}

std::optional<std::uint32_t> DrawnGraphReader::node(std::string_view key, std::string_view name) {
  if (!is_node_name(name)) {
    fields_.problem(key, ProblemCode::Malformed, name, words_.node);
    return std::nullopt;
  }
  if (name.size() > DrawnGraph::kMaxNameLength) {
    fields_.problem(key, ProblemCode::Limit, name, words_.characters);
    return std::nullopt;
  }
  const auto [entry, fresh] =
      nodes_.try_emplace(std::string(name), static_cast<std::uint32_t>(graph_.names.size()));
  if (fresh) graph_.names.push_back(entry->first);
  return entry->second;
}

std::string write_arcs(const DrawnGraph& graph, const std::vector<Arc>& arcs) {
  const auto write_arc = [&](const Arc& arc) {
    return graph.names[arc.from] + "-" + graph.names[arc.to];
  };
  return separated(arcs, ",", write_arc);
}

std::string write_nodes(const DrawnGraph& graph, const std::vector<std::uint32_t>& nodes) {
  return separated(nodes, ",", [&](std::uint32_t node) { return graph.names[node]; });
}

void write_spots(const DrawnGraph& graph, Params& params) {
  if (graph.spots.empty()) return;
  const auto write = [&](const auto& spot) {
    return graph.names[spot.node] + "@" + std::to_string(spot.x) + "." + std::to_string(spot.y);
  };
  params.push_back({"at", separated(graph.spots, ",", write)});
}

void write_labels(const DrawnGraph& graph, Params& params) {
  const auto key = [&](std::uint32_t node) { return graph.names[node]; };
  if (!graph.labels.empty()) params.push_back({"labels", written_labels(graph.labels, key)});
}

}  // namespace grundy
