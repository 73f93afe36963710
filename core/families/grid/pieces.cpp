#include "families/grid/pieces.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "params/fields.hpp"

namespace grundy {
namespace {

struct Moves {
  std::array<PieceMove, 16> list;
  std::size_t count = 0;

  constexpr std::span<const PieceMove> all() const { return {list.data(), count}; }
};

constexpr Moves all_ways(std::initializer_list<PieceMove> moves) {
  Moves all;
  for (const PieceMove& move : moves) {
    for (const std::int32_t sx : {-1, 1}) {
      for (const std::int32_t sy : {-1, 1}) {
        const PieceMove way{sx * move.dx, sy * move.dy, move.slide};
        bool known = false;
        for (std::size_t i = 0; i < all.count; ++i) known = known || all.list[i] == way;
        if (!known) all.list[all.count++] = way;
      }
    }
  }
  return all;
}

constexpr PieceMove kKnight4[] = {{-2, -1}, {-1, -2}, {-2, 1}, {1, -2}};
constexpr PieceMove kKnight2[] = {{-2, -1}, {-1, -2}};
constexpr PieceMove kPawn[] = {{0, -1}};
constexpr Moves kKnight = all_ways({{2, 1}, {1, 2}});
constexpr Moves kKing = all_ways({{1, 0}, {0, 1}, {1, 1}});
constexpr Moves kQueen = all_ways({{1, 0, true}, {0, 1, true}, {1, 1, true}});
constexpr Moves kRook = all_ways({{1, 0, true}, {0, 1, true}});
constexpr Moves kBishop = all_ways({{1, 1, true}});

constexpr NamedPiece kPieces[] = {
    {"knight4", kKnight4, false},    {"knight2", kKnight2, false},  {"knight", kKnight.all(), true},
    {"king", kKing.all(), true},     {"queen", kQueen.all(), true}, {"rook", kRook.all(), true},
    {"bishop", kBishop.all(), true}, {"pawn", kPawn, false},
};

std::int64_t cross(const PieceMove& u, const PieceMove& v) {
  return std::int64_t{u.dx} * v.dy - std::int64_t{u.dy} * v.dx;
}

std::int64_t dot(const PieceMove& u, const PieceMove& v) {
  return std::int64_t{u.dx} * v.dx + std::int64_t{u.dy} * v.dy;
}

// The vector from which all others turn to the side of `sign`, by less than half a turn; null if there is none.
const PieceMove* outermost(std::span<const PieceMove> moves, int sign) {
  for (const PieceMove& candidate : moves) {
    const bool outer = std::all_of(moves.begin(), moves.end(), [&](const PieceMove& other) {
      const std::int64_t side = sign * cross(candidate, other);
      return side > 0 || (side == 0 && dot(candidate, other) > 0);
    });
    if (outer) return &candidate;
  }
  return nullptr;
}

// A step beyond kMaxStep is read as kMaxStep + 1, which check_own_kind refuses.
std::optional<std::int32_t> read_step(std::string_view text) {
  const bool negative = !text.empty() && text.front() == '-';
  if (!text.empty() && (negative || text.front() == '+')) text.remove_prefix(1);
  const auto size = whole_number(text);
  if (!size) return std::nullopt;
  const auto step = static_cast<std::int32_t>(std::min<std::uint64_t>(*size, kMaxStep + 1));
  return negative ? -step : step;
}

}  // namespace

std::span<const NamedPiece> named_pieces() { return kPieces; }

const NamedPiece* find_piece(std::string_view name) {
  for (const NamedPiece& piece : kPieces) {
    if (piece.name == name) return &piece;
  }
  return nullptr;
}

std::optional<Direction> common_direction(std::span<const PieceMove> moves) {
  if (moves.empty()) return Direction{1, 1};
  const PieceMove* first = outermost(moves, 1);
  const PieceMove* last = outermost(moves, -1);
  if (first == nullptr || last == nullptr) return std::nullopt;
  Direction direction{first->dx, first->dy};
  if (cross(*first, *last) != 0) {
    direction = {std::int64_t{last->dy} - first->dy, std::int64_t{first->dx} - last->dx};
  }
  const std::int64_t shared = std::gcd(direction.a, direction.b);
  return Direction{direction.a / shared, direction.b / shared};
}

bool may_overlap(std::span<const PieceMove> moves) {
  for (std::size_t i = 0; i < moves.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (cross(moves[i], moves[j]) == 0 && dot(moves[i], moves[j]) > 0) return true;
    }
  }
  return false;
}

std::optional<std::vector<PieceMove>> read_vectors(std::string_view text) {
  std::vector<PieceMove> moves;
  while (!text.empty()) {
    const bool slide = text.starts_with("slide(");
    if (!slide && !text.starts_with("leap(")) return std::nullopt;
    text.remove_prefix(slide ? 6 : 5);
    const std::size_t close = text.find(')');
    if (close == std::string_view::npos) return std::nullopt;
    const auto steps = split_list(text.substr(0, close));
    if (steps.size() != 2) return std::nullopt;
    const auto dx = read_step(steps[0]);
    const auto dy = read_step(steps[1]);
    if (!dx || !dy || (*dx == 0 && *dy == 0)) return std::nullopt;
    moves.push_back({*dx, *dy, slide});
    text.remove_prefix(close + 1);
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  }
  return moves;
}

std::string write_vectors(std::span<const PieceMove> moves) {
  std::string text;
  for (const PieceMove& move : moves) {
    text += move.slide ? "slide(" : "leap(";
    text += std::to_string(move.dx) + "," + std::to_string(move.dy) + ")";
  }
  return text;
}

std::optional<Corner> read_corner(std::string_view text) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos) return std::nullopt;
  std::string_view across = text.substr(0, dash);
  std::string_view along = text.substr(dash + 1);
  if (across == "up" || across == "down") std::swap(across, along);
  if (across != "left" && across != "right") return std::nullopt;
  if (along != "up" && along != "down") return std::nullopt;
  return Corner{across == "left" ? -1 : 1, along == "down" ? -1 : 1};
}

std::string write_corner(Corner corner) {
  return std::string(corner.x < 0 ? "left" : "right") + (corner.y < 0 ? "-down" : "-up");
}

}  // namespace grundy
