/** A text without what says nothing of its graph. Each sign that goes leaves a blank, so that all others stay where they are. */

import { QUOTED } from './graph-text.js';

/** A text in quotes begins where a word does. */
const BEGIN = String.raw`(?<=^|[\s,;:([{>=-])`;
/** `%` begins a comment only at the beginning of a line; `#` and `//` also after a blank and before one. */
const COMMENT = String.raw`(?<=^|[\r\n])[^\S\r\n]*(?:%|#|//)[^\r\n]*|(?<=\s)(?:#|//)(?=\s|$)[^\r\n]*`;
const SKIPPED = new RegExp(`${BEGIN}(?:${QUOTED.source})|${COMMENT}`, 'g');

const blank = (text: string): string => text.replaceAll(/[^\r\n]/g, ' ');

/** The text without comments. Those of DOT are its own. */
export function withoutComments(text: string): string {
  return text.replaceAll(SKIPPED, (found) => (/^["']/.test(found) ? found : blank(found)));
}

/** The text without what is in quotes, to look for signs. */
export function withoutQuoted(text: string): string {
  return text.replaceAll(new RegExp(`${BEGIN}(?:${QUOTED.source})`, 'g'), blank);
}

/** `edges = [`, `n = 4,`, `EdgeView([`, `defaultdict(<class 'list'>, {`: what programs write before their values. */
const NAMED = /(?<=^|[\s,;])[A-Za-z_]\w*[^\S\r\n]*=[^\S\r\n]*(?=[[({]|[\w.]+\(|\d+[^\S\r\n]*[,\r\n])/g;
const CALLED = /^(\s*)([\w.]+\((?:<class '\w+'>,)?)(?=\s*[[({])/;

/** Values without the names that programs give them. */
export function withoutNames(text: string): string {
  const values = text.replaceAll(NAMED, blank);
  if (!CALLED.test(values)) return values;
  return values.replace(CALLED, (_, before: string, call: string) => before + blank(call)).replace(/\)(?=\s*$)/, ' ');
}

/** Values without brackets. */
export function withoutBrackets(text: string): string {
  return text.replaceAll(new RegExp(`${BEGIN}(?:${QUOTED.source})|[[\\](){}]`, 'g'), (found) =>
    found.length > 1 ? found : ' ',
  );
}
