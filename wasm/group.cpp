#include "games/families.hpp"

/// The registry of a module that reads the families of one group. CMakeLists.txt sets GRUNDY_GROUP.

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr auto kGroup =
      families_where([](std::string_view group) { return group == GRUNDY_GROUP; });
  return kGroup;
}

}  // namespace grundy
