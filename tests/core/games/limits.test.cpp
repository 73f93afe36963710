#include <functional>

#include "games/families.hpp"
#include "games/game.hpp"
#include "oracle/small_games.hpp"
#include "support/catch.hpp"

namespace grundy {
namespace {

// `item` repeated `count` times, with commas between.
std::string list_of(std::uint64_t count, const std::string& item) {
  std::string list;
  list.reserve(static_cast<std::size_t>(count * (item.size() + 1)));
  for (std::uint64_t i = 0; i < count; ++i) list += (i > 0 ? "," : "") + item;
  return list;
}

// The first `count` odd numbers, so that no two can be written as a range.
std::string apart(std::uint64_t count) {
  std::string list;
  for (std::uint64_t i = 0; i < count; ++i) list += (i > 0 ? "," : "") + std::to_string(1 + 2 * i);
  return list;
}

bool is_too_much(const Problem& problem) {
  return problem.code == ProblemCode::Limit || problem.code == ProblemCode::Range;
}

// `text(most)` must be read, and `text(most + 1)` refused as too much, with problems under `key` alone.
void check_limit(std::uint64_t most, const std::string& key,
                 const std::function<std::string(std::uint64_t)>& text) {
  CAPTURE(key, most);
  Problems none;
  CHECK(read_game(text(most), none).has_value());
  CHECK(none.empty());
  Problems problems;
  CHECK_FALSE(read_game(text(most + 1), problems).has_value());
  REQUIRE_FALSE(problems.empty());
  for (const Problem& problem : problems.list()) {
    CAPTURE(problem.key, problem.item, problem.expected.code);
    CHECK(problem.key == key);
    CHECK(is_too_much(problem));
  }
}

std::string board(std::uint64_t cells, const std::string& pieces) {
  return "game=board&size=" + std::to_string(cells) + "x1&pieces=" + pieces;
}

// `count` vectors to both sides, so that the piece can go in circles.
std::string vectors(std::uint64_t count) {
  std::string text = "leap(-1,0)";
  for (std::uint64_t i = 1; i < count; ++i) text += "leap(" + std::to_string(i) + ",0)";
  return text;
}

}  // namespace

// Every kMax… of core/params and of the families in core/families is tested here: tests/house checks that.

TEST_CASE("what is at a limit is read and what is one over it is refused under its key: numbers",
          "[read][limit]") {
  const auto number = [](const std::string& before, const std::string& after = "") {
    return [=](std::uint64_t n) { return "game=" + before + std::to_string(n) + after; };
  };
  for (const char* text : {"nim&piles=", "nim&piles=1,", "subtraction&take=1,3&piles=",
                           "kayles&piles=", "grundy&piles=", "ordered&piles=", "cake&piles="}) {
    check_limit(kMaxExact, "piles", number(text));
  }
  check_limit(kMaxExact, "piles", number("poker-nim&piles=", "&adds=0"));
  check_limit(kMaxExact, "coins", number("nimble&coins="));
  check_limit(kMaxExact, "coins", number("tree&parents=0,1&coins=0,"));
  check_limit(kMaxExact, "stairs", number("staircase&stairs="));
  check_limit(kMaxExact, "pots", number("roxor&pots=0,0,"));
  for (const char* take : {"", "1-", "3,", "powers(", "all-but("}) {
    const bool open = std::string(take).find('(') != std::string::npos;
    check_limit(kMaxExact, "take",
                number("subtraction&take=" + std::string(take), (open ? ")&piles=" : "&piles=")));
  }
  check_limit(kMaxCounted, "count", number("subtraction&take=1,3&piles=&count="));
  check_limit(kMaxAdds, "adds", number("poker-nim&piles=1&adds="));
  check_limit(kMaxUpTo, "sum", number("nim&piles=1&sum=up-to-"));
  check_limit(kMaxNorthcottColumns, "columns", number("northcott&rows=1-2&columns="));
  check_limit(kMaxCramCells, "size", number("cram&size=1x"));
  check_limit(kMaxChompSide, "rows", number("chomp&rows="));
  check_limit(kMaxNotaktoCells, "size", number("notakto&size=1x"));
  check_limit(kMaxNotaktoColumns, "boards", [](std::uint64_t columns) {
    return "game=notakto&boards=2&size=" + std::to_string(columns / 2) + "x1";
  });
  check_limit(Graph::kMaxDistance, "at", number("graph&arcs=1-2&tokens=&at=1@0."));
  check_limit(Hackenbush::kMaxDistance, "at", number("hackenbush&edges=0-a&at=a@0."));
  check_limit(Hackenbush::kMaxNameLength, "edges", [](std::uint64_t n) {
    return "game=hackenbush&edges=0-" + std::string(static_cast<std::size_t>(n), 'a');
  });
  check_limit(Graph::kMaxNameLength, "tokens", [](std::uint64_t n) {
    return "game=graph&arcs=1-2&tokens=" + std::string(static_cast<std::size_t>(n), 'a');
  });
}

TEST_CASE("what is at a limit is read and what is one over it is refused under its key: sums",
          "[read][limit]") {
  const auto with = [](const std::string& before, const std::string& after) {
    return [=](std::uint64_t n) { return "game=" + before + std::to_string(n - 5) + after; };
  };
  check_limit(kMaxExact, "coins", with("tree&parents=0,1&coins=5,", ""));
  check_limit(kMaxExact, "stairs", with("staircase&stairs=0,5,", ""));
  check_limit(kMaxExact, "piles", with("kayles&piles=5+", ""));
  check_limit(kMaxExact, "adds", with("poker-nim&piles=", "&adds=5"));
}

TEST_CASE("what is at a limit is read and what is one over it is refused under its key: lists",
          "[read][limit][long]") {
  const auto list = [](const std::string& before, const std::string& item,
                       const std::string& after = "") {
    return [=](std::uint64_t n) { return "game=" + before + list_of(n, item) + after; };
  };
  check_limit(kMaxPiles, "piles", list("nim&piles=", "1"));
  check_limit(kMaxWritten, "piles", list("cake&piles=", "1"));
  check_limit(kMaxPiles, "piles", list("subtraction&take=1,3&piles=", "1"));
  check_limit(kMaxPiles, "coins", list("nimble&coins=", "1"));
  check_limit(kMaxBrokenHeaps, "piles", list("kayles&piles=", "1"));
  check_limit(kMaxBrokenHeaps, "piles", [](std::uint64_t n) {
    std::string heaps = list_of(n, "1");
    std::replace(heaps.begin(), heaps.end(), ',', '+');
    return "game=kayles&piles=" + heaps;
  });
  check_limit(kMaxHeaps, "stairs", list("staircase&stairs=", "1"));
  check_limit(kMaxHeaps, "piles", list("ordered&piles=", "1"));
  check_limit(kMaxHeaps, "piles", list("cake&piles=", "1"));
  check_limit(kMaxPots, "pots", list("roxor&pots=", "1"));
  check_limit(kMaxNorthcottRows, "rows", list("northcott&columns=3&rows=", "1-3"));
  check_limit(kMaxQuestions, "rehang", list("tree&parents=0,1&coins=0,1&rehang=", "2:1"));
  check_limit(kMaxPieces, "pieces", list("board&size=2x1&toward=left-down&pieces=", "pawn@a1"));
  check_limit(Graph::kMaxTokens, "tokens", list("graph&arcs=1-2&tokens=", "1"));
  const auto nodes = [](std::uint64_t n, const std::string& before, const std::string& after) {
    std::string text;
    for (std::uint64_t i = 1; i <= n; ++i) {
      text += (i > 1 ? "," : "") + before + std::to_string(i) + after;
    }
    return text;
  };
  check_limit(Graph::kMaxArcs, "arcs",
              [&](std::uint64_t n) { return "game=graph&tokens=&arcs=" + nodes(n, "0-", ""); });
  check_limit(Graph::kMaxSpots, "at", [&](std::uint64_t n) {
    return "game=graph&tokens=&arcs=&at=" + nodes(n, "", "@1.1");
  });
  check_limit(kMaxLabels, "labels", [&](std::uint64_t n) {
    return "game=graph&tokens=&arcs=&labels=" + nodes(n, "", ":x");
  });
  check_limit(kMaxLabels, "labels", [&](std::uint64_t n) {
    return "game=tree&parents=0," + list_of(10'000, "1") + "&coins=" + list_of(10'001, "0") +
           "&labels=" + nodes(n, "", ":x");
  });
  check_limit(kMaxLabelLength, "labels", [&](std::uint64_t n) {
    return "game=hackenbush&edges=0-a&labels=a:" + std::string(n, 'x');
  });
  check_limit(Hackenbush::kMaxArcs, "edges", list("hackenbush&edges=", "0-a"));
  check_limit(Hackenbush::kMaxSpots, "at",
              [&](std::uint64_t n) { return "game=hackenbush&edges=&at=" + nodes(n, "", "@1.1"); });
  const auto taking = [](const std::string& items) {
    return "game=subtraction&piles=&take=" + items;
  };
  check_limit(kMaxTake, "take", [&](std::uint64_t n) { return taking(apart(n)); });
  // A range of two neighbours counts as two numbers.
  check_limit(kMaxTake, "take", [&](std::uint64_t n) {
    const std::uint64_t last = 2 * n;
    return taking(apart(n - 2) + "," + std::to_string(last) + "-" + std::to_string(last + 1));
  });
}

TEST_CASE("what is at a limit is read and what is one over it is refused under its key: trees",
          "[read][limit][long]") {
  Problems problems;
  const auto tree = [](std::uint64_t nodes) {
    return "game=tree&parents=0," + list_of(nodes - 1, "1") + "&coins=" + list_of(nodes, "0");
  };
  CHECK(read_game(tree(kMaxNodes), problems).has_value());
  CHECK_FALSE(read_game(tree(kMaxNodes + 1), problems).has_value());
  CHECK(problems.has("parents"));
  CHECK(problems.has("coins"));
  const auto star = [](std::uint64_t nodes) {
    std::string edges;
    for (std::uint64_t n = 2; n <= nodes; ++n) {
      edges += (n > 2 ? ",1-" : "1-") + std::to_string(n);
    }
    return "game=tree&edges=" + edges +
           "&coins=" + list_of(std::min<std::uint64_t>(nodes, kMaxNodes), "0");
  };
  check_limit(kMaxNodes, "edges", star);
}

TEST_CASE("what is at a limit is read and what is one over it is refused under its key: boards",
          "[read][limit]") {
  check_limit(kMaxCells, "size", [](std::uint64_t n) { return board(n, ""); });
  check_limit(4096, "size", [](std::uint64_t n) {
    return "game=board&size=" + std::to_string(kMaxCells / 4096) + "x" + std::to_string(n) +
           "&pieces=";
  });
  for (std::uint64_t kinds = 3; kinds <= 8; ++kinds) {
    std::string pieces;
    for (std::uint64_t kind = 0; kind < kinds; ++kind) {
      const char* const names[] = {"king", "queen",   "rook",    "bishop",
                                   "pawn", "knight2", "knight4", "knight"};
      pieces += (kind > 0 ? "," : "") + std::string(names[kind]) + "@a1";
    }
    check_limit(kMaxCellsTimesKinds / kinds, "pieces",
                [&](std::uint64_t n) { return board(n, pieces) + "&toward=left-down"; });
  }
  // With fewer vectors even the largest board is within kMaxLoopyMoves.
  for (std::uint64_t count = kMaxLoopyMoves / kMaxCells + 1; count <= kMaxVectors; ++count) {
    check_limit(kMaxLoopyMoves / count, "size",
                [&](std::uint64_t n) { return board(n, "own@a1&piece.own=" + vectors(count)); });
  }
  check_limit(kMaxVectors, "piece.own",
              [](std::uint64_t n) { return board(9, "own@a1&piece.own=" + vectors(n)); });
  for (const char* sign : {"", "-", "+"}) {
    const auto step = [&](std::int64_t size) {
      Problems problems;
      const std::string vector = "leap(" + std::string(sign) + std::to_string(size) + ",1)";
      return read_game(board(9, "own@a1&piece.own=" + vector), problems).has_value();
    };
    CHECK(step(kMaxStep));
    CHECK_FALSE(step(std::int64_t{kMaxStep} + 1));
  }
}

TEST_CASE("what is at a limit is read and what is one over it is refused: codes", "[read][limit]") {
  const auto is_read = [](const std::string& code) {
    Problems problems;
    const auto game = read_game("game=octal&code=" + code + "&piles=1", problems);
    CHECK(game.has_value() != problems.has("code"));
    return game.has_value();
  };
  CHECK(is_read("0." + std::string(kMaxDigits, '7')));
  CHECK_FALSE(is_read("0." + std::string(kMaxDigits + 1, '7')));
  for (const std::size_t block : {std::size_t{1}, kMaxDigits - 1}) {
    const auto repeating = [&](std::size_t digits) {
      return "0." + std::string(digits - block, '7') + "(" + std::string(block, '3') + ")";
    };
    CHECK(is_read(repeating(kMaxDigits)));
    CHECK_FALSE(is_read(repeating(kMaxDigits + 1)));
  }
}

TEST_CASE("a turn leaves as many heaps of one as there are digits for, and not one more",
          "[limit]") {
  TakeAndBreak game = *game_of("game=hexadecimal&code=0.f&piles=9").position.as<TakeAndBreak>();
  CHECK(move_heaps(game, 0, Heaps{6, 1, 1}));
  game.components = {{9}};
  CHECK_FALSE(move_heaps(game, 0, Heaps{5, 1, 1, 1}));
  CHECK(Heaps{6, 1, 1}.size() == kMaxParts);
}

TEST_CASE("as many parameters as a text may have are read, and no more", "[params][limit]") {
  const auto problems_of = [](std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += "&key" + std::to_string(i) + "=1";
    Problems problems;
    CHECK(read_params(text, problems).size() == std::min(count, kMaxParams));
    return problems.list().size();
  };
  CHECK(problems_of(kMaxParams) == 0);
  CHECK(problems_of(kMaxParams + 1) == 1);
}

TEST_CASE("as many problems as a key may have are kept, and no more", "[params][limit]") {
  for (const std::size_t count : {Problems::kMaxPerKey, Problems::kMaxPerKey + 1}) {
    Problems problems;
    for (std::size_t i = 0; i < count; ++i) problems.add("piles", ProblemCode::Range, "x", {});
    CHECK(problems.list().size() == Problems::kMaxPerKey);
  }
}

TEST_CASE("an item as long as a problem shows is shown whole, and a longer one is cut",
          "[params][limit]") {
  Problems problems;
  problems.add("a", ProblemCode::Unknown, std::string(kMaxItemLength, 'x'), {});
  problems.add("b", ProblemCode::Unknown, std::string(kMaxItemLength + 1, 'x'), {});
  CHECK(problems.list()[0].item == std::string(kMaxItemLength, 'x'));
  CHECK(problems.list()[1].item == std::string(kMaxItemLength, 'x') + "…");
}

}  // namespace grundy
