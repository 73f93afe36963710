#include <algorithm>
#include <iterator>

#include "families/take-and-break/family.hpp"

namespace grundy {
namespace {

constexpr ParameterEntry kHeaps{"piles", true};
constexpr ParameterEntry kParts{"parts", false};
constexpr std::string_view kFerguson = "T. S. Ferguson, Game Theory, part I";
constexpr std::string_view kGuySmith =
    "R. K. Guy and C. A. B. Smith, The G-values of various games, 1956";
constexpr std::string_view kWinningWays = "Winning Ways, ch. 4";
constexpr std::string_view kDudeney = "H. E. Dudeney, The Canterbury Puzzles, 1907";
constexpr std::string_view kDawson = "T. R. Dawson, Caissa's Wild Roses, 1935";
constexpr std::string_view kLasker = "E. Lasker, Brettspiele der Völker, 1931";
constexpr std::string_view kGrundy = "P. M. Grundy, Mathematics and games, 1939";

// The octal codes of the games that have a name.
constexpr NamedHeaps kNamed[] = {
    {"kayles", "0.77"},
    {"dawsons-kayles", "0.07"},
    {"dawson", "0.137"},
    {"lasker", "4.(3)"},
    {"grundy", "4.0", HeapParts::Unequal},
    {"officers", "0.6"},
    {"treblecross", "0.007"},
    {"guiles", "0.15"},
};

}  // namespace

const NamedHeaps* named_heaps(std::string_view game) {
  const auto named = std::find_if(std::begin(kNamed), std::end(kNamed),
                                  [&](const NamedHeaps& heaps) { return heaps.game == game; });
  return named == std::end(kNamed) ? nullptr : named;
}

// clang-format off
std::vector<GameEntry> take_and_break_games() {
  return {
      {"kayles", "heaps", kDudeney, {kHeaps, kSum, kPlay},
       {{"twelve-pins", "game=kayles&piles=12", kGuySmith},
        {"thirteen-pins", "game=kayles&piles=11+1", kDudeney},
        {"three-rows", "game=kayles&piles=7,5,3", kWinningWays},
        {"million-million-pins", "game=kayles&piles=1000000000000", kGuySmith},
        {"misere-kayles", "game=kayles&piles=7,4&play=misere", "W. L. Sibert and J. H. Conway, Mathematical Kayles, 1992"}}},
      {"dawsons-kayles", "heaps", kWinningWays, {kHeaps, kSum, kPlay},
       {{"fifteen-pins", "game=dawsons-kayles&piles=15", kWinningWays},
        {"three-rows", "game=dawsons-kayles&piles=9,6,4", kWinningWays}}},
      {"dawson", "heaps", kDawson, {kHeaps, kSum, kPlay},
       {{"eight-files", "game=dawson&piles=8", kGuySmith},
        {"as-dawson-meant-it", "game=dawson&piles=9&play=misere", kDawson}}},
      {"lasker", "heaps", kLasker, {kHeaps, kSum, kPlay},
       {{"three-heaps", "game=lasker&piles=2,5,7", kFerguson},
        {"heap-of-four-counts-as-three", "game=lasker&piles=4,3", kLasker}}},
      {"grundy", "heaps", kGrundy, {kHeaps, kSum, kPlay},
       {{"three-heaps", "game=grundy&piles=5,8,13", kFerguson},
        {"heap-of-fifty", "game=grundy&piles=50", kGrundy},
        {"misere-play", "game=grundy&piles=13&play=misere", "Winning Ways, ch. 13"}}},
      {"officers", "heaps", kWinningWays, {kHeaps, kSum, kPlay},
       {{"two-heaps", "game=officers&piles=10,7", kWinningWays}}},
      {"treblecross", "heaps", kWinningWays, {kHeaps, kSum, kPlay},
       {{"strip-of-nine-squares", "game=treblecross&piles=11", kWinningWays}}},
      {"guiles", "heaps", kWinningWays, {kHeaps, kSum, kPlay},
       {{"two-heaps", "game=guiles&piles=11,6", kWinningWays}}},
      {"octal", "heaps", kGuySmith, {{"code", true}, kHeaps, kParts, kSum, kPlay},
       {{"0-156", "game=octal&code=0.156&piles=20,9", "J. C. Kenyon, A Nim-like game with period 349, 1967"},
        {"take-any-number-but-two", "game=octal&code=0.30(3)&piles=6,5", kWinningWays},
        {"one-coin-or-halves", "game=octal&code=4.3&parts=equal&piles=12,7", kWinningWays}}},
      {"hexadecimal", "heaps", kWinningWays, {{"code", true}, kHeaps, kParts, kSum, kPlay},
       {{"kenyons-game", "game=hexadecimal&code=0.3f&piles=9,5", kWinningWays}}},
  };
}
// clang-format on

}  // namespace grundy
