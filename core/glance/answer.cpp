#include "glance/answer.hpp"

namespace grundy::glance {

void Answer::write(const Judgement& judgement) {
  const auto [sum, play] = convention;
  json.raw(",\"play\":").quoted(to_text(play));
  json.raw(",\"sum\":").quoted(to_text(sum.compound));
  json.raw(",\"upTo\":0");
  json.raw(",\"outcome\":").quoted(to_text(judgement.outcome));
  if (const auto* theorem = std::get_if<Theorem>(&judgement.reason)) {
    json.raw(",\"reason\":{\"by\":\"theorem\",\"theorem\":").quoted(to_text(*theorem));
  } else {
    json.raw(",\"reason\":{\"by\":\"search\",\"positions\":");
    json.number(static_cast<std::int64_t>(std::get_if<Searched>(&judgement.reason)->positions));
  }
  json.raw("},\"number\":").quoted(to_text(judgement.number));
  json.raw(",\"grundy\":").number(static_cast<std::int64_t>(judgement.grundy));
  json.raw(",\"remoteness\":");
  if (judgement.remoteness == kUnknownRemoteness) {
    json.raw("null");
  } else {
    json.number(judgement.remoteness);
  }
}

void Answer::write(const ListedMove& move) {
  json.raw("\",\"component\":").number(static_cast<std::int64_t>(move.component));
  json.raw(",\"grundy\":").number(static_cast<std::int64_t>(move.grundy)).raw(",");
  write(move.own);
  json.raw(",\"left\":[],\"changes\":[");
  if (move.other) {
    json.raw("{");
    write(*move.other);
    json.raw("}");
  }
  json.raw("]}");
}

void Answer::write(const Changed& changed) {
  json.raw("\"item\":").number(static_cast<std::int64_t>(changed.item));
  json.raw(",\"from\":").number(static_cast<std::int64_t>(changed.from));
  json.raw(",\"to\":").number(static_cast<std::int64_t>(changed.to));
}

}  // namespace grundy::glance
