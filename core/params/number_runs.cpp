#include "params/number_runs.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "params/fields.hpp"

namespace grundy {
namespace {

void append_number(std::uint64_t number, std::string& text) {
  std::array<char, 20> digits;
  text.append(digits.data(),
              std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

// An iterator over all numbers of a list of runs.
class Place {
 public:
  explicit Place(std::span<const NumberRun> runs) : runs_(runs) {}
  bool ended() const { return run_ == runs_.size(); }
  std::uint64_t number() const { return runs_[run_].at(passed_); }
  void pass(std::uint64_t count) {
    for (; count > 0 && count >= left(); passed_ = 0) {
      count -= left();
      ++run_;
    }
    passed_ += count;
  }

  std::uint64_t alike() const {
    std::uint64_t count = 0;
    for (Place next = *this; !next.ended() && next.number() == number();) {
      const std::uint64_t here = next.rises() ? 1 : next.left();
      next.pass(here);
      count += here;
    }
    return count;
  }
  std::uint64_t ascending() const {
    std::uint64_t count = 0;
    for (Place next = *this; !next.ended() && next.number() == number() + count;) {
      const std::uint64_t here = next.rises() ? next.left() : 1;
      next.pass(here);
      count += here;
    }
    return count;
  }

 private:
  std::uint64_t left() const { return runs_[run_].size() - passed_; }
  bool rises() const { return runs_[run_].last > runs_[run_].first; }

  std::span<const NumberRun> runs_;
  std::size_t run_ = 0;
  std::uint64_t passed_ = 0;  // numbers of that run
};

}  // namespace

std::vector<NumberRun> joined_runs(std::span<const NumberRun> runs) {
  std::vector<NumberRun> joined;
  for (Place place(runs); !place.ended(); place.pass(joined.back().size())) {
    joined.push_back(run_of(place.number(), place.alike(), place.ascending()));
  }
  return joined;
}

bool is_run(std::string_view item) {
  const std::size_t sign = item.find_first_of("-x");
  return sign != item.npos && whole_number(item.substr(0, sign)) &&
         whole_number(item.substr(sign + 1));
}

std::optional<NumberRun> read_run(std::string_view item, std::uint64_t least, std::uint64_t most,
                                  Expected& wrong) {
  const std::size_t sign = std::min(item.find_first_of("-x"), item.size());
  const auto first = whole_number(item.substr(0, sign));
  const auto second = sign == item.size() ? first : whole_number(item.substr(sign + 1));
  const bool times = sign < item.size() && item[sign] == 'x';
  const auto holds = [&](std::uint64_t number) { return number >= least && number <= most; };
  if (!first || !second) {
    wrong = expecting("number-or-run", least, most);
  } else if (!holds(*first) || !(times || holds(*second))) {
    wrong = expecting("number", least, most);
  } else if (times) {
    if (*second > 0) return NumberRun{*first, *first, *second};
    wrong = expecting("equal-numbers");
  } else {
    if (*second >= *first) return NumberRun{*first, *second, 1};
    wrong = expecting("ascending-run");
  }
  return std::nullopt;
}

void append_run(const NumberRun& run, std::vector<std::uint64_t>& numbers) {
  numbers.insert(numbers.end(), static_cast<std::size_t>(run.times), run.first);
  for (std::uint64_t number = run.first; number < run.last;) numbers.push_back(++number);
}

void append_run(const NumberRun& run, std::string& text) {
  append_number(run.first, text);
  if (run.last > run.first) append_number(run.last, text += '-');
  if (run.times > 1) append_number(run.times, text += 'x');
}

std::string write_runs(std::span<const std::uint64_t> numbers) {
  std::string text;
  for_each_run(numbers, [&](const NumberRun& run) {
    if (!text.empty()) text += ',';
    append_run(run, text);
  });
  return text;
}

std::string write_runs(std::span<const NumberRun> runs) {
  std::string text;
  for (const NumberRun& run : runs) {
    if (!text.empty()) text += ',';
    append_run(run, text);
  }
  return text;
}

}  // namespace grundy
