#include "games/solve_many.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "analysis/analysis.hpp"
#include "families/grid/solved_board.hpp"
#include "sums/heap_sum.hpp"

namespace grundy {
namespace {

// The cells of all boards kept solved at once.
constexpr std::size_t kMaxKeptCells = std::size_t{1} << 24;

// What stands before and after the pieces of a line.
struct Frame {
  std::string_view before;
  std::string_view pieces;
  std::string_view after;
};

std::optional<Frame> frame_of(std::string_view line) {
  constexpr std::string_view key = "pieces=";
  std::size_t at = line.find(key);
  while (at != std::string_view::npos && at > 0 && line[at - 1] != '&' && line[at - 1] != '#') {
    at = line.find(key, at + 1);
  }
  if (at == std::string_view::npos) return std::nullopt;
  const std::size_t begin = at + key.size();
  const std::size_t end = std::min(line.find('&', begin), line.size());
  return Frame{line.substr(0, begin), line.substr(begin, end - begin), line.substr(end)};
}

BriefAnswer answer_of_nim(const Piles& piles, Play play) {
  NimTotals totals;
  for (const std::uint64_t size : piles.piles) totals.add_heap(size);
  return {.outcome = outcome_of(!is_lost(totals, play)),
          .grundy = totals.nim_sum,
          .moves = winning_nim_moves(piles.piles, play)};
}

BriefAnswer answer_of_analysis(const Game& game) {
  // A page of turns beyond all of them lists none.
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
    if (board_ == nullptr || text.size() < before_.size() + after_.size()) return std::nullopt;
    const std::size_t length = text.size() - before_.size() - after_.size();
    const std::string_view pieces = text.substr(before_.size(), length);
    if (text.substr(0, before_.size()) != before_ ||
        text.substr(before_.size() + length) != after_ ||
        pieces.find('&') != std::string_view::npos) {
      return std::nullopt;
    }
    auto parts = board_->read(pieces);
    if (!parts) return std::nullopt;
    return board_->answer(std::move(*parts));
  }

  BriefAnswer answer_of(Game& game, std::string_view text) {
    board_ = nullptr;
    if (const auto* piles = std::get_if<Piles>(&game.position)) {
      if (piles->is_nim() && game.sum == Sum{}) return answer_of_nim(*piles, game.play);
    }
    if (!std::holds_alternative<Board>(game.position)) return answer_of_analysis(game);
    const auto& board = std::get<Board>(game.position);
    board_ = &solved_board(game);
    if (const auto frame = frame_of(text)) {
      before_ = frame->before;
      after_ = frame->after;
    }
    SolvedBoard::Parts parts;
    for (const Piece& piece : board.pieces) parts.push_back({piece.kind, piece.cell});
    return board_->answer(std::move(parts));
  }

  // Positions share a solved board when they are the same but for the places of their pieces, have
  // the same kinds in the same order, and are alike in having more than one piece.
  SolvedBoard& solved_board(const Game& game) {
    const auto& board = std::get<Board>(game.position);
    Game rules = game;
    std::get<Board>(rules.position).pieces.clear();
    std::string key = write_game(rules);
    for (const PieceKind& kind : board.kinds) key += "|" + kind.name;
    key += board.pieces.size() > 1 ? "+" : "";
    const auto known = boards_.find(key);
    if (known != boards_.end()) return *known->second;
    const std::size_t cells = board.size.cells() * board.kinds.size();
    if (kept_cells_ + cells > kMaxKeptCells) {
      boards_.clear();
      kept_cells_ = 0;
    }
    kept_cells_ += cells;
    auto solved = std::make_unique<SolvedBoard>(board, Rules{game.play, game.sum, 0});
    return *boards_.emplace(std::move(key), std::move(solved)).first->second;
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
  std::unordered_map<std::string, std::unique_ptr<SolvedBoard>> boards_;
  std::size_t kept_cells_ = 0;
  // By the rules of the line read last; a line in its frame has the same.
  bool grundy_decides_ = false;
  // The line read last, but for its pieces; no board where it had none.
  SolvedBoard* board_ = nullptr;
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
