#pragma once

#include <cstdint>

namespace grundy {

/// The languages that programs are written in.
enum class Language : std::uint8_t { Cpp, Python };

}  // namespace grundy
