#include "families/rule/language/read_rule.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "families/rule/language/names.hpp"
#include "families/rule/language/parser.hpp"

namespace grundy::rule {
namespace {

class RuleReader {
 public:
  explicit RuleReader(Fields& fields, Rule rule = {}) : fields_(fields), rule_(std::move(rule)) {}

  Rule read() {
    read_numbers();
    for (const Param& param : fields_.with_prefix("data.")) read_data("data." + param.key, param);
    for (const Param& param : fields_.with_prefix("let.")) read_let("let." + param.key, param);
    read_moves();
    rule_.end = condition("end");
    rule_.lost = condition("lost");
    rule_.won = condition("won");
    return std::move(rule_);
  }

  std::optional<Expr> value(std::string_view key) {
    const auto text = fields_.text(key);
    if (!text) return std::nullopt;
    auto expr = parsed(key, *text, std::nullopt);
    if (expr && expr->type != Type::Number && expr->type != Type::Condition) {
      tell(key, *text, {expr->from, expr->to, ProblemCode::Malformed, "rule-value"});
      expr.reset();
    }
    return expr;
  }

 private:
  void tell(std::string_view key, std::string_view text, Slip slip) {
    std::vector<Slip> slips;
    add_slip(slips, std::move(slip));
    tell_slips(fields_, key, text, std::move(slips));
  }

  bool fits(std::string_view key, std::string_view text) {
    if (text.size() <= kMaxCharacters) return true;
    const auto size = static_cast<std::uint32_t>(text.size());
    tell(key, text,
         {static_cast<std::uint32_t>(kMaxCharacters),
          size,
          ProblemCode::Limit,
          "rule-characters",
          {std::to_string(kMaxCharacters)}});
    return false;
  }

  // Whether something can have this name; else reports the slip.
  bool is_free(std::string_view key, std::string_view text, const Token& name) {
    Slip slip{name.from, name.to, ProblemCode::Malformed, "rule-new-name"};
    if (name.kind == Token::Kind::Name) {
      if (is_reserved(name.text)) {
        slip.code = ProblemCode::Conflict;
        slip.expected = "rule-reserved";
      } else if (is_taken(rule_, name.text)) {
        slip.code = ProblemCode::Repeated;
        slip.expected = "rule-taken";
      } else {
        return true;
      }
    }
    tell(key, text, std::move(slip));
    return false;
  }

  // Without names after a problem: what else the names tell is not reported then.
  void read_numbers() {
    const auto text = fields_.required("numbers", Expected{"rule-numbers", {}});
    if (!text || !fits("numbers", *text)) return;
    if (!read_names(*text)) rule_.numbers.clear();
  }

  bool read_names(std::string_view text) {
    const auto fail = [&](const Token& at, ProblemCode code, std::string_view expected,
                          std::string value) {
      tell("numbers", text, {at.from, at.to, code, expected, {std::move(value)}});
      return false;
    };
    const std::vector<Token> tokens = tokens_of(text);
    for (std::size_t i = 0;; i += 2) {
      if (!is_free("numbers", text, tokens[i])) return false;
      if (rule_.numbers.size() == kMaxNumbers) {
        return fail(tokens[i], ProblemCode::Limit, "rule-many-numbers",
                    std::to_string(kMaxNumbers));
      }
      rule_.numbers.emplace_back(tokens[i].text);
      const Token& after = tokens[i + 1];
      if (after.kind == Token::Kind::End) return true;
      if (after.text == ",") continue;
      return fail(after, ProblemCode::Malformed, "rule-comma", ",");
    }
  }

  // The same for a name after the dot of a key.
  bool is_free(std::string_view key, const std::string& name) {
    ProblemCode code = ProblemCode::Malformed;
    std::string_view expected = "rule-new-name";
    if (is_name(name)) {
      if (!is_reserved(name) && !is_taken(rule_, name)) return true;
      code = is_reserved(name) ? ProblemCode::Conflict : ProblemCode::Repeated;
      expected = is_reserved(name) ? "rule-reserved" : "rule-taken";
    }
    fields_.problem(key, code, name, Expected{expected, {}});
    return false;
  }

  // Data that is not understood keeps its name, without rows, so that its uses are not reported as well.
  void read_data(const std::string& key, const Param& param) {
    if (!is_free(key, param.key)) return;
    rule_.data.push_back({param.key, {}});
    if (!fits(key, param.value)) return;
    Data& data = rule_.data.back();
    data.rows = rows_of(key, param.value);
    data.ended = data.rows.size() == 1 && tokens_of(param.value).end()[-2].text == "/";
  }

  std::vector<std::vector<std::int64_t>> rows_of(std::string_view key, std::string_view text) {
    std::vector<std::vector<std::int64_t>> rows(1);
    const std::vector<Token> tokens = tokens_of(text);
    const auto fail = [&](const Token& at, ProblemCode code, std::string_view expected) {
      tell(key, text, {at.from, at.to, code, expected});
      rows.clear();
    };
    for (std::size_t i = 0;; i += 2) {
      const Token& number = tokens[i];
      const auto value =
          number.kind == Token::Kind::Number ? whole_number(number.text) : std::nullopt;
      if (!value || *value > std::uint64_t{std::numeric_limits<std::int64_t>::max()}) {
        fail(number, value ? ProblemCode::Range : ProblemCode::Malformed,
             value ? "rule-digits" : "rule-data");
        return rows;
      }
      rows.back().push_back(static_cast<std::int64_t>(*value));
      const Token& after = tokens[i + 1];
      if (after.kind == Token::Kind::End) return rows;
      if (after.text == "/") {
        if (tokens[i + 2].kind == Token::Kind::End) return rows;
        rows.emplace_back();
      } else if (after.text != ",") {
        fail(after, ProblemCode::Malformed, "rule-data");
        return rows;
      }
    }
  }

  std::optional<Expr> parsed(std::string_view key, std::string_view text,
                             std::optional<Type> type) {
    if (!fits(key, text)) return std::nullopt;
    std::vector<Slip> slips;
    std::optional<Expr> expr = Parser(text, slips).expression();
    if (expr && rule_.numbers.empty()) return std::nullopt;
    if (expr && !Names(rule_, text, slips).look_up(*expr, type)) expr.reset();
    tell_slips(fields_, key, text, std::move(slips));
    return expr;
  }

  void read_let(const std::string& key, const Param& param) {
    if (!is_free(key, param.key)) return;
    Named let{param.key, {}};
    auto expr = parsed(key, param.value, std::nullopt);
    if (expr && expr->type == Type::Table) {
      tell(key, param.value, {expr->from, expr->to, ProblemCode::Malformed, "rule-list"});
      expr.reset();
    }
    // The same for a let, without an expression.
    if (expr) let.expr = std::move(*expr);
    rule_.lets.push_back(std::move(let));
  }

  void read_moves() {
    const auto text = fields_.required("moves", Expected{"rule-moves", {}});
    if (!text || !fits("moves", *text)) return;
    std::vector<Slip> slips;
    rule_.moves = Parser(*text, slips).moves(std::max<std::size_t>(1, rule_.numbers.size()));
    if (rule_.numbers.empty()) return;
    Names names(rule_, *text, slips);
    for (MoveKind& kind : rule_.moves) names.look_up(kind);
    tell_slips(fields_, "moves", *text, std::move(slips));
  }

  std::optional<Expr> condition(std::string_view key) {
    const auto text = fields_.text(key);
    return text ? parsed(key, *text, Type::Condition) : std::nullopt;
  }

  Fields& fields_;
  Rule rule_;
};

// Reads the components of `at`.
class PlaceReader {
 public:
  PlaceReader(std::string_view text, std::size_t numbers, std::vector<Slip>& slips)
      : tokens_(tokens_of(text)), numbers_(numbers), slips_(slips) {}

  std::vector<Places> read() {
    std::vector<Places> components;
    if (tokens_.size() == 1) return components;
    do {
      components.emplace_back();
      if (take("none")) continue;
      do {
        if (++parts_ > kMaxParts) {
          fail(ProblemCode::Limit, "rule-parts", std::to_string(kMaxParts));
          return components;
        }
        components.back().push_back(place());
      } while (slips_.empty() && take("+"));
    } while (slips_.empty() && take(","));
    if (tokens_[at_].kind != Token::Kind::End) fail(ProblemCode::Malformed, "rule-next-place", ",");
    return components;
  }

 private:
  bool take(std::string_view text) {
    if (tokens_[at_].text != text || tokens_[at_].kind == Token::Kind::End) return false;
    ++at_;
    return true;
  }

  void fail(ProblemCode code, std::string_view expected, std::string value) {
    const Token& here = tokens_[at_];
    if (slips_.empty()) {
      add_slip(slips_, {here.from, here.to, code, expected, {std::move(value)}});
    }
  }

  Place place() {
    Place place;
    const std::string count = std::to_string(numbers_);
    const std::uint32_t from = tokens_[at_].from;
    const bool bracketed = take("(");
    if (!bracketed && numbers_ > 1) {
      fail(ProblemCode::Malformed, "rule-position", count);
      return place;
    }
    do {
      const Token& here = tokens_[at_];
      const auto value = here.kind == Token::Kind::Number ? whole_number(here.text) : std::nullopt;
      if (!value || *value > kMaxExact) {
        fail(value ? ProblemCode::Range : ProblemCode::Malformed,
             value ? "rule-size" : "rule-position", value ? std::to_string(kMaxExact) : count);
        return place;
      }
      place.push_back(*value);
      ++at_;
    } while (bracketed && take(","));
    if (bracketed && !take(")")) {
      fail(ProblemCode::Malformed, "rule-close", ")");
    } else if (place.size() != numbers_ && slips_.empty()) {
      add_slip(slips_,
               {from, tokens_[at_ - 1].to, ProblemCode::Malformed, "rule-position", {count}});
    }
    return place;
  }

  std::vector<Token> tokens_;
  std::size_t numbers_;
  std::vector<Slip>& slips_;
  std::size_t at_ = 0;
  std::size_t parts_ = 0;
};

}  // namespace

Rule read_rule(Fields& fields) { return RuleReader(fields).read(); }

std::optional<Expr> read_value(Fields& fields, const Rule& rule, std::string_view key) {
  return RuleReader(fields, rule).value(key);
}

std::vector<Places> read_places(Fields& fields, std::size_t numbers) {
  const auto text = fields.required("at", Expected{"rule-at", {}});
  if (!text || numbers == 0) return {};
  std::vector<Slip> slips;
  std::vector<Places> components = PlaceReader(*text, numbers, slips).read();
  tell_slips(fields, "at", *text, std::move(slips));
  for (Places& places : components) sort_places(places);
  return components;
}

}  // namespace grundy::rule
