#include "params/compound.hpp"

#include <algorithm>

namespace grundy {
namespace {

constexpr std::string_view kUpTo = "up-to-";

}  // namespace

TurnSize turn_size(const Sum& sum, std::size_t components, std::size_t live) {
  switch (sum.compound) {
    case Compound::Disjunctive: return {1, std::min<std::size_t>(1, live)};
    case Compound::Selective: return {1, live};
    case Compound::NotAll: return {1, components == 0 ? 0 : std::min(live, components - 1)};
    case Compound::Conjunctive: return {std::max<std::size_t>(1, components), live};
    case Compound::Continued: return {std::max<std::size_t>(1, live), live};
    case Compound::UpTo: return {1, std::min<std::size_t>(sum.most, live)};
  }
  return {1, 0};
}

bool can_never_move(const Sum& sum, std::size_t components) {
  return sum.compound == Compound::NotAll && components == 1;
}

Sum read_sum(Fields& fields) {
  const auto text = fields.word("sum");
  if (!text) return {};
  for (const Compound compound : {Compound::Disjunctive, Compound::Selective, Compound::NotAll,
                                  Compound::Conjunctive, Compound::Continued}) {
    if (*text == to_text(compound)) return {compound, 1};
  }
  if (!text->starts_with(kUpTo)) {
    fields.problem("sum", ProblemCode::Unknown, *text, expecting("sum"));
    return {};
  }
  const std::string_view digits = std::string_view(*text).substr(kUpTo.size());
  const auto most = whole_number(digits);
  if (!all_digits(digits)) {
    fields.problem("sum", ProblemCode::Malformed, *text, expecting("sum"));
  } else if (!most || *most < 1 || *most > kMaxUpTo) {
    fields.problem("sum", ProblemCode::Range, *text, expecting("up-to", kMaxUpTo));
  } else if (*most > 1) {
    return {Compound::UpTo, static_cast<std::uint32_t>(*most)};
  }
  return {};
}

std::string_view to_text(Compound compound) {
  switch (compound) {
    case Compound::Disjunctive: return "disjunctive";
    case Compound::Selective: return "selective";
    case Compound::NotAll: return "not-all";
    case Compound::Conjunctive: return "conjunctive";
    case Compound::Continued: return "continued";
    case Compound::UpTo: return "up-to";
  }
  return "";
}

std::string to_text(const Sum& sum) {
  if (sum.compound == Compound::UpTo) return std::string(kUpTo) + std::to_string(sum.most);
  return std::string(to_text(sum.compound));
}

}  // namespace grundy
