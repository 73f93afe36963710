#include "games/families.hpp"

namespace grundy {

std::span<const FamilyEntry> all_families() {
  static constexpr auto kAll = families_of("all");
  return kAll;
}

}  // namespace grundy
