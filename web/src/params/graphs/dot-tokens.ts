/** Splits a text in DOT, the language of Graphviz (graphviz.org/doc/info/lang.html), into words and signs. */

import type { Passage } from './graph-text.js';

export interface DotToken extends Passage {
  /** `open` is a quoted text, an HTML label or a comment that is never closed. */
  kind: 'name' | 'sign' | 'open' | 'end';
  /** A name without its quotes. */
  text: string;
  quoted: boolean;
}

const SKIPPED = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/|(?<=^|\n)#[^\n]*)+/y;
/** Graphviz takes `1a` for two names and warns; here it is one. */
const NAME = /-?(?:\.\d+|\d+(?:\.\d*)?)(?![\w\u0080-\uffff])|[\w\u0080-\uffff]+/y;
const QUOTED = /"((?:[^"\\]|\\[^])*)"/y;
const SIGN = /->|--|[^]/y;

/** The end of the HTML label that begins with the `<` at `at`; -1 if it is never closed. */
function endOfHtml(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    if (text[end] === '<') depth += 1;
    else if (text[end] === '>') depth -= 1;
    if (depth === 0) return end + 1;
  }
  return -1;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

export function* dotTokens(text: string): Generator<DotToken, DotToken> {
  let at = 0;
  for (;;) {
    at += matchAt(SKIPPED, text, at)?.[0].length ?? 0;
    if (at >= text.length) return { kind: 'end', text: '', at, length: 0, quoted: false };
    const opened = text[at] === '"' || text[at] === '<' || text.startsWith('/*', at);
    const quoted = matchAt(QUOTED, text, at);
    const html = text[at] === '<' ? endOfHtml(text, at) : -1;
    const name = opened ? null : matchAt(NAME, text, at);
    const length =
      quoted?.[0].length ??
      (html > 0
        ? html - at
        : (name?.[0].length ?? (opened ? text.length - at : (matchAt(SIGN, text, at)?.[0].length ?? 1))));
    const written =
      quoted?.[1]?.replaceAll(/\\(["\n])/g, (_, sign: string) => (sign === '"' ? sign : '')) ??
      text.slice(at, at + length);
    const named = quoted !== null || html > 0 || name !== null;
    yield {
      kind: named ? 'name' : opened ? 'open' : 'sign',
      text: written,
      at,
      length,
      quoted: quoted !== null || html > 0,
    };
    at += length;
  }
}
