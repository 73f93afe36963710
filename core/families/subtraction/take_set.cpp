#include "families/subtraction/take_set.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

#include "params/separated.hpp"

namespace grundy {
namespace {

struct Name {
  NamedSet set;
  std::string_view text;
};

constexpr std::array<Name, 11> kNames{{
    {NamedSet::Primes, "primes"},
    {NamedSet::Squares, "squares"},
    {NamedSet::Cubes, "cubes"},
    {NamedSet::Evens, "evens"},
    {NamedSet::Odds, "odds"},
    {NamedSet::Fibonacci, "fibonacci"},
    {NamedSet::Factorials, "factorials"},
    {NamedSet::Triangular, "triangular"},
    {NamedSet::Divisors, "divisors"},
    {NamedSet::ProperDivisors, "proper-divisors"},
    {NamedSet::Coprimes, "coprimes"},
}};

const Name& name_of(NamedSet set) { return kNames[static_cast<std::size_t>(set)]; }

Expected item_form() {
  Expected form = expecting("take-item");
  for (const Name& name : kNames) form.values.emplace_back(name.text);
  return form;
}

// Collects the set, item by item.
class TakeReader {
 public:
  explicit TakeReader(Fields& fields) : fields_(fields) {}

  void add(std::string_view item) {
    const auto known = std::find_if(kNames.begin(), kNames.end(),
                                    [item](const Name& name) { return name.text == item; });
    if (known != kNames.end()) {
      take_.named.push_back(known->set);
    } else if (item.starts_with("powers(") && item.ends_with(")")) {
      add_powers(item);
    } else if (item.starts_with("all-but(") && item.ends_with(")")) {
      add_all_but(item);
    } else {
      add_range(item);
    }
  }

  TakeSet finish() {
    take_.ranges = united(std::move(take_.ranges));
    sort_and_unite(take_.powers);
    sort_and_unite(take_.named);
    return std::move(take_);
  }

 private:
  void problem(ProblemCode code, std::string_view item, Expected expected) {
    fields_.problem("take", code, item, std::move(expected));
  }

  bool in_range(std::uint64_t least, std::string_view digits, std::string_view item) {
    const auto value = whole_number(digits);
    if (value && *value >= least && *value <= kMaxExact) return true;
    problem(ProblemCode::Range, item, expecting("number", least, kMaxExact));
    return false;
  }

  void add_powers(std::string_view item) {
    const std::string_view base = item.substr(7, item.size() - 8);
    if (!all_digits(base)) return problem(ProblemCode::Malformed, item, item_form());
    if (in_range(2, base, item)) take_.powers.push_back(*whole_number(base));
  }

  // Adds all numbers except a list: the ranges between them, the last one endless.
  void add_all_but(std::string_view item) {
    std::vector<NumberRange> without;
    for (const std::string_view entry : split_list(item.substr(8, item.size() - 9))) {
      const auto range = read_range(entry);
      if (!range) return;
      without.push_back(*range);
    }
    if (without.empty()) return problem(ProblemCode::Malformed, item, item_form());
    std::uint64_t next = 1;
    for (const NumberRange& range : united(std::move(without))) {
      if (range.least > next) take_.ranges.push_back({next, range.least - 1});
      next = std::max(next, range.most + 1);
    }
    if (next <= kMaxExact) take_.ranges.push_back({next, kMaxExact});
  }

  void add_range(std::string_view item) {
    if (const auto range = read_range(item)) take_.ranges.push_back(*range);
  }

  std::optional<NumberRange> read_range(std::string_view item) {
    const std::size_t dash = item.find('-');
    const std::string_view least = item.substr(0, dash);
    const std::string_view most = dash == std::string_view::npos ? least : item.substr(dash + 1);
    if (!all_digits(least) || !all_digits(most)) {
      problem(ProblemCode::Malformed, item, item_form());
      return std::nullopt;
    }
    if (!in_range(1, least, item) || !in_range(1, most, item)) return std::nullopt;
    const NumberRange range{*whole_number(least), *whole_number(most)};
    if (range.least > range.most) {
      problem(ProblemCode::Range, item, expecting("take-ascending-range"));
      return std::nullopt;
    }
    return range;
  }

  template <class List>
  static void sort_and_unite(List& list) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  }

  Fields& fields_;
  TakeSet take_;
};

// Three numbers in a row are a range; two are not worth it.
std::vector<std::string> written_ranges(std::span<const NumberRange> ranges) {
  std::vector<std::string> items;
  for (const NumberRange& range : ranges) {
    if (range.length() > 2) {
      items.push_back(std::to_string(range.least) + "-" + std::to_string(range.most));
      continue;
    }
    for (std::uint64_t coins = range.least; coins <= range.most; ++coins) {
      items.push_back(std::to_string(coins));
    }
  }
  return items;
}

// Commas within brackets do not separate items.
std::vector<std::string_view> split_items(std::string_view text) {
  std::vector<std::string_view> items;
  if (without_blanks(text).empty()) return items;
  std::size_t begin = 0;
  bool inside = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '(' || text[i] == ')') inside = text[i] == '(';
    if (text[i] != ',' || inside) continue;
    items.push_back(without_blanks(text.substr(begin, i - begin)));
    begin = i + 1;
  }
  items.push_back(without_blanks(text.substr(begin)));
  return items;
}

std::vector<std::string> written_items(const TakeSet& take) {
  std::vector<std::string> items = written_ranges(take.ranges);
  if (const std::vector<NumberRange> gaps = left_out(take); !gaps.empty()) {
    items = {"all-but(" + separated(written_ranges(gaps), ",") + ")"};
  }
  for (const std::uint64_t base : take.powers) {
    items.push_back("powers(" + std::to_string(base) + ")");
  }
  for (const NamedSet set : take.named) items.emplace_back(name_of(set).text);
  return items;
}

void report_count(Fields& fields, std::size_t count) {
  fields.problem("take", ProblemCode::Limit, std::to_string(count),
                 expecting("take-at-most-items", kMaxTake));
}

}  // namespace

std::vector<NumberRange> left_out(const TakeSet& take) {
  std::vector<NumberRange> gaps;
  if (take.ranges.empty() || take.ranges.back().most != kMaxExact) return gaps;
  std::uint64_t next = 1;
  for (const NumberRange& range : take.ranges) {
    if (range.least > next) gaps.push_back({next, range.least - 1});
    next = range.most + 1;
  }
  return gaps;
}

std::vector<NumberRange> united(std::vector<NumberRange> ranges) {
  std::sort(ranges.begin(), ranges.end(),
            [](NumberRange a, NumberRange b) { return a.least < b.least; });
  std::vector<NumberRange> joined;
  for (const NumberRange& range : ranges) {
    if (joined.empty() || range.least > joined.back().most + 1) {
      joined.push_back(range);
    } else {
      joined.back().most = std::max(joined.back().most, range.most);
    }
  }
  return joined;
}

std::optional<std::uint64_t> TakeSet::largest() const {
  if (ranges.empty() || !powers.empty() || !named.empty()) return std::nullopt;
  return ranges.back().most;
}

bool TakeSet::fixed() const { return named.empty() || !depends_on_pile(named.back()); }

std::string_view to_text(NamedSet set) { return name_of(set).text; }

TakeSet read_take(Fields& fields) {
  const auto text = fields.required("take", expecting("take-numbers"));
  if (!text) return {};
  const auto count = static_cast<std::size_t>(std::count(text->begin(), text->end(), ',')) + 1;
  if (count > kMaxTake) {
    report_count(fields, count);
    return {};
  }
  TakeReader reader(fields);
  const std::string small = in_small_letters(*text);
  for (const std::string_view item : split_items(small)) reader.add(item);
  TakeSet take = reader.finish();
  if (take.empty() && !fields.problems().has("take")) {
    fields.problem("take", ProblemCode::Missing, "", expecting("take-not-empty"));
  }
  // A range of two numbers is written as two items, so the canonical text may have more of them.
  const std::string text_written = write_take(take);
  const auto written =
      static_cast<std::size_t>(std::count(text_written.begin(), text_written.end(), ',')) + 1;
  if (written > kMaxTake) report_count(fields, written);
  return take;
}

std::string write_take(const TakeSet& take) { return separated(written_items(take), ","); }

bool may_take(const TakeSet& take, std::uint64_t coins, std::uint64_t size) {
  if (coins == 0 || coins > size) return false;
  const auto after =
      std::upper_bound(take.ranges.begin(), take.ranges.end(), coins,
                       [](std::uint64_t c, const NumberRange& range) { return c < range.least; });
  if (after != take.ranges.begin() && coins <= std::prev(after)->most) return true;
  const auto has_power = [coins](std::uint64_t base) { return is_power(coins, base); };
  if (std::any_of(take.powers.begin(), take.powers.end(), has_power)) return true;
  return std::any_of(take.named.begin(), take.named.end(), [&](NamedSet set) {
    switch (set) {
      case NamedSet::Divisors: return size % coins == 0;
      case NamedSet::ProperDivisors: return coins < size && size % coins == 0;
      case NamedSet::Coprimes: return std::gcd(coins, size) == 1;
      default: return is_member(set, coins);
    }
  });
}

// If a named set or powers have a number for this size, 1 or 2 is one.
bool can_take(const TakeSet& take, std::uint64_t size) {
  const bool by_range = !take.ranges.empty() && take.ranges.front().least <= size;
  return by_range || may_take(take, 1, size) || may_take(take, 2, size);
}

}  // namespace grundy
