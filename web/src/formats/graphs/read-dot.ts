/**
 * Reads a subset of DOT: one graph of nodes and of chains `a -> b -> {c d}`. Attributes say what stands on a node (`tokens`, `coins`,
 * `visited`) and where it is drawn (`pos`, in points to the right and up). Others are ignored, but one that gives an edge to one player is refused.
 */

import { dotTokens, type DotToken } from './dot-tokens.js';
import { GraphBuilder, MOST_LINKS, wholeNumber, type GraphFault, type GraphProblem, type GraphReply, type Passage } from './graph-text.js';

type Owner = 'node' | 'edge' | 'graph';

const PLAYER = /^(?:player|owner)$/i;
const COLOURED = /^(?:color|colour|fillcolor)$/i;
/** The colours of Hackenbush edges that only one of the players may cut. */
const PARTISAN = /^"?(?:red|blue)/i;
const KEYWORD = /^(?:strict|graph|digraph|node|edge|subgraph)$/i;

class Refused extends Error {
  constructor(readonly problem: GraphProblem) {
    super(problem.code);
  }
}

class DotReader {
  private readonly tokens: Iterator<DotToken, DotToken>;
  private now: DotToken;
  private readonly builder = new GraphBuilder();
  private directed = false;

  constructor(text: string) {
    this.tokens = dotTokens(text);
    this.now = this.tokens.next().value;
  }

  read(): GraphReply {
    if (this.now.kind === 'open') this.refuse('dot-closed');
    if (this.isWord('strict')) this.step();
    this.directed = this.isWord('digraph');
    if (!this.directed && !this.isWord('graph')) this.refuse('dot-graph');
    this.step();
    if (this.now.kind === 'name') this.step();
    if (!this.take('{')) this.refuse('dot-graph');
    while (!this.take('}')) this.statement();
    if (this.now.kind !== 'end') this.refuse('dot-after');
    if (this.builder.nodes.length === 0) this.refuse('no-node');
    return { ok: true, graph: this.builder.graph({ directed: this.directed, mutual: false }) };
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

  private take(sign: string): boolean {
    if (this.now.kind !== 'sign' || this.now.text !== sign) return false;
    this.step();
    return true;
  }

  private statement(): void {
    if (this.now.kind === 'end') this.refuse('dot-end');
    if (this.take(';') || this.take(',')) return;
    if (this.isWord('subgraph')) this.refuse('dot-subgraph');
    for (const owner of ['node', 'edge', 'graph'] as const) {
      if (!this.isWord(owner)) continue;
      this.step();
      return this.attributes([], owner);
    }
    const begin = this.now;
    const [first, alone] = this.group();
    if (alone && this.take('=')) {
      if (this.now.kind !== 'name') this.refuse('dot-value');
      this.step();
      return;
    }
    this.chain(first.map((token) => this.builder.node(token.text, token)), begin);
  }

  private chain(first: number[], begin: DotToken): void {
    let from = first;
    let linked = false;
    for (;;) {
      const arrow = this.now;
      const turns = arrow.text === '->';
      if (arrow.kind !== 'sign' || (!turns && arrow.text !== '--')) break;
      if (turns !== this.directed) this.refuse('dot-arrow');
      this.step();
      const last = this.now;
      const [tokens] = this.group();
      const to = tokens.map((token) => this.builder.node(token.text, token));
      const passage = { at: begin.at, length: last.at + last.length - begin.at };
      if (this.builder.links.length + from.length * to.length > MOST_LINKS) this.refuse('too-many-links', passage, MOST_LINKS);
      for (const tail of from) for (const head of to) this.builder.links.push({ from: tail, to: head, ...passage });
      from = to;
      linked = true;
    }
    this.attributes(linked ? [] : from, linked ? 'edge' : 'node');
  }

  /** One node, or several in braces; true if there are no braces. */
  private group(): [DotToken[], boolean] {
    if (!this.take('{')) return [[this.name()], true];
    const tokens: DotToken[] = [];
    while (!this.take('}')) if (!this.take(',') && !this.take(';')) tokens.push(this.name());
    return [tokens, false];
  }

  private name(): DotToken {
    if (this.now.kind !== 'name' || (!this.now.quoted && KEYWORD.test(this.now.text))) this.refuse('dot-name');
    return this.step();
  }

  private attributes(nodes: readonly number[], owner: Owner): void {
    while (this.take('[')) {
      while (!this.take(']')) {
        if (this.take(',') || this.take(';')) continue;
        const key = this.now;
        if (key.kind !== 'name') this.refuse(key.kind === 'end' ? 'dot-end' : 'dot-value');
        this.step();
        const value = this.take('=') ? this.now : key;
        if (value.kind !== 'name') this.refuse('dot-value');
        if (value !== key) this.step();
        const whole = { at: key.at, length: value.at + value.length - key.at };
        if (PLAYER.test(key.text) || (owner === 'edge' && COLOURED.test(key.text) && PARTISAN.test(value.text))) this.refuse('player', whole);
        for (const node of nodes) this.note(node, key.text, value.text, whole);
      }
    }
  }

  private note(node: number, key: string, value: string, passage: Passage): void {
    const notes = this.builder.nodes[node];
    if (!notes) return;
    if (key === 'tokens' || key === 'coins') {
      const tokens = wholeNumber(value);
      if (tokens === null || !Number.isSafeInteger(tokens)) this.refuse('dot-tokens', passage);
      notes.tokens = tokens;
    } else if (key === 'visited') {
      notes.visited = value !== 'false';
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
