#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace grundy {

/// "7,4,1"
std::string joined(std::span<const std::uint64_t> numbers);

/// "1, 3 or 4"; beyond 12 items the middle is left out.
std::string listed_in_words(std::span<const std::string> items, const std::string& last_word);

}  // namespace grundy
