import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FormulasReply, Grundy } from 'grundy-wasm';
import { itemAt } from '../../web/src/params/item-at.ts';
import { loadModule } from '../support/module.ts';

/** Closed forms from the literature: rule, guess and source of each. */
const rows = readFileSync(new URL('../data/formulas.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'));

let grundy: Grundy;
/** The formulas found for the rule of each row. */
let found: FormulasReply[];
beforeAll(async () => {
  grundy = await loadModule();
  found = rows.map(([rule]) => grundy.formulas(`game=rule&${rule}`));
});

/** Whether the closed form of a row says which positions are lost. Expects that the guess holds. */
function tellsOutcomes(rule = '', guess = ''): boolean {
  const reply = grundy.analyze(`game=rule&${rule}&guess=${guess}`);
  const asked = reply.ok ? reply.analysis.asked : null;
  expect(['guess-holds', 'guess-proved'], JSON.stringify(reply).slice(0, 300)).toContain(asked?.kind);
  return asked !== null && asked.kind !== 'lost-count' && asked.outcomes;
}

describe('closed forms of the literature', () => {
  it('are forty, each with its source', () => {
    expect(rows.filter((row) => row.length === 3 && !row.includes(''))).toHaveLength(40);
  });

  it('hold of their games, and most are found by those who do not know them', () => {
    const missed = rows.filter(([rule, guess], index) => {
      const outcomes = tellsOutcomes(rule, guess);
      const reply = itemAt(found, index);
      return !reply.ok || !reply.formulas.some((formula) => formula.outcomes === outcomes);
    });
    // A formula that is found holds at every position of the same table, so there it equals the closed form.
    expect(missed.map(([rule, guess]) => `${rule}: ${guess}`)).toHaveLength(4);
  });

  it('and what is found is right where it is tested', () => {
    rows.forEach(([rule], index) => {
      const reply = itemAt(found, index);
      for (const { guess } of reply.ok ? reply.formulas : []) tellsOutcomes(rule, guess);
    });
  });
});
