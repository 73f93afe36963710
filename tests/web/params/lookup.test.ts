import { describe, expect, it } from 'vitest';
import { positionOf } from '../../../web/src/gallery/input-text.model.ts';
import { viewOf } from '../../../web/src/session/address.ts';
import { readSettings } from '../../../web/src/session/view-settings.ts';
import { frameMessage, hostMessage } from '../../../web/src/embed/messages.ts';
import { settingsOf } from '../../../web/src/params/embed-settings.ts';
import { moduleFor } from '../../../web/src/solver/module-for.model.ts';
import { readGraph } from '../../../web/src/params/graphs/read-graph.ts';
import { escapeTex } from '../../../web/src/formats/tikz-text.ts';
import { readLaboratory } from '../../../web/src/laboratory/laboratory-settings.ts';
import { setOf } from '../../../web/src/lessons/exercise-set.model.ts';
import { lookup } from '../../../web/src/params/lookup.ts';
import { catalogueRows } from '../../../web/src/words/catalogue.ts';
import { SEQUENCES } from '../../../web/src/words/en/export.ts';
import { gameRule } from '../../../web/src/words/en/game-rules.ts';
import { gameTitle, turnOf } from '../../../web/src/words/game-words.ts';
import { heapNouns } from '../../../web/src/words/en/nouns.ts';
import { expectedWords, itemWords } from '../../../web/src/words/en/problems.ts';
import { INHERITED } from '../../support/inherited.ts';

/** A word of the same length that nothing is called. */
const unheard = (word: string): string => 'Q'.repeat(word.length);

/** Asks with a word, in whatever way it may come. */
const ASKED: Record<string, (word: string) => unknown> = {
  'a view': (word) => viewOf({ location: { search: `?view=${word}`, hash: '' }, history: { state: null } } as never),
  'the settings of the page': (word) =>
    readSettings(`?show=${word}&whole=${word}&place=${word}:${word}&exercise=${word}&${word}=1`),
  'the settings of the laboratory': (word) =>
    readLaboratory(`?view=sequence&values=${word}&heaps=${word}-${word}&${word}=1`),
  'the settings of an embed': (word) => settingsOf(() => word),
  'a set of exercises': (word) => setOf(() => word, ['nim']),
  'a message of a frame': (word) => frameMessage({ type: word }),
  'a message to a frame': (word) => hostMessage({ type: word }),
  'the module of a game': (word) => moduleFor(`game=${word}`),
  'a pasted graph': (word) => [
    readGraph(`digraph { ${word} -> b [${word}=1] }`),
    readGraph(`${word} b\nb ${word}`),
    readGraph(`${word}: b`),
  ],
  TeX: (word) => escapeTex(word).replaceAll(String.raw`\_`, '_'),
  'a case of an input': (word) => positionOf(`{${word}} {a:${word}} {a:rows ${word}}`, new Map([['a', ['1']]])),
  'a title': gameTitle,
  'a rule': (word) => gameRule(turnOf(word), { by: 'game' }),
  'a corner': (word) => gameRule('board', { by: 'board', toward: word, damaged: false } as never),
  'a rule of heaps': heapNouns,
  'the table of a piece': SEQUENCES.grundy,
  'a problem': (word) => [expectedWords({ code: word, values: [] }), itemWords('7', { code: word, values: [] })],
  'a list of nodes': (word) => [
    expectedWords({ code: 'graph-at-most', values: ['7', word] }),
    itemWords('7', { code: 'hackenbush-at-most', values: ['7', word] }),
  ],
  'a catalogue': (word) =>
    catalogueRows({
      games: [{ key: word, parameters: [{ key: word }], examples: [{ key: word, text: word }] }],
      pieces: [{ name: word }],
    } as never),
};

describe('a word that every object inherits is like one that nothing is called', () => {
  it.each(Object.entries(ASKED))('asked for %s', (_, ask) => {
    const told = (word: string): string => JSON.stringify(ask(word)).replaceAll(word, '');
    for (const word of INHERITED) expect(told(word), word).toBe(told(unheard(word)));
  });

  it('in a table of rows, which it finds', () => {
    const rows = lookup({ a: 1 });
    expect(rows.a).toBe(1);
    expect(INHERITED.filter((word) => rows[word] !== undefined || word in rows)).toEqual([]);
    expect(Object.entries(rows)).toEqual([['a', 1]]);
  });
});
