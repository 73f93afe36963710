/** Links written with signs between their nodes: `1-2,2-3`, `a -> b -> c`, `A --> B`. */

import {
  GraphBuilder,
  QUOTED,
  unquoted,
  type GraphFault,
  type GraphProblem,
  type GraphReply,
  type Passage,
  type Word,
} from './graph-text.js';
import { withoutQuoted } from './plain-text.js';

// A sign begins where no other does: else a long line would be looked at from each of its characters.
const ARROW = /(?<![-.=])(?:[-.]+|=+)>|[→⇒]/;
const LINE = /(?<!-)--+|[—–]/;

const isArrow = (sign: string): boolean => ARROW.test(sign);

/** Whether a text has signs that stand in no name. */
export const hasSigns = (text: string): boolean => isArrow(withoutQuoted(text)) || LINE.test(withoutQuoted(text));

const isHyphenedWord = ({ word }: Word): boolean => /^[^\s-]+-[^\s-]+$/.test(word);

/** Whether lines are links as the site itself writes them, with hyphens, or nodes alone. */
export function isHyphened(rows: readonly (readonly Word[])[]): boolean {
  const links = rows.filter((row) => row.every(isHyphenedWord) || (row.length === 3 && row[1]?.word === '-'));
  return (
    links.length > 0 && rows.every((row) => links.includes(row) || (row.length === 1 && !row[0]?.word.includes('-')))
  );
}

/** The head of a diagram of Mermaid. */
const MERMAID = /^\s*(?:graph|flowchart)(?:[^\S\r\n]+(?:TD|TB|BT|LR|RL))?[^\S\r\n]*(?:;|[\r\n])(?!\s*\{)/;
/** What Mermaid shows in place of the name before it. */
const SHOWN = String.raw`(?:\[([^\]\r\n]{0,200})\]|\(([^)\r\n]{0,200})\))`;

export const isMermaid = (text: string): boolean => MERMAID.test(text);

/** The text of a diagram without its head and without what it writes on arrows. */
const withoutHead = (text: string): string =>
  text
    .replace(MERMAID, (head) => head.replaceAll(/\S/g, ' '))
    .replaceAll(/\|[^|\r\n]*\|/g, (note) => ' '.repeat(note.length));

/** The sign between nodes: a hyphen only where there is no other, since it may be part of a name. */
const signIn = (text: string): RegExp => (hasSigns(text) ? new RegExp(`${ARROW.source}|${LINE.source}`) : /-/);

/** The tokens of a text: a sign, a name with what Mermaid shows for it, or one character. A name is in quotes, in round brackets with a comma, or a word. */
function tokensOf(sign: RegExp, mermaid: boolean): RegExp {
  const name = `(?:${QUOTED.source})|\\([^()\\r\\n]*,[^()\\r\\n]*\\)|(?:(?!${sign.source})[^\\s,;[\\](){}"])+`;
  return new RegExp(`(${sign.source})|(${name})${mermaid ? `${SHOWN}?` : ''}|[,;\\r\\n]|\\S`, 'g');
}

class LinkReader {
  readonly builder = new GraphBuilder();
  readonly problems: GraphProblem[] = [];
  /** The first sign between nodes: all others must be like it. */
  first: string | null = null;
  /** From where the next link leads, by which sign, and to which nodes. */
  private from: Word | null = null;
  private sign: string | null = null;
  private to: Word[] = [];

  wrong({ at, length }: Passage, code: GraphFault = 'link'): void {
    this.problems.push({ code, at, length });
  }

  between(sign: Word): void {
    this.first ??= sign.word;
    if (isArrow(this.first) !== isArrow(sign.word)) this.wrong(sign, 'link-sign');
    const last = this.to.at(-1);
    if (!this.from || (this.sign !== null && !last)) return this.wrong(sign);
    if (last) {
      // One target is where the chain goes on; of several, the last begins another link.
      this.link(this.from, this.to.length > 1 ? this.to.slice(0, -1) : this.to);
      this.from = last;
      this.to = [];
    }
    this.sign = sign.word;
  }

  name(word: Word): void {
    if (!this.from) this.from = word;
    else if (this.sign === null) this.wrong(word);
    else this.to.push(word);
  }

  /** After a comma another target may follow, or the next link. */
  comma(passage: Passage): void {
    if (this.to.length === 0) this.wrong(passage);
  }

  end(passage: Passage): void {
    if (this.sign !== null && this.to.length === 0) this.wrong(passage);
    if (this.from) this.link(this.from, this.to);
    [this.from, this.sign, this.to] = [null, null, []];
  }

  private link(from: Word, to: readonly Word[]): void {
    const tail = this.builder.node(from.word, from);
    for (const head of to)
      this.builder.links.push({
        from: tail,
        to: this.builder.node(head.word, head),
        at: from.at,
        length: head.at + head.length - from.at,
      });
  }
}

export function readLinks(source: string): GraphReply {
  const mermaid = isMermaid(source);
  const text = mermaid ? withoutHead(source) : source;
  const sign = signIn(text);
  const reader = new LinkReader();
  const labels = new Map<string, string>();
  for (const { 0: written, 1: between, 2: name, 3: square, 4: round, index: at } of text.matchAll(
    tokensOf(sign, mermaid),
  )) {
    const word: Word = { word: unquoted(name ?? written), at, length: (name ?? written).length };
    const shown = square ?? round;
    if (shown !== undefined) labels.set(word.word, unquoted(shown.replaceAll(/^[([\s/]+|[)\]\s/]+$/g, '')));
    // A bracket after a name, and signs that belong to other languages, would be lost.
    const isStray =
      name === undefined
        ? /\S/.test(written) &&
          (!/[[\](){}]/.test(written) || (/[[({]/.test(written) && /[\w"']/.test(text.charAt(at - 1))))
        : /^[^"'(]*[=|<>]/.test(name);
    if (/^[;\r\n]$/.test(written)) reader.end(word);
    else if (written === ',') reader.comma(word);
    else if (between !== undefined) reader.between(word);
    else if (isStray) reader.wrong(word);
    else if (name !== undefined) reader.name(word);
  }
  reader.end({ at: text.trimEnd().length, length: 0 });
  const { builder, problems, first } = reader;
  for (const node of builder.nodes) if (labels.has(node.name)) node.label = labels.get(node.name) ?? '';
  if (problems.length === 0 && builder.nodes.length === 0) reader.wrong({ at: 0, length: 0 }, 'no-node');
  const directed = sign.source === '-' ? null : isArrow(first ?? '');
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, graph: builder.graph({ directed, mutual: false }) };
}
