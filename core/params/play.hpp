#pragma once

#include <string_view>

namespace grundy {

/// Who wins at the end: the player who cannot move loses (normal) or wins (misère).
enum class Play { Normal, Misere };

std::string_view to_text(Play play);

}  // namespace grundy
