#pragma once

#include <cstdint>
#include <string>

namespace grundy {

/// How the nodes of the graphs below are called.
std::string name_of(std::uint32_t node);
/// The graph of so many nodes whose edges are the bits of a set, with further parameters.
std::string text_of(std::uint32_t nodes, std::uint64_t edges, const std::string& rules);
/// How many sets of edges so many nodes have.
std::uint64_t graphs_of(std::uint32_t nodes);
/// Every node is another name of node 0 in some other graph.
inline constexpr const char* kEitherToken[] = {"&token=n0", ""};
/// The edges, or arcs, of a path along so many nodes, from n1.
std::string path(std::size_t nodes);

/// Outcome, numbers, remoteness and winning moves are those of plain recursion, of every node too.
void check_against_walks(const std::string& text);

}  // namespace grundy
