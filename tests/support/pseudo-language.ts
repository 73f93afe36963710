/** A machine-made second language: the English words with an accent on each letter. A text that is not translated stands out. */

import type { Plugin } from 'vite';
import { textsOf, type Literal } from './literals.ts';

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÁḂĆĎÉḞǴĤÍĴḰĹḾŃÓṔɊŔŚŤÚṼẂẊÝŹáḃćďéḟǵĥíĵḱĺḿńóṕɋŕśťúṽẃẋýź';

const exchanged = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');

export const accented = (text: string): string => exchanged(text, PLAIN, ACCENTED);

export const plain = (text: string): string => exchanged(text, ACCENTED, PLAIN);

/** The function `plain` as source text, to run in pages. */
export const PLAIN_IN_PAGE = `((text) => Array.from(text, (letter) => '${PLAIN}'['${ACCENTED}'.indexOf(letter)] ?? letter).join(''))`;

function written({ kind, value }: Literal): string {
  const text = JSON.stringify(accented(value));
  return kind === 'string'
    ? text
    : text
        .slice(1, -1)
        .replaceAll(String.raw`\"`, '"')
        .replaceAll('`', '\\`')
        .replaceAll('${', '\\${');
}

/** The module with its words accented; codes and values stay. */
export function inPseudoLanguage(source: string, file: string): string {
  const changed = textsOf(source, file).literals.filter(
    ({ use, value }) => use === 'words' && accented(value) !== value,
  );
  return changed.reduceRight(
    (text, literal) => text.slice(0, literal.start) + written(literal) + text.slice(literal.end),
    source,
  );
}

/** Builds the site in the pseudo-language. */
export const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/words\/en\/.+\.ts$/.test(id) ? { code: inPseudoLanguage(code, id), map: null } : undefined,
};
