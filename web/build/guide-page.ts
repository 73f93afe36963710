/** The content of a guide's page. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Grundy } from '../../wasm/grundy.js';
import { familyNames, fetchFamily } from '../src/families/families.model.js';
import { posterOf } from '../src/panels/share/poster.model.js';
import { elementSnippet, frameHeight, PLAIN } from '../src/panels/share/share.model.js';
import { altText, positionSentence } from '../src/telling/alt-text.model.js';
import { catalogueRows, type GameRow } from '../src/words/catalogue.js';
import { GUIDES } from './guides.js';
import { escaped, POLICY, SITE } from './page-parts.js';
import { ruleExamples, ruleSlips } from './rule-guide.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// What runs this module ends with it, and can import nothing afterwards.
await Promise.all(familyNames().map(fetchFamily));

const titleOf = (name: string): string =>
  /<h1\b[^>]*>([^<]+)<\/h1>/.exec(readFileSync(here(`../docs/${name}.html`), 'utf8'))?.[1] ?? name;

function page(name: string, text: string): string {
  const links = GUIDES.map(
    (each) => `<a href="./${each}.html"${each === name ? ' aria-current="page"' : ''}>${titleOf(each)}</a>`,
  );
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <title>${titleOf(name)} – Grundy</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="../src/styles/page.css" />
    <link rel="stylesheet" href="../src/docs/docs.css" />
    <script type="module" src="../src/docs/docs.ts"></script>
  </head>
  <body>
    <header>
      <a class="brand" href="../"><img src="/favicon.svg" alt="" width="28" height="28" /> Grundy</a>
      <nav aria-label="Guides"><a href="../lessons/">Lessons</a>\n${links.join('\n')}</nav>
    </header>
    <main>${text}</main>
  </body>
</html>`;
}

function game({ key, title, rule, source, parameters, examples }: GameRow): string {
  const rows = parameters.map(
    (each) =>
      `<tr><th scope="row"><code>${escaped(each.key)}</code>${each.required ? '' : '<br /><small>optional</small>'}</th><td>${escaped(each.meaning)}</td><td>${escaped(each.form)}</td></tr>`,
  );
  const links = examples.map(
    ({ text, title: name, source: from }) =>
      `<li><a href="../#${escaped(text)}">${escaped(name)}</a> (<a href="./embed.html#${escaped(text)}" aria-label="embed ${escaped(name)}">embed</a>)<br /><code>${escaped(text)}</code><br /><small>${escaped(from)}</small></li>`,
  );
  return `
    <section aria-labelledby="${key}">
      <h2 id="${key}">${escaped(title)} <code>game=${key}</code></h2>
      <p>${escaped(rule)} <small>${escaped(source)}</small></p>
      <div class="wide" tabindex="0" role="region" aria-label="Parameters of ${escaped(title)}">
        <table><thead><tr><th scope="col">Parameter</th><th scope="col">Says</th><th scope="col">Written</th></tr></thead><tbody>${rows.join('')}</tbody></table>
      </div>
      <h3>Examples</h3>
      <ul class="examples">${links.join('')}</ul>
    </section>`;
}

/** Every game with its parameters, as the core lists them. */
function reference(grundy: Grundy): string {
  const { games, pieces } = catalogueRows(grundy.catalogue());
  const contents = games.map(({ key, title }) => `<li><a href="#${key}">${escaped(title)}</a></li>`).join('');
  const named = pieces
    .map(({ name, rule }) => `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${escaped(rule)}</td></tr>`)
    .join('');
  return `
    <ul class="contents">${contents}<li><a href="#pieces">Pieces</a></li></ul>
    ${games.map(game).join('')}
    <h2 id="pieces">Pieces of boards</h2>
    <table><thead><tr><th scope="col">Name</th><th scope="col">Moves</th></tr></thead><tbody>${named}</tbody></table>`;
}

/** The lines that an author pastes for a position. */
function posterLines(grundy: Grundy, text: string): string {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(`a guide has a wrong position: ${text}`);
  const { analysis } = reply;
  const { position } = analysis;
  const choices = { ...PLAIN, height: frameHeight(position), narrow: frameHeight(position, PLAIN, true) };
  const shared = {
    site: SITE,
    text,
    link: `${SITE}#${text}`,
    title: positionSentence(analysis),
    alt: altText(analysis),
  };
  return elementSnippet(shared, { ...choices, poster: posterOf(analysis, choices) });
}

/** What is generated, by the mark in the text that it replaces. */
const GENERATED: Record<string, (grundy: Grundy) => string> = {
  '<!--parameters-->': reference,
  '<!--rule-examples-->': (grundy) => ruleExamples(grundy, escaped),
  '<!--rule-slips-->': (grundy) => ruleSlips(grundy, escaped),
  '<!--poster-->': (grundy) => escaped(posterLines(grundy, 'game=nim&piles=3,5,7')),
};

/** The whole page of a guide whose text is `html`. */
export function guidePage(grundy: Grundy, name: string, html: string): string {
  return page(
    name,
    Object.entries(GENERATED).reduce(
      (text, [mark, generate]) => (text.includes(mark) ? text.replace(mark, () => generate(grundy)) : text),
      html,
    ),
  );
}
