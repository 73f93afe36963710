#include "families/subtraction/piles.hpp"

namespace grundy {
namespace {

std::vector<std::uint64_t> read_list(Fields& fields, std::string_view key, std::uint64_t most,
                                     const Expected& expected) {
  const NumberList form{.least = 0, .most = most, .max_count = kMaxPiles};
  const auto text = fields.required(key, expected);
  return text ? fields.numbers_in_runs(key, *text, form) : std::vector<std::uint64_t>{};
}

std::vector<std::uint64_t> read_sizes(Fields& fields) {
  return read_list(fields, "piles", kMaxExact, expecting("piles-sizes"));
}

std::uint64_t read_count(Fields& fields) {
  const auto text = fields.text("count");
  if (!text) return 0;
  const NumberList form{.least = 1, .most = kMaxCounted, .max_count = 1};
  const std::vector<std::uint64_t> numbers = fields.numbers("count", *text, form);
  if (numbers.empty() && !fields.problems().has("count")) {
    fields.problem("count", ProblemCode::Missing, "", expecting("piles-count"));
  }
  return numbers.empty() ? 0 : numbers[0];
}

std::variant<Piles, PileRuns> read_nim(Fields& fields) {
  Piles piles;
  const auto text = fields.required("piles", expecting("piles-sizes"));
  if (!text) return piles;
  const NumberList form{.least = 0, .most = kMaxExact, .max_count = kMaxExact};
  PileRuns in_runs{fields.runs("piles", *text, form)};
  if (in_runs.count() > kMaxPiles) {
    in_runs.runs = joined_runs(in_runs.runs);
    return in_runs;
  }
  for (const NumberRun& run : in_runs.runs) append_run(run, piles.piles);
  return piles;
}

Piles read_subtraction(Fields& fields) {
  Piles piles;
  piles.game = PileGame::TakeAway;
  piles.take = read_take(fields);
  piles.piles = read_sizes(fields);
  piles.count = read_count(fields);
  return piles;
}

Piles read_nimble(Fields& fields) {
  Piles piles;
  piles.game = PileGame::Nimble;
  piles.piles = read_list(fields, "coins", kMaxExact, expecting("piles-squares"));
  return piles;
}

Piles read_poker_nim(Fields& fields) {
  Piles piles;
  piles.game = PileGame::PokerNim;
  piles.piles = read_sizes(fields);
  piles.adds = read_list(fields, "adds", kMaxAdds, expecting("piles-adds"));
  if (!fields.problems().empty()) return piles;
  if (piles.adds.size() != piles.piles.size()) {
    fields.problem("adds", ProblemCode::Conflict, std::to_string(piles.adds.size()),
                   expecting("piles-number-for-each", piles.piles.size()));
    return piles;
  }
  for (std::size_t i = 0; i < piles.piles.size(); ++i) {
    if (piles.piles[i] + piles.adds[i] <= kMaxExact) continue;
    fields.problem("adds", ProblemCode::Limit, std::to_string(piles.adds[i]),
                   expecting("piles-coins-when-given-all", kMaxExact));
  }
  return piles;
}

}  // namespace

std::variant<Piles, PileRuns> read_piles(std::string_view game, Fields& fields) {
  if (game == "subtraction") return read_subtraction(fields);
  if (game == "nimble") return read_nimble(fields);
  if (game == "poker-nim") return read_poker_nim(fields);
  return read_nim(fields);
}

void write_piles(const Piles& piles, Params& params) {
  if (piles.game == PileGame::TakeAway) params.push_back({"take", write_take(piles.take)});
  params.push_back({piles.game == PileGame::Nimble ? "coins" : "piles", write_runs(piles.piles)});
  if (piles.game == PileGame::PokerNim) params.push_back({"adds", write_runs(piles.adds)});
  if (piles.count > 0) params.push_back({"count", std::to_string(piles.count)});
}

std::uint64_t Piles::state(std::size_t pile) const {
  return pile_state(piles[pile], adds.empty() ? 0 : adds[pile]);
}

bool move_pile(Piles& piles, std::size_t pile, std::uint64_t size) {
  const std::uint64_t before = piles.piles[pile];
  if (size > before) {
    if (piles.adds.empty() || size - before > piles.adds[pile]) return false;
    piles.adds[pile] -= size - before;
  } else if (size == before ||
             (piles.game == PileGame::TakeAway && !may_take(piles.take, before - size, before))) {
    return false;
  }
  piles.piles[pile] = size;
  return true;
}

bool can_move_pile(const Piles& piles, std::size_t pile) {
  const std::uint64_t size = piles.piles[pile];
  if (piles.game == PileGame::TakeAway) return can_take(piles.take, size);
  return size > 0 || (!piles.adds.empty() && piles.adds[pile] > 0);
}

}  // namespace grundy
