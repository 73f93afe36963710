#pragma once

#include "glance/kind.hpp"
#include "params/compound.hpp"

namespace grundy::glance {

/// Moves until the end of a sum of which a theorem has decided, by a look at all its positions;
/// kUnknownRemoteness beyond kRemotenessLimit of them. Spoils `good` where the look is too long.
std::int32_t searched_remoteness(const GameSum& sum, const Sum& rule, Play play, Arena& arena,
                                 bool& good);

}  // namespace grundy::glance
