#include "families/rule/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kWinningWays = "Winning Ways, ch. 4";
constexpr std::string_view kWythoff = "W. A. Wythoff, A modification of the game of Nim, 1907";
constexpr std::string_view kEuclid =
    "A. J. Cole and A. J. T. Davie, A game based on the Euclidean algorithm, 1969";
constexpr std::string_view kNivasch =
    "G. Nivasch, The Sprague-Grundy function of the game Euclid, 2006";
constexpr std::string_view kDiminished =
    "J. H. Conway, On Numbers and Games, ch. 14: the diminished disjunctive compound";
constexpr std::string_view kFibonacci = "M. J. Whinihan, Fibonacci Nim, 1963";

}  // namespace

// clang-format off
std::vector<GameEntry> rule_games() {
  return {
      {"rule", "rule", kWinningWays,
       {{"numbers", true}, {"moves", true}, {"at", true}, {"end", false}, {"lost", false}, {"won", false}, {"let.NAME", false}, {"data.NAME", false}, {"guess", false}, {"axes", false}, {"upto", false}, kSum, kPlay},
       {{"take-1-3-4", "game=rule&numbers=n&moves=n-k_for_k_in_{1,3,4}&at=11", kWinningWays},
        {"kayles-typed", "game=rule&numbers=n&moves=i,n-1-i_for_i_in_0..n-1;_i,n-2-i_for_i_in_0..n-2&at=12", kWinningWays},
        {"wythoff-typed", "game=rule&numbers=a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b;_(a-k,b-k)_for_k_in_1..min(a,b)&at=(6,4)", kWythoff},
        {"euclid", "game=rule&numbers=a,b&moves=(a-k*b,b)_for_k_in_1..(a-1)/b;_(a,b-k*a)_for_k_in_1..(b-1)/a&end=min(a,b)==0&at=(25,7)", kEuclid},
        {"euclid-guessed", "game=rule&numbers=a,b&moves=(a-k*b,b)_for_k_in_1..(a-1)/b;_(a,b-k*a)_for_k_in_1..(b-1)/a&end=min(a,b)==0&at=(25,7)&guess=abs(a*a-b*b)/(a*b)", kNivasch},
        {"fibonacci-nim", "game=rule&numbers=n,most&moves=(n-t,2*t)_for_t_in_1..min(n,most)&at=(20,19)", kFibonacci},
        {"cutting-a-bar", "game=rule&numbers=w,h&moves=(x,h),(w-x,h)_for_x_in_1..w-1;_(w,y),(w,h-y)_for_y_in_1..h-1&at=(5,4)", kWinningWays},
        {"first-pile-emptied", "game=rule&numbers=n&moves=n-k_for_k_in_1..3&lost=n==0&at=5,6", kDiminished}}},
  };
}
// clang-format on

}  // namespace grundy
