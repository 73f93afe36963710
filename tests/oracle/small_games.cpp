#include "oracle/small_games.hpp"

#include <algorithm>
#include <cstdlib>

#include "games/families.hpp"
#include "support/catch.hpp"
#include "support/texts.hpp"

namespace grundy {
namespace {

void add_nim(Texts& texts) {
  for (int a = 0; a <= 5; ++a) {
    add_both_plays(texts, "game=nim&piles=" + number(a));
    for (int b = a; b <= 5; ++b) {
      add_both_plays(texts, "game=nim&piles=" + number(a) + "," + number(b));
      for (int c = b; c <= 4; ++c) {
        add_both_plays(texts, "game=nim&piles=" + number(b) + "," + number(c) + "," + number(a));
      }
    }
  }
}

void add_nim_in_disguise(Texts& texts) {
  for (int a = 0; a <= 3; ++a) {
    for (int b = 0; b <= 3; ++b) {
      add_both_plays(texts, "game=nimble&coins=" + number(a) + "," + number(b));
      for (int adds = 0; adds < 9; ++adds) {
        add_both_plays(texts, "game=poker-nim&piles=" + number(a) + "," + number(b) +
                                  "&adds=" + number(adds % 3) + "," + number(adds / 3));
      }
    }
    add_both_plays(texts, "game=poker-nim&piles=" + number(a) + "&adds=3");
    add_both_plays(texts, "game=poker-nim&piles=1," + number(a) + ",2&adds=1,0,1");
  }
}

void add_take_away(Texts& texts, const std::string& take) {
  const std::string rule = "game=subtraction&take=" + take + "&piles=";
  for (int a = 0; a <= 9; ++a) {
    add_both_plays(texts, rule + number(a));
    if (a % 2 == 0) add_both_plays(texts, rule + number(a) + "," + number(7 - a / 2));
    if (a < 5) add_both_plays(texts, rule + number(a) + ",3," + number(5 - a));
  }
}

void add_subtraction(Texts& texts) {
  for (unsigned set = 1; set < 32; ++set) {
    std::string take;
    for (unsigned coins = 1; coins <= 5; ++coins) {
      if (set >> (coins - 1) & 1) take += (take.empty() ? "" : ",") + number(coins);
    }
    add_take_away(texts, take);
  }
  for (const char* take :
       {"primes", "squares", "cubes", "evens", "odds", "fibonacci", "factorials", "triangular",
        "divisors", "proper-divisors", "coprimes", "powers(2)", "powers(3)", "1-3,7,primes", "4-6",
        "2,5-9", "3,proper-divisors", "2,squares,coprimes", "1-9007199254740991"}) {
    add_take_away(texts, take);
  }
}

void add_heaps(Texts& texts) {
  for (const char* rule :
       {"game=kayles", "game=dawsons-kayles", "game=dawson", "game=lasker", "game=grundy",
        "game=officers", "game=guiles", "game=octal&code=0.(41)", "game=octal&code=4.3&parts=equal",
        "game=hexadecimal&code=0.3f", "game=hexadecimal&code=c.8&parts=unequal"}) {
    const std::string start = std::string(rule) + "&piles=";
    for (int a = 0; a <= 7; ++a) add_both_plays(texts, start + number(a));
    for (const char* piles : {"2+1", "3+1+1", "4,2", "5,3", "2+2,3", "3,2+1", "1,1,2", "3,2,1+1"}) {
      add_both_plays(texts, start + piles);
    }
  }
}

void add_boards(Texts& texts) {
  const std::vector<std::string> cells = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"};
  const std::vector<std::string> names = {"king", "queen", "rook", "knight2", "knight4", "pawn"};
  for (const std::string& name : names) {
    for (const char* corner : {"left-down", "right-up"}) {
      for (const char* holes : {"", "&holes=b2", "&holes=a2,c1"}) {
        const std::string end = std::string(holes) + "&toward=" + corner;
        for (const std::string& cell : cells) {
          const std::string hole(holes);
          if (hole.find(cell) != std::string::npos) continue;
          const std::string at = "game=board&size=3x3&pieces=" + name + "@" + cell;
          add_both_plays(texts, at + end);
          add_both_plays(texts, at + ",king@b3" + end);
          if (cell > "b2") add_both_plays(texts, at + ",queen@c3,king@b1" + end);
        }
      }
    }
  }
}

void add_trees(Texts& texts) {
  for (const char* parents : {"0,1,2,3", "0,1,1,2", "0,1,2,2", "2,0,2,1", "0,1,1,1"}) {
    for (int code = 0; code < 81; ++code) {
      const std::string coins = number(code % 3) + "," + number(code / 3 % 3) + "," +
                                number(code / 9 % 3) + "," + number(code / 27);
      add_both_plays(texts, "game=tree&parents=" + std::string(parents) + "&coins=" + coins);
    }
  }
}

// Every arc leads to a node with a smaller name, so that there is no circle.
void add_graphs(Texts& texts) {
  for (unsigned set = 0; set < 1024; set += 11) {
    std::string arcs;
    unsigned place = 0;
    for (int from = 2; from <= 5; ++from) {
      for (int to = 1; to < from; ++to) {
        if (set >> place++ & 1) {
          arcs += (arcs.empty() ? "" : ",") + number(from) + "-" + number(to);
        }
      }
    }
    if (arcs.empty()) continue;
    const std::string graph = "game=graph&arcs=" + arcs + "&tokens=";
    for (const char* tokens : {"", "5", "4,5", "5,5,3"}) add_both_plays(texts, graph + tokens);
  }
}

// Typed rules without circles: some take, some split, some have several numbers, one ends early.
void add_rules(Texts& texts) {
  const auto add = [&](const std::string& rule, std::initializer_list<const char*> places) {
    for (const char* at : places) add_both_plays(texts, "game=rule&numbers=" + rule + "&at=" + at);
  };
  add("n&moves=n-k_for_k_in_{1,3,4}", {"", "0", "7", "6,3", "5,none,2", "4+3,2"});
  add("n&moves=i,n-1-i_for_i_in_0..n-1;_i,n-2-i_for_i_in_0..n-2", {"7", "4+2,3", "5,1,2"});
  add("n&moves=copies(2,n/2)_if_n_gt_1_and_n_mod_2==0;_n-1&end=n==1", {"8", "6,5", "4+4,1"});
  add("a,b&moves=(a-k,b)_for_k_in_1..a;_(a,b-k)_for_k_in_1..b", {"(2,3)", "(1,1),(2,0)", "none"});
  add("n,most&moves=(n-t,2*t)_for_t_in_1..min(n,most)", {"(8,7)", "(5,2),(4,1)"});
  add("w,h&moves=(x,h),(w-x,h)_for_x_in_1..w-1;_(w,y),(w,h-y)_for_y_in_1..h-1",
      {"(3,2)", "(2,2),(1,4)"});
}

std::string play_of(Random& random) { return random.below(2) == 0 ? "" : "&play=misere"; }

std::string random_cell(Random& random, std::uint32_t width, std::uint32_t height) {
  return number(random.below(width)) + "," + number(random.below(height));
}

// Vectors that lower a*x + b*y for one random (a, b), so that the piece cannot go in circles.
std::string random_vectors(Random& random) {
  const std::int32_t a = random.between(-2, 2);
  const std::int32_t b = a == 0 ? 1 : random.between(-2, 2);
  std::vector<PieceMove> moves;
  for (int tries = 0; tries < 12 && moves.size() < 4; ++tries) {
    const PieceMove move{random.between(-3, 3), random.between(-3, 3), random.below(2) == 0};
    const bool lowers = a * move.dx + b * move.dy < 0;
    if (lowers && std::find(moves.begin(), moves.end(), move) == moves.end()) {
      moves.push_back(move);
    }
  }
  if (moves.empty()) moves.push_back({-1, 0, true});
  return common_direction(moves) ? write_vectors(moves) : "leap(-1,-1)";
}

}  // namespace

Game game_of(const std::string& text) {
  Problems problems;
  auto game = read_game(text, problems);
  INFO(text);
  for (const Problem& problem : problems.list()) {
    UNSCOPED_INFO(problem.key << ": «" << problem.item << "», expected " << problem.expected.code);
  }
  REQUIRE(game.has_value());
  return std::move(*game);
}

Piles piles_of(const std::string& take) {
  return *game_of("game=subtraction&take=" + take + "&piles=").position.as<Piles>();
}

std::vector<std::string> small_games() {
  Texts texts;
  add_nim(texts);
  add_nim_in_disguise(texts);
  add_subtraction(texts);
  add_heaps(texts);
  add_boards(texts);
  add_trees(texts);
  add_graphs(texts);
  add_rules(texts);
  for (std::string& text : small_rows()) texts.push_back(std::move(text));
  for (std::string& text : small_walks()) texts.push_back(std::move(text));
  for (std::string& text : small_node_kayles()) texts.push_back(std::move(text));
  for (std::string& text : small_cram()) texts.push_back(std::move(text));
  return texts;
}

std::uint32_t Random::below(std::uint32_t bound) {
  state_ += 0x9E3779B97F4A7C15u;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
  mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
  mixed ^= mixed >> 31;
  return static_cast<std::uint32_t>(mixed % bound);
}

int rounds(int usual) { return thorough() ? 20 * usual : usual; }

std::string random_piles(Random& random) {
  const bool nim = random.below(2) == 0;
  std::string text = "game=nim&piles=";
  if (!nim) {
    std::string take;
    for (std::uint32_t coins = 1; coins <= 6; ++coins) {
      if (random.below(2) == 0) take += (take.empty() ? "" : ",") + number(coins);
    }
    const std::vector<std::string> names = {"primes",   "squares",         "triangular",
                                            "divisors", "proper-divisors", "coprimes"};
    if (random.below(3) == 0) take += (take.empty() ? "" : ",") + names[random.below(6)];
    text = "game=subtraction&take=" + (take.empty() ? "2-4" : take) + "&piles=";
  }
  const std::uint32_t count = random.below(4);
  for (std::uint32_t i = 0; i < count; ++i) {
    text += (i > 0 ? "," : "") + number(random.below(nim ? 6 : 9));
  }
  return text + play_of(random);
}

std::string random_heaps(Random& random) {
  std::string code;
  const bool hexadecimal = random.below(4) == 0;
  for (std::uint32_t digits = 1 + random.below(3); digits > 0; --digits) {
    code += "0123456789abcdef"[random.below(hexadecimal ? 16 : 8)];
  }
  if (random.below(4) == 0) code += "(" + number(random.below(8)) + number(random.below(8)) + ")";
  std::string text = std::string("game=") + (hexadecimal ? "hexadecimal" : "octal") +
                     "&code=" + (random.below(3) == 0 ? "4." : "0.") + code;
  if (random.below(3) == 0) text += random.below(2) == 0 ? "&parts=unequal" : "&parts=equal";
  text += "&piles=";
  std::uint32_t coins = 9;
  const std::uint32_t count = random.below(4);
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t heap = 1 + random.below(coins / 2 + 1);
    coins -= heap;
    text += (i == 0 ? "" : random.below(3) == 0 ? "+" : ",") + number(heap);
  }
  return text + play_of(random);
}

std::string random_far_piles(Random& random) {
  const std::uint64_t unit = 1'000'000'000 + random.below(1'000'000'000);
  std::string text = "game=subtraction&take=";
  std::uint64_t taken = 0;
  for (std::uint32_t items = 1 + random.below(3); items > 0; --items) {
    taken += unit * (1 + random.below(2)) + random.below(3);
    text += (text.back() == '=' ? "" : ",") + std::to_string(taken);
    if (random.below(3) == 0) text += "-" + std::to_string(taken += 1 + random.below(2));
    ++taken;
  }
  text += "&piles=" + std::to_string(unit * (1 + random.below(6)) + random.below(4));
  for (std::uint32_t others = random.below(3); others > 0; --others) {
    text += "," + std::to_string(unit * random.below(4) + random.below(4));
  }
  return text + play_of(random);
}

std::string random_board(Random& random) {
  const std::uint32_t width = 1 + random.below(5);
  const std::uint32_t height = 1 + random.below(5);
  const std::vector<std::string> names = {"own",    "king",    "queen",   "rook", "bishop",
                                          "knight", "knight2", "knight4", "pawn"};
  const std::vector<std::string> corners = {"left-down", "left-up", "right-down", "right-up"};
  std::string text = "game=board&size=" + number(width) + "x" + number(height) +
                     "&piece.own=" + random_vectors(random) + "&pieces=";
  const std::string hole = random_cell(random, width, height);
  const std::uint32_t count = random.below(3);
  bool holed = random.below(2) == 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::string cell = random_cell(random, width, height);
    if (cell == hole) holed = false;
    text += (i > 0 ? "," : "") + names[random.below(static_cast<std::uint32_t>(names.size()))] +
            "@" + cell;
  }
  if (holed) text += "&holes=" + hole;
  return text + "&toward=" + corners[random.below(4)] + play_of(random);
}

std::string random_tree(Random& random) {
  const std::uint32_t nodes = 1 + random.below(5);
  std::string parents = "0";
  std::string coins = number(random.below(3));
  for (std::uint32_t node = 1; node < nodes; ++node) {
    parents += "," + number(1 + random.below(node));
    coins += "," + number(random.below(3));
  }
  std::string text = "game=tree&parents=" + parents + "&coins=" + coins;
  if (random.below(2) == 0) {
    text += "&rehang=" + number(1 + random.below(nodes)) + ":" + number(1 + random.below(nodes));
  }
  return text + play_of(random);
}

std::string random_sum(Random& random) {
  const std::uint32_t count = 1 + random.below(5);
  // More components must be smaller: the oracle tries every choice of their moves.
  const std::uint32_t size = count < 3 ? 5 : count == 3 ? 3 : 2;
  std::string text;
  if (random.below(3) == 0) {
    text = random.below(2) == 0 ? "game=nim&piles=" : "game=subtraction&take=2,3&piles=";
    for (std::uint32_t i = 0; i < count; ++i) {
      text += (i > 0 ? "," : "") + number(random.below(size + 2));
    }
    return text + play_of(random);
  }
  const std::vector<std::string> names = {"own", "king", "rook", "knight2", "pawn"};
  text = "game=board&size=" + number(size) + "x" + number(size) +
         "&toward=left-down&piece.own=leap(-1,0)leap(-2,1)leap(0,-1)&pieces=";
  for (std::uint32_t i = 0; i < count; ++i) {
    text += (i > 0 ? "," : "") + names[random.below(static_cast<std::uint32_t>(names.size()))] +
            "@" + random_cell(random, size, size);
  }
  return text + play_of(random);
}

namespace {

// Vectors that do not lie in a half-plane. Few are mirror images of others, so that not every
// position is a draw.
std::string random_loopy_vectors(Random& random) {
  for (;;) {
    std::vector<PieceMove> moves;
    const std::uint32_t count = 2 + random.below(3);
    while (moves.size() < count) {
      const PieceMove move{random.between(-2, 2), random.between(-2, 2), random.below(3) == 0};
      const bool known = std::find(moves.begin(), moves.end(), move) != moves.end();
      if ((move.dx != 0 || move.dy != 0) && !known) moves.push_back(move);
    }
    if (is_loopy(moves)) return write_vectors(moves);
  }
}

std::string loopy_board(Random& random, std::uint32_t width, std::uint32_t height,
                        const std::vector<std::string>& names) {
  std::vector<std::string> cells;
  std::string holes;
  for (std::uint32_t x = 0; x < width; ++x) {
    for (std::uint32_t y = 0; y < height; ++y) {
      const std::string cell = number(x) + "," + number(y);
      if (random.below(5) > 0 || (cells.empty() && x + 1 == width && y + 1 == height)) {
        cells.push_back(cell);
      } else {
        holes += (holes.empty() ? "" : ",") + cell;
      }
    }
  }
  std::string pieces;
  for (const std::string& name : names) {
    pieces += (pieces.empty() ? "" : ",") + name + "@" +
              cells[random.below(static_cast<std::uint32_t>(cells.size()))];
  }
  return "game=board&size=" + number(width) + "x" + number(height) +
         "&piece.own=" + random_loopy_vectors(random) +
         "&piece.down=leap(0,-1)leap(-1,0)slide(-1,-1)&pieces=" + pieces +
         (holes.empty() ? "" : "&holes=" + holes) + play_of(random);
}

}  // namespace

std::string random_loopy_piece(Random& random) {
  const std::vector<std::string> names{"own", "own", "own", "king", "knight", "rook", "bishop"};
  return loopy_board(random, 1 + random.below(6), 1 + random.below(5),
                     {names[random.below(static_cast<std::uint32_t>(names.size()))]});
}

std::string random_loopy_sum(Random& random) {
  const std::vector<std::string> names{"own", "own", "own", "down", "knight", "knight4", "pawn"};
  const std::uint32_t count = 2 + random.below(2);
  std::vector<std::string> pieces{"own"};
  while (pieces.size() < count) {
    pieces.push_back(names[random.below(static_cast<std::uint32_t>(names.size()))]);
  }
  const std::uint32_t most = count == 2 ? 4 : 2;
  const std::uint32_t width = 1 + random.below(most);
  return loopy_board(random, width + 1, 1 + random.below(most), pieces);
}

std::string random_graph(Random& random, std::uint32_t nodes, std::uint32_t tokens) {
  std::string arcs;
  for (std::uint32_t from = 0; from < nodes; ++from) {
    for (std::uint32_t to = 0; to < nodes; ++to) {
      if (random.below(from == to ? 4 * nodes : nodes) > 1) continue;
      const std::string arc = number(from) + "-n" + number(to);
      arcs += (arcs.empty() ? "n" : ",n") + arc + (random.below(8) == 0 ? ",n" + arc : "");
    }
  }
  std::string text = "game=graph&arcs=" + arcs + "&tokens=";
  for (std::uint32_t i = 0; i < tokens; ++i) {
    text += (i > 0 ? ",n" : "n") + number(random.below(nodes));
  }
  return text + play_of(random);
}

}  // namespace grundy
