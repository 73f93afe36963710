#include "families/subtraction/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kTopcoder = "Topcoder, Algorithm Games (rasto6sk)";

}  // namespace

// clang-format off
std::vector<GameEntry> subtraction_games() {
  return {
      {"nim", "Nim", "piles",
       "Take any number of coins, at least one, from one pile.",
       "C. L. Bouton, Nim, a game with a complete mathematical theory, 1901",
       {{"piles", "The number of coins in each pile.", "whole numbers from 0 to 2^53-1, such as 7,4,1; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true}, kSum, kPlay},
       {{"Three piles, lost", "game=nim&piles=1,2,3", kTopcoder},
        {"Three piles, won", "game=nim&piles=7,4,1", kTopcoder},
        {"Misère Nim", "game=nim&piles=7,4,1&play=misere", "Winning Ways, ch. 13"},
        {"Industrial Nim: rows of dumpers, each one stone heavier", "game=nim&piles=1-1000000000000,8x5", "Codeforces 15C, Industrial Nim"},
        {"Chocolate in Box: count the winning moves", "game=nim&piles=2,3,5,7", "HackerRank Weekly Challenge 7, Chocolate in Box"},
        {"Moore's Nim: from one pile or two", "game=nim&piles=1-5&sum=up-to-2", "E. H. Moore, A generalization of the game called Nim, 1910"}}},
      {"subtraction", "Take-away", "piles",
       "Take one of the numbers of coins in a set from one pile.",
       "Winning Ways, ch. 4",
       {{"take", "The numbers of coins a turn may take.", "numbers, ranges and names, such as 1,3,4 or 1-5,9,primes or all-but(2); names are primes, squares, cubes, evens, odds, fibonacci, factorials, triangular, powers(2) with any base from 2, and of the pile's size divisors, proper-divisors, coprimes; what is given twice counts once", true},
        {"piles", "The number of coins in each pile.", "whole numbers from 0 to 2^53-1, such as 11; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true},
        {"count", "How many of the pile sizes from 1 to this number are lost?", "a whole number from 1 to 1000000000000000, such as 6543", false}, kSum, kPlay},
       {{"Take 1, 3 or 4 of 11 coins", "game=subtraction&take=1,3,4&piles=11", kTopcoder},
        {"The same in misère play", "game=subtraction&take=1,3,4&piles=11&play=misere", kTopcoder},
        {"Take 1, 2 or 5 of 11 coins", "game=subtraction&take=1,2,5&piles=11", "A blog's introduction to composite games"},
        {"Two piles, take 1, 3 or 4", "game=subtraction&take=1,3,4&piles=11,6", kTopcoder},
        {"LongLongNim: count the lost piles", "game=subtraction&take=2,4,7,11,20&piles=20&count=6543", "Topcoder, SRM 330, LongLongNim"},
        {"A pile of a thousand million million coins", "game=subtraction&take=1,3,4&piles=1000000000000000", kTopcoder},
        {"From 3 to 500 million of a million million coins", "game=subtraction&take=3-500000000&piles=1000000000000", "Winning Ways, ch. 4"},
        {"Take 1, 2 or 99999999 of a million million coins", "game=subtraction&take=1,2,99999999&piles=1000000000000", "Winning Ways, ch. 4"},
        {"Subtract a square", "game=subtraction&take=squares&piles=20", "S. W. Golomb, A mathematical investigation of games of take-away, 1966"},
        {"All but two", "game=subtraction&take=all-but(2)&piles=7,5", "Winning Ways, ch. 4"},
        {"Take a divisor", "game=subtraction&take=proper-divisors&piles=24", "LeetCode 1025, Divisor Game"}}},
      {"nimble", "Nimble", "piles",
       "Move one coin any number of squares to the left; several may stand on one square.",
       "T. S. Ferguson, Game Theory, part I",
       {{"coins", "The square of each coin; the squares of the strip are numbered from 0 at its left end.", "whole numbers from 0 to 2^53-1, such as 3,5,5; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true}, kSum, kPlay},
       {{"Three coins on a strip", "game=nimble&coins=3,5,5", "T. S. Ferguson, Game Theory, part I"},
        {"Lost, though every coin can move", "game=nimble&coins=1,4,5", "T. S. Ferguson, Game Theory, part I"}}},
      {"poker-nim", "Poker Nim", "piles",
       "Take any number of coins from one pile, or add coins to a pile that may still be given them.",
       "Winning Ways, ch. 3",
       {{"piles", "The number of coins in each pile.", "whole numbers from 0 to 2^53-1, such as 3,5; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true},
        {"adds", "How many coins each pile may still be given.", "a whole number from 0 to 1000 for each pile, such as 2,0", true}, kSum, kPlay},
       {{"Adding does not help", "game=poker-nim&piles=5,5&adds=2,0", "Winning Ways, ch. 3"},
        {"Two piles, won", "game=poker-nim&piles=3,5&adds=2,0", "Winning Ways, ch. 3"}}},
  };
}
// clang-format on

std::string rule_in_words(const Piles& rules) {
  switch (rules.game) {
    case PileGame::Nim: break;
    case PileGame::TakeAway: return rule_in_words(rules.take);
    case PileGame::Nimble: return "Move one coin any number of squares to the left";
    case PileGame::PokerNim:
      return "Take any number of coins, at least one, from one pile, or add coins to a pile that "
             "may still be given them";
  }
  return "Take any number of coins, at least one, from one pile";
}

std::string rule_in_words(const PileRuns&) { return rule_in_words(Piles{}); }

}  // namespace grundy
