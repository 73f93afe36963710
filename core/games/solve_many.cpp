#include "games/solve_many.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "games/analyze.hpp"
#include "games/game.hpp"

namespace grundy {
namespace {

// The most numbers that all solved rules may hold at once.
constexpr std::size_t kMaxKept = std::size_t{1} << 24;

// A line without the value of one key: the text before and after it.
struct Frame {
  std::string_view before;
  std::string_view after;
};

std::optional<Frame> frame_of(std::string_view line, const std::string& key) {
  std::size_t at = line.find(key);
  while (at != std::string_view::npos && at > 0 && line[at - 1] != '&' && line[at - 1] != '#') {
    at = line.find(key, at + 1);
  }
  if (at == std::string_view::npos) return std::nullopt;
  const std::size_t begin = at + key.size();
  const std::size_t end = std::min(line.find('&', begin), line.size());
  return Frame{line.substr(0, begin), line.substr(end)};
}

BriefAnswer answer_of_analysis(const Game& game) {
  // A page that begins beyond all turns lists none.
  const Analysis analysis = analyze(game, {.from = std::numeric_limits<std::uint64_t>::max()});
  BriefAnswer answer{.outcome = analysis.verdict.outcome, .grundy = analysis.grundy, .moves = {}};
  if (analysis.moves.count) answer.moves = analysis.moves.count->in_64_bits();
  return answer;
}

class Solver {
 public:
  void line(std::string_view text, std::size_t number) {
    if (const auto answer = answer_in_same_frame(text)) return add(*answer);
    Problems problems;
    auto game = read_game(text, problems);
    if (!game) return refuse(number, std::move(problems));
    grundy_decides_ = game->sum == Sum{} && game->play == Play::Normal;
    add(answer_of(*game, text));
  }
  Batch take() { return std::move(batch_); }

 private:
  std::optional<BriefAnswer> answer_in_same_frame(std::string_view text) {
    if (solved_ == nullptr || text.size() < before_.size() + after_.size()) return std::nullopt;
    const std::size_t length = text.size() - before_.size() - after_.size();
    const std::string_view value = text.substr(before_.size(), length);
    if (text.substr(0, before_.size()) != before_ ||
        text.substr(before_.size() + length) != after_ ||
        value.find('&') != std::string_view::npos) {
      return std::nullopt;
    }
    return solved_->answer(value);
  }

  BriefAnswer answer_of(const Game& game, std::string_view text) {
    solved_ = nullptr;
    const Rules rules{game.play, game.sum, 0};
    if (const auto brief = game.position->brief_answer(rules)) return *brief;
    auto shared = game.position->shared_rules();
    if (!shared) return answer_of_analysis(game);
    SolvedRules& solved = solved_rules(game, std::move(*shared), rules);
    if (const auto frame = frame_of(text, std::string(solved.key()) + "=")) {
      solved_ = &solved;
      before_ = frame->before;
      after_ = frame->after;
    }
    return solved.answer(game.position);
  }

  SolvedRules& solved_rules(const Game& game, SharedRules shared, const Rules& rules) {
    shared.name += "|" + to_text(game.sum) + "|";
    shared.name += to_text(game.play);
    const auto known = known_.find(shared.name);
    if (known != known_.end()) return *known->second;
    if (kept_ + shared.numbers > kMaxKept) {
      known_.clear();
      kept_ = 0;
    }
    kept_ += shared.numbers;
    return *known_.emplace(std::move(shared.name), game.position->solved_rules(rules))
                .first->second;
  }

  void add(const BriefAnswer& answer) {
    const auto exact = [](const std::optional<std::uint64_t>& number) {
      return number && *number <= kMaxExact ? static_cast<double>(*number) : Batch::kUnknown;
    };
    batch_.outcome.push_back(letter(answer.outcome));
    batch_.grundy.push_back(grundy_decides_ ? exact(answer.grundy) : Batch::kUnknown);
    batch_.moves.push_back(exact(answer.moves));
  }

  void refuse(std::size_t number, Problems problems) {
    batch_.outcome.push_back(kInvalid);
    batch_.grundy.push_back(Batch::kUnknown);
    batch_.moves.push_back(Batch::kUnknown);
    if (batch_.refusals.size() == Batch::kMaxRefusals) return;
    batch_.refusals.push_back({number, std::move(problems)});
  }

  Batch batch_;
  std::map<std::string, std::unique_ptr<SolvedRules>> known_;
  std::size_t kept_ = 0;
  // Set by the line read last; a line in its frame has the same rules.
  bool grundy_decides_ = false;
  // The frame and the solved rules of the line read last; null where its rules are not solved.
  SolvedRules* solved_ = nullptr;
  std::string before_;
  std::string after_;
};

}  // namespace

Batch solve_many(std::string_view lines) {
  Solver solver;
  for (std::size_t number = 1; !lines.empty(); ++number) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    std::string_view line = lines.substr(0, end);
    lines.remove_prefix(std::min(end + 1, lines.size()));
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (!line.empty()) solver.line(line, number);
  }
  return solver.take();
}

}  // namespace grundy
