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
/// **Fusion principle**: the nodes of a cycle may be fused into one without changing the value; its edges
/// become loops there, and a loop is a stalk of length 1. So all nodes that no single cut separates are fused
/// into one *knot*. The other edges, between knots, are *bridges*; they form a tree rooted at the ground.
/// **Colon principle**: stalks that stand on one node may be replaced by one stalk whose length is the
/// nim-sum of theirs. So a knot's number is the nim-sum of 1 for each of its loops and, for each bridge, 1
/// more than the number of the knot above.
class Fusion {
 public:
  static constexpr std::uint32_t kFallen = UINT32_MAX;

  /// `standing` must be settled, and `gravity` must outlive this. `others`, if given, has for each
  /// node the nim-sum of the lengths of further stalks on it.
  Fusion(const Gravity& gravity, Standing standing, const std::vector<Nimber>& others = {});

  /// The nim-sum of all that stands on the ground.
  Nimber total() const { return number_[0]; }
  /// The knot that the node is fused into, named by its node nearest to the ground; kFallen where
  /// the node has fallen.
  std::uint32_t knot(std::uint32_t node) const { return knot_[node]; }
  /// The Grundy number of a knot, given by its name.
  Nimber number(std::uint32_t knot) const { return number_[knot]; }
  bool is_bridge(std::uint32_t stalk) const { return bridge_[stalk] != kFallen; }
  /// The knot above a bridge; for any other standing edge the knot that it is a loop of.
  std::uint32_t knot_of(std::uint32_t stalk) const {
    return is_bridge(stalk) ? bridge_[stalk] : knot_[gravity_->stalks()[stalk].from];
  }
  /// A knot and the bridge to it (the ground has none: kFallen). The list has each knot after the one below it.
  struct Knot {
    std::uint32_t node = 0;
    std::uint32_t bridge = kFallen;
    std::uint32_t below = 0;
  };
  const std::vector<Knot>& knots() const { return knots_; }
  /// The length of the stalk that an edge is on its knot: 1 for a loop, 1 more than the knot above for a bridge.
  Nimber length(std::uint32_t stalk) const {
    return is_bridge(stalk) ? number_[bridge_[stalk]] + 1 : 1;
  }

  /// The edges whose cut makes the nim-sum on the ground 0, ascending. From the ground up it is
  /// known what each stalk has to come to, so one walk finds all bridges; the loops of a knot are
  /// tried one by one. `all` is false where the work did not suffice for some large knots; a step
  /// is an edge looked at.
  struct Cuts {
    std::vector<std::uint32_t> stalks;
    bool all = true;
  };
  Cuts winning_cuts(Work& work) const;

 private:
  void tie_knots();
  void add_numbers(const std::vector<Nimber>& others);
  std::vector<Nimber> bridges_at_nodes() const;
  /// A knot with its loops, the nim-sum of the bridges on each node, and the number that the knot must get.
  struct Knotted {
    std::uint32_t node;
    const std::vector<std::uint32_t>& loops;
    const std::vector<Nimber>& bridges;
    Nimber wanted;
  };
  /// Adds the loops whose cut gives the knot that number; false where the work is over.
  bool add_cuts(const Knotted& knot, Work& work, std::vector<std::uint32_t>& cuts) const;

  const Gravity* gravity_;
  Standing standing_;
  std::vector<std::uint32_t> knot_;
  std::vector<std::uint32_t> bridge_;
  std::vector<Nimber> number_;
  std::vector<Knot> knots_;
};

}  // namespace grundy
