#include "families/subtraction/family.hpp"

namespace grundy {
namespace {

constexpr std::string_view kTopcoder = "Topcoder, Algorithm Games (rasto6sk)";

}  // namespace

// clang-format off
std::vector<GameEntry> subtraction_games() {
  return {
      {"nim", "piles", "C. L. Bouton, Nim, a game with a complete mathematical theory, 1901", {{"piles", true}, kSum, kPlay},
       {{"three-piles-lost", "game=nim&piles=1,2,3", kTopcoder},
        {"three-piles-won", "game=nim&piles=7,4,1", kTopcoder},
        {"misere-nim", "game=nim&piles=7,4,1&play=misere", "Winning Ways, ch. 13"},
        {"industrial-nim", "game=nim&piles=1-1000000000000,8x5", "Codeforces 15C, Industrial Nim"},
        {"chocolate-in-box", "game=nim&piles=2,3,5,7", "HackerRank Weekly Challenge 7, Chocolate in Box"},
        {"moores-nim", "game=nim&piles=1-5&sum=up-to-2", "E. H. Moore, A generalization of the game called Nim, 1910"}}},
      {"subtraction", "piles", "Winning Ways, ch. 4", {{"take", true}, {"piles", true}, {"count", false}, kSum, kPlay},
       {{"take-1-3-or-4-of-11-coins", "game=subtraction&take=1,3,4&piles=11", kTopcoder},
        {"same-in-misere-play", "game=subtraction&take=1,3,4&piles=11&play=misere", kTopcoder},
        {"take-1-2-or-5-of-11-coins", "game=subtraction&take=1,2,5&piles=11", "A blog's introduction to composite games"},
        {"two-piles-take-1-3-or-4", "game=subtraction&take=1,3,4&piles=11,6", kTopcoder},
        {"long-long-nim", "game=subtraction&take=2,4,7,11,20&piles=20&count=6543", "Topcoder, SRM 330, LongLongNim"},
        {"thousand-million-million-coins", "game=subtraction&take=1,3,4&piles=1000000000000000", kTopcoder},
        {"from-3-to-500-million", "game=subtraction&take=3-500000000&piles=1000000000000", "Winning Ways, ch. 4"},
        {"take-1-2-or-99999999", "game=subtraction&take=1,2,99999999&piles=1000000000000", "Winning Ways, ch. 4"},
        {"subtract-a-square", "game=subtraction&take=squares&piles=20", "S. W. Golomb, A mathematical investigation of games of take-away, 1966"},
        {"all-but-two", "game=subtraction&take=all-but(2)&piles=7,5", "Winning Ways, ch. 4"},
        {"take-a-divisor", "game=subtraction&take=proper-divisors&piles=24", "LeetCode 1025, Divisor Game"}}},
      {"nimble", "piles", "T. S. Ferguson, Game Theory, part I", {{"coins", true}, kSum, kPlay},
       {{"three-coins-on-a-strip", "game=nimble&coins=3,5,5", "T. S. Ferguson, Game Theory, part I"},
        {"lost-though-every-coin-can-move", "game=nimble&coins=1,4,5", "T. S. Ferguson, Game Theory, part I"}}},
      {"poker-nim", "piles", "Winning Ways, ch. 3", {{"piles", true}, {"adds", true}, kSum, kPlay},
       {{"adding-does-not-help", "game=poker-nim&piles=5,5&adds=2,0", "Winning Ways, ch. 3"},
        {"two-piles-won", "game=poker-nim&piles=3,5&adds=2,0", "Winning Ways, ch. 3"}}},
  };
}
// clang-format on

Record take_rule(const TakeSet& take) {
  const std::vector<NumberRange> without = left_out(take);
  std::vector<Record> ranges;
  for (const NumberRange& range : without.empty() ? take.ranges : without) {
    ranges.push_back(Record().number("least", range.least).number("most", range.most));
  }
  std::vector<Record> named;
  for (const NamedSet set : take.named) named.push_back(Record().text("name", to_text(set)));
  return Record()
      .text("by", "take")
      .flag("but", !without.empty())
      .list("ranges", std::move(ranges))
      .list("powers", take.powers)
      .list("named", std::move(named));
}

}  // namespace grundy
