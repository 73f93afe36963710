#include <algorithm>
#include <map>

#include "sums/heap_sum.hpp"
#include "sums/loop_ruling.hpp"
#include "sums/turns/winning_turns.hpp"

namespace grundy {
namespace {

// Picks the options of a part that make the whole sum lost.
Pick losing_options(const RuledSum& won, Theorem theorem, const NimTotals& totals,
                    std::size_t part) {
  if (theorem == Theorem::Alone) {
    return where([](const Facts& option) { return option.outcome == Outcome::Lose; });
  }
  if (theorem == Theorem::SmithOne) {
    if (infinite_part(won.facts) == part) return with_grundy(finite_sum(won.facts));
    return where([](const Facts&) { return false; });
  }
  const Facts& here = won.facts[part];
  if (won.play == Play::Normal) return with_grundy(totals.nim_sum ^ here.grundy);
  const NimTotals rest = totals.without(here.grundy, !here.fickle);
  // If all components are fickle, the nim-sum must be 1, else 0.
  const Nimber firm = rest.nim_sum;
  const Nimber fickle = rest.nim_sum ^ (rest.firm == 0 ? 1 : 0);
  return [firm, fickle](const OptionRange& range) {
    return with_grundy(range.facts.fickle ? fickle : firm)(range);
  };
}

// Restricts `pick` to options whose remoteness is below `remoteness`, or (not `nearer`) to the
// others. In a loop only the nearer ones bring the end, so they are listed first.
Pick nearer_than(std::int32_t remoteness, bool nearer, const Pick& pick) {
  return [=](const OptionRange& range) -> std::optional<StateRange> {
    if ((range.facts.remoteness < remoteness) != nearer) return std::nullopt;
    return pick(range);
  };
}

std::vector<StateRange> pick_all(const RuledSum& won, std::size_t part, const Pick& pick) {
  const Facts& here = won.facts[part];
  if (!here.loopy || live_parts(won.facts).size() > 1) return pick_options(won.sum, part, pick);
  auto picked = pick_options(won.sum, part, nearer_than(here.remoteness, true, pick));
  const auto others = pick_options(won.sum, part, nearer_than(here.remoteness, false, pick));
  picked.insert(picked.end(), others.begin(), others.end());
  return picked;
}

std::uint64_t ways(const std::vector<StateRange>& ranges) {
  return Choices{.stay = false, .moves = ranges}.count();
}

// Nim heaps are counted by columns, so only those on the page are looked at one by one.
std::optional<std::uint64_t> count_of_heaps(const RuledSum& won, Theorem theorem,
                                            const NimTotals& totals) {
  const bool heaps = std::all_of(won.facts.begin(), won.facts.end(),
                                 [](const Facts& facts) { return facts.heap; });
  if (theorem == Theorem::Alone || !heaps) return std::nullopt;
  return winning_moves(totals, won.play, [&](int bit) { return ones_in_column(won.facts, bit); });
}

}  // namespace

std::optional<BigCount> single_turns(const RuledSum& won, Theorem theorem, TurnPage& page) {
  NimTotals totals;
  for (const Facts& facts : won.facts) totals.add(facts.grundy, !facts.fickle);
  std::map<std::pair<std::uint32_t, State>, std::uint64_t> counted;
  const auto count_known = count_of_heaps(won, theorem, totals);
  const bool counted_apart = count_known || !lists_all_options(won.sum);
  BigCount count(0);
  bool listing = true;
  for (std::size_t i = 0; i < won.facts.size(); ++i) {
    if (!listing && counted_apart) break;
    if (!won.facts[i].live()) continue;
    const ComponentSum::Part& part = won.sum.parts[i];
    const ComponentKind& kind = *won.sum.kinds[part.kind];
    const auto known = counted.find({part.kind, part.state});
    if (!listing && known != counted.end()) {
      count += known->second;
      continue;
    }
    const bool by_sum = theorem == Theorem::SpragueGrundy;
    const Nimber wanted = totals.nim_sum ^ won.facts[i].grundy;
    const auto told = by_sum ? kind.count_options(part.state, wanted) : std::nullopt;
    if (told && (told->is_zero() || !listing)) {
      count += *told;
      continue;
    }
    auto options = by_sum ? pick_options(won.sum, i, wanted)
                          : pick_all(won, i, losing_options(won, theorem, totals, i));
    if (by_sum || theorem == Theorem::Smith) {
      kind.for_each_unlisted(part.state, wanted, [&](State option) {
        options.push_back({option, option});
      });
    }
    count += counted[{part.kind, part.state}] = ways(options);
    for (const auto& [first, last] : options) {
      const std::uint64_t passed = std::min(page.ahead(), last - first + 1);
      page.pass_over(passed);
      for (State to = first + passed; listing && to <= last; ++to) listing = page.add({{i, to}});
    }
  }
  return count_known ? BigCount(*count_known) : count;
}

}  // namespace grundy
