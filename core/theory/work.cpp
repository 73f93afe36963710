#include "theory/work.hpp"

namespace grundy {

const std::uint64_t kPatience = UINT64_MAX;

}  // namespace grundy
