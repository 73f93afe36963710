#include <map>

#include "families/take-and-break/take_and_break.hpp"
#include "params/as_size.hpp"

namespace grundy {
namespace {

// How many rounds of the repeated digits are listed.
constexpr std::size_t kRoundsTold = 3;

// The numbers of coins with one digit, in ascending runs.
struct Taken {
  std::vector<Record> runs;
  std::uint64_t first = 0;  // of the last run
  std::uint64_t last = 0;
  bool goes_on = false;       // the last ones are repeated for ever
  bool every_number = false;  // from the last one on

  void add(std::uint64_t coins) {
    if (coins != last + 1 || first == 0) {
      end_run();
      first = coins;
    }
    last = coins;
  }
  void end_run() {
    if (first > 0) runs.push_back(Record().number("least", first).number("most", last));
  }
};

std::map<std::uint8_t, Taken> taken_by_digit(const HeapRule& rule) {
  std::map<std::uint8_t, Taken> taken;
  for (std::uint64_t coins = 1; coins < rule.digits.size(); ++coins) {
    taken[rule.digits[as_size(coins)]].add(coins);
  }
  const std::size_t block = rule.repeated.size();
  for (std::size_t i = 0; i < kRoundsTold * block; ++i) {
    Taken& of_digit = taken[rule.repeated[i % block]];
    of_digit.add(rule.digits.size() + i);
    of_digit.goes_on = true;
    of_digit.every_number = block == 1;
  }
  taken.erase(0);
  return taken;
}

Record turn(std::uint8_t digit, Taken taken) {
  taken.end_run();
  return Record()
      .number("left", digit)
      .flag("goesOn", taken.goes_on)
      .flag("everyNumber", taken.every_number)
      .list("taken", std::move(taken.runs));
}

}  // namespace

Record heap_turns(const HeapRule& rule) {
  std::vector<Record> turns;
  if (rule.digits[0] != 0) turns.push_back(turn(rule.digits[0], {}));
  for (auto& [digit, taken] : taken_by_digit(rule)) turns.push_back(turn(digit, std::move(taken)));
  return Record()
      .text("by", "heaps")
      .text("parts", to_text(rule.parts))
      .list("turns", std::move(turns));
}

}  // namespace grundy
