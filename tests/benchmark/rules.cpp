#include "benchmark/measure.hpp"
#include "families/rule/emit/compiled_rule.hpp"
#include "families/rule/language/read_rule.hpp"
#include "families/rule/run/machine.hpp"

namespace grundy::bench {
namespace {

using Values = std::vector<std::uint32_t>;

// Functions are called for slices of positions, like emitted code, so that the compiler optimises both equally.
constexpr std::uint32_t kSlice = 16'384;

std::uint64_t checksum(const Values& values) {
  std::uint64_t sum = 0;
  for (const std::uint32_t value : values) sum = sum * 31 + value;
  return sum;
}

// A programmer's usual code: it stamps the numbers of the options; the mex is the least number without a stamp.
struct ByHand {
  Values values;
  Values stamps = Values(rule::kEmittedNumbers);
  std::uint32_t stamp = 0;

  void see(std::uint32_t number) { stamps[number] = stamp; }
  std::uint32_t mex() const {
    std::uint32_t number = 0;
    while (stamps[number] == stamp) ++number;
    return number;
  }
};

void take(ByHand& game, std::uint32_t n) {
  for (const std::uint32_t k : {1U, 3U, 4U}) {
    if (k <= n) game.see(game.values[n - k]);
  }
}

constexpr std::uint32_t kBoard = 1000;

void wythoff(ByHand& game, std::uint32_t position) {
  const std::uint32_t a = position / kBoard;
  const std::uint32_t b = position % kBoard;
  for (std::uint32_t k = 1; k <= a; ++k) game.see(game.values[position - k * kBoard]);
  for (std::uint32_t k = 1; k <= b; ++k) game.see(game.values[position - k]);
  for (std::uint32_t k = 1; k <= std::min(a, b); ++k) {
    game.see(game.values[position - k * (kBoard + 1)]);
  }
}

void euclid(ByHand& game, std::uint32_t position) {
  const std::uint32_t a = position / kBoard;
  const std::uint32_t b = position % kBoard;
  if (a == 0 || b == 0) return;
  for (std::uint32_t k = 1; k <= (a - 1) / b; ++k) {
    game.see(game.values[position - k * b * kBoard]);
  }
  for (std::uint32_t k = 1; k <= (b - 1) / a; ++k) game.see(game.values[position - k * a]);
}

void kayles(ByHand& game, std::uint32_t n) {
  for (std::uint32_t i = 0; i + 1 <= n; ++i) game.see(game.values[i] ^ game.values[n - 1 - i]);
  for (std::uint32_t i = 0; i + 2 <= n; ++i) game.see(game.values[i] ^ game.values[n - 2 - i]);
}

constexpr std::uint32_t kBar = 200;

void bar(ByHand& game, std::uint32_t position) {
  const std::uint32_t w = position / kBar;
  const std::uint32_t h = position % kBar;
  for (std::uint32_t x = 1; x + 1 <= w; ++x) {
    game.see(game.values[x * kBar + h] ^ game.values[(w - x) * kBar + h]);
  }
  for (std::uint32_t y = 1; y + 1 <= h; ++y) {
    game.see(game.values[w * kBar + y] ^ game.values[w * kBar + h - y]);
  }
}

template <void (*Options)(ByHand&, std::uint32_t)>
[[gnu::noinline]] void fill_by_hand(ByHand& game, std::uint32_t first, std::uint32_t last) {
  for (std::uint32_t position = first; position < last; ++position) {
    game.stamp = position + 1;
    Options(game, position);
    game.values[position] = game.mex();
  }
}

struct MeasuredRule {
  const char* name;
  const char* text;
  std::vector<std::uint32_t> sizes;
  std::uint32_t few;  // positions for the interpreter, which is slower
  void (*by_hand)(ByHand&, std::uint32_t, std::uint32_t);
};

const MeasuredRule kRules[] = {
    {"take", "numbers=n&moves=n-k for k in {1,3,4}", {10'000'000}, 300'000, fill_by_hand<take>},
    {"wythoff",
     "numbers=a,b&moves=(a-k,b) for k in 1..a; (a,b-k) for k in 1..b; (a-k,b-k) for k in "
     "1..min(a,b)",
     {kBoard, kBoard},
     5'000,
     fill_by_hand<wythoff>},
    {"euclid",
     "numbers=a,b&moves=(a-k*b,b) for k in 1..(a-1)/b; (a,b-k*a) for k in 1..(b-1)/a&end="
     "min(a,b)==0",
     {kBoard, kBoard},
     100'000,
     fill_by_hand<euclid>},
    {"kayles",
     "numbers=n&moves=i,n-1-i for i in 0..n-1; i,n-2-i for i in 0..n-2",
     {5'000},
     1'000,
     fill_by_hand<kayles>},
    {"bar",
     "numbers=w,h&moves=(x,h),(w-x,h) for x in 1..w-1; (w,y),(w,h-y) for y in 1..h-1",
     {kBar, kBar},
     10'000,
     fill_by_hand<bar>},
};

rule::Rule rule_of(const char* text) {
  Problems problems;
  const Params params = read_params(text, problems);
  Fields fields(params, problems);
  return rule::read_rule(fields);
}

std::uint32_t positions_of(const MeasuredRule& measured) {
  return static_cast<std::uint32_t>(rule::DenseBox{measured.sizes}.positions());
}

Measured by_hand(const MeasuredRule& measured, std::uint32_t positions) {
  ByHand game;
  game.values.resize(positions);
  return timed([&] {
    for (std::uint32_t first = 0; first < positions; first += kSlice) {
      measured.by_hand(game, first, std::min(positions, first + kSlice));
    }
    return checksum(game.values);
  });
}

// The nim-sum of the values of several places, whose numbers stand one after the other.
std::uint32_t value_of(std::span<const std::uint64_t> places,
                       const std::vector<std::uint32_t>& sizes, const Values& values) {
  std::uint32_t value = 0;
  for (auto at = places.begin(); at != places.end();) {
    auto position = static_cast<std::uint32_t>(*at++);
    for (std::size_t i = 1; i < sizes.size(); ++i) {
      position = position * sizes[i] + static_cast<std::uint32_t>(*at++);
    }
    value ^= values[position];
  }
  return value;
}

// The machine lists the moves; the mex is computed as by hand.
class ByMachine {
 public:
  ByMachine(const rule::Rule& rule, const std::vector<std::uint32_t>& sizes, ByHand& game)
      : sizes_(sizes), game_(game), machine_(rule, work_), place_(sizes.size()) {}

  [[gnu::noinline]] void fill(std::uint32_t first, std::uint32_t last) {
    for (std::uint32_t position = first; position < last; ++position) {
      std::uint32_t rest = position;
      for (std::size_t i = place_.size(); i-- > 0; rest /= sizes_[i]) place_[i] = rest % sizes_[i];
      options_.clear();
      if (machine_.ending(place_) == rule::Ending::Open) machine_.options(place_, options_);
      game_.stamp = position + 1;
      for (const auto left : options_) game_.see(value_of(left, sizes_, game_.values));
      game_.values[position] = game_.mex();
    }
  }

 private:
  const std::vector<std::uint32_t>& sizes_;
  ByHand& game_;
  Work work_{UINT64_MAX};
  rule::Machine machine_;
  rule::Options options_;
  rule::Place place_;
};

Measured interpreted(const MeasuredRule& measured) {
  const rule::Rule rule = rule_of(measured.text);
  ByHand game;
  game.values.resize(measured.few);
  return timed([&] {
    ByMachine machine(rule, measured.sizes, game);
    for (std::uint32_t first = 0; first < measured.few; first += kSlice) {
      machine.fill(first, std::min(measured.few, first + kSlice));
    }
    return checksum(game.values);
  });
}

#ifdef __EMSCRIPTEN__
// Includes the time to emit and to compile the code.
Measured emitted(const MeasuredRule& measured) {
  const rule::DenseBox box{measured.sizes};
  const std::uint32_t positions = positions_of(measured);
  const rule::Rule rule = rule_of(measured.text);
  Values values(positions);
  return timed([&] {
    const auto code = rule::CompiledRule::of(rule, box);
    for (std::uint32_t first = 0; first < positions; first += kSlice) {
      code->fill(first, std::min(positions, first + kSlice), values);
    }
    return checksum(values);
  });
}
#endif

}  // namespace

std::vector<Measure> rule_measures() {
  std::vector<Measure> measures;
  for (const MeasuredRule& rule : kRules) {
    const std::string name = std::string("rule ") + rule.name;
    measures.push_back({name + " by hand", [&rule] { return by_hand(rule, positions_of(rule)); }});
    measures.push_back({name + " few by hand", [&rule] { return by_hand(rule, rule.few); }});
    measures.push_back({name + " few interpreted", [&rule] { return interpreted(rule); }});
#ifdef __EMSCRIPTEN__
    measures.push_back({name + " emitted", [&rule] { return emitted(rule); }});
#endif
  }
  return measures;
}

}  // namespace grundy::bench
