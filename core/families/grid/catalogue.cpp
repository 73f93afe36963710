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
      {"board", "Pieces on a board", "board",
       "Move one piece by its own moves; several may stand on one cell.",
       kTopcoder,
       {{"size", "Columns and rows of the board.", "width x height, at most 16777216 cells, such as 8x8", true},
        {"pieces", "The pieces and where they stand.", "piece@cell, the cell as c5 or as x,y counted from 0, such as knight4@c5,queen@30,40", true},
        {"holes", "Damaged cells, which are not entered and not slid over.", "cells, such as b2,c3", false},
        {"toward", "The corner that the pieces are sent to. King, queen, rook, bishop and knight keep the moves toward it, other pieces are mirrored toward it. Without a corner they keep all moves, may go round for ever, and games may be draws.", "left-down, left-up, right-down or right-up", false},
        {"piece.NAME", "An own piece by its vectors, drawn for the corner left-down.", "leap(dx,dy) once or slide(dx,dy) any distance, such as leap(-1,-3)slide(-1,0)", false},
        kSum, kPlay},
       {{"Topcoder's knights", "game=board&size=8x8&pieces=knight4@c5,knight4@f6", kTopcoder},
        {"Horses: move one or more", "game=board&size=8x8&pieces=knight4@c5,knight4@h7,knight4@b2&sum=selective", kTopcoder},
        {"Horses: some, but not all", "game=board&size=8x8&pieces=knight4@c5,knight4@f5,knight4@h7&sum=not-all", kTopcoder},
        {"Horses: every one, the homework", "game=board&size=8x8&pieces=knight4@c5,knight4@g6&sum=conjunctive", kTopcoder},
        {"Horses: every one that can", "game=board&size=8x8&pieces=knight4@e6,knight4@h7,knight4@c3&sum=continued", "Winning Ways, ch. 9"},
        {"Knight and queen", "game=board&size=50x50&pieces=knight@f5,queen@h8&toward=left-down", kHackerRank},
        {"Kings on a damaged board", "game=board&size=4x3&pieces=king@d1,king@c2&holes=b2,c3&toward=left-up", kKings},
        {"One queen: Wythoff's game", "game=board&size=12x12&pieces=queen@h5&toward=left-down", "W. A. Wythoff, 1907"},
        {"An own piece", "game=board&size=9x9&piece.camel=leap(-1,-3)leap(-3,-1)slide(-1,0)&pieces=camel@h8", "Winning Ways, ch. 3"},
        {"A skater that may step back: won, lost or a draw", "game=board&size=8x8&piece.skater=slide(-1,-1)leap(1,1)leap(0,-1)&pieces=skater@f5", kLoops},
        {"A skater and a rook: an infinite number that can be brought to 4", "game=board&size=8x8&piece.skater=slide(-1,-1)leap(1,1)leap(0,-1)&pieces=skater@e6,rook@e1&toward=left-down", kSmith},
        {"A skater and a rook: raising a number does not help", "game=board&size=8x8&piece.skater=slide(-1,-1)leap(1,1)leap(0,-1)&pieces=skater@g7,rook@g1&toward=left-down", kSmith},
        {"Two skaters: a draw", "game=board&size=8x8&piece.skater=slide(-1,-1)leap(1,1)leap(0,-1)&pieces=skater@e6,skater@c4", kSmith},
        {"Knights that may go back, one of them locked in", "game=board&size=6x6&pieces=knight@d4,knight@a1&holes=c2,b3", kLoops}}},
  };
}
// clang-format on

std::string rule_in_words(const Board& board) {
  std::string text = "Move one piece";
  if (board.toward) {
    const std::string corner = write_corner(*board.toward);
    const std::size_t dash = corner.find('-');
    text += " toward the corner " + corner.substr(0, dash) + " and " + corner.substr(dash + 1);
  }
  if (!board.holes.empty()) text += ", never onto or over a damaged cell";
  return text + "; several may stand on one cell";
}

}  // namespace grundy
