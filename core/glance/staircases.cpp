#include <bit>

#include "families/tree/tree.hpp"
#include "glance/answer.hpp"
#include "glance/coins.hpp"
#include "params/as_size.hpp"
#include "theory/coin_flow.hpp"

namespace grundy::glance {
namespace {

constexpr std::uint64_t kMostCoins = 1'000'000;
constexpr std::size_t kMostPlaces = 64;

// A staircase as it was read.
struct RowRead {
  Game game = Game::Tree;
  std::uint32_t first = 1;    // name of the first place
  List<std::uint64_t> heaps;  // as they are written
  Coins coins;
};

// Makes every node at odd depth count. False where the parents are no tree.
bool count_odd(Coins& coins, List<std::int32_t>* depths) {
  std::size_t roots = 0;
  for (std::size_t node = 0; node < coins.next.size(); ++node) {
    std::size_t depth = 0;
    for (std::int32_t above = coins.next[node]; above != Tree::kNoParent; ++depth) {
      if (depth > coins.next.size()) return false;
      above = coins.next[static_cast<std::size_t>(above)];
    }
    roots += depth == 0;
    coins.counts[node] = depth % 2;
    if (depths != nullptr) depths->push_back(static_cast<std::int32_t>(depth));
  }
  return roots == 1;
}

void read_parents(Cursor& cursor, Coins& coins) {
  cursor.expect("&parents=");
  for (const std::uint64_t parent : cursor.numbers(kMostPlaces)) {
    coins.next.push_back(static_cast<std::int32_t>(parent) - 1);
  }
  const std::uint32_t nodes = coins.next.size();
  for (const std::int32_t parent : coins.next) {
    cursor.check(parent < static_cast<std::int32_t>(nodes));
  }
}

// Coins go to the stair before. The first stair is the ground or, where steps are numbered, counts.
void read_stairs(Cursor& cursor, RowRead& row) {
  const bool steps = cursor.eat("&numbering=steps-");
  const bool one = steps && cursor.eat("1");
  if (steps && !one) cursor.expect("0");
  row.first = one ? 1 : 0;
  for (std::size_t i = 0; i < row.heaps.size(); ++i) {
    row.coins.held.push_back(row.heaps[i]);
    row.coins.counts.push_back(i % 2 == (steps ? 0 : 1));
    const std::int32_t ground = steps ? kOutOfGame : Tree::kNoParent;
    row.coins.next.push_back(i == 0 ? ground : static_cast<std::int32_t>(i) - 1);
  }
}

// What leaves a pile goes from its difference to the next one on the right.
void hide_in_differences(Cursor& cursor, RowRead& row) {
  const std::size_t count = row.heaps.size();
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint64_t before = i == 0 ? 0 : row.heaps[i - 1];
    cursor.check(row.heaps[i] >= before);
    row.coins.held.push_back(row.heaps[i] - before);
    row.coins.counts.push_back((count - i) % 2 == 1);
    row.coins.next.push_back(i + 1 == count ? kOutOfGame : static_cast<std::int32_t>(i) + 1);
  }
}

void write_position(const RowRead& row, const List<std::int32_t>& depths, Json& json) {
  json.raw(",\"position\":{\"family\":");
  if (row.game == Game::Tree) {
    json.column("\"tree\",\"parents\":[", row.coins.next);
    json.column("],\"coins\":[", row.heaps);
    json.column("],\"depth\":[", depths);
    json.raw("],\"labels\":[]}");
    return;
  }
  json.raw("\"row\",\"look\":").raw(row.game == Game::Staircase ? "\"stairs\"" : "\"piles\"");
  json.raw(",\"first\":").number(row.first);
  json.column(",\"heaps\":[", row.heaps);
  json.column("],\"values\":[", row.coins.held);
  json.column("],\"counts\":[", row.coins.counts);
  json.raw("]}");
}

// The move in the contest's answer: the fewest stones, then the leftmost pile.
struct Fewest {
  std::uint64_t coins = UINT64_MAX;
  std::size_t place = 0;
};

Fewest write_turns(Answer& answer, const RowRead& row, Nimber total) {
  const Coins& coins = row.coins;
  const Play play = answer.convention.play;
  Json& json = answer.json;
  Fewest fewest;
  std::uint64_t count = 0;
  const NimTotals totals = coins.totals();
  json.raw(",\"moves\":{\"from\":0,\"list\":[");
  for (std::size_t i = 0; i < coins.held.size() && !is_lost(totals, play); ++i) {
    if (coins.next[i] == Tree::kNoParent) continue;
    const bool counting = coins.counts[i] != 0;
    const std::size_t heap = counting ? i : static_cast<std::size_t>(coins.next[i]);
    const std::uint64_t before = coins.held[heap];
    const auto moved = winning_flow(totals, play, coins.held[i], counting, before);
    if (!moved) continue;
    ++count;
    if (*moved < fewest.coins) fewest = {*moved, i};
    const std::uint64_t left = row.heaps[i] - *moved;
    const auto notation = [&] {
      json.raw("{\"notation\":\"").number(static_cast<std::int64_t>(i + row.first)).raw(":");
      json.number(static_cast<std::int64_t>(left));
    };
    json.item();
    notation();
    json.raw("\",\"moves\":[");
    notation();
    ListedMove move{0,
                    {i, row.heaps[i], left},
                    total ^ before ^ (counting ? before - *moved : before + *moved),
                    std::nullopt};
    if (row.game != Game::Ordered && coins.next[i] != kOutOfGame) {
      const auto next = static_cast<std::size_t>(coins.next[i]);
      move.other = Changed{next, row.heaps[next], row.heaps[next] + *moved};
    }
    answer.write(move);
    json.raw("]}");
  }
  json.raw("],\"count\":\"").number(static_cast<std::int64_t>(count)).raw("\"}");
  return fewest;
}

void write_judge(const RowRead& row, Play play, const Fewest& fewest, Json& json) {
  json.raw(",\"judge\":\"");
  if (row.game == Game::Ordered && play == Play::Normal) {
    if (fewest.coins == UINT64_MAX) {
      json.raw("YOU LOSE");
    } else {
      json.raw("TAKE ").number(static_cast<std::int64_t>(fewest.coins));
      json.raw(" STONES FROM PILE ").number(static_cast<std::int64_t>(fewest.place));
    }
  }
  json.raw("\"");
}

void write_table(const RowRead& row, Play play, Json& json) {
  const std::uint32_t count = row.heaps.size();
  const auto alone = [&](std::size_t i) {
    NimTotals totals;
    if (row.coins.counts[i] != 0) totals.add_heap(row.coins.held[i]);
    return totals;
  };
  json.raw(",\"tables\":[{\"rows\":1,\"suspense\":[],\"loopSets\":[],\"name\":");
  json.raw(row.game == Game::Tree ? "\"node\"" : "\"heap\"").raw(",\"columns\":").number(count);
  json.raw(",\"outcomes\":[");
  for (std::size_t i = 0; i < count; ++i) json.item().number(letter(!is_lost(alone(i), play)));
  json.raw("],\"grundy\":[");
  for (std::size_t i = 0; i < count; ++i) {
    json.item().number(static_cast<std::int64_t>(alone(i).nim_sum));
  }
  json.raw("],\"remoteness\":[");
  for (std::size_t i = 0; i < count; ++i) json.item().number(kUnknownRemoteness);
  json.raw("]}]");
}

// Answers each question by building the tree that it asks about.
void write_rehang(Cursor& cursor, const RowRead& row, Json& json, const List<std::uint64_t>& asked,
                  Play play) {
  Arena& arena = cursor.arena();
  List<std::uint8_t> outcomes(arena);
  List<std::int64_t> numbers(arena);
  json.raw(",\"rehang\":{\"node\":[");
  for (std::size_t i = 0; i < asked.size(); i += 2) {
    const std::uint64_t node = asked[i];
    json.item().number(static_cast<std::int64_t>(node));
    Coins after{row.coins.held, List<std::int32_t>(arena),
                List<std::uint8_t>(arena, row.coins.held.size())};
    for (const std::int32_t parent : row.coins.next) after.next.push_back(parent);
    const bool root = after.next[as_size(node)] == Tree::kNoParent;
    after.next[as_size(node)] = static_cast<std::int32_t>(asked[i + 1]);
    const bool valid = !root && count_odd(after, nullptr);
    const NimTotals totals = after.totals();
    outcomes.push_back(valid ? letter(!is_lost(totals, play)) : kInvalid);
    numbers.push_back(valid ? static_cast<std::int64_t>(totals.nim_sum) : -1);
  }
  json.raw("],\"parent\":[");
  for (std::size_t i = 1; i < asked.size(); i += 2) {
    json.item().number(static_cast<std::int64_t>(asked[i]));
  }
  json.column("],\"outcome\":[", outcomes);
  json.column("],\"grundy\":[", numbers);
  json.raw("]}");
}

List<std::uint64_t> read_rehang(Cursor& cursor, std::size_t nodes) {
  List<std::uint64_t> asked(cursor.arena());
  if (!cursor.eat("&rehang=")) return asked;
  do {
    for (const char* before : {"", ":"}) {
      cursor.expect(before);
      const std::uint64_t node = cursor.number(nodes);
      cursor.check(node > 0);
      asked.push_back(node - 1);
    }
  } while (cursor.good() && asked.size() < 2 * kMostPlaces && cursor.more());
  return asked;
}

}  // namespace

void answer_staircase(Answer& answer, Game game) {
  Cursor& cursor = answer.cursor;
  Arena& arena = cursor.arena();
  RowRead row;
  row.coins = {List<std::uint64_t>(arena), List<std::int32_t>(arena), List<std::uint8_t>(arena)};
  List<std::int32_t> depths(arena);
  row.game = game;
  if (row.game == Game::Tree) read_parents(cursor, row.coins);
  cursor.expect(row.game == Game::Tree        ? "&coins="
                : row.game == Game::Staircase ? "&stairs="
                                              : "&piles=");
  row.heaps =
      row.game == Game::Tree ? cursor.numbers(kMostCoins) : cursor.numbers_in_runs(kMostCoins);
  const std::size_t count = row.heaps.size();
  cursor.check(count > 0 && count <= kMostPlaces);
  if (!cursor.good()) return;
  if (row.game == Game::Tree) {
    row.coins.held = row.heaps;
    row.coins.counts = List<std::uint8_t>(arena, count);
    cursor.check(row.coins.next.size() == count);
    cursor.check(cursor.good() && count_odd(row.coins, &depths));
  } else if (row.game == Game::Staircase) {
    read_stairs(cursor, row);
  } else {
    hide_in_differences(cursor, row);
  }
  const List<std::uint64_t> asked = read_rehang(cursor, row.game == Game::Tree ? count : 0);
  const auto [sum, play] = answer.convention = read_convention(cursor);
  // Under this rule a single component can never move, which needs another answer.
  cursor.check(sum.compound != Compound::NotAll);
  if (!cursor.good()) return;
  const NimTotals totals = row.coins.totals();
  bool good = true;
  const std::int32_t remoteness = searched_remoteness(row.coins, play, arena, good);
  cursor.check(good);
  const Outcome outcome = outcome_of(!is_lost(totals, play));
  const auto theorem = play == Play::Normal ? Theorem::Staircase : Theorem::MisereStaircase;
  answer.write(Judgement{
      .outcome = outcome, .reason = theorem, .grundy = totals.nim_sum, .remoteness = remoteness});
  Json& json = answer.json;
  write_position(row, depths, json);
  const Fewest fewest = write_turns(answer, row, totals.nim_sum);
  write_judge(row, play, fewest, json);
  write_table(row, play, json);
  json.raw(",\"components\":{\"table\":[0],\"state\":[0],\"suspense\":[],\"outcome\":[");
  json.number(letter(outcome)).raw("],\"grundy\":[");
  json.number(static_cast<std::int64_t>(totals.nim_sum)).raw("],\"remoteness\":[");
  json.number(remoteness).raw("]}");
  write_rehang(cursor, row, json, asked, play);
}

}  // namespace grundy::glance
