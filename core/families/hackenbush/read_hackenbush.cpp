#include <algorithm>
#include <optional>
#include <unordered_map>

#include "families/hackenbush/hackenbush.hpp"

namespace grundy {
namespace {

bool names_node(std::string_view text) {
  const auto fits = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  return !text.empty() && std::all_of(text.begin(), text.end(), fits);
}

class HackenbushReader {
 public:
  explicit HackenbushReader(Fields& fields) : fields_(fields) {}

  Hackenbush read() {
    const auto edges = fields_.required("edges", expecting("hackenbush-edges"));
    if (edges) read_edges(*edges);
    if (const auto spots = fields_.text("at")) read_spots(*spots);
    return std::move(picture_);
  }

 private:
  void read_edges(std::string_view text) {
    const auto items = split_list(text);
    if (!few("edges", items.size(), Hackenbush::kMaxStalks)) return;
    for (const std::string_view item : items) {
      const auto ends = split_list(item, '-');
      if (ends.size() != 2) {
        fields_.problem("edges", ProblemCode::Malformed, item, expecting("hackenbush-edge"));
        continue;
      }
      const auto a = node("edges", ends[0]);
      const auto b = node("edges", ends[1]);
      if (a && b) picture_.stalks.push_back({*a, *b});
    }
  }

  void read_spots(std::string_view text) {
    const auto items = split_list(text);
    if (!few("at", items.size(), Hackenbush::kMaxSpots)) return;
    std::vector<std::uint32_t> nodes;
    for (const std::string_view item : items) {
      if (const auto spot = read_spot(item)) {
        picture_.spots.push_back(*spot);
        nodes.push_back(spot->node);
      }
    }
    std::sort(nodes.begin(), nodes.end());
    report_repeated(
        fields_, "at", nodes, [&](std::uint32_t node) { return picture_.names[node]; },
        expecting("hackenbush-each-node-once"));
  }

  std::optional<StalkSpot> read_spot(std::string_view item) {
    const auto parts = split_list(item, '@');
    const auto numbers = split_list(parts.size() == 2 ? parts[1] : "", '.');
    const auto right = numbers.size() == 2 ? whole_number(numbers[0]) : std::nullopt;
    const auto up = numbers.size() == 2 ? whole_number(numbers[1]) : std::nullopt;
    if (!right || !up) {
      fields_.problem("at", ProblemCode::Malformed, item, expecting("hackenbush-spot"));
    } else if (*right > Hackenbush::kMaxDistance || *up > Hackenbush::kMaxDistance) {
      fields_.problem("at", ProblemCode::Range, item,
                      expecting("hackenbush-distances", 0, Hackenbush::kMaxDistance));
    } else if (parts[0] == Hackenbush::kGround) {
      fields_.problem("at", ProblemCode::Conflict, item, expecting("hackenbush-above-ground"));
    } else if (const auto place = node("at", parts[0])) {
      return StalkSpot{*place, static_cast<std::uint32_t>(*right), static_cast<std::uint32_t>(*up)};
    }
    return std::nullopt;
  }

  bool few(std::string_view key, std::size_t count, std::size_t most) {
    if (count <= most) return true;
    fields_.problem(key, ProblemCode::Limit, std::to_string(count),
                    expecting("hackenbush-at-most", most, key));
    return false;
  }

  // Adds a node when it is first named; the ground is always there.
  std::optional<std::uint32_t> node(std::string_view key, std::string_view name) {
    if (!names_node(name)) {
      fields_.problem(key, ProblemCode::Malformed, name, expecting("hackenbush-node"));
      return std::nullopt;
    }
    if (name.size() > Hackenbush::kMaxNameLength) {
      fields_.problem(key, ProblemCode::Limit, name,
                      expecting("hackenbush-at-most-characters", Hackenbush::kMaxNameLength));
      return std::nullopt;
    }
    const auto [entry, fresh] =
        nodes_.try_emplace(std::string(name), static_cast<std::uint32_t>(picture_.names.size()));
    if (fresh) picture_.names.push_back(entry->first);
    return entry->second;
  }

  Fields& fields_;
  Hackenbush picture_;
  std::unordered_map<std::string, std::uint32_t> nodes_{{std::string(Hackenbush::kGround), 0}};
};

}  // namespace

Hackenbush read_hackenbush(Fields& fields) { return HackenbushReader(fields).read(); }

}  // namespace grundy
