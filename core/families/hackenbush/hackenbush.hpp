#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/move.hpp"
#include "params/drawn_graph.hpp"

namespace grundy {

/// Green Hackenbush (Winning Ways, ch. 7): a picture of edges connected to the ground, which is one
/// node. A turn cuts an edge; what is no longer connected to the ground falls. Two nodes may have
/// several edges between them. Edges that were never connected to the ground are drawn but do not
/// count, and nobody can cut them. An edge may join a node to itself. Node 0 is the ground, which
/// has no spot; the y of a spot is its distance above the ground. The whole picture is one
/// component, because a cut may part what hung together.
struct Hackenbush : DrawnGraph {
  static constexpr std::string_view kGround = "0";

  Hackenbush() { names = {std::string(kGround)}; }
  bool operator==(const Hackenbush&) const = default;
};

Hackenbush read_hackenbush(Fields& fields);
void write_hackenbush(const Hackenbush& picture, Params& params);

/// `a-b`, as the text has it.
std::string write_stalk(const Hackenbush& picture, std::size_t stalk);

/// For each edge whether it stands: 1 or 0.
using Standing = std::vector<std::uint8_t>;

/// The picture of the edges that stand, in their order and numbered anew, with the spots of their nodes.
Hackenbush left_of(const Hackenbush& picture, const Standing& standing);

/// The edges at each node; node 0 is the ground. The list of edges must outlive it.
class Gravity {
 public:
  Gravity(std::size_t nodes, const std::vector<Arc>& stalks);
  explicit Gravity(const Hackenbush& picture) : Gravity(picture.names.size(), picture.arcs) {}

  std::size_t nodes() const { return first_.size() - 1; }
  const std::vector<Arc>& stalks() const { return *stalks_; }
  /// The edges at a node are `stalk(i)` for i from `first(node)` to `first(node + 1)` - 1; a loop is there twice.
  std::uint32_t first(std::uint32_t node) const { return first_[node]; }
  std::uint32_t stalk(std::uint32_t place) const { return stalk_[place]; }
  std::uint32_t other_end(std::uint32_t stalk, std::uint32_t node) const {
    const auto [a, b] = (*stalks_)[stalk];
    return a == node ? b : a;
  }
  /// Removes the edges that are not connected to the ground.
  void settle(Standing& standing) const;
  /// The edges connected to the ground before any cut.
  Standing start() const;

 private:
  const std::vector<Arc>* stalks_;
  std::vector<std::uint32_t> first_;
  std::vector<std::uint32_t> stalk_;
};

/// The most falling edges that one move lists.
inline constexpr std::size_t kFallenTold = 1000;

/// The move that cuts a standing edge and leaves the edges `after`.
ItemMove cut_of(const Hackenbush& picture, const Standing& before, const Standing& after,
                std::size_t stalk);

}  // namespace grundy
