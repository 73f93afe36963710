#include <algorithm>
#include <utility>

#include "families/rule/language/tokens.hpp"
#include "families/rule/rule_position.hpp"
#include "families/rule/solve/box_kind.hpp"
#include "families/rule/solve/rule_search.hpp"
#include "families/rule/staying.hpp"
#include "params/separated.hpp"

namespace grundy::rule {
namespace {

// Sizes of the table that teach something at a glance, used unless `upto` asks for others.
constexpr std::uint64_t kLeastAcross = 20;
constexpr std::uint64_t kLeastUp = 11;
constexpr std::uint64_t kMostInStrip = 255;
constexpr std::uint64_t kMostInPlane = 99;

void read_axes(Fields& fields, RulePosition& position) {
  const std::vector<std::string>& numbers = position.rule.numbers;
  const auto text = fields.text("axes");
  for (const std::string_view name : split_list(text.value_or(""))) {
    const auto found = std::find(numbers.begin(), numbers.end(), name);
    const auto index = static_cast<std::uint32_t>(found - numbers.begin());
    if (found == numbers.end()) {
      fields.problem("axes", ProblemCode::Unknown, name, expecting("rule-axis", numbers));
    } else if (std::count(position.axes.begin(), position.axes.end(), index) > 0) {
      fields.problem("axes", ProblemCode::Repeated, name, expecting("rule-axis-once"));
    } else {
      position.axes.push_back(index);
    }
  }
  if (position.axes.size() > 2) {
    fields.problem("axes", ProblemCode::Limit, std::to_string(position.axes.size()),
                   expecting("rule-axes", 2));
  }
  for (std::uint32_t i = 0; i < numbers.size() && i < 2 && !text; ++i) position.axes.push_back(i);
  if (position.axes.empty() && fields.problems().empty()) {
    fields.problem("axes", ProblemCode::Missing, "", expecting("rule-axis", numbers));
  }
}

void read_up_to(Fields& fields, RulePosition& position) {
  const auto text = fields.text("upto");
  if (!text) return;
  std::uint64_t places = 1;
  for (const std::uint64_t each : fields.numbers("upto", *text, {1, Box::kMaxShown - 1, 2})) {
    position.up_to.push_back(static_cast<std::uint32_t>(each));
    places *= each + 1;
  }
  if (fields.problems().has("upto")) return;
  if (position.up_to.size() != position.axes.size()) {
    fields.problem("upto", ProblemCode::Malformed, *text,
                   expecting("rule-up-to", position.axes.size()));
  } else if (places > Box::kMaxShown) {
    fields.problem("upto", ProblemCode::Limit, std::to_string(places),
                   expecting("rule-shown", Box::kMaxShown));
  }
}

// A fault gives its place in bytes of the text; the page counts code units, as JavaScript does.
void tell_fault(Fields& fields, const Fault& fault) {
  const std::string_view text = fields.text(fault.key).value_or("");
  std::vector<std::string> values{write_places({fault.place})};
  if (fault.code == "rule-many-parts") values.push_back(std::to_string(kMaxMoveParts));
  fields.problem(fault.key, ProblemCode::Conflict, text.substr(fault.from, fault.to - fault.from),
                 Expected{fault.code, std::move(values)},
                 Passage{code_units(text, fault.from), code_units(text, fault.to)});
}

void tell_staying(Fields& fields, const RulePosition& position) {
  const auto numbers = position.places->place(*position.places->stays());
  const Place place(numbers.begin(), numbers.end());
  const std::string_view text = fields.text("moves").value_or("");
  for (StayingKind& kind : staying_kinds(position, place, text)) {
    fields.problem(
        "moves", ProblemCode::Conflict, text.substr(kind.from, kind.to - kind.from),
        Expected{"rule-stays", {write_places({place})}},
        Passage{code_units(text, kind.from), code_units(text, kind.to), std::move(kind.instead)});
  }
}

void tell_refusal(Fields& fields, const RulePosition& position, Refusal refusal) {
  switch (refusal) {
    case Refusal::None: return;
    case Refusal::Stays: return tell_staying(fields, position);
    case Refusal::SplitsBack:
      return fields.problem("moves", ProblemCode::Conflict, "", expecting("rule-splits-back"));
  }
}

std::uint64_t largest(const RulePosition& position, std::uint32_t axis) {
  std::uint64_t most = 0;
  for (const Places& places : position.components) {
    for (const Place& place : places) most = std::max(most, place[axis]);
  }
  return most;
}

}  // namespace

Box shown_box(const RulePosition& position) {
  Place still(position.rule.numbers.size(), 0);
  for (const Places& places : position.components) {
    if (places.empty()) continue;
    still = places[0];
    break;
  }
  std::vector<std::uint32_t> lengths;
  const bool plane = position.axes.size() > 1;
  for (std::size_t i = 0; i < position.axes.size(); ++i) {
    const std::uint64_t least = i == 0 && !plane ? kLeastAcross : kLeastUp;
    const std::uint64_t most = plane ? kMostInPlane : kMostInStrip;
    const std::uint64_t last =
        position.up_to.empty()
            ? std::min(std::max(least, largest(position, position.axes[i])), most)
            : position.up_to[i];
    lengths.push_back(static_cast<std::uint32_t>(last + 1));
  }
  return {still, position.axes, std::move(lengths)};
}

void reach(RulePosition& position) {
  const Box box = shown_box(position);
  position.solved = solve_box(position.rule, position.components, box, Play::Normal) != nullptr;
  position.places = position.solved ? nullptr : explore(position.rule, position.components, box);
}

RulePosition read_rule_position(Fields& fields) {
  RulePosition position;
  position.rule = read_rule(fields);
  position.components = read_places(fields, position.rule.numbers.size());
  position.guess = read_value(fields, position.rule, "guess");
  if (position.guess && position.guess->type == Type::Number && position.rule.ends_whole()) {
    fields.problem("guess", ProblemCode::Conflict, "", expecting("rule-no-numbers"));
  }
  if (!position.rule.numbers.empty()) {
    read_axes(fields, position);
    read_up_to(fields, position);
  }
  if (!fields.problems().empty()) return position;
  reach(position);
  if (position.solved) return position;
  if (position.places->fault()) {
    tell_fault(fields, *position.places->fault());
  } else if (position.places->known()) {
    tell_refusal(fields, position, refusal_of(position.components, *position.places));
  }
  return position;
}

void write_rule_position(const RulePosition& position, Params& params) {
  write_rule(position.rule, params);
  params.push_back({"at", separated(position.components, ",", write_places)});
  if (position.guess) params.push_back({"guess", write_expr(*position.guess)});
  const std::vector<std::string>& numbers = position.rule.numbers;
  bool usual = position.axes.size() == std::min<std::size_t>(2, numbers.size());
  for (std::uint32_t i = 0; i < position.axes.size(); ++i) usual = usual && position.axes[i] == i;
  const auto name = [&](std::uint32_t axis) { return numbers[axis]; };
  if (!usual) params.push_back({"axes", separated(position.axes, ",", name)});
  if (!position.up_to.empty()) params.push_back({"upto", separated(position.up_to, ",")});
}

}  // namespace grundy::rule
