/** A graph as it is read from a text, for any form of text and any game. */

/**
 * The forms of text. `links`: with signs between nodes. `index`: lists of the neighbours of each node. `headed`: edges below a heading.
 * `counted`: edges below a line with the numbers of both; `stones`: the stones of each node follow. `parents`: one less than the first number at the root;
 * `own`: the root is its own parent; `below`: parents of all nodes but the first. Nodes are numbered from 1, or from 0 where the form says so.
 */
export const GRAPH_FORMS = [
  'dot',
  'links',
  'adjacency',
  'index-0',
  'index-1',
  'matrix',
  'headed',
  'stones',
  'counted',
  'edges',
  'parents',
  'parents-own',
  'parents-below',
  'parents-0',
  'parents-own-0',
  'parents-below-0',
] as const;

export type GraphForm = (typeof GRAPH_FORMS)[number];

/** A passage of the text, in characters. */
export interface Passage {
  at: number;
  length: number;
}

/** What the text says of a node besides its name: how much stands there, whether the token was there, where it is drawn (to the right and up). */
export interface NodeNotes {
  tokens?: number;
  visited?: boolean;
  spot?: { x: number; y: number };
}

export interface TextNode extends Passage, NodeNotes {
  name: string;
  /** What is shown in place of the name. */
  label?: string;
}

/** From one node to another, by their indices. */
export interface TextLink extends Passage {
  from: number;
  to: number;
  /** The colour of one player, where the text gives it to the link. */
  player?: Passage;
}

export interface TextGraph {
  /** Whether links lead one way only; null if the form leaves that to the game. */
  directed: boolean | null;
  /** Whether an undirected edge may be listed at both its ends. */
  mutual: boolean;
  /** In the order in which the text first names them, each once. */
  nodes: TextNode[];
  links: TextLink[];
  /** The index of the root, of a tree given by parents. */
  root: number | null;
}

export type GraphFault =
  | 'address'
  | 'two-nodes'
  | 'node'
  | 'number-of-nodes'
  | 'nodes-counted'
  | 'stones'
  | 'neighbours'
  | 'node-line-once'
  | 'link'
  | 'link-sign'
  | 'values'
  | 'bracket'
  | 'parent'
  | 'parents-count'
  | 'one-root'
  | 'circle'
  | 'too-many-characters'
  | 'too-many-nodes'
  | 'too-many-links'
  | 'dot-graph'
  | 'dot-name'
  | 'no-node'
  | 'dot-arrow'
  | 'dot-value'
  | 'dot-end'
  | 'dot-closed'
  | 'dot-after'
  | 'dot-tokens'
  | 'player'
  | 'name'
  | 'long-name'
  | 'loop'
  | 'ground-is-root'
  | 'one-token'
  | 'one-token-each'
  | 'tokens-apart'
  | 'tree-links'
  | 'tree-connected'
  | 'tree-directed'
  | 'too-many-placed'
  | 'too-many-labels'
  | 'too-many-tokens';

/** A problem at a passage of the text; `most` is the limit, or the number that was expected. */
export interface GraphProblem extends Passage {
  code: GraphFault;
  most?: number;
}

export type GraphReply = { ok: true; graph: TextGraph } | { ok: false; problems: GraphProblem[] };

/** A text read in one of the forms that it may have. */
export interface GraphReading {
  form: GraphForm;
  reply: GraphReply;
}

/** Reading longer texts would block the page. */
export const MOST_CHARACTERS = 50_000;
export const MOST_NODES = 20_000;
export const MOST_LINKS = 20_000;

/** Builds a graph. A node is added when it is first named. */
export class GraphBuilder {
  readonly nodes: TextNode[] = [];
  readonly links: TextLink[] = [];
  private readonly index = new Map<string, number>();

  node(name: string, { at, length }: Passage): number {
    const known = this.index.get(name);
    if (known !== undefined) return known;
    this.index.set(name, this.nodes.length);
    this.nodes.push({ name, at, length });
    return this.nodes.length - 1;
  }

  has(name: string): boolean {
    return this.index.has(name);
  }

  graph(form: Pick<TextGraph, 'directed' | 'mutual'>, root: number | null = null): TextGraph {
    return { ...form, nodes: this.nodes, links: this.links, root };
  }
}

/** A word of a line and where it stands. */
export interface Word extends Passage {
  word: string;
}

/** A text in quotes; a longer one is no name. */
export const QUOTED = /"(?:[^"\\\r\n]|\\[^\r\n]){0,200}"|'(?:[^'\\\r\n]|\\[^\r\n]){0,200}'/;

/** A word without its quotes. */
export function unquoted(word: string): string {
  return /^(["']).*\1$/.test(word) && word.length > 1 ? word.slice(1, -1).replaceAll(/\\(.)/g, '$1') : word;
}

const WORD = new RegExp(`(?:${QUOTED.source})(?=[\\s,]|$)|[^\\s,]+`, 'g');

/** The words between blanks and commas; a word in quotes may contain both. `at` is where `text` begins in the whole text. */
export function wordsIn(text: string, at = 0): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: unquoted(word),
    at: at + index,
    length: word.length,
  }));
}

/** The lines that are not blank. */
export function linesIn(text: string): Word[] {
  const lines = Array.from(text.matchAll(/[^\r\n]+/g), ({ 0: word, index }) => ({
    word,
    at: index,
    length: word.length,
  }));
  return lines.filter(({ word }) => /\S/.test(word));
}

/** Whether all of these are whole numbers. */
export const areNumbers = (names: readonly string[]): boolean => names.every((name) => wholeNumber(name) !== null);

/** The value of a whole number of at most 15 digits without leading zeros; null of anything else. */
export function wholeNumber(word: string): number | null {
  return /^(?:0|[1-9]\d{0,14})$/.test(word) ? Number(word) : null;
}

/** The line and the column of a character, both from 1. */
export function lineAndColumn(text: string, at: number): { line: number; column: number } {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Where the reader placed nodes of a graph: their spots, to the right and up, as DOT has them. */
export function spotsAt(placed: Uint32Array, right: Uint32Array, down: Uint32Array): Map<number, NodeNotes> {
  return new Map(
    Array.from(placed, (node, at) => [node, { spot: { x: right[at] ?? 0, y: -(down[at] ?? 0) } }] as const),
  );
}
