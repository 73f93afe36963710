#pragma once

#include <string_view>

namespace grundy {

class Fields;

/// Who wins at the end: the player who cannot move loses (normal) or wins (misère).
enum class Play { Normal, Misere };

/// Reads `play=`: normal or misere.
Play read_play(Fields& fields);

std::string_view to_text(Play play);

}  // namespace grundy
