#include "families/grid/solved_board.hpp"

#include <algorithm>
#include <limits>
#include <unordered_map>
#include <utility>

#include "families/grid/board_table.hpp"
#include "families/grid/family.hpp"
#include "params/fields.hpp"
#include "sums/loop_ruling.hpp"
#include "sums/sum.hpp"
#include "sums/turns/winning_turns.hpp"

namespace grundy {
namespace {

// The most Grundy numbers of options that are kept, which bounds the memory.
constexpr std::size_t kMaxHeldNumbers = std::size_t{1} << 22;

std::optional<std::uint64_t> in_64_bits(const std::optional<BigCount>& count) {
  return count ? count->in_64_bits() : std::nullopt;
}

class SolvedBoard final : public SolvedRules {
 public:
  SolvedBoard(const Board& board, const Rules& rules);

  std::string_view key() const override { return "pieces"; }
  std::optional<BriefAnswer> answer(std::string_view pieces) override;
  BriefAnswer answer(const Position& position) override;

 private:
  using Parts = std::vector<ComponentSum::Part>;

  // Reads the value of `pieces`. None where a piece is malformed, of a kind not solved here, off
  // the board or on a damaged cell, or where this number of pieces needs other tables.
  std::optional<Parts> read(std::string_view pieces) const;
  BriefAnswer answer_of(Parts parts);
  using Numbers = std::vector<std::uint32_t>;

  BriefAnswer answer_by_nim_sum(const Parts& parts);
  std::uint64_t count_options(const ComponentSum::Part& part, std::uint64_t number);
  Numbers numbers_of_options(const ComponentSum::Part& part) const;

  Board board_;
  Rules rules_;
  std::vector<std::uint8_t> holes_;
  bool alone_;
  std::vector<SolvedTable> tables_;                            // by kind; where the nim-sum decides
  ComponentSum sum_;                                           // where it does not
  std::unordered_map<std::uint64_t, Numbers> option_numbers_;  // ascending, by kind and cell
  std::size_t held_numbers_ = 0;
};

SolvedBoard::SolvedBoard(const Board& board, const Rules& rules)
    : board_(board), rules_(rules), holes_(hole_map(board)), alone_(board.pieces.size() <= 1) {
  const bool loopy = std::any_of(board.kinds.begin(), board.kinds.end(),
                                 [](const PieceKind& kind) { return is_loopy(kind.moves); });
  if (rules.sum == Sum{} && rules.play == Play::Normal && !loopy) {
    for (std::uint32_t kind = 0; kind < board_.kinds.size(); ++kind) {
      tables_.push_back(solve_kind(board_, holes_, kind, {.depth = false}));
    }
  } else {
    sum_ = component_sum(board_, rules);
  }
}

std::optional<SolvedBoard::Parts> SolvedBoard::read(std::string_view pieces) const {
  const auto items = split_cells(pieces);
  if (items.size() > kMaxPieces || alone_ != (items.size() <= 1)) return std::nullopt;
  Parts parts;
  parts.reserve(items.size());
  for (const std::string_view item : items) {
    const std::size_t at = std::min(item.find('@'), item.size());
    const auto kind =
        std::find_if(board_.kinds.begin(), board_.kinds.end(),
                     [&](const PieceKind& known) { return known.name == item.substr(0, at); });
    if (at == item.size() || kind == board_.kinds.end()) return std::nullopt;
    const auto name = read_cell(item.substr(at + 1));
    if (!name || name->x >= board_.size.width || name->y >= board_.size.height) return std::nullopt;
    const std::uint64_t cell = name->x + name->y * board_.size.width;
    if (holes_[static_cast<std::size_t>(cell)]) return std::nullopt;
    parts.push_back({static_cast<std::uint32_t>(kind - board_.kinds.begin()), cell});
  }
  return parts;
}

std::optional<BriefAnswer> SolvedBoard::answer(std::string_view pieces) {
  auto parts = read(pieces);
  if (!parts) return std::nullopt;
  return answer_of(std::move(*parts));
}

BriefAnswer SolvedBoard::answer(const Position& position) {
  Parts parts;
  for (const Piece& piece : position.as<Board>()->pieces) parts.push_back({piece.kind, piece.cell});
  return answer_of(std::move(parts));
}

BriefAnswer SolvedBoard::answer_of(Parts parts) {
  if (!tables_.empty()) return answer_by_nim_sum(parts);
  sum_.parts = std::move(parts);
  const std::vector<Facts> facts = all_facts(sum_);
  BriefAnswer answer;
  answer.moves = 0;
  if (!any_infinite(facts)) answer.grundy = nim_sum(facts);
  TurnPage page(0, 0);
  if (const auto theorem = theorem_for(facts, rules_.sum, rules_.play)) {
    answer.outcome = outcome_by(*theorem, facts, rules_.sum, rules_.play);
    if (answer.outcome == Outcome::Win) {
      answer.moves =
          in_64_bits(winning_turns({sum_, facts, rules_.sum, rules_.play}, *theorem, page));
    }
  } else {
    const Decision decision = decide(sum_, facts, rules_.sum, rules_.play, page);
    answer.outcome = decision.verdict.outcome;
    answer.moves = in_64_bits(decision.count);
  }
  return answer;
}

BriefAnswer SolvedBoard::answer_by_nim_sum(const Parts& parts) {
  Nimber total = 0;
  for (const auto& [kind, cell] : parts)
    total ^= tables_[kind].number(static_cast<std::size_t>(cell));
  std::uint64_t moves = 0;
  for (const ComponentSum::Part& part : parts) {
    if (total == 0) break;
    moves += count_options(part,
                           total ^ tables_[part.kind].number(static_cast<std::size_t>(part.state)));
  }
  return {.outcome = outcome_of(total != 0), .grundy = total, .moves = moves};
}

std::uint64_t SolvedBoard::count_options(const ComponentSum::Part& part, std::uint64_t number) {
  const auto count_in = [number](const Numbers& numbers) {
    const auto [first, last] = std::equal_range(numbers.begin(), numbers.end(), number);
    return static_cast<std::uint64_t>(last - first);
  };
  const std::uint64_t place = part.state * board_.kinds.size() + part.kind;
  const auto known = option_numbers_.find(place);
  if (known != option_numbers_.end()) return count_in(known->second);
  Numbers numbers = numbers_of_options(part);
  const std::uint64_t count = count_in(numbers);
  if (held_numbers_ + numbers.size() < kMaxHeldNumbers) {
    held_numbers_ += numbers.size();
    option_numbers_.emplace(place, std::move(numbers));
  }
  return count;
}

SolvedBoard::Numbers SolvedBoard::numbers_of_options(const ComponentSum::Part& part) const {
  Numbers cells;
  for_each_piece_option(board_, holes_, part.kind, static_cast<std::uint32_t>(part.state),
                        [&](std::uint32_t option) { cells.push_back(option); });
  // Vectors of an own piece may lead to the same cell: that is one option.
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  for (std::uint32_t& cell : cells) cell = tables_[part.kind].number(cell);
  std::sort(cells.begin(), cells.end());
  return cells;
}

}  // namespace

std::unique_ptr<SolvedRules> solved_board(const Board& board, const Rules& rules) {
  return std::make_unique<SolvedBoard>(board, rules);
}

}  // namespace grundy
