#pragma once

#include "glance/kind.hpp"
#include "params/compound.hpp"

namespace grundy::glance {

/// The remoteness of a sum that a theorem has decided, by a search of all its positions;
/// kUnknownRemoteness beyond kRemotenessLimit of them. Spoils `good` where the search is too long.
std::int32_t searched_remoteness(const GameSum& sum, const Sum& rule, Play play, Arena& arena,
                                 bool& good);

}  // namespace grundy::glance
