import { beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, Grundy } from 'grundy-wasm';
import { loadModule } from '../support/module.ts';
import { someOf } from '../support/some-of.ts';
import { chosen, examined, faulty, formulas, listed, moves, pages, positions, programs, questions } from './corpus.ts';
import { Witness } from './witness.ts';
import { itemAt } from '../../web/src/params/item-at.ts';

let witness: Witness;
let grundy: Grundy;
// A batch sends no number where it does not decide.
const numberOf = ({ play, sum, grundy: number }: Analysis): number =>
  play === 'normal' && sum === 'disjunctive' ? (number ?? -1) : -1;
const faultsOf = (type: string, value: unknown): string[] => witness.faults(type, value);

beforeAll(async () => {
  witness = await Witness.of('grundy', 'catalogue', 'play');
  grundy = await loadModule();
});

/** Types that occur only in questions. */
const asked = ['Language'];
const sent = [
  'Catalogue',
  'Reply',
  'PlayReply',
  'TurnsReply',
  'WhatIfReply',
  'ExamineReply',
  'ContinuationsReply',
  'ChooseReply',
  'ProgramReply',
  'FormulasReply',
  'Batch',
];

describe('the built module sends exactly what the contract says', () => {
  it('has the functions of the contract', () => {
    for (const name of witness.functions('Grundy')) {
      expect(grundy).toHaveProperty(name, expect.any(Function));
      witness.seen.add(`Grundy.${name}`);
    }
  });

  it('in its catalogue', () => {
    expect(faultsOf('Catalogue', grundy.catalogue())).toEqual([]);
  });

  it('for every example of the catalogue', () => {
    const texts = grundy.catalogue().games.flatMap(({ examples }) => examples.map(({ text }) => text));
    for (const text of texts) {
      const reply = grundy.analyze(text);
      expect(reply.ok, text).toBe(true);
      expect(faultsOf('Reply', reply), text).toEqual([]);
    }
  });

  it.each(positions)('for the position %s', (text) => {
    const reply = grundy.analyze(text);
    expect(reply.ok, JSON.stringify(reply).slice(0, 400)).toBe(true);
    expect(faultsOf('Reply', reply)).toEqual([]);
  });

  it.each(faulty)('for the faulty text "%s"', (text) => {
    const reply = grundy.analyze(text);
    expect(reply.ok).toBe(false);
    expect(faultsOf('Reply', reply)).toEqual([]);
  });

  it.each(moves)('for a move in %s: %s', (text, move) => {
    expect(faultsOf('PlayReply', grundy.play(text, move))).toEqual([]);
  });

  it.each(pages)('for the winning turns of %s from %i on', (text, from) => {
    expect(faultsOf('TurnsReply', grundy.turns(text, from))).toEqual([]);
  });

  it.each(questions)('for what if in %s component %i stood elsewhere', (text, component) => {
    expect(faultsOf('WhatIfReply', grundy.whatIf(text, component))).toEqual([]);
  });

  it.each(examined)('for a look at %s, table %i, state %i', (text, table, state) => {
    expect(faultsOf('ExamineReply', grundy.examine(text, table, state))).toEqual([]);
  });

  it.each(listed)('for the legal turns of %s from %i on', (text, from) => {
    expect(faultsOf('ContinuationsReply', grundy.continuations(text, from))).toEqual([]);
  });

  it.each(chosen)('for the turn chosen in %s with the seed %i and errors %d', (text, seed, errs) => {
    expect(faultsOf('ChooseReply', grundy.choose(text, seed, errs))).toEqual([]);
  });

  it.each(programs)('for the program of %s in %s', (text, language) => {
    expect(faultsOf('ProgramReply', grundy.program(text, language))).toEqual([]);
  });

  it.each(formulas)('for the formulas of %s', (text) => {
    expect(faultsOf('FormulasReply', grundy.formulas(text))).toEqual([]);
  });

  it('for many positions in one text, which it answers as one by one', () => {
    const texts = [...someOf(positions, 20), ...faulty].filter((text) => text !== '' && !/[\r\n]/.test(text));
    const batch = grundy.solveMany(texts.join('\n'));
    expect(faultsOf('Batch', batch)).toEqual([]);
    const replies = texts.map((text) => grundy.analyze(text));
    const letters = { win: 'W', lose: 'L', draw: 'D', undecided: '?' };
    for (const [i, text] of texts.entries()) {
      const reply = itemAt(replies, i);
      const expected = reply.ok
        ? [letters[reply.analysis.outcome], numberOf(reply.analysis), Number(reply.analysis.moves.count ?? -1)]
        : ['X', -1, -1];
      if (Number(expected[2]) > Number.MAX_SAFE_INTEGER) expected[2] = -1;
      expect([String.fromCharCode(itemAt(batch.outcome, i)), batch.grundy[i], batch.moves[i]], text).toEqual(expected);
    }
    const refused = replies.flatMap((reply, i) => (reply.ok ? [] : [{ line: i + 1, problems: reply.problems }]));
    expect(batch.problems).toEqual(refused.slice(0, 100));
  });

  it('and nothing of the contract was never seen', () => {
    const whole = [...witness.ids(...sent), ...witness.ids('Grundy').filter((id) => id !== 'Grundy')];
    expect(whole.filter((id) => !witness.seen.has(id))).toEqual([]);
  });

  it('and every exported type takes part', () => {
    const reached = new Set([...asked, ...witness.ids(...sent, 'Grundy').map((id) => id.replace(/[^A-Za-z].*/, ''))]);
    expect([...witness.contract.keys()].filter((name) => !reached.has(name))).toEqual([]);
  });
});
