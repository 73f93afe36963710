#pragma once

#include <cstdint>
#include <string>

namespace grundy {

/// The name of a node of the graphs below.
std::string name_of(std::uint32_t node);
/// The graph on so many nodes whose edges are the bits of `edges`, with further parameters `rules`.
std::string text_of(std::uint32_t nodes, std::uint64_t edges, const std::string& rules);
/// The number of graphs on so many nodes: sets of edges.
std::uint64_t graphs_of(std::uint32_t nodes);
/// With a token on n0, and without one. Tokens on other nodes would repeat the same graphs with other names.
inline constexpr const char* kEitherToken[] = {"&token=n0", ""};
/// The edges, or arcs, of a path from n1 through so many nodes.
std::string path(std::size_t nodes);

/// Checks outcome, Grundy number, remoteness, winning moves and each node's table entry against plain recursion.
void check_against_walks(const std::string& text);

}  // namespace grundy
