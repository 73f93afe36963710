#pragma once

#include <map>
#include <string>

#include "games/analyze.hpp"

namespace grundy {

/// The fields of an analysis that a glance answers too, each as JSON with lists in place of typed arrays.
std::map<std::string, std::string> shared_fields(const Analysis& analysis);

/// The fields of a JSON object, each as JSON text.
std::map<std::string, std::string> json_fields(std::string_view object);

}  // namespace grundy
