#include "families/chomp/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kGale =
    "D. Gale, A curious Nim-type game, American Mathematical Monthly 81, 1974";

}  // namespace

// clang-format off
std::vector<GameEntry> chomp_games() {
  return {
      {"chomp", "chomp", kGale, {{"rows", true}, kSum, kPlay},
       {{"chomp-four-by-five", "game=chomp&rows=5x4", kGale},
        {"chomp-square", "game=chomp&rows=6x6", kGale},
        {"chomp-two-rows", "game=chomp&rows=7,6", "Winning Ways, ch. 18"},
        {"chomp-bitten", "game=chomp&rows=7,5,3", kGale}}},
  };
}
// clang-format on

}  // namespace grundy
