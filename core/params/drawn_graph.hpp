#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "params/fields.hpp"
#include "params/labels.hpp"

namespace grundy {

/// An arc from one node to another, or an edge between two.
struct Arc {
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  bool operator==(const Arc&) const = default;
};

/// Where the reader wants a node drawn: x to the right, y down.
struct Spot {
  std::uint32_t node = 0;
  std::uint32_t x = 0;
  std::uint32_t y = 0;
  bool operator==(const Spot&) const = default;
};

/// A graph as a reader draws it. A node exists once the text names it.
struct DrawnGraph {
  static constexpr std::size_t kMaxArcs = 1'000'000;
  static constexpr std::size_t kMaxSpots = 10'000;
  static constexpr std::uint64_t kMaxDistance = 9999;
  static constexpr std::size_t kMaxNameLength = 24;

  std::vector<std::string>
      names;                  ///< of the nodes, in the order in which the text first names them
  std::vector<Arc> arcs;      ///< in the reader's order, each once
  std::vector<Spot> spots;    ///< in the reader's order, at most one for each node
  std::vector<Label> labels;  ///< in the order of the nodes, at most one for each
  bool operator==(const DrawnGraph&) const = default;
};

/// The words of a family for problems with arcs.
struct ArcWords {
  Expected arc;            ///< how an arc is written
  Expected different{};    ///< that an arc joins two different nodes
  Expected once{};         ///< that each arc is given once
  bool both_ways = false;  ///< whether `a-b` and `b-a` are the same
  bool any = false;        ///< whether arcs may join a node to itself, and be repeated
};

/// The words of a family for all other problems of its graph.
struct GraphWords {
  Expected node = expecting("graph-node");  ///< how a node is named
  Expected characters = expecting("graph-at-most-characters", DrawnGraph::kMaxNameLength);
  Expected most = expecting("graph-at-most");  ///< without its values: the limit and the list
  Expected spot = expecting("graph-spot");     ///< how a spot is written
  Expected distances = expecting("graph-distances", 0, DrawnGraph::kMaxDistance);
  Expected once = expecting("graph-each-node-once");
  Expected fixed{};  ///< that nodes which are there before the text names any have no spot
};

/// Reads the parts of a drawn graph; every fault becomes a problem.
class DrawnGraphReader {
 public:
  /// The graph may have nodes already.
  DrawnGraphReader(Fields& fields, DrawnGraph& graph, GraphWords words = {});

  void read_arcs(std::string_view key, std::string_view text, const ArcWords& words);
  /// Reads a list of at most `most` nodes.
  std::vector<std::uint32_t> read_nodes(std::string_view key, std::string_view text,
                                        std::size_t most);
  /// Reads the spots from the key `at`, if it is given.
  void read_spots();
  /// Reads the labels from the key `labels`, if it is given. Read last: a node that only its label names comes last.
  void read_labels();
  std::optional<std::uint32_t> node(std::string_view key, std::string_view name);
  /// Reports each node that the list repeats.
  void check_once(std::string_view key, std::vector<std::uint32_t> nodes);

 private:
  void read_arc(std::string_view key, std::string_view item, const ArcWords& words);
  void check_repeated(std::string_view key, const ArcWords& words);
  bool few(std::string_view key, std::size_t count, std::size_t most);

  Fields& fields_;
  DrawnGraph& graph_;
  GraphWords words_;
  std::size_t fixed_;  // how many nodes were there before
  std::unordered_map<std::string, std::uint32_t> nodes_;
};

/// As text: `a-b,b-c`, `a,b`, and the parameters `at` and `labels` if there are spots and labels.
std::string write_arcs(const DrawnGraph& graph, const std::vector<Arc>& arcs);
std::string write_nodes(const DrawnGraph& graph, const std::vector<std::uint32_t>& nodes);
void write_spots(const DrawnGraph& graph, Params& params);
void write_labels(const DrawnGraph& graph, Params& params);

}  // namespace grundy
