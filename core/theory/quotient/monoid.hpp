#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace grundy {

/// An element of a finite commutative monoid; 0 is the identity.
using Element = std::uint32_t;

/// A finite commutative monoid by its table.
struct Monoid {
  std::vector<std::vector<Element>> products{{0}};

  std::size_t order() const { return products.size(); }
  Element times(Element a, Element b) const { return products[a][b]; }
};

}  // namespace grundy
