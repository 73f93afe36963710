#include "sequences/typed_rules.hpp"

#include <limits>

#include "families/rule/family.hpp"
#include "families/rule/guess/sequence.hpp"
#include "families/rule/recognise.hpp"
#include "families/rule/solve/number_table.hpp"

namespace grundy {
namespace {

// Computes the values in a table of its own, beside Values.
class TypedMethod final : public Method {
 public:
  explicit TypedMethod(const rule::Rule& rule) : rule_(rule), table_({{0}}) {}
  Engine engine() const override { return Engine::Options; }
  bool extend(Values& values, std::uint64_t until) override;
  std::optional<Ended> ended() const override { return ended_; }

 private:
  const rule::Rule& rule_;
  rule::NumberTable table_;
  std::optional<Ended> ended_;
};

bool TypedMethod::extend(Values& values, std::uint64_t until) {
  table_.grow(static_cast<std::uint32_t>(values.capacity()));
  while (table_.solved() < values.size()) table_.take(values[table_.solved()]);
  // No limit: the reader sees the progress and may stop it.
  constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();
  const auto answer = table_.fill(rule_, static_cast<std::uint32_t>(until), kNoLimit);
  while (values.size() < table_.solved()) {
    if (!values.push(table_.number(static_cast<std::uint32_t>(values.size())))) return false;
  }
  if (answer == rule::Emitted::Done) return true;
  ended_ = Ended::Work;
  if (answer == rule::Emitted::Beyond) ended_ = Ended::Larger;
  if (table_.faulty()) ended_ = Ended::Fault;
  return false;
}

class TypedRule final : public OwnRule {
 public:
  explicit TypedRule(rule::Rule rule) : rule_(std::move(rule)) {}
  std::uint64_t most() const override { return rule::NumberTable::kMost; }
  std::uint32_t bytes_per_value() const override { return sizeof(std::uint32_t) + 2; }
  Periodicity periodicity() const override {
    const auto taken = rule::taken_by(rule_);
    if (!taken) return {};
    return Periodicity::of_taking(taken->most, taken->from, taken->numbers.size());
  }
  std::unique_ptr<Method> method() const override { return std::make_unique<TypedMethod>(rule_); }

 private:
  rule::Rule rule_;
};

SequenceRules rules_of(rule::Rule rule) {
  if (const auto same = rule::recognise(rule, {{{1}}})) {
    Problems problems;
    if (auto known = read_rules(*same, problems)) return std::move(*known);
  }
  return {.rules = std::make_shared<const TypedRule>(std::move(rule)),
          .text = "",
          .game = "",
          .rule = Record().text("by", "game"),
          .code = ""};
}

}  // namespace

std::optional<SequenceRules> read_typed_rules(Fields& fields) {
  // These belong to a position or to what is shown of it, so they are ignored.
  for (const std::string_view key : {"at", "guess", "axes", "upto"}) fields.text(key);
  rule::Rule rule = rule::read_rule(fields);
  const auto conflict = [&](std::string_view key, std::string_view code) {
    fields.problem(key, ProblemCode::Conflict, fields.text(key).value_or(""), expecting(code));
  };
  if (rule.numbers.size() > 1) conflict("numbers", "rule-one-number");
  if (rule.lost) conflict("lost", "rule-heap-alone");
  if (rule.won) conflict("won", "rule-heap-alone");
  if (!fields.problems().empty()) return std::nullopt;
  const std::string game(fields.text("game").value_or(""));
  Params params{{"game", game}};
  rule::write_rule(rule, params);
  SequenceRules rules = rules_of(std::move(rule));
  rules.text = write_params(params);
  rules.game = game;
  return rules;
}

}  // namespace grundy
