#include "families/notakto/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kSecrets =
    "T. E. Plambeck, G. Whitehead, The secrets of Notakto: winning at X-only tic-tac-toe, 2013";

}  // namespace

// clang-format off
std::vector<GameEntry> notakto_games() {
  return {
      {"notakto", "notakto", kSecrets, {{"size", true}, {"boards", false}, {"marked", false}, kSum, kPlay},
       {{"notakto-one-board", "game=notakto&size=3x3&play=misere", kSecrets},
        {"notakto-two-boards", "game=notakto&size=3x3&boards=2&marked=b2&play=misere", kSecrets},
        {"notakto-four-by-four", "game=notakto&size=4x4", kSecrets},
        {"notakto-strip", "game=notakto&size=12x1", "Winning Ways, ch. 4"}}},
  };
}
// clang-format on

}  // namespace grundy
