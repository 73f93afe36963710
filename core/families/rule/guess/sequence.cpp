#include "families/rule/guess/sequence.hpp"

#include <algorithm>

#include "families/rule/guess/course.hpp"
#include "families/rule/run/machine.hpp"
#include "theory/mex.hpp"

namespace grundy::rule {
namespace {

constexpr std::uint64_t kMostPhases = 1'000;  // of the moves' period
constexpr std::uint64_t kMostTaken = 10'000;  // in one move
constexpr std::size_t kMostSolved = 100'000;  // positions

std::optional<Course> course_of(const Rule& rule) {
  Courses courses(rule);
  std::optional<Course> all = Course{};
  const auto add = [&](const std::optional<Course>& one) {
    if (all && one) all = Courses::both(*all, *one);
    if (!one) all.reset();
  };
  for (const MoveKind& kind : rule.moves) {
    if (kind.parts.size() != 1 || kind.parts[0].copies || !kind.parts[0].each.empty()) return {};
    const auto left = courses.of(kind.parts[0].place[0]);
    if (!left || left->slope != 1) return {};
    add(left);
    add(courses.of(kind.clauses));
  }
  if (rule.end) {
    const auto end = courses.of(*rule.end);
    if (!end || !end->repeats()) return {};
    add(end);
  }
  return all;
}

// The value of the next position, from those before it.
std::uint32_t next_value(const Taken& taken, const std::vector<std::uint32_t>& values, Type type,
                         Play play, MexSet& numbers) {
  const std::size_t n = values.size();
  const auto& steps = taken.numbers[n % taken.numbers.size()];
  const auto last = std::upper_bound(steps.begin(), steps.end(), n);
  if (type == Type::Number) {
    numbers.clear();
    for (auto step = steps.begin(); step != last; ++step) numbers.insert(values[n - *step]);
    return numbers.mex();
  }
  if (last == steps.begin()) return play == Play::Normal;
  return std::none_of(steps.begin(), last, [&](std::size_t step) { return values[n - step] != 0; });
}

// How far back the last `window` values stood before, in the same phase of the moves' period; none if they did not.
std::optional<std::size_t> distance(const std::vector<std::uint32_t>& values, std::size_t window,
                                    std::size_t phases, Work& work) {
  for (std::size_t back = phases; back + window <= values.size(); back += phases) {
    const auto apart =
        std::mismatch(values.end() - static_cast<std::ptrdiff_t>(window), values.end(),
                      values.end() - static_cast<std::ptrdiff_t>(window + back));
    const auto same = static_cast<std::uint64_t>(
        apart.first - (values.end() - static_cast<std::ptrdiff_t>(window)));
    if (same == window) return back;
    if (!work.spend(1 + same)) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

// Reads the numbers off the largest positions, from which all of them can be taken.
std::optional<Taken> taken_by(const Rule& rule) {
  if (rule.numbers.size() != 1 || rule.ends_whole()) return std::nullopt;
  const auto course = course_of(rule);
  if (!course || course->period > kMostPhases) return std::nullopt;
  Taken taken{as_size(course->from), 0, {}};
  taken.numbers.resize(as_size(course->period));
  Work work;
  Machine machine(rule, work);
  Options options;
  for (std::uint64_t i = 0; i < course->period; ++i) {
    const std::uint64_t n = kMaxExact - i;
    auto& numbers = taken.numbers[as_size(n % course->period)];
    const Place place{n};
    machine.look(place, options);
    if (machine.stopped()) return std::nullopt;
    for (const auto left : options) {
      if (left[0] >= n || n - left[0] > kMostTaken) return std::nullopt;
      numbers.push_back(as_size(n - left[0]));
      taken.most = std::max(taken.most, numbers.back());
    }
    std::sort(numbers.begin(), numbers.end());
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  }
  return taken;
}

std::optional<TakenSequence> TakenSequence::of(const Rule& rule, const Truth& known, Type type,
                                               Play play) {
  const auto taken = taken_by(rule);
  if (!taken || known.size() < taken->from) return std::nullopt;
  TakenSequence sequence;
  std::vector<std::uint32_t>& values = sequence.values_;
  for (const auto& value : known) {
    if (!value || values.size() == kMostSolved) break;
    values.push_back(*value);
  }
  if (values.size() < taken->from) return std::nullopt;
  const std::size_t window = std::max<std::size_t>(1, taken->most);
  const std::size_t phases = taken->numbers.size();
  MexSet numbers;
  Work work;
  std::size_t wanted = std::max<std::size_t>(256, 4 * (window + phases) + taken->from);
  for (; wanted <= kMostSolved; wanted *= 2) {
    while (values.size() < wanted) {
      const std::size_t steps = 1 + taken->numbers[values.size() % phases].size();
      if (!work.spend(steps)) return std::nullopt;
      values.push_back(next_value(*taken, values, type, play, numbers));
    }
    const auto back = distance(values, window, phases, work);
    if (work.over()) return std::nullopt;
    // The earlier window must end where the moves repeat already.
    if (!back || values.size() - *back < std::max<std::size_t>(window, taken->from)) continue;
    std::size_t first = values.size() - *back - window;
    while (first > 0 && values[first - 1] == values[first - 1 + *back]) --first;
    sequence.preperiod_ = first;
    sequence.period_ = *back;
    return sequence;
  }
  return std::nullopt;
}

}  // namespace grundy::rule
