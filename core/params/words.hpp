#pragma once

#include <span>
#include <string>

namespace grundy {

/// "1, 3 or 4"; beyond 12 items the middle is left out.
std::string listed_in_words(std::span<const std::string> items, const std::string& last_word);

}  // namespace grundy
