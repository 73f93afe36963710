import { beforeAll, expect, it } from 'vitest';
import type { Analysis, Grundy } from 'grundy-wasm';
import { familyName } from '../../web/src/families/families.model.js';
import { turnLabel } from '../../web/src/telling/moves.model.js';
import { strategyView } from '../../web/src/panels/moves/strategy.model.js';
import { loadModule } from '../support/module.ts';

/** Lost positions whose parts are numbered anew, fall apart or meet after a turn, besides the examples. */
const RENAMED = [
  'game=hackenbush&edges=0-a,0-b,0-c,0-d',
  'game=hackenbush&edges=0-a,a-b,0-c,c-d',
  'game=hackenbush&edges=x-y,0-a,0-b,0-b,0-a',
  'game=hackenbush&edges=0-a,a-b,0-c,c-d&play=misere',
  'game=tree&parents=0,1,1&coins=0,2,2',
  'game=cram&size=4x4',
  'game=notakto&size=3x3&boards=2&marked=b2,c3,f2,g3',
  'game=kayles&piles=5,5',
  'game=kayles&piles=3+2,3+2',
  'game=arc-kayles&edges=a-b,b-c,d-e,e-f',
  'game=node-kayles&edges=a-b,c-d',
  'game=rule&numbers=n&moves=i,n-1-i_for_i_in_0..n-1;_i,n-2-i_for_i_in_0..n-2&at=5,5',
];
/** Turns of one position that are tried at most. */
const MOST = 4;
/** Positions with more turns take long. */
const FEW = 60;

let grundy: Grundy;
let texts: string[];
beforeAll(async () => {
  grundy = await loadModule();
  texts = [
    ...new Set([...grundy.catalogue().games.flatMap(({ examples }) => examples.map(({ text }) => text)), ...RENAMED]),
  ];
});

function analysisOf(text: string): Analysis {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(text);
  return reply.analysis;
}

function played(text: string, turn: string): string {
  const reply = grundy.play(text, turn);
  return reply.ok ? reply.text : '';
}

/** Of several pieces of a kind on one cell it does not matter which is named. */
const spoken = (label: string): string => label.replaceAll(/ \(\d+\)/g, '');

/** What the turns of a position lead to that read like this one. */
function turnsCalled(text: string, label: string): { notation: string; outcome: string }[] {
  const { position } = analysisOf(text);
  const listed = grundy.continuations(text, 0);
  return listed.ok
    ? listed.list
        .filter(({ turn }) => spoken(turnLabel(position, turn)) === spoken(label))
        .map(({ turn, outcome }) => ({ notation: turn.notation, outcome }))
    : [];
}

/** What is wrong with the pairs that “Every move has an answer” shows of a position, and the number of pairs. */
function pairFaults(text: string): { faults: string[]; pairs: number } {
  const analysis = analysisOf(text);
  const listed = grundy.continuations(text, 0);
  // After a turn of a position with few turns there are few as well, so that each is on the first page.
  const few = listed.ok && listed.list.length <= FEW && listed.count === String(listed.list.length);
  const view = analysis.outcome === 'lose' && few ? strategyView(analysis, listed.list, listed.count) : null;
  const answers = view?.answers.filter(({ reply }) => reply !== '').slice(0, MOST) ?? [];
  const faults = answers.flatMap(({ turn, label, reply, answer }) => {
    const said = `${text}: ${label} (${turn}) is answered by ${answer} (${reply})`;
    const after = played(analysis.text, turn);
    if (!turnsCalled(analysis.text, label).some(({ notation }) => notation === turn)) return [`${said}: no such turn`];
    const found = turnsCalled(after, answer);
    if (!found.some(({ notation }) => notation === reply)) return [`${said}: no such answer`];
    return found.every(({ outcome }) => outcome === 'L') ? [] : [`${said}: another turn of that name does not win`];
  });
  return { faults, pairs: answers.length };
}

it('every listed pair can be played from its words, in every family', () => {
  const tried = new Set<string>();
  const faults = texts.flatMap((text) => {
    const result = pairFaults(text);
    if (result.pairs > 0) tried.add(familyName(analysisOf(text).position));
    return result.faults;
  });
  expect(faults).toEqual([]);
  // Of piles too many to be drawn there are too many turns; all other families have a lost position here.
  const families = new Set(texts.map((text) => familyName(analysisOf(text).position)));
  expect([...families].filter((family) => !tried.has(family))).toEqual(['runs']);
});
