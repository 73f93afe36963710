#include "games/catalogue.hpp"

#include "games/families.hpp"

namespace grundy {
namespace {

const std::vector<GameEntry>& rows() {
  static const std::vector<GameEntry> list = [] {
    std::vector<GameEntry> all;
    for (const auto games_of : kFamilies) {
      for (GameEntry& entry : games_of()) all.push_back(std::move(entry));
    }
    return all;
  }();
  return list;
}

}  // namespace

std::span<const GameEntry> games() { return rows(); }

const GameEntry* find_game(std::string_view key) {
  for (const GameEntry& entry : rows()) {
    if (entry.key == key) return &entry;
  }
  return nullptr;
}

std::string game_names() {
  std::string names;
  for (const GameEntry& entry : rows()) {
    if (!names.empty()) names += ", ";
    names += entry.key;
  }
  return names;
}

std::string parameter_names(const GameEntry& entry) {
  std::string names = "game";
  for (const ParameterEntry& parameter : entry.parameters) {
    names += ", ";
    names += parameter.key;
  }
  return names;
}

}  // namespace grundy
