#include "games/catalogue.hpp"

#include "families/take-and-break/heap_catalogue.hpp"

namespace grundy {
namespace {

constexpr std::string_view kTopcoder = "Topcoder, Algorithm Games (rasto6sk)";
constexpr std::string_view kHackerRank = "HackerRank Lambda Calculi, Knight and Queen";
constexpr std::string_view kSmith = "C. A. B. Smith, Graphs and composite games, 1966";
constexpr std::string_view kLoops = "Winning Ways, ch. 12";
constexpr std::string_view kKings = "Bob's kings, HackerRank";
constexpr std::string_view kCoinsOnTree = "Move the Coins, HackerRank World CodeSprint";
constexpr std::string_view kStaircase = "Staircase Nim, blog of the author of Move the Coins";
constexpr std::string_view kOrdered = "Topcoder SRM 309, StoneGameStrategist";
constexpr std::string_view kCake = "Topcoder SRM 338, CakeParty";
constexpr std::string_view kNorthcott = "Winning Ways, ch. 3";
constexpr std::string_view kRoxor = "Topcoder SRM 216, Roxor";

// clang-format off
std::vector<GameEntry> pile_games() {
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
        {"Moore's Nim: from one pile or two", "game=nim&piles=1-5&sum=up-to-2", "E. H. Moore, A generalization of the game called Nim, 1910"}},
       [](Fields& fields) -> Position {
         return std::visit([](auto piles) -> Position { return piles; }, read_nim(fields));
       }},
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
        {"Take a divisor", "game=subtraction&take=proper-divisors&piles=24", "LeetCode 1025, Divisor Game"}},
       [](Fields& fields) -> Position { return read_subtraction(fields); }},
      {"nimble", "Nimble", "piles",
       "Move one coin any number of squares to the left; several may stand on one square.",
       "T. S. Ferguson, Game Theory, part I",
       {{"coins", "The square of each coin; the squares of the strip are numbered from 0 at its left end.", "whole numbers from 0 to 2^53-1, such as 3,5,5; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true}, kSum, kPlay},
       {{"Three coins on a strip", "game=nimble&coins=3,5,5", "T. S. Ferguson, Game Theory, part I"},
        {"Lost, though every coin can move", "game=nimble&coins=1,4,5", "T. S. Ferguson, Game Theory, part I"}},
       [](Fields& fields) -> Position { return read_nimble(fields); }},
      {"poker-nim", "Poker Nim", "piles",
       "Take any number of coins from one pile, or add coins to a pile that may still be given them.",
       "Winning Ways, ch. 3",
       {{"piles", "The number of coins in each pile.", "whole numbers from 0 to 2^53-1, such as 3,5; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true},
        {"adds", "How many coins each pile may still be given.", "a whole number from 0 to 1000 for each pile, such as 2,0", true}, kSum, kPlay},
       {{"Adding does not help", "game=poker-nim&piles=5,5&adds=2,0", "Winning Ways, ch. 3"},
        {"Two piles, won", "game=poker-nim&piles=3,5&adds=2,0", "Winning Ways, ch. 3"}},
       [](Fields& fields) -> Position { return read_poker_nim(fields); }},
  };
}

std::vector<GameEntry> other_games() {
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
        {"Knights that may go back, one of them locked in", "game=board&size=6x6&pieces=knight@d4,knight@a1&holes=c2,b3", kLoops}},
       [](Fields& fields) -> Position { return read_board(fields); }},
      {"tree", "Coins on a tree", "tree",
       "Move one or more coins from one node to its parent.",
       kCoinsOnTree,
       {{"parents", "Each node's parent, 0 for the root.", "one number per node, such as 0,1,1,3,3,4; or edges instead", false},
        {"edges", "The tree by its edges, in any order, instead of parents.", "node-node, such as 1-2,1-3,3-4", false},
        {"root", "Which node is the root of the edges.", "a node; 1 when left out", false},
        {"coins", "The number of coins on each node.", "one number per node, such as 0,2,2,1,3,2", true},
        {"rehang", "Questions: what if this node hung under that one?", "node:new parent, such as 6:2,4:1", false}, kSum, kPlay},
       {{"Six nodes, and three questions: re-hang a node", "game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2&rehang=6:2,4:1,3:6", kCoinsOnTree},
        {"A staircase is a path", "game=tree&parents=0,1,2,3,4&coins=0,3,1,2,4", "Staircase Nim, blog of the problem's author"}},
       [](Fields& fields) -> Position { return read_tree(fields); }},
      {"staircase", "Staircase Nim", "row",
       "Move one or more coins from one stair to the next lower one.",
       kStaircase,
       {{"stairs", "The number of coins on each stair, the lowest first.", "whole numbers from 0, together at most 2^53-1, such as 0,3,1,2; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true},
        {"numbering", "What the stairs are called: the first is the ground, stair 0 (ground-0); or the ground is not listed and the lowest stair is stair 1 (steps-1) or stair 0 (steps-0).", "ground-0, steps-1 or steps-0; ground-0 when left out", false},
        kSum, kPlay},
       {{"Four stairs, the first is the ground", "game=staircase&stairs=0,3,1,2", kStaircase},
        {"Lost: equal coins on stairs 1 and 3", "game=staircase&stairs=0,2,3,2,1", kStaircase},
        {"The lowest step is called 0: even ones count", "game=staircase&stairs=3,1,2&numbering=steps-0", "Move the Coins, its discussion"},
        {"The same in misère play", "game=staircase&stairs=0,3,1,2&play=misere", "Winning Ways, ch. 13"}},
       [](Fields& fields) -> Position { return read_staircase(fields); }},
      {"ordered", "Piles that must not descend", "row",
       "Take one or more stones from one pile, so that no pile is smaller than the one to its left.",
       kOrdered,
       {{"piles", "The number of stones in each pile, none smaller than the one before.", "ascending whole numbers from 0 to 2^53-1, such as 1,2,4; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true}, kSum, kPlay},
       {{"Three piles", "game=ordered&piles=3,6,6", kOrdered},
        {"Two equal piles are lost", "game=ordered&piles=6,6", kOrdered},
        {"Eleven piles, lost", "game=ordered&piles=32,136,251,369,403,593,624,657,729,731,769", kOrdered}},
       [](Fields& fields) -> Position { return read_ordered(fields); }},
      {"cake", "Only a largest cake", "row",
       "Eat one or more pieces of one cake among those with the most pieces.",
       kCake,
       {{"piles", "The number of pieces of each cake.", "whole numbers from 0 to 2^53-1, such as 3,3,1; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true}, kSum, kPlay},
       {{"Two largest cakes: lost", "game=cake&piles=3,3,1", kCake},
        {"One largest cake: won", "game=cake&piles=3,3,112", kCake},
        {"Misère play among small cakes", "game=cake&piles=3,1,1&play=misere", "Winning Ways, ch. 13"}},
       [](Fields& fields) -> Position { return read_cake(fields); }},
      {"roxor", "Roxor", "row",
       "Take one stone from a pot and put one stone into each of two later pots, which may be the same pot.",
       kRoxor,
       {{"pots", "The number of stones in each pot.", "at most 2000 whole numbers from 0 to 2^53-1, such as 3,0,1,2; 1-5 is 1,2,3,4,5 and 7x3 is 7,7,7", true}, kSum, kPlay},
       {{"Five pots", "game=roxor&pots=2,1x3,5", kRoxor},
        {"Equal pots that are lost", "game=roxor&pots=1000x5", kRoxor}},
       [](Fields& fields) -> Position { return read_roxor(fields); }},
      {"northcott", "Northcott's game", "northcott",
       "Slide one of your own pieces along its row, forward or back, not over the other piece.",
       kNorthcott,
       {{"columns", "The number of columns.", "a whole number from 2 to 1000000, such as 8", true},
        {"rows", "The white and the black piece of each row.", "white-black, the columns counted from 1, such as 1-8,3-6", true},
        {"turn", "Who is to move.", "white or black; white when left out", false}, kSum, kPlay},
       {{"Four rows of eight", "game=northcott&columns=8&rows=1-8,3-6,2-4,5-6", kNorthcott},
        {"Lost: the gaps balance", "game=northcott&columns=8&rows=1-5,8-4,3-4", kNorthcott},
        {"Misère play, where draws come in", "game=northcott&columns=5&rows=1-4,2-5&play=misere", "Winning Ways, ch. 13"}},
       [](Fields& fields) -> Position { return read_northcott(fields); }},
  };
}
// clang-format on

const std::vector<GameEntry>& rows() {
  static const std::vector<GameEntry> list = [] {
    std::vector<GameEntry> all = pile_games();
    for (GameEntry& entry : heap_games()) all.push_back(std::move(entry));
    for (GameEntry& entry : other_games()) all.push_back(std::move(entry));
    return all;
  }();
  return list;
}

}  // namespace

std::span<const GameEntry> games() { return rows(); }

const GameEntry* find_game(std::string_view key) {
  for (const GameEntry& entry : rows()) {
    if (entry.key == key) return &entry;
  }
  return nullptr;
}

std::string game_names() {
  std::string names;
  for (const GameEntry& entry : rows()) {
    if (!names.empty()) names += ", ";
    names += entry.key;
  }
  return names;
}

std::string parameter_names(const GameEntry& entry) {
  std::string names = "game";
  for (const ParameterEntry& parameter : entry.parameters) {
    names += ", ";
    names += parameter.key;
  }
  return names;
}

}  // namespace grundy
