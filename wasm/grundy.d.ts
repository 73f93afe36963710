/**
 * The contract between the C++ core and everything that is not C++: what crosses the border, field by field.
 *
 * Tables and lists cross as typed arrays that own their memory, so they may be transferred. `tests/contract`
 * checks in both directions that the built module sends exactly these keys and exactly these words.
 */

/** Who wins at the end: under `normal` play the player who cannot move loses, under `misere` play that player wins. */
export type Play = 'normal' | 'misere';

/** For the player to move. `undecided`: neither proved nor searched; the reason names the limit. */
export type Outcome = 'win' | 'lose' | 'undecided';

/** What is wrong with one parameter. All problems of a text come back at once. */
export interface Problem {
  /** The parameter it belongs to, e.g. `piles`; `move` for a refused move. */
  key: string;
  code: 'missing' | 'unknown' | 'repeated' | 'malformed' | 'range' | 'limit' | 'conflict';
  /** The offending item as it was written; empty when something is missing. */
  item: string;
  /** What was expected there, to be read after the word "expected". */
  expected: string;
}

export type Reply = { ok: true; analysis: Analysis } | { ok: false; problems: Problem[] };

/** `text` is the canonical text of the position after the move. */
export type PlayReply = { ok: true; text: string } | { ok: false; problems: Problem[] };

/** Everything the core says about one position. */
export interface Analysis {
  /** The canonical text of the position: equal games have equal texts. */
  text: string;
  /** The catalogue key, the value of `game=`. */
  game: string;
  title: string;
  /** The rule of the game in one sentence, with its parameters filled in. */
  rule: string;
  play: Play;
  outcome: Outcome;
  reason: Reason;
  /** The Grundy number of the whole position: the nim-sum of its components' (it decides normal play only). */
  grundy: number;
  /** Moves until the end when the winner hastens and the loser delays; null where it is not known. */
  remoteness: number | null;
  position: Position;
  components: Components;
  tables: Table[];
  moves: Moves;
  steps: Step[];
  rehang: Rehang;
}

/** Why the outcome can be trusted. */
export type Reason =
  | { by: 'theorem'; theorem: 'sprague-grundy' | 'misere-nim' | 'tame' | 'staircase' | 'misere-staircase' }
  | { by: 'search'; positions: number }
  | { by: 'limit'; limit: number };

/** The position as things to draw. Indices count from 0; a cell is `x + y * width`, x from the left, y from the bottom. */
export type Position =
  | { family: 'piles'; piles: Float64Array; take: number[] }
  | { family: 'board'; width: number; height: number; toward: string; holes: Uint32Array; kinds: PieceKind[]; pieceKind: Uint32Array; pieceCell: Uint32Array }
  | { family: 'tree'; parents: Int32Array; coins: Float64Array; depth: Int32Array };

/** A kind of piece with its moves as they are on this board (already turned toward the corner). */
export interface PieceKind {
  name: string;
  moves: PieceMove[];
}

/** A leap goes once by (dx, dy); a slide any number of times, stopping before a damaged cell. */
export interface PieceMove {
  dx: number;
  dy: number;
  slide: boolean;
}

/** The components in the reader's order, one entry of each array per component. A tree is one component. */
export interface Components {
  /** Which of `tables` speaks of this component. */
  table: Uint32Array;
  /** Where in that table it stands: the pile's size or the piece's cell; 0 for a tree. */
  state: Float64Array;
  /** 'W', 'L' or '?' as character codes: the component played alone under the same convention. */
  outcome: Uint8Array;
  grundy: Float64Array;
  /** Of the component alone; -1 where it is not known. */
  remoteness: Int32Array;
}

/**
 * What shades: one entry per pile size (columns = sizes from 0, rows = 1), per cell (row 0 is the bottom row), or per
 * node (columns = nodes, rows = 1; a node's entry speaks of its coins alone).
 */
export interface Table {
  /** The kind of piece on a board, else `pile` or `node`. */
  name: string;
  columns: number;
  rows: number;
  /** Character codes: 'W' won for the player to move, 'L' lost, '#' no position (a damaged cell). */
  outcomes: Uint8Array;
  /** Grundy numbers; 0 at a damaged cell. */
  grundy: Uint32Array | Float64Array;
  /** Under the convention played; -1 where it is not known. */
  remoteness: Int32Array;
}

/** The winning first moves: their exact count and the first of them. */
export interface Moves {
  /** Exact. null when the outcome is undecided. */
  count: number | null;
  /** At most 10000 of them, in the order of the components. */
  list: Move[];
}

export interface Move {
  /** What `play` takes: `2:1` pile 2 becomes 1, `1:b3` piece 1 goes to b3, `5:2` node 5 keeps 2 coins (all counted from 1). */
  notation: string;
  component: number;
  /** The pile, piece or node that moves. */
  item: number;
  /** Pile size, cell or coins on the node, before and after. */
  from: number;
  to: number;
  /** The Grundy number of the component after the move. */
  grundy: number;
}

/**
 * One step of the explanation, in reading order. `items` are the piles, pieces or nodes it speaks of. Long lists are cut:
 * `omitted` says how many further `values` there are. A move that `restores` changes the number of `heap`: of the item itself,
 * or of a node's parent where coins leave a node that does not count.
 */
export type Step =
  | { kind: 'ended'; items: number[] }
  | { kind: 'nim-heap'; items: number[] }
  | { kind: 'mex'; items: number[]; state: number; values: number[]; omitted: number; mex: number }
  | { kind: 'even-depth'; items: number[] }
  | { kind: 'odd-depth'; items: number[] }
  | { kind: 'nim-sum'; items: number[]; values: number[]; columns: Column[]; total: number; omitted: number }
  | { kind: 'recursion'; items: number[]; state: number; lost: number[]; options: number }
  | { kind: 'misere-nim'; items: number[]; big: number; ones: number; total: number }
  | { kind: 'tame'; items: number[] }
  | { kind: 'searched'; items: number[]; positions: number }
  | { kind: 'undecided'; items: number[]; limit: number }
  | { kind: 'leaves-lost'; items: number[]; move: string }
  | { kind: 'restores'; items: number[]; heap: number; move: string; before: number; after: number }
  | { kind: 'no-restoring'; items: number[] };

/** One binary column of a nim-sum. */
export interface Column {
  /** The place value is 2^bit. */
  bit: number;
  /** How many of the numbers have a 1 in this column. */
  ones: number;
  odd: boolean;
}

/** Answers to the questions "re-hang node under parent", each asked of the position as it stands. */
export interface Rehang {
  /** Nodes counted from 0. */
  node: Uint32Array;
  parent: Uint32Array;
  /** Character codes: 'W', 'L', or 'X' for an invalid question. */
  outcome: Uint8Array;
  /** The nim-sum after re-hanging; -1 when invalid. */
  grundy: Float64Array;
}

export interface Catalogue {
  games: GameEntry[];
  pieces: PieceEntry[];
}

export interface GameEntry {
  key: string;
  title: string;
  family: 'piles' | 'board' | 'tree';
  /** The rule in one sentence. */
  rule: string;
  source: string;
  parameters: Parameter[];
  examples: Example[];
}

export interface Parameter {
  key: string;
  /** What it says, in one sentence. */
  meaning: string;
  /** How it is written. */
  form: string;
  required: boolean;
}

export interface Example {
  title: string;
  text: string;
  source: string;
}

export interface PieceEntry {
  name: string;
  rule: string;
}

/** The built module. */
export interface Grundy {
  catalogue(): Catalogue;
  analyze(text: string): Reply;
  play(text: string, move: string): PlayReply;
}

declare const createGrundy: (options?: { wasmBinary?: ArrayBuffer | Uint8Array }) => Promise<Grundy>;
export default createGrundy;
