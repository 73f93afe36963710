#include "families/subtraction/poker_heap.hpp"

#include <algorithm>

#include "families/subtraction/pile_options.hpp"
#include "theory/general.hpp"

namespace grundy {
namespace {

// Most states and greatest size + adds solved by options. Beyond them remoteness is not known.
constexpr std::uint64_t kMaxSolved = 100'000;
constexpr std::uint64_t kMaxSolvedSize = 1'000;

std::uint64_t greatest(const std::vector<std::uint64_t>& numbers) {
  return numbers.empty() ? 0 : *std::max_element(numbers.begin(), numbers.end());
}

}  // namespace

SolvedTable solve_poker_piles(std::uint64_t most_adds, std::uint64_t most, const Wanted& wanted) {
  const std::uint64_t width = most + 1;
  const auto place = [width](State state) {
    return static_cast<std::uint32_t>(adds_of(state) * width + size_of(state));
  };
  return solve_by_options(
      static_cast<std::size_t>((most_adds + 1) * width),
      [&](auto visit) {
        for (State adds = 0; adds <= most_adds; ++adds) {
          for (State size = 0; size + adds <= most; ++size) visit(place(pile_state(size, adds)));
        }
      },
      [&](std::uint32_t position, auto visit) {
        for_each_poker_option(pile_state(position % width, position / width),
                              [&](State option) { visit(place(option)); });
      },
      wanted);
}

PokerHeap::PokerHeap(const Piles& piles, std::uint64_t shown, const Wanted& wanted)
    : play_(wanted.play), heap_(wanted.play, shown) {
  const std::uint64_t adds = greatest(piles.adds);
  const std::uint64_t most = greatest(piles.piles) + adds;
  width_ = most + 1;
  if (most > kMaxSolvedSize || (adds + 1) * width_ > kMaxSolved) return;
  small_.emplace(solve_poker_piles(adds, most, wanted), TableKind::Options{}, TableKind::Rank{});
}

std::uint64_t PokerHeap::solved_positions() const { return small_ ? small_->states() : 1; }

Facts PokerHeap::facts_in_closed_form(State state) const {
  const std::uint64_t size = size_of(state);
  Facts facts;
  facts.grundy = size;
  facts.outcome = outcome_of(size != (play_ == Play::Normal ? 0 : 1));
  facts.remoteness = kUnknownRemoteness;
  facts.suspense = kUnknownRemoteness;
  facts.fickle = size < 2;
  facts.reversible = true;
  facts.grows = true;
  return facts;
}

Facts PokerHeap::facts(State state) const {
  if (adds_of(state) == 0) return heap_.facts(size_of(state));
  Facts facts = facts_in_closed_form(state);
  if (small_) {
    const Facts solved = small_->facts(place_in_table(state));
    facts.remoteness = solved.remoteness;
    facts.suspense = solved.suspense;
  }
  return facts;
}

void PokerHeap::for_each_option(State state, const VisitOptions& visit) const {
  const std::uint64_t size = size_of(state);
  const std::uint64_t adds = adds_of(state);
  if (adds == 0) return heap_.for_each_option(size, visit);
  const auto visit_range = [&](std::uint64_t first, std::uint64_t last) {
    visit({pile_state(first, adds), pile_state(last, adds), facts(pile_state(first, adds))});
  };
  // Solved piles differ in remoteness, so each is a range; unsolved ones from 2 on share one.
  for (std::uint64_t left = 0; left < size; ++left) {
    if (!small_ && left == 2) {
      visit_range(left, size - 1);
      break;
    }
    visit_range(left, left);
  }
  for (std::uint64_t added = 1; added <= adds; ++added) {
    const State option = pile_state(size + added, adds - added);
    visit({option, option, facts(option)});
  }
}

}  // namespace grundy
