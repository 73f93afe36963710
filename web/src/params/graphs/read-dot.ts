/**
 * Reads DOT: one graph of nodes and of chains `a -> b -> {c d}`. Attributes say what stands on a node (`tokens`, `coins`, `visited`),
 * what it is called (`label`), where it is drawn (`pos`, in points to the right and up), and which edges are red or blue. Others are
 * ignored, but one that gives something to one player is refused.
 */

import { dotTokens, type DotToken } from './dot-tokens.js';
import {
  GraphBuilder,
  MOST_LINKS,
  wholeNumber,
  type GraphFault,
  type GraphProblem,
  type GraphReply,
  type Passage,
  type TextLink,
} from './graph-text.js';

interface Attribute extends Passage {
  key: string;
  value: string;
}

/** What is between two braces. */
interface Scope {
  nodes: Set<number>;
  /** Where edges are given the colour of a player, if they are. */
  player: Passage | undefined;
}

const PLAYER = /^(?:player|owner)$/i;
const COLOUR = /^colou?r$/i;
/** The colours of Hackenbush edges that only one of the players may cut. */
const PARTISAN = /^(?:red|blue)/i;
const KEYWORD = /^(?:strict|graph|digraph|node|edge|subgraph)$/i;
/** Deeper braces than anyone writes would exhaust the stack. */
const DEEPEST = 200;

class Refused extends Error {
  constructor(readonly problem: GraphProblem) {
    super(problem.code);
  }
}

/** The colour of a player that the attributes give to edges; else `before`, unless they give another colour. */
function playerIn(attributes: readonly Attribute[], before: Passage | undefined): Passage | undefined {
  const colour = attributes.findLast(({ key }) => COLOUR.test(key));
  if (!colour) return before;
  return PARTISAN.test(colour.value) ? { at: colour.at, length: colour.length } : undefined;
}

/** The links without those that repeat another. */
function onceEach(links: readonly TextLink[], directed: boolean): TextLink[] {
  const seen = new Set<string>();
  return links.filter(({ from, to }) => {
    const ends = directed || from < to ? `${from}-${to}` : `${to}-${from}`;
    return !seen.has(ends) && seen.add(ends);
  });
}

class DotReader {
  private readonly tokens: Iterator<DotToken, DotToken>;
  private now: DotToken;
  private readonly builder = new GraphBuilder();
  private readonly subgraphs = new Map<string, Set<number>>();
  private directed = false;
  private depth = 0;

  constructor(text: string) {
    this.tokens = dotTokens(text);
    this.now = this.tokens.next().value;
  }

  read(): GraphReply {
    if (this.now.kind === 'open') this.refuse('dot-closed');
    const strict = this.isWord('strict');
    if (strict) this.step();
    this.directed = this.isWord('digraph');
    if (!this.directed && !this.isWord('graph')) this.refuse('dot-graph');
    this.step();
    if (this.now.kind === 'name') this.value();
    if (!this.take('{')) this.refuse('dot-graph');
    this.statements({ nodes: new Set(), player: undefined });
    if (this.now.kind !== 'end') this.refuse('dot-after');
    if (this.builder.nodes.length === 0) this.refuse('no-node');
    const graph = this.builder.graph({ directed: this.directed, mutual: false });
    return { ok: true, graph: strict ? { ...graph, links: onceEach(graph.links, this.directed) } : graph };
  }

  private refuse(code: GraphFault, { at, length }: Passage = this.now, most?: number): never {
    throw new Refused({ code, at, length, ...(most === undefined ? {} : { most }) });
  }

  private step(): DotToken {
    const token = this.now;
    this.now = this.tokens.next().value;
    if (this.now.kind === 'open') this.refuse('dot-closed');
    return token;
  }

  private isWord(word: string): boolean {
    return this.now.kind === 'name' && !this.now.quoted && this.now.text.toLowerCase() === word;
  }

  private isSign(sign: string): boolean {
    return this.now.kind === 'sign' && this.now.text === sign;
  }

  private take(sign: string): boolean {
    if (!this.isSign(sign)) return false;
    this.step();
    return true;
  }

  /** A name or text, or several texts with + between them. */
  private value(): DotToken {
    if (this.now.kind !== 'name') this.refuse(this.now.kind === 'end' ? 'dot-end' : 'dot-value');
    const first = this.step();
    let [{ text }, last] = [first, first];
    while (first.quoted && this.take('+')) {
      if (this.now.kind !== 'name' || !this.now.quoted) this.refuse('dot-value');
      last = this.step();
      text += last.text;
    }
    return { ...first, text, length: last.at + last.length - first.at };
  }

  /** Statements up to the closing brace. */
  private statements(scope: Scope): void {
    if (++this.depth > DEEPEST) this.refuse('dot-name');
    while (!this.take('}')) this.statement(scope);
    this.depth -= 1;
  }

  private statement(scope: Scope): void {
    if (this.now.kind === 'end') this.refuse('dot-end');
    if (this.take(';') || this.take(',')) return;
    for (const owner of ['node', 'edge', 'graph']) {
      if (!this.isWord(owner)) continue;
      this.step();
      const attributes = this.attributes();
      if (owner === 'edge') scope.player = playerIn(attributes, scope.player);
      return;
    }
    const begin = this.now;
    if (this.isSign('{') || this.isWord('subgraph')) return this.chain(this.subgraph(scope), begin, scope);
    const name = this.name();
    if (this.take('=')) this.value();
    else this.chain([this.node(name, scope)], begin, scope);
  }

  private chain(first: readonly number[], begin: DotToken, scope: Scope): void {
    const { links } = this.builder;
    const before = links.length;
    let from = first;
    for (;;) {
      const arrow = this.now;
      const turns = arrow.text === '->';
      if (arrow.kind !== 'sign' || (!turns && arrow.text !== '--')) break;
      if (turns !== this.directed) this.refuse('dot-arrow');
      this.step();
      const last = this.now;
      const to = this.isSign('{') || this.isWord('subgraph') ? this.subgraph(scope) : [this.node(this.name(), scope)];
      const passage = { at: begin.at, length: last.at + last.length - begin.at };
      if (links.length + from.length * to.length > MOST_LINKS) this.refuse('too-many-links', passage, MOST_LINKS);
      for (const tail of from) for (const head of to) links.push({ from: tail, to: head, ...passage });
      from = to;
    }
    const attributes = this.attributes();
    const player = playerIn(attributes, scope.player);
    if (player) for (const link of links.slice(before)) link.player = player;
    if (links.length === before && first.length === 1)
      for (const node of first) for (const attribute of attributes) this.note(node, attribute);
  }

  /** The nodes of a part in braces, or of one that was named before. */
  private subgraph(scope: Scope): number[] {
    let name: string | null = null;
    if (this.isWord('subgraph')) {
      this.step();
      if (this.now.kind === 'name') name = this.value().text;
    }
    const nodes = new Set(name === null ? [] : (this.subgraphs.get(name) ?? []));
    if (this.take('{')) this.statements({ nodes, player: scope.player });
    else if (name === null || nodes.size === 0) this.refuse('dot-name');
    if (name !== null) this.subgraphs.set(name, nodes);
    for (const node of nodes) scope.nodes.add(node);
    return [...nodes];
  }

  private name(): DotToken {
    if (this.now.kind !== 'name' || (!this.now.quoted && KEYWORD.test(this.now.text))) this.refuse('dot-name');
    return this.value();
  }

  /** A node, with the port and the side where its links begin. */
  private node(name: DotToken, scope: Scope): number {
    while (this.take(':')) this.value();
    const node = this.builder.node(name.text, name);
    scope.nodes.add(node);
    return node;
  }

  private attributes(): Attribute[] {
    const attributes: Attribute[] = [];
    while (this.take('[')) {
      while (!this.take(']')) {
        if (this.take(',') || this.take(';')) continue;
        const key = this.value();
        const value = this.take('=') ? this.value() : key;
        const whole = { key: key.text, value: value.text, at: key.at, length: value.at + value.length - key.at };
        if (PLAYER.test(key.text)) this.refuse('player', whole);
        attributes.push(whole);
      }
    }
    return attributes;
  }

  private note(node: number, { key, value, ...passage }: Attribute): void {
    const notes = this.builder.nodes[node];
    if (!notes) return;
    if (key === 'tokens' || key === 'coins') {
      const tokens = wholeNumber(value);
      if (tokens === null || !Number.isSafeInteger(tokens)) this.refuse('dot-tokens', passage);
      notes.tokens = tokens;
    } else if (key === 'visited') {
      notes.visited = value !== 'false';
    } else if (key === 'label' && !value.startsWith('<')) {
      // Graphviz ends lines by \n, \l and \r, and writes the node's name for \N.
      notes.label = value.replaceAll(/\\([^])/g, (_, sign: string) =>
        sign === 'N' ? notes.name : /[nlr]/.test(sign) ? ' ' : sign,
      );
    } else if (key === 'pos') {
      const [, x, y] = /^(-?[\d.]+),(-?[\d.]+)!?$/.exec(value) ?? [];
      const spot = { x: Math.round(Number(x)), y: Math.round(Number(y)) };
      if (Number.isFinite(spot.x) && Number.isFinite(spot.y)) notes.spot = spot;
    }
  }
}

export function readDot(text: string): GraphReply {
  try {
    return new DotReader(text).read();
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problems: [error.problem] };
    throw error;
  }
}
