#include "theory/ranked.hpp"

#include <algorithm>

namespace grundy {

// The smallest of the library's sorts: a page waits for the module.
void sort_by_rank(Ranked& states) {
  std::make_heap(states.begin(), states.end());
  std::sort_heap(states.begin(), states.end());
}

}  // namespace grundy
