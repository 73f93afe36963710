#include "families/grid/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kTopcoder = "Topcoder, Algorithm Games (rasto6sk)";
constexpr std::string_view kHackerRank = "HackerRank Lambda Calculi, Knight and Queen";
constexpr std::string_view kSmith = "C. A. B. Smith, Graphs and composite games, 1966";
constexpr std::string_view kLoops = "Winning Ways, ch. 12";
constexpr std::string_view kKings = "Bob's kings, HackerRank";

}  // namespace

// clang-format off
std::vector<GameEntry> grid_games() {
  return {
      {"board", "board", kTopcoder, {{"size", true}, {"pieces", true}, {"holes", false}, {"toward", false}, {"piece.NAME", false}, kSum, kPlay},
       {{"topcoders-knights", "game=board&size=8x8&pieces=knight4@c5,knight4@f6", kTopcoder},
        {"horses-one-or-more", "game=board&size=8x8&pieces=knight4@c5,knight4@h7,knight4@b2&sum=selective", kTopcoder},
        {"horses-not-all", "game=board&size=8x8&pieces=knight4@c5,knight4@f5,knight4@h7&sum=not-all", kTopcoder},
        {"horses-all", "game=board&size=8x8&pieces=knight4@c5,knight4@g6&sum=conjunctive", kTopcoder},
        {"horses-all-that-can", "game=board&size=8x8&pieces=knight4@e6,knight4@h7,knight4@c3&sum=continued", "Winning Ways, ch. 9"},
        {"knight-and-queen", "game=board&size=50x50&pieces=knight@f5,queen@h8&toward=left-down", kHackerRank},
        {"kings-on-a-damaged-board", "game=board&size=4x3&pieces=king@d1,king@c2&holes=b2,c3&toward=left-up", kKings},
        {"one-queen", "game=board&size=12x12&pieces=queen@h5&toward=left-down", "W. A. Wythoff, 1907"},
        {"own-piece", "game=board&size=9x9&piece.camel=leap(-1,-3)leap(-3,-1)slide(-1,0)&pieces=camel@h8", "Winning Ways, ch. 3"},
        {"skater-that-may-step-back", "game=board&size=8x8&piece.skater=slide(-1,-1)leap(1,1)leap(0,-1)&pieces=skater@f5", kLoops},
        {"skater-and-rook-infinite", "game=board&size=8x8&piece.skater=slide(-1,-1)leap(1,1)leap(0,-1)&pieces=skater@e6,rook@e1&toward=left-down", kSmith},
        {"skater-and-rook-raised", "game=board&size=8x8&piece.skater=slide(-1,-1)leap(1,1)leap(0,-1)&pieces=skater@g7,rook@g1&toward=left-down", kSmith},
        {"two-skaters", "game=board&size=8x8&piece.skater=slide(-1,-1)leap(1,1)leap(0,-1)&pieces=skater@e6,skater@c4", kSmith},
        {"knights-that-may-go-back", "game=board&size=6x6&pieces=knight@d4,knight@a1&holes=c2,b3", kLoops}}},
  };
}
// clang-format on

}  // namespace grundy
