#include "solve/sum.hpp"

#include <algorithm>
#include <memory>

#include "solve/sum_search.hpp"

namespace grundy {
namespace {

bool is_firm(const SolvedTable& table, std::uint32_t state) {
  return !is_fickle(table.grundy[state], table.misere_grundy[state]);
}

bool all_tame(const TableSum& sum) {
  return std::all_of(sum.parts.begin(), sum.parts.end(), [&](const TableSum::Part& part) {
    return sum.tables[part.table].tame[part.state] != 0;
  });
}

// Parts that cannot move change nothing: one live part is the whole game.
std::optional<std::int32_t> remoteness_of_whole(const TableSum& sum, Play play) {
  const std::vector<std::size_t> live = live_parts(sum);
  if (live.empty()) return 0;
  if (live.size() == 1) {
    const TableSum::Part& part = sum.parts[live[0]];
    return sum.tables[part.table].remoteness[part.state];
  }
  const auto searched = SearchedSum::search(sum, play, kRemotenessLimit);
  if (!searched) return std::nullopt;
  return searched->start().remoteness;
}

SumVerdict decide_normal(const TableSum& sum) {
  const Nimber total = nim_sum(sum);
  const auto wins = [&sum, total](std::size_t i, std::uint32_t option) {
    const TableSum::Part& part = sum.parts[i];
    return (total ^ sum.grundy(part) ^ sum.tables[part.table].grundy[option]) == 0;
  };
  return {{.outcome = outcome_of(total != 0),
           .reason = Theorem::SpragueGrundy,
           .remoteness = remoteness_of_whole(sum, Play::Normal)},
          wins};
}

SumVerdict decide_ended(Play play) {
  return {{.outcome = outcome_of(play == Play::Misere), .reason = Searched{1}, .remoteness = 0},
          [](std::size_t, std::uint32_t) { return false; }};
}

SumVerdict decide_alone(const TableSum& sum, const TableSum::Part& part) {
  const SolvedTable& table = sum.tables[part.table];
  const auto wins = [&table](std::size_t, std::uint32_t option) { return !table.won[option]; };
  return {{.outcome = outcome_of(table.won[part.state]),
           .reason = Searched{table.positions()},
           .remoteness = table.remoteness[part.state]},
          wins};
}

SumVerdict decide_tame(const TableSum& sum) {
  NimTotals totals;
  for (const TableSum::Part& part : sum.parts) {
    totals.add(sum.grundy(part), is_firm(sum.tables[part.table], part.state));
  }
  const auto wins = [&sum, totals](std::size_t i, std::uint32_t option) {
    const TableSum::Part& part = sum.parts[i];
    const SolvedTable& table = sum.tables[part.table];
    NimTotals after = totals.without(sum.grundy(part), is_firm(table, part.state));
    after.add(table.grundy[option], is_firm(table, option));
    return is_lost(after, Play::Misere);
  };
  return {{.outcome = outcome_of(!is_lost(totals, Play::Misere)),
           .reason = Theorem::Tame,
           .remoteness = remoteness_of_whole(sum, Play::Misere)},
          wins};
}

SumVerdict decide_by_search(const TableSum& sum) {
  auto searched = SearchedSum::search(sum, Play::Misere, kSearchLimit);
  if (!searched) {
    return {Verdict{Outcome::Undecided, BeyondLimit{kSearchLimit}, std::nullopt},
            [](std::size_t, std::uint32_t) { return false; }};
  }
  const auto shared = std::make_shared<const SearchedSum>(std::move(*searched));
  return {{.outcome = outcome_of(shared->start().won),
           .reason = Searched{shared->positions()},
           .remoteness = shared->start().remoteness},
          [shared](std::size_t part, std::uint32_t option) {
            return !shared->after(part, option).won;
          }};
}

}  // namespace

Nimber nim_sum(const TableSum& sum) {
  Nimber total = 0;
  for (const TableSum::Part& part : sum.parts) total ^= sum.grundy(part);
  return total;
}

std::vector<std::size_t> live_parts(const TableSum& sum) {
  std::vector<std::size_t> live;
  for (std::size_t i = 0; i < sum.parts.size(); ++i) {
    const TableSum::Part& part = sum.parts[i];
    // Only an ended position is no move away from the end.
    if (sum.tables[part.table].remoteness[part.state] > 0) live.push_back(i);
  }
  return live;
}

SumVerdict decide(const TableSum& sum, Play play) {
  if (play == Play::Normal) return decide_normal(sum);
  const std::vector<std::size_t> live = live_parts(sum);
  if (live.empty()) return decide_ended(play);
  if (live.size() == 1) return decide_alone(sum, sum.parts[live[0]]);
  if (all_tame(sum)) return decide_tame(sum);
  return decide_by_search(sum);
}

}  // namespace grundy
