#include "params/problem.hpp"

#include <algorithm>

namespace grundy {
namespace {

// A cut inside a UTF-8 sequence would reach the page as a replacement character.
std::string shortened(std::string_view item) {
  if (item.size() <= kMaxItemLength) return std::string(item);
  std::size_t end = kMaxItemLength;
  while (end > 0 && (static_cast<unsigned char>(item[end]) & 0xC0) == 0x80) --end;
  return std::string(item.substr(0, end)) + "…";
}

}  // namespace

std::string_view to_text(ProblemCode code) {
  switch (code) {
    case ProblemCode::Missing: return "missing";
    case ProblemCode::Unknown: return "unknown";
    case ProblemCode::Repeated: return "repeated";
    case ProblemCode::Malformed: return "malformed";
    case ProblemCode::Range: return "range";
    case ProblemCode::Limit: return "limit";
    case ProblemCode::Conflict: return "conflict";
  }
  return "";
}

void Problems::add(std::string_view key, ProblemCode code, std::string_view item, Expected expected,
                   std::optional<Passage> passage) {
  const auto same_key =
      std::count_if(list_.begin(), list_.end(), [&](const Problem& p) { return p.key == key; });
  if (static_cast<std::size_t>(same_key) >= kMaxPerKey) return;
  list_.push_back({shortened(key), code, shortened(item), std::move(expected), std::move(passage)});
}

bool Problems::has(std::string_view key) const {
  return std::any_of(list_.begin(), list_.end(), [&](const Problem& p) { return p.key == key; });
}

}  // namespace grundy
