#include "families/cram/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kGardner = "M. Gardner, Scientific American, February 1974";
constexpr std::string_view kLemoineViennot = "J. Lemoine, S. Viennot, Nimbers are inevitable, 2012";

}  // namespace

// clang-format off
std::vector<GameEntry> cram_games() {
  return {
      {"cram", "cram", kGardner, {{"size", true}, {"taken", false}, kSum, kPlay},
       {{"cram-four-by-five", "game=cram&size=5x4", kLemoineViennot},
        {"cram-even-sides", "game=cram&size=4x4", kGardner},
        {"cram-five-by-five", "game=cram&size=5x5", kLemoineViennot},
        {"cram-three-regions", "game=cram&size=8x4&taken=c1,g1,c2,g2,c3,g3,c4,g4", "Winning Ways, ch. 15"},
        {"cram-misere", "game=cram&size=3x4&play=misere", kLemoineViennot}}},
  };
}
// clang-format on

}  // namespace grundy
