#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "families/hackenbush/hackenbush.hpp"
#include "theory/nim.hpp"
#include "theory/work.hpp"

namespace grundy {

/// The Grundy numbers of a picture in linear time, by two theorems of Winning Ways, ch. 7.
///
/// **Fusion principle**: the nodes of a cycle may be fused into one without changing the value; its edges become
/// loops there, and a loop is a stalk of length 1. So all nodes that no single cut parts are fused into one, a
/// *knot*, and what is left of edges between knots is a tree of *bridges*, rooted at the ground.
/// **Colon principle**: stalks that stand on one node may be replaced by one stalk as long as the nim-sum of their
/// lengths. So a knot's number is the nim-sum of 1 for each of its loops and of 1 more than the number of the
/// knot above for each bridge.
class Fusion {
 public:
  static constexpr std::uint32_t kFallen = UINT32_MAX;

  /// `standing` must be settled, and `gravity` outlive this. Where there are `others`, that many more lengths stand
  /// on each node, told by their nim-sum.
  Fusion(const Gravity& gravity, Standing standing, const std::vector<Nimber>& others = {});

  /// The nim-sum of all that stands on the ground.
  Nimber total() const { return number_[0]; }
  /// The node that stands for all that are fused with this one: the one nearest to the ground. kFallen where the
  /// node does not hang.
  std::uint32_t knot(std::uint32_t node) const { return knot_[node]; }
  /// Of a knot, told by the node that stands for it.
  Nimber number(std::uint32_t knot) const { return number_[knot]; }
  bool is_bridge(std::uint32_t stalk) const { return bridge_[stalk] != kFallen; }
  /// Of a bridge the knot above it, of another standing edge the knot that it is a loop of.
  std::uint32_t knot_of(std::uint32_t stalk) const {
    return is_bridge(stalk) ? bridge_[stalk] : knot_[gravity_->stalks()[stalk].a];
  }
  /// The knots, each after that below it, and the bridge to it (the ground has none: kFallen).
  struct Knot {
    std::uint32_t node = 0;
    std::uint32_t bridge = kFallen;
    std::uint32_t below = 0;
  };
  const std::vector<Knot>& knots() const { return knots_; }
  /// Of each edge that stands on its knot: of a bridge the length of the stalk that it begins, of a loop 1.
  Nimber length(std::uint32_t stalk) const {
    return is_bridge(stalk) ? number_[bridge_[stalk]] + 1 : 1;
  }

  /// The edges after whose cut the nim-sum on the ground is 0, ascending; `all` is false where the cuts of some large
  /// knots were not tried within the work, of which a step is an edge looked at.
  struct Cuts {
    std::vector<std::uint32_t> stalks;
    bool all = true;
  };
  Cuts winning_cuts(Work& work) const;

 private:
  void tie_knots();
  void add_numbers(const std::vector<Nimber>& others);
  std::vector<Nimber> bridges_at_nodes() const;
  /// A knot with its loops, what bridges stand on which node, and what the knot has to come to.
  struct Knotted {
    std::uint32_t node;
    const std::vector<std::uint32_t>& loops;
    const std::vector<Nimber>& bridges;
    Nimber wanted;
  };
  /// Adds the loops whose cut makes the knot come to that; false where the work is over.
  bool add_cuts(const Knotted& knot, Work& work, std::vector<std::uint32_t>& cuts) const;

  const Gravity* gravity_;
  Standing standing_;
  std::vector<std::uint32_t> knot_;
  std::vector<std::uint32_t> bridge_;
  std::vector<Nimber> number_;
  std::vector<Knot> knots_;
};

}  // namespace grundy
