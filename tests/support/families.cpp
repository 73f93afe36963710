#include "games/families.hpp"

/// The program of the tests has all families.

namespace grundy {
namespace {

constexpr auto kAll = families_of("all");
[[maybe_unused]] const bool kSet = (set_registry(kAll), true);

}  // namespace
}  // namespace grundy
