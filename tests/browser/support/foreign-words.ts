/** Finds English on a page that speaks the pseudo-language. */

import type { Page, Frame } from 'puppeteer-core';
import { PLAIN_IN_PAGE } from '../../support/pseudo-language.ts';
import { loadModule } from '../../support/module.ts';
import { ask, click, until } from './playground.ts';

const grundy = await loadModule();

/**
 * All text that is shown or read aloud, hints and closed lists included. Left out are data (translate="no"), code, the
 * contents of fields, and the reader's own words between « and ».
 */
const LEFT = `(() => {
  const left = new Set();
  const look = (text, where) => {
    const said = (text ?? '').replaceAll(/«[^»]*»/g, '').replaceAll(/\\s+/g, ' ').trim();
    const words = said.match(/[A-Za-z]{2,}/g);
    if (words) left.add(JSON.stringify({ words, where, said }));
  };
  const walk = (node, owner) => {
    if (node.nodeType === Node.TEXT_NODE) look(node.data, owner);
    if (node.nodeType !== Node.ELEMENT_NODE && node.nodeType !== Node.DOCUMENT_FRAGMENT_NODE) return;
    let name = owner;
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (node.getAttribute('translate') === 'no' || node.matches('script, style, template, noscript')) return;
      name = node.localName.includes('-') ? node.localName : owner;
      for (const attribute of ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt', 'label']) look(node.getAttribute(attribute), name + ' @' + attribute);
      if (node.shadowRoot) walk(node.shadowRoot, name);
      if (node.matches('code, pre, textarea, input')) return;
    }
    for (const child of node.childNodes) walk(child, name);
  };
  walk(document.body, 'body');
  look(document.title, 'title');
  return [...left].map((each) => JSON.parse(each));
})()`;

interface Left {
  words: string[];
  where: string;
  said: string;
}

/** The English words on the page, with the element and text of each; `names` are the reader's own words. */
export async function leftOn(page: Page | Frame, names: ReadonlySet<string> = new Set()): Promise<string[]> {
  await ask(page, `Promise.all(all('*').map(({ updateComplete }) => updateComplete)).then(() => {})`);
  const texts = await ask<Left[]>(page, LEFT);
  return texts.flatMap(({ words, where, said }) => {
    const left = new Set(words.filter((word) => !names.has(word) && !names.has(word.toLowerCase())));
    return left.size === 0 ? [] : [`${[...left].join(' ')} (${where}: ${said.slice(0, 150)})`];
  });
}

/** The names in a position that its author chose: of own pieces and of nodes. */
export function ownNames(text: string): Set<string> {
  const pieces = [...text.matchAll(/piece\.([^=&]+)=/g)].map((match) => match[1] ?? '');
  const nodes = [...text.matchAll(/(?:arcs|edges|tokens?)=([^&]*)/g)].map((match) => match[1] ?? '');
  return new Set([...pieces, ...nodes].flatMap((each) => each.match(/[A-Za-z]{2,}/g) ?? []));
}

/** The words that a refusal may quote: keys and values of the text, and those that could stand there. */
export function codesOf(text: string): Set<string> {
  const reply = grundy.analyze(text);
  const problems = reply.ok ? [] : reply.problems;
  const quoted = [problems.map(({ key }) => key), ...problems.map(({ expected }) => expected.values)];
  return new Set([text, ...quoted.flat()].flatMap((each) => each.match(/[A-Za-z]{2,}/g) ?? []));
}

let pressed = 0;

/** Presses the first button that has these words in English, whichever language the page speaks. */
export async function pressInAnyLanguage(page: Page, words: string): Promise<void> {
  pressed += 1;
  const named = `all('button').find((button) => [button.textContent.trim(), button.ariaLabel ?? ''].some((text) => ${PLAIN_IN_PAGE}(text) === ${JSON.stringify(words)}))`;
  await until(page, named);
  await ask(page, `${named}.setAttribute('data-pressed', '${pressed}')`);
  await click(page, `[data-pressed="${pressed}"]`);
}
