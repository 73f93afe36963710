#include "games/catalogue.hpp"

#include "games/registry.hpp"

namespace grundy {
namespace {

std::span<const FamilyEntry> families;

const std::vector<ListedGame>& rows() {
  static const std::vector<ListedGame> list = [] {
    std::vector<ListedGame> all;
    for (const FamilyEntry& family : registry()) {
      for (GameEntry& game : family.games())
        all.push_back({std::move(game), family.read, family.group});
    }
    return all;
  }();
  return list;
}

}  // namespace

std::span<const FamilyEntry> registry() { return families; }

void set_registry(std::span<const FamilyEntry> list) { families = list; }

std::span<const ListedGame> games() { return rows(); }

const ListedGame* find_game(std::string_view key) {
  for (const ListedGame& entry : rows()) {
    if (entry.key == key) return &entry;
  }
  return nullptr;
}

std::vector<std::string> game_names() {
  std::vector<std::string> names;
  for (const GameEntry& entry : rows()) names.emplace_back(entry.key);
  return names;
}

std::vector<std::string> parameter_names(const GameEntry& entry) {
  std::vector<std::string> names{"game"};
  for (const ParameterEntry& parameter : entry.parameters) names.emplace_back(parameter.key);
  return names;
}

}  // namespace grundy
