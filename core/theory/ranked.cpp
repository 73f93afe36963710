#include "theory/ranked.hpp"

#include <algorithm>

namespace grundy {

// The smallest sort of the library, since the page waits for the module to load.
void sort_by_rank(Ranked& states) {
  std::make_heap(states.begin(), states.end());
  std::sort_heap(states.begin(), states.end());
}

}  // namespace grundy
