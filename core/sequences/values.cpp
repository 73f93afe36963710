#include "sequences/values.hpp"

#include <cstring>
#include <limits>

namespace grundy {

bool Values::enlarge(Memory& memory, std::uint64_t capacity) {
  const std::uint64_t bytes = capacity + 2 * kMargin;
  if (bytes > std::numeric_limits<std::size_t>::max()) return false;
  const bool first = memory == nullptr;
  void* const moved = std::realloc(memory.get(), static_cast<std::size_t>(bytes));
  if (moved == nullptr) return false;
  static_cast<void>(memory.release());
  memory.reset(static_cast<std::uint8_t*>(moved));
  if (first) std::memset(moved, 0, kMargin);
  return true;
}

bool Values::reserve(std::uint64_t capacity) {
  if (capacity <= capacity_) return true;
  if (!enlarge(low_, capacity)) return false;
  if (wide() && !enlarge(high_, capacity)) return false;
  capacity_ = capacity;
  return true;
}

bool Values::widen() {
  if (!enlarge(high_, capacity_)) return false;
  std::memset(high_.get(), 0, static_cast<std::size_t>(kMargin + size_));
  return true;
}

}  // namespace grundy
