#include "games/families.hpp"

namespace grundy {

std::span<const FamilyEntry> registry() { return kFamilies; }

}  // namespace grundy
