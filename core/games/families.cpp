#include "games/families.hpp"

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr auto kAll = families_where([](std::string_view) { return true; });
  return kAll;
}

}  // namespace grundy
