#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace grundy {

/// A count or an index as a size of memory, which has 32 bits in WebAssembly. Larger numbers must
/// have been refused before.
constexpr std::size_t as_size(std::uint64_t count) {
  assert(count <= std::numeric_limits<std::size_t>::max());
  return static_cast<std::size_t>(count);
}

}  // namespace grundy
