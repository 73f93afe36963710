#pragma once

#include "glance/answer.hpp"
#include "glance/kind.hpp"

namespace grundy::glance {

/// Writes a state as the notation of a move does.
using WriteState = void (*)(Json& json, const Kind& kind, State state);

/// Answers a sum whose kinds have all their options but no tables yet; the convention must have
/// been read. Spoils the cursor where no theorem decides or the work is too much.
void answer_sum(Answer& answer, GameSum& sum, WriteState write);

}  // namespace grundy::glance
