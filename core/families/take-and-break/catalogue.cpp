#include "families/take-and-break/family.hpp"

namespace grundy {
namespace {

constexpr ParameterEntry kHeaps{
    "piles", "The number of coins in each heap; what one heap was split into is joined by +.",
    "whole numbers from 0 to 2^53-1, such as 7,4+1; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true};
constexpr ParameterEntry kParts{"parts",
                                "What the heaps must be that a turn splits one heap into: no two "
                                "of one size, or all of one size.",
                                "unequal, equal or any; any when left out", false};
constexpr std::string_view kFerguson = "T. S. Ferguson, Game Theory, part I";
constexpr std::string_view kGuySmith =
    "R. K. Guy and C. A. B. Smith, The G-values of various games, 1956";
constexpr std::string_view kWinningWays = "Winning Ways, ch. 4";
constexpr std::string_view kDudeney = "H. E. Dudeney, The Canterbury Puzzles, 1907";
constexpr std::string_view kDawson = "T. R. Dawson, Caissa's Wild Roses, 1935";
constexpr std::string_view kLasker = "E. Lasker, Brettspiele der Völker, 1931";
constexpr std::string_view kGrundy = "P. M. Grundy, Mathematics and games, 1939";

}  // namespace

// clang-format off
std::vector<GameEntry> take_and_break_games() {
  return {
      {"kayles", "Kayles", "heaps",
       "Knock down one pin or two that stand side by side in one row; what is left of the row may be in two parts.",
       kDudeney,
       {kHeaps, kSum, kPlay},
       {{"Twelve pins", "game=kayles&piles=12", kGuySmith},
        {"Thirteen pins, the second of which is down", "game=kayles&piles=11+1", kDudeney},
        {"Three rows", "game=kayles&piles=7,5,3", kWinningWays},
        {"A million million pins", "game=kayles&piles=1000000000000", kGuySmith},
        {"Misère Kayles", "game=kayles&piles=7,4&play=misere", "W. L. Sibert and J. H. Conway, Mathematical Kayles, 1992"}}},
      {"dawsons-kayles", "Dawson's Kayles", "heaps",
       "Knock down two pins that stand side by side in one row; what is left of the row may be in two parts.",
       kWinningWays,
       {kHeaps, kSum, kPlay},
       {{"Fifteen pins, lost", "game=dawsons-kayles&piles=15", kWinningWays},
        {"Three rows", "game=dawsons-kayles&piles=9,6,4", kWinningWays}}},
      {"dawson", "Dawson's Chess", "heaps",
       "Two rows of pawns face each other, and who can capture must: advancing one clears its file and those beside it.",
       kDawson,
       {kHeaps, kSum, kPlay},
       {{"Eight files", "game=dawson&piles=8", kGuySmith},
        {"As Dawson meant it: whoever moves last loses", "game=dawson&piles=9&play=misere", kDawson}}},
      {"lasker", "Lasker's Nim", "heaps",
       "Take any number of coins from one heap, or split one heap in two.",
       kLasker,
       {kHeaps, kSum, kPlay},
       {{"Three heaps", "game=lasker&piles=2,5,7", kFerguson},
        {"A heap of four counts as three", "game=lasker&piles=4,3", kLasker}}},
      {"grundy", "Grundy's game", "heaps",
       "Split one heap into two heaps of different sizes.",
       kGrundy,
       {kHeaps, kSum, kPlay},
       {{"Three heaps", "game=grundy&piles=5,8,13", kFerguson},
        {"A heap of fifty", "game=grundy&piles=50", kGrundy},
        {"Misère play", "game=grundy&piles=13&play=misere", "Winning Ways, ch. 13"}}},
      {"officers", "Officers", "heaps",
       "Take one coin from a heap of two or more; what is left of the heap may be split in two.",
       kWinningWays,
       {kHeaps, kSum, kPlay},
       {{"Two heaps", "game=officers&piles=10,7", kWinningWays}}},
      {"treblecross", "Treblecross", "heaps",
       "Take three coins that lie side by side in one row; what is left of the row may be in two parts.",
       kWinningWays,
       {kHeaps, kSum, kPlay},
       {{"A strip of nine squares is a row of eleven coins", "game=treblecross&piles=11", kWinningWays}}},
      {"guiles", "Guiles", "heaps",
       "Take a whole heap of one or two coins, or take two coins and split what is left of the heap in two.",
       kWinningWays,
       {kHeaps, kSum, kPlay},
       {{"Two heaps", "game=guiles&piles=11,6", kWinningWays}}},
      {"octal", "Octal game", "heaps",
       "Take coins from one heap and leave nothing, one heap or two heaps of it: what the code allows for each number taken.",
       kGuySmith,
       {{"code", "Its digits after the point speak of 1, 2, 3, … coins taken, the one before it of none. Add up: 1 where nothing need be left, 2 where one heap may be, 4 where two may be. Digits in brackets repeat for ever.", "octal digits, such as 0.77, 4.3 or 0.(3)", true},
        kHeaps, kParts, kSum, kPlay},
       {{"0.156", "game=octal&code=0.156&piles=20,9", "J. C. Kenyon, A Nim-like game with period 349, 1967"},
        {"Take any number but two", "game=octal&code=0.30(3)&piles=6,5", kWinningWays},
        {"Take one coin, or split into equal halves", "game=octal&code=4.3&parts=equal&piles=12,7", kWinningWays}}},
      {"hexadecimal", "Hexadecimal game", "heaps",
       "Take coins from one heap and leave up to three heaps of it: what the code allows for each number taken.",
       kWinningWays,
       {{"code", "As an octal code; add 8 where three heaps may be left, and write 10 to 15 as a to f.", "hexadecimal digits, such as 0.8f or 4.(3)", true},
        kHeaps, kParts, kSum, kPlay},
       {{"Kenyon's game", "game=hexadecimal&code=0.3f&piles=9,5", kWinningWays}}},
  };
}
// clang-format on

}  // namespace grundy
