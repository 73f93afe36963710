#include "glance/sum.hpp"

#include "glance/sum_remoteness.hpp"
#include "glance/turns.hpp"
#include "sums/sum.hpp"

namespace grundy::glance {
namespace {

void write_components(const GameSum& sum, std::span<const Facts> facts, bool suspense, Json& json) {
  const std::size_t count = facts.size();
  json.column(",\"components\":{\"table\":[", &sum.parts[0].kind, count, sizeof(Part));
  json.column("],\"state\":[", &sum.parts[0].state, count, sizeof(Part));
  json.column("],\"grundy\":[", &facts[0].grundy, count, sizeof(Facts));
  json.column("],\"remoteness\":[", &facts[0].remoteness, count, sizeof(Facts));
  json.column("],\"suspense\":[", &facts[0].suspense, suspense ? count : 0, sizeof(Facts));
  json.raw("],\"outcome\":[");
  for (const Facts& f : facts) json.item().number(letter(f.outcome));
  json.raw("]}");
}

void write_table(Kind& kind, bool suspense, Json& json) {
  SolvedTable& table = kind.table;
  const std::size_t count = table.positions();
  for (std::size_t i = 0; i < count; ++i) {
    table.won[i] = letter(table.won[i] != 0);
    if (kind.holes.empty() || kind.holes[i] == 0) continue;
    table.won[i] = kNoPosition;
    table.remoteness[i] = kUnknownRemoteness;
  }
  json.item().raw("{\"name\":").quoted(kind.name);
  json.raw(",\"columns\":").number(kind.columns).raw(",\"rows\":").number(kind.rows);
  json.column(",\"outcomes\":[", table.won.data(), count);
  json.column("],\"grundy\":[", table.grundy.data(), count);
  json.column("],\"remoteness\":[", table.remoteness.data(), count);
  json.column("],\"suspense\":[", table.suspense.data(), suspense ? count : 0);
  json.raw("],\"loopSets\":[]}");
}

void write_turn(const GameSum& sum, const WonTurn& turn, WriteState write, Answer& answer) {
  Json& json = answer.json;
  const auto notation = [&](const Part& move) {
    json.number(move.kind + 1).raw(":");
    write(json, sum.kind_of(move.kind), move.state);
  };
  json.item().raw("{\"notation\":\"");
  for (const Part& move : turn.moves) {
    if (&move != turn.moves.begin()) json.raw(" ");
    notation(move);
  }
  json.raw("\",\"moves\":[");
  for (const Part& move : turn.moves) {
    json.item().raw("{\"notation\":\"");
    notation(move);
    answer.write(ListedMove{move.kind,
                            {move.kind, sum.parts[move.kind].state, move.state},
                            sum.kind_of(move.kind).table.grundy[move.state],
                            std::nullopt});
  }
  json.raw("]}");
}

std::int32_t remoteness_of(const GameSum& sum, std::span<const Facts> facts, Theorem theorem,
                           const Convention& convention, Arena& arena, bool& good) {
  const std::int32_t told = remoteness_by(theorem, facts);
  if (told != kUnknownRemoteness || theorem == Theorem::Conjunctive) return told;
  return searched_remoteness(sum, convention.sum, convention.play, arena, good);
}

}  // namespace

void answer_sum(Answer& answer, GameSum& sum, WriteState write) {
  Cursor& cursor = answer.cursor;
  const std::size_t count = sum.parts.size();
  cursor.check(count > 0 && count <= kMaxParts);
  const auto [rule, play] = answer.convention;
  cursor.check(!can_never_move(rule, count));
  if (!cursor.good()) return;
  for (std::size_t i = 0; i < sum.kind_count; ++i)
    sum.kinds[i].solve(wanted_for(rule, play, count));
  List<Facts> list(cursor.arena());
  for (std::size_t i = 0; i < count; ++i) {
    list.push_back(sum.kind_of(i).facts(sum.parts[i].state));
  }
  const std::span<const Facts> facts(list.data(), count);
  const auto theorem = theorem_for(facts, rule, play);
  cursor.check(theorem.has_value());
  if (!theorem) return;
  bool good = true;
  Judgement judgement{.outcome = outcome_by(*theorem, facts, rule, play),
                      .reason = *theorem,
                      .number = deciding_number(rule, theorem, false),
                      .grundy = nim_sum(facts)};
  if (*theorem == Theorem::Ended) judgement.reason = Searched{1};
  if (*theorem == Theorem::Alone) {
    const Kind& kind = sum.kind_of(first_live(facts));
    judgement.reason = kind.heap ? Reason(Theorem::MisereNim) : Searched{kind.states()};
  }
  judgement.remoteness =
      remoteness_of(sum, facts, *theorem, answer.convention, cursor.arena(), good);
  answer.write(judgement);
  List<WonTurn> turns;
  if (judgement.outcome == Outcome::Win) {
    turns = winning_turns({sum, facts, *theorem, rule, play}, cursor.arena(), good);
  }
  cursor.check(good);
  answer.json.raw(",\"moves\":{\"count\":\"").number(turns.size()).raw("\",\"from\":0,\"list\":[");
  for (const WonTurn& turn : turns) write_turn(sum, turn, write, answer);
  const bool suspense = judgement.number == DecidingNumber::Suspense;
  answer.json.raw("]}");
  write_components(sum, facts, suspense, answer.json);
  answer.json.raw(",\"tables\":[");
  for (std::size_t i = 0; i < sum.kind_count; ++i) write_table(sum.kinds[i], suspense, answer.json);
  answer.json.raw(
      "],\"judge\":\"\",\"rehang\":{\"node\":[],\"parent\":[],\"outcome\":[],\"grundy\":[]}");
}

}  // namespace grundy::glance
