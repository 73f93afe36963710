#include "theory/quotient/congruence.hpp"

#include "theory/numbers/numbered_lists.hpp"

namespace grundy {

std::vector<std::uint32_t> congruence(const Products& products, std::vector<std::uint32_t> labels,
                                      Work& work) {
  for (std::uint32_t count = 0; work.spend(products.size() * (1 + products[0].size()));) {
    NumberedLists<std::uint32_t> classes;
    std::vector<std::uint32_t> finer;
    for (std::size_t element = 0; element < products.size(); ++element) {
      std::vector<std::uint32_t> behaviour{labels[element]};
      for (const std::uint32_t product : products[element]) behaviour.push_back(labels[product]);
      finer.push_back(classes.add(behaviour));
    }
    labels.swap(finer);
    if (classes.size() == count) break;
    count = classes.size();
  }
  return labels;
}

std::vector<std::uint32_t> firsts(const std::vector<std::uint32_t>& classes) {
  std::vector<std::uint32_t> first;
  for (std::uint32_t element = 0; element < classes.size(); ++element) {
    if (classes[element] == first.size()) first.push_back(element);
  }
  return first;
}

}  // namespace grundy
