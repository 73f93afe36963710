#include "games/families.hpp"

/// The program of the tests has all families.

namespace grundy {
namespace {

[[maybe_unused]] const bool kSet = (set_registry(all_families()), true);

}  // namespace
}  // namespace grundy
