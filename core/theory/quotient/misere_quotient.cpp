#include "theory/quotient/misere_quotient.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "theory/quotient/congruence.hpp"

namespace grundy {
namespace {

// With up to so many copies of a new game sums are compared, and so often the monoid is refined for it.
constexpr std::uint32_t kCopies = 9;
constexpr int kRefinements = 4;

// Bit j of a mask says that a sum and j copies of the new game are lost.
using Masks = std::vector<std::uint32_t>;

// All sums of the games before the new one, in a monoid that may be too fine or too coarse.
struct Sums {
  Transitions images;
  std::vector<std::uint32_t> games;       // the image of each game
  std::vector<std::uint32_t> generators;  // images of games that make all others

  Products products() const {
    Products rows;
    for (std::uint32_t i = 0; i < images.size(); ++i) {
      auto& row = rows.emplace_back();
      for (const std::uint32_t game : generators) {
        row.push_back(images.number_of(images.product(images[i], images[game])));
      }
    }
    return rows;
  }
};

// One image of each element, those first whose moves leave elements that stand before them. There is always a next one:
// of the sums of elements not listed the shortest will do.
std::vector<std::uint32_t> representatives(const Transitions& images, std::size_t order) {
  std::vector<std::uint32_t> listed;
  std::vector<std::uint8_t> stands(order, 0);
  while (listed.size() < order) {
    for (std::uint32_t i = 0; i < images.size(); ++i) {
      const ImageView image = images[i];
      const ImageView options = image.subspan(1);
      if (stands[image[0]] != 0) continue;
      if (!std::all_of(options.begin(), options.end(), [&](Element e) { return stands[e] != 0; }))
        continue;
      stands[image[0]] = 1;
      listed.push_back(i);
    }
  }
  return listed;
}

// What sums with copies of the new game do if each element does what its representative does: for each element, then
// for each image. The moves of the new game leave `options`.
std::pair<Masks, Masks> lost_with_copies(const Transitions& images, const Monoid& monoid,
                                         ImageView options) {
  Masks elements(monoid.order(), 0);
  const auto lost = [&](std::uint32_t number, std::uint32_t copies) {
    if (number == 0 && copies == 0) return false;
    const ImageView image = images[number];
    for (const Element option : image.subspan(1)) {
      if ((elements[option] >> copies & 1) != 0) return false;
    }
    if (copies == 0) return true;
    return std::none_of(options.begin(), options.end(), [&](Element option) {
      return (elements[monoid.times(image[0], option)] >> (copies - 1) & 1) != 0;
    });
  };
  const auto listed = representatives(images, monoid.order());
  for (std::uint32_t copies = 0; copies <= kCopies; ++copies) {
    for (const std::uint32_t number : listed) {
      elements[images[number][0]] |= std::uint32_t{lost(number, copies)} << copies;
    }
  }
  Masks sums(images.size(), 0);
  for (std::uint32_t number = 0; number < images.size(); ++number) {
    for (std::uint32_t copies = 0; copies <= kCopies; ++copies) {
      sums[number] |= std::uint32_t{lost(number, copies)} << copies;
    }
  }
  return {elements, sums};
}

// From how many copies on they do what `period` more do; none if the copies looked at do not show it.
struct Powers {
  std::uint32_t start = 0;
  std::uint32_t period = 0;

  std::uint32_t reduced(std::uint32_t copies) const {
    return copies < start ? copies : start + (copies - start) % period;
  }
};

std::optional<Powers> powers_of(const Masks& masks) {
  for (std::uint32_t distinct = 1; distinct < kCopies; ++distinct) {
    for (std::uint32_t start = 0; start < distinct; ++start) {
      const std::uint32_t compared = (std::uint32_t{1} << (kCopies + 1 - distinct)) - 1;
      const bool repeats = std::all_of(masks.begin(), masks.end(), [&](std::uint32_t mask) {
        return ((mask >> start ^ mask >> distinct) & compared) == 0;
      });
      if (repeats) return Powers{start, distinct - start};
    }
  }
  return std::nullopt;
}

}  // namespace

Image MisereQuotient::Placed::image(Element element, const GameMoves& moves) const {
  Image image{element};
  for (const auto& left : moves) {
    Element product = 0;
    for (const std::uint32_t game : left) product = monoid.times(product, elements[game]);
    image.push_back(product);
  }
  std::sort(image.begin() + 1, image.end());
  image.erase(std::unique(image.begin() + 1, image.end()), image.end());
  return image;
}

// A game that does what an element does, with all sums, has this element. Else the quotient grows.
bool MisereQuotient::add(GameMoves moves, Work& work) {
  for (const auto& left : moves) {
    if (!work.spend(1 + left.size())) return false;
  }
  Image image = placed_.image(0, moves);
  games_.push_back(std::move(moves));
  for (Element element = 0; element < order(); ++element) {
    image[0] = element;
    if (images_.holds(image) || images_.adjoin(image, &lost_, work)) {
      placed_.elements.push_back(image[0]);
      return true;
    }
    if (work.over()) return false;
  }
  return extend(work);
}

// Sums that do the same without the new game may differ with it. So the monoid is refined until what a sum does with
// copies of it follows from its element.
bool MisereQuotient::extend(Work& work) {
  const std::size_t next = games_.size() - 1;
  Placed finer = placed_;
  for (int refinement = 0; refinement <= kRefinements; ++refinement) {
    Sums sums{Transitions(finer.monoid), {}, {}};
    for (std::size_t game = 0; game < next; ++game) {
      const Image image = finer.image(finer.elements[game], games_[game]);
      if (!sums.images.holds(image)) {
        if (!sums.images.adjoin(image, nullptr, work)) return false;
        sums.generators.push_back(sums.images.number_of(image));
      }
      sums.games.push_back(sums.images.number_of(image));
    }
    const Image moved = finer.image(0, games_[next]);
    const auto [elements, masks] =
        lost_with_copies(sums.images, finer.monoid, ImageView(moved).subspan(1));
    bool follows = true;
    for (std::uint32_t i = 0; i < masks.size() && follows; ++i) {
      follows = masks[i] == elements[sums.images[i][0]];
    }
    if (follows) return multiply(finer, elements, work);

    if (!work.spend(std::uint64_t{sums.images.size()} * (kCopies + sums.generators.size())))
      return false;
    const auto classes = congruence(sums.products(), masks, work);
    const auto first = firsts(classes);
    if (first.size() > kMaxOrder || !work.spend(first.size() * first.size())) return false;
    finer.monoid.products.assign(first.size(), {});
    for (std::size_t a = 0; a < first.size(); ++a) {
      for (const std::uint32_t b : first) {
        const Image both = sums.images.product(sums.images[first[a]], sums.images[b]);
        finer.monoid.products[a].push_back(classes[sums.images.number_of(both)]);
      }
    }
    for (std::size_t game = 0; game < next; ++game) {
      finer.elements[game] = classes[sums.games[game]];
    }
  }
  return false;
}

// Joins copies of the new game to the elements of `finer`, and joins what does the same.
bool MisereQuotient::multiply(const Placed& finer, const std::vector<std::uint32_t>& lost_copies,
                              Work& work) {
  const auto powers = powers_of(lost_copies);
  if (!powers) return false;
  const auto order = static_cast<std::uint32_t>(finer.monoid.order());
  const std::uint32_t copies = powers->start + powers->period;
  std::vector<Element> generators = finer.elements;
  std::sort(generators.begin(), generators.end());
  generators.erase(std::unique(generators.begin(), generators.end()), generators.end());
  Products products;
  Masks labels;
  for (std::uint32_t i = 0; i < order * copies; ++i) {
    const Element element = i % order;
    auto& row = products.emplace_back();
    for (const Element by : generators)
      row.push_back(i - element + finer.monoid.times(element, by));
    row.push_back(powers->reduced(i / order + 1) * order + element);
    labels.push_back(lost_copies[element] >> (i / order) & 1);
  }
  const auto classes = congruence(products, labels, work);
  const auto first = firsts(classes);
  if (first.size() > kMaxOrder || !work.spend(first.size() * first.size())) return false;
  placed_.monoid.products.assign(first.size(), {});
  lost_.clear();
  for (std::size_t a = 0; a < first.size(); ++a) {
    for (const std::uint32_t b : first) {
      const Element product = finer.monoid.times(first[a] % order, b % order);
      const std::uint32_t both = powers->reduced(first[a] / order + b / order);
      placed_.monoid.products[a].push_back(classes[both * order + product]);
    }
    lost_.push_back(labels[first[a]] != 0);
  }
  placed_.elements.clear();
  for (const Element element : finer.elements) {
    placed_.elements.push_back(classes[element]);
  }
  placed_.elements.push_back(classes[powers->reduced(1) * order]);
  return prove(work);
}

bool MisereQuotient::prove(Work& work) {
  images_ = Transitions(placed_.monoid);
  for (std::size_t game = 0; game < placed_.elements.size(); ++game) {
    const Image image = placed_.image(placed_.elements[game], games_[game]);
    if (!images_.holds(image) && !images_.adjoin(image, &lost_, work)) return false;
  }
  return true;
}

}  // namespace grundy
