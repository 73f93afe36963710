#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "theory/numbers/numbered_lists.hpp"
#include "theory/quotient/monoid.hpp"
#include "theory/work.hpp"

namespace grundy {

/// What a sum of games is in a monoid: its element, then the elements of what its moves leave, ascending.
using Image = std::vector<Element>;
using ImageView = std::span<const Element>;

/// The images of all sums of some games (the transition algebra of Plambeck and Siegel): infinitely many sums have
/// finitely many images. The image of the empty sum comes first.
class Transitions {
 public:
  /// The most images that are listed.
  static constexpr std::uint32_t kMost = 20'000;

  explicit Transitions(Monoid monoid) : monoid_(std::move(monoid)) { images_.add(Image{0}); }

  /// Adds the sums in which a game with this image stands, once or more. If `lost` tells which elements are lost, each
  /// new image must agree: it is lost if and only if no move leaves a lost one. Adds nothing and returns false if one
  /// does not, if there are too many, or if the work is over.
  bool adjoin(ImageView game, const std::vector<std::uint8_t>* lost, Work& work);

  std::uint32_t size() const { return images_.size(); }
  ImageView operator[](std::uint32_t number) const { return images_[number]; }
  bool holds(ImageView image) const { return images_.find(image).has_value(); }
  /// The number of an image that is listed.
  std::uint32_t number_of(ImageView image) const { return *images_.find(image); }
  /// The image of two sums together.
  Image product(ImageView a, ImageView b) const;

 private:
  Monoid monoid_;
  NumberedLists<Element> images_;
};

}  // namespace grundy
