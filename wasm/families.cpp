#include "games/families.hpp"

/// The families of a module: those of one group, or all. CMakeLists.txt says which; nothing else differs between modules.

namespace {

constexpr auto kFamilies = grundy::families_of(GRUNDY_GROUP);
[[maybe_unused]] const bool kSet = (grundy::set_registry(kFamilies), true);

}  // namespace
