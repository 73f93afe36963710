#pragma once

#include <cstdint>
#include <vector>

#include "theory/work.hpp"

namespace grundy {

/// Numbers in rows: what the product of element `row` and each generator is.
using Products = std::vector<std::vector<std::uint32_t>>;

/// The coarsest congruence of a finite commutative monoid that keeps labels apart: the class of each element, numbered
/// in the order of their first elements. Too coarse if the work is over.
std::vector<std::uint32_t> congruence(const Products& products, std::vector<std::uint32_t> labels,
                                      Work& work);

/// The first element of each class.
std::vector<std::uint32_t> firsts(const std::vector<std::uint32_t>& classes);

}  // namespace grundy
