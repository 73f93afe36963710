/** The solver's answers that the guide to the rule language shows. */

import type { Analysis, Grundy, Problem } from '../../wasm/grundy.js';
import { problemText } from '../src/words/problems.js';
import { catalogueRows } from '../src/words/catalogue.js';
import { valueOf } from '../src/params/params.js';

export type Escape = (text: string) => string;

/** Slips of readers who know other languages. */
const SLIPS: readonly (readonly [numbers: string, key: string, value: string])[] = [
  ['n', 'moves', 'n-k for k 1..3'],
  ['n', 'moves', 'n-k for k in [1,3]'],
  ['n', 'moves', 'n-k for k in 1...3'],
  ['n', 'moves', 'n-k for k in prime(n)'],
  ['n', 'moves', 'n-k for k in 1..sqrt(n)'],
  ['n', 'moves', 'n-1 if n=3'],
  ['n', 'moves', 'n-1 if n>2 && n!=5'],
  ['n', 'moves', 'n-1 if n%2'],
  ['n', 'moves', 'n-1 if 1<n<5'],
  ['n', 'moves', 'n-2^k for k in 0..5'],
  ['n', 'moves', 'n-{1,3,4}'],
  ['n', 'moves', 'n-squares(n)'],
  ['n', 'moves', 'n-k if k>2 for k in 1..n'],
  ['n', 'moves', 'n-1 if n mod 4 in {1,2}'],
  ['n', 'moves', 'n/2; n-1'],
  ['n', 'moves', 'n-k for k in 1..n bitor 1 shl 2'],
  ['n', 'moves', 'n--'],
  ['n', 'moves', 'm-1'],
  ['n', 'moves', '(n-1'],
  ['a,b', 'moves', 'a-1'],
  ['a,b', 'moves', '(a/b,b)'],
  ['n', 'moves', 'n-1; max(0,n-3)'],
  ['n', 'at', '3;4'],
  ['n', 'guess', '{0,2}'],
];

const told = (text: string): string => text.replaceAll('_', ' ');

function marked(value: string, problem: Problem, escaped: Escape): string {
  const { passage } = problem;
  if (passage === null) return `<code>${escaped(value)}</code>`;
  const [before, wrong, after] = [
    value.slice(0, passage.from),
    value.slice(passage.from, passage.to),
    value.slice(passage.to),
  ];
  return `<code>${escaped(before)}<mark>${escaped(wrong)}</mark>${escaped(after)}</code>`;
}

function slip(grundy: Grundy, [numbers, key, value]: (typeof SLIPS)[number], escaped: Escape): string {
  const params = new Map([
    ['numbers', numbers],
    ['moves', numbers === 'n' ? 'n-1' : '(a-1,b)'],
    ['at', numbers === 'n' ? '5' : '(3,0)'],
  ]);
  params.set(key, value);
  const text = [
    'game=rule',
    ...[...params].map(([name, each]) => `${name}=${each.replaceAll('%', '%25').replaceAll('&', '%26')}`),
  ].join('&');
  const reply = grundy.analyze(text);
  const problem = reply.ok ? undefined : reply.problems[0];
  if (!problem) throw new Error(`${text} is no slip`);
  const instead = (problem.passage?.instead ?? []).map((each) => `<code>${escaped(each.trim())}</code>`);
  return `<tr><td>${marked(value, problem, escaped)}</td><td>${escaped(problemText(problem))}</td><td>${instead.join(' or ')}</td></tr>`;
}

/** A table of slips: what was typed, the message, and the correction that is offered. */
export function ruleSlips(grundy: Grundy, escaped: Escape): string {
  const rows = SLIPS.map((each) => slip(grundy, each, escaped)).join('');
  return `<div class="wide" tabindex="0" role="region" aria-label="Slips"><table><thead><tr><th scope="col">You typed</th><th scope="col">You read</th><th scope="col">Offered</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

const OUTCOMES = { win: 'won', lose: 'lost', draw: 'a draw', undecided: 'not decided' } as const;

function answer({ outcome, grundy }: Analysis): string {
  return grundy === null ? OUTCOMES[outcome] : `${OUTCOMES[outcome]}, Grundy number ${grundy}`;
}

/** A table of the catalogue's examples with the solver's answers. */
export function ruleExamples(grundy: Grundy, escaped: Escape): string {
  const examples = catalogueRows(grundy.catalogue()).games.find(({ key }) => key === 'rule')?.examples ?? [];
  const rows = examples.map(({ text, title }) => {
    const reply = grundy.analyze(text);
    if (!reply.ok) throw new Error(`${text} is refused`);
    return `<tr><td><a href="../#${escaped(text)}">${escaped(title)}</a></td><td><code>${escaped(told(valueOf(text, 'moves')))}</code></td><td><code>${escaped(valueOf(text, 'at'))}</code> ${escaped(answer(reply.analysis))}</td></tr>`;
  });
  return `<div class="wide" tabindex="0" role="region" aria-label="Examples"><table><thead><tr><th scope="col">Game</th><th scope="col">Moves</th><th scope="col">Answer</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
