#include "glance/cursor.hpp"

#include "params/number_runs.hpp"

namespace grundy::glance {
namespace {

// Longer lists are declined anyway.
constexpr std::uint64_t kMostInRuns = 1'000;

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

}  // namespace

bool Cursor::eat(const char* word) {
  std::size_t length = 0;
  while (word[length] != 0) {
    if (!good_ || length == rest_.size() || rest_[length] != word[length]) return false;
    ++length;
  }
  rest_.remove_prefix(length);
  return true;
}

std::string_view Cursor::name() {
  std::size_t length = 0;
  while (length < rest_.size() && (is_letter(rest_[length]) || is_digit(rest_[length]))) ++length;
  const std::string_view found = rest_.substr(0, length);
  check(length > 0 && is_letter(found.front()));
  rest_.remove_prefix(length);
  return found;
}

std::uint64_t Cursor::number(std::uint64_t most) {
  std::uint64_t value = 0;
  std::size_t length = 0;
  const bool zero = !rest_.empty() && rest_.front() == '0';
  while (good_ && length < rest_.size() && is_digit(rest_[length])) {
    value = value * 10 + static_cast<std::uint64_t>(rest_[length++] - '0');
    check(value <= most);
  }
  check(length == 1 || (length > 1 && !zero));
  rest_.remove_prefix(length);
  return value;
}

List<std::uint64_t> Cursor::numbers(std::uint64_t most) {
  List<std::uint64_t> list(*arena_);
  if (value_ended()) return list;
  do {
    list.push_back(number(most));
  } while (good_ && more());
  return list;
}

List<std::uint64_t> Cursor::numbers_in_runs(std::uint64_t most) {
  List<std::uint64_t> list(*arena_);
  List<NumberRun> written(*arena_);
  if (value_ended()) return list;
  do {
    NumberRun run{number(most), 0, 1};
    run.last = run.first;
    if (eat("-")) {
      run.last = number(most);
      check(run.last > run.first);
    } else if (eat("x")) {
      run.times = number(kMostInRuns);
      check(run.times > 1);
    }
    check(run.size() <= kMostInRuns - list.size());
    written.push_back(run);
    for (std::uint64_t i = 0; good_ && i < run.size(); ++i) {
      list.push_back(run.times > 1 ? run.first : run.first + i);
    }
  } while (good_ && more());
  std::uint32_t place = 0;
  for_each_run(list, [&](const NumberRun& run) {
    check(place < written.size() && run == written[place]);
    ++place;
  });
  return list;
}

Convention read_convention(Cursor& cursor) {
  Convention convention;
  if (cursor.eat("&sum=")) {
    convention.sum.compound = Compound::Disjunctive;
    for (const Compound compound :
         {Compound::Selective, Compound::NotAll, Compound::Conjunctive, Compound::Continued}) {
      if (!cursor.eat(to_text(compound).data())) continue;
      convention.sum.compound = compound;
      break;
    }
    cursor.check(convention.sum.compound != Compound::Disjunctive);
  }
  if (cursor.eat("&play=misere")) convention.play = Play::Misere;
  cursor.check(cursor.rest().empty());
  return convention;
}

}  // namespace grundy::glance
