#include "theory/quotient/transitions.hpp"

#include <algorithm>

namespace grundy {
namespace {

bool agrees(ImageView image, const std::vector<std::uint8_t>& lost) {
  const auto options = image.subspan(1);
  return (lost[image[0]] != 0) ==
         std::none_of(options.begin(), options.end(), [&](Element e) { return lost[e] != 0; });
}

}  // namespace

Image Transitions::product(ImageView a, ImageView b) const {
  Image both{monoid_.times(a[0], b[0])};
  for (const Element option : a.subspan(1)) both.push_back(monoid_.times(option, b[0]));
  for (const Element option : b.subspan(1)) both.push_back(monoid_.times(a[0], option));
  std::sort(both.begin() + 1, both.end());
  both.erase(std::unique(both.begin() + 1, both.end()), both.end());
  return both;
}

bool Transitions::adjoin(ImageView game, const std::vector<std::uint8_t>* lost, Work& work) {
  const std::uint32_t before = size();
  for (std::uint32_t i = 0; i < size(); ++i) {
    const Image image = product(images_[i], game);
    if (!work.spend(image.size())) break;
    if (holds(image)) continue;
    if (size() == kMost || (lost != nullptr && !agrees(image, *lost))) {
      if (size() > before) images_.keep(before);
      return false;
    }
    images_.add(image);
  }
  return !work.over();
}

}  // namespace grundy
