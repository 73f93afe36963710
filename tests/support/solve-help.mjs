const usage = `tests/solve [--no-tables] < positions
tests/solve --play < moves

Reads one position per line from standard input and writes one JSON text per line to standard output, through the built
WebAssembly module: the analysis of that position, or {"problems":[...]}. Every line gets exactly one answer, an empty
line too, so the n-th answer belongs to the n-th line. All other messages go to standard error.

  --no-tables   leave the field "tables" out
  --play        a line is a position, a tab and a turn, its moves separated by blanks; the answer is {"text":...,"reply":...},
                the position after it and a turn that undoes its effect (empty: none is known), or problems
  --help        this text

  printf 'game=nim&piles=7,4,1\\n' | tests/solve --no-tables
  printf 'game=nim&piles=7,4,1\\t1:5\\n' | tests/solve --play
  printf 'game=nim&piles=3,2,1&sum=selective\\t1:0 2:0\\n' | tests/solve --play

POSITIONS
A position is key=value pairs joined by &, as in the page's address; a leading # is allowed. Keys come in any order, each
at most once. Lists are separated by commas and may be empty. In a typed rule a blank is written _; anywhere, %, & and # of a value
are written %25, %26 and %23: guess=n%257==0, or guess=n_mod_7==0.
`;

const fields = `ANSWERS
The fields of an analysis; wasm/grundy.d.ts has the types and every possible word.

  text         the position in canonical form: equal positions have equal texts
  game         the game's key; rule has what of the rule neither it nor the position says
  play         normal or misere
  sum          how many components a turn moves: disjunctive, selective, not-all, conjunctive, continued or up-to (upTo)
  outcome      win or lose for the player to move, draw, or undecided
  reason       why: {"by":"theorem","theorem":...}, {"by":"search","positions":...} or {"by":"limit","limit":...}
  number       the number of a component that decides: grundy, remoteness, suspense or outcome
  grundy       the Grundy number of the whole position as a disjunctive sum; null where it has none
  remoteness   moves to the end when the winner hurries and the loser stalls; null where it is not known
  position     the position as numbers: piles; or width, height, holes, pieces; or parents, coins, depth; or first (the
               name of the first heap), heaps, values, counts; or width, turn, white, black, gaps. Indices count from 0, a cell
               is x + y * width with y from the bottom
  components   lists with one entry per pile or piece (a tree is one component): table (index into tables), state (pile
               size or cell), outcome (letters), grundy, remoteness (-1: not known), suspense (empty unless it decides)
  tables       outcomes (letters), grundy, remoteness (-1: not known) and suspense per pile size, per cell (bottom row
               first) or per node, with name, columns and rows; a grundy of 4294967295 - i is infinity with loopSets[i]
  moves        count: how many first turns win, in decimal digits; list: the first of them from the place "from" on, each
               with notation and moves: item, from, to (counted from 0), left (the heaps, where one may be split), changes
               (item, from and to of others that it changes), component, grundy and notation, a name (counted from 1):
               2:1 pile 2 becomes 1, 1:b3 piece 1 goes to b3, 5:2 node 5 keeps 2,
               3:4,6 a stone of pot 3 makes one in pot 4 and one in pot 6, 2:w5 white of row 2 goes to column 5
  steps        the explanation, in reading order
  rehang       per question: node and parent (counted from 0), outcome (letter), grundy (-1: invalid question)
  asked        of kind lost-count: how many of the pile sizes 1 to upTo are lost, with period and preperiod; of others what came
               of a guess: outcome-refuted or grundy-refuted, with the first place where it is wrong, guess-proved or
               guess-holds, at so many places checked; null where nobody asked
  judge        the answer as the contest problem of this game prints it; empty where there is none

Letters: W won for the player to move, L lost, D a draw, ? undecided, # damaged cell, X invalid question.
A problem has key (its parameter), code (missing, unknown, repeated, malformed, range, limit or conflict), item (what was
written), expected and, in a typed rule, passage: from and to in the value, and instead, what was likely meant.

EXIT CODES
  0  every line was answered, with an analysis or with problems
  1  the answers could not be written
  2  wrong use, or something could not be installed or built
  3  at least one line crashed the module; its answer is {"crashed":...}
`;

function list(rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}

function gameText(game) {
  const parameters = game.parameters.map(({ key, form, meaning, required }) => [
    key,
    `${meaning}${required ? ' Required.' : ''} Written: ${form}`,
  ]);
  const examples = game.examples.map(({ text }) => `    ${text}`);
  return `game=${game.key}  ${game.title}: ${game.rule}\n${list(parameters)}\n  For example\n${examples.join('\n')}\n`;
}

/** The help text with the whole grammar. It comes from the catalogue, so new games appear by themselves. */
export function helpText({ games, pieces }) {
  const kinds = `PIECES\n${list(pieces.map(({ name, rule }) => [name, rule]))}\n`;
  return [usage, 'GAMES', games.map(gameText).join('\n'), kinds, fields].join('\n');
}
