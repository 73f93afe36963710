#include <functional>
#include <optional>

#include "families/take-and-break/take_and_break.hpp"

namespace grundy {
namespace {

HeapRule read_rule(Fields& fields, unsigned base) {
  const auto text = fields.required(
      "code", base == 8 ? expecting("heaps-octal") : expecting("heaps-hexadecimal"));
  Expected wrong;
  HeapRule rule;
  if (!text) return rule;
  rule = read_code(*text, base, wrong);
  if (!wrong.empty()) fields.problem("code", ProblemCode::Malformed, *text, wrong);
  return rule;
}

bool parts_matter(const HeapRule& rule) {
  HeapRule with_parts = rule;
  with_parts.parts = HeapParts::Equal;
  return write_rules(with_parts) != write_rules(rule);
}

// `parts` does not matter if the rule never splits a heap.
HeapParts read_parts(Fields& fields, const HeapRule& rule) {
  const auto text = fields.word("parts");
  if (!text) return HeapParts::Any;
  if (*text == "any") return HeapParts::Any;
  if (*text != "unequal" && *text != "equal") {
    fields.problem("parts", ProblemCode::Unknown, *text,
                   expecting("one-of", "unequal", "equal", "any"));
    return HeapParts::Any;
  }
  if (!parts_matter(rule)) return HeapParts::Any;
  return *text == "unequal" ? HeapParts::Unequal : HeapParts::Equal;
}

std::optional<std::uint64_t> read_heap(std::string_view text, std::uint64_t least,
                                       Expected& wrong) {
  const auto heap = whole_number(text);
  if (heap && *heap >= least && *heap <= kMaxExact) return heap;
  wrong = expecting("heaps-left-of-one", least, kMaxExact);
  return std::nullopt;
}

bool holds_heaps(Fields& fields, std::uint64_t count) {
  if (count <= kMaxBrokenHeaps) return true;
  fields.problem("piles", ProblemCode::Limit, std::to_string(count),
                 expecting("heaps-at-most", kMaxBrokenHeaps));
  return false;
}

// Components of one heap each: only these are written as runs.
void append_components(const NumberRun& run, std::vector<Heaps>& components) {
  std::vector<std::uint64_t> sizes;
  append_run(run, sizes);
  for (const std::uint64_t size : sizes) components.push_back(size == 0 ? Heaps{} : Heaps{size});
}

std::vector<Heaps> read_components(Fields& fields) {
  std::vector<Heaps> components;
  const auto text = fields.required("piles", expecting("heaps-sizes"));
  if (!text) return components;
  const auto separator = [](char letter) { return letter == ',' || letter == '+'; };
  auto count = 1 + static_cast<std::uint64_t>(std::count_if(text->begin(), text->end(), separator));
  if (!holds_heaps(fields, count)) return components;
  for (const std::string_view item : split_list(*text)) {
    Expected wrong;
    if (item.find('+') == item.npos && item.find_first_of("-x") != item.npos) {
      if (const auto run = read_run(item, 0, kMaxExact, wrong)) {
        count += run->size() - 1;
        if (!holds_heaps(fields, count)) return components;
        append_components(*run, components);
        continue;
      }
    } else {
      components.push_back(read_heaps(item, wrong));
    }
    if (wrong.empty()) continue;
    const bool form_kept =
        is_run(item) || (!item.empty() && item.find_first_not_of("0123456789+ ") == item.npos);
    fields.problem("piles", form_kept ? ProblemCode::Range : ProblemCode::Malformed, item, wrong);
  }
  return components;
}

TakeAndBreak read_coded(Fields& fields, unsigned base) {
  TakeAndBreak game;
  game.base = base;
  game.rule = read_rule(fields, base);
  game.rule.parts = read_parts(fields, game.rule);
  game.components = read_components(fields);
  return game;
}

}  // namespace

Heaps read_heaps(std::string_view text, Expected& wrong) {
  Heaps heaps;
  const bool one = text.find('+') == text.npos;
  std::uint64_t together = 0;
  std::vector<std::string_view> items = split_list(text, '+');
  if (items.empty()) items.push_back("");
  for (const std::string_view item : items) {
    const auto heap = read_heap(item, one ? 0 : 1, wrong);
    if (!heap) return {};
    together += *heap;
    if (together > kMaxExact) {
      wrong = expecting("coins-together", kMaxExact);
      return {};
    }
    if (*heap > 0) heaps.push_back(*heap);
  }
  std::sort(heaps.begin(), heaps.end(), std::greater<>());
  return heaps;
}

TakeAndBreak read_take_and_break(std::string_view game, Fields& fields) {
  const NamedHeaps* named = named_heaps(game);
  if (!named) return read_coded(fields, game == "octal" ? 8 : 16);
  TakeAndBreak read;
  Expected wrong;
  read.rule = read_code(named->code, 8, wrong);
  read.rule.parts = named->parts;
  read.components = read_components(fields);
  return read;
}

void write_take_and_break(const TakeAndBreak& game, Params& params) {
  if (game.base != 0) params.push_back({"code", write_code(game.rule)});
  if (game.base != 0 && game.rule.parts != HeapParts::Any) {
    params.push_back({"parts", std::string(to_text(game.rule.parts))});
  }
  std::string piles;
  std::vector<std::uint64_t> single;
  const auto append = [&piles](const std::string& text) {
    if (!piles.empty() && !text.empty()) piles += ',';
    piles += text;
  };
  for (const Heaps& heaps : game.components) {
    if (heaps.size() < 2) {
      single.push_back(heaps.empty() ? 0 : heaps[0]);
      continue;
    }
    append(write_runs(single));
    append(write_heaps(heaps));
    single.clear();
  }
  append(write_runs(single));
  params.push_back({"piles", piles});
}

}  // namespace grundy
