#include "games/families.hpp"

/// The registry of a module that reads the families of one group: which one is said where the module is built.

namespace grundy {

std::span<const FamilyEntry> registry() {
  static constexpr auto kGroup =
      families_where([](std::string_view group) { return group == GRUNDY_GROUP; });
  return kGroup;
}

}  // namespace grundy
