import { beforeAll, expect, it } from 'vitest';
import type { Analysis } from 'grundy-wasm';
import { familyName, familyNamed, familyNames } from '../../web/src/families/families.model.js';
import { itemName } from '../../web/src/families/names.model.js';
import { stepViews } from '../../web/src/telling/steps.model.js';
import { loadModule } from '../support/module.ts';
import { positions } from './corpus.ts';

/** Positions whose explanations together contain every kind of step. */
let explained: Analysis[];
beforeAll(async () => {
  const grundy = await loadModule();
  const examples = grundy.catalogue().games.flatMap((game) => game.examples.map(({ text }) => text));
  explained = [...examples, ...positions, 'game=kayles&piles=7+5,3', 'game=kayles&piles=1000000000'].flatMap((text) => {
    const reply = grundy.analyze(text);
    return reply.ok ? [reply.analysis] : [];
  });
});

it('every step of an explanation is a sentence', () => {
  for (const analysis of explained)
    for (const { kind, text } of stepViews(analysis))
      expect(text, `${analysis.text}: ${kind}`).toMatch(/^[^\sa-z].*\.$/s);
});

it('every row of binary columns is named after what the picture calls it', () => {
  const tables = explained.flatMap((analysis) =>
    stepViews(analysis).flatMap(({ binary }) => (binary ? [{ ...analysis, binary }] : [])),
  );
  expect(new Set(tables.map(({ position }) => familyName(position))).size).toBeGreaterThan(9);
  for (const { text, position, binary } of tables) {
    for (const { item, name } of binary.rows)
      expect([text, name, item === null ? '' : name.slice(0, name.lastIndexOf(':'))]).toEqual([
        text,
        name,
        item === null ? '' : itemName(position, item),
      ]);
    expect([text, new Set(binary.rows.map(({ item }) => item)).size]).toEqual([text, binary.rows.length]);
  }
});

it('steps that say where Nim hides come of just those families that word them', () => {
  const worded = new Map(familyNames().map((family) => [family, Object.keys(familyNamed(family).steps).toSorted()]));
  const hidden = new Set<string>([...worded.values()].flat());
  const sent = new Map([...worded.keys()].map((family) => [family, new Set<string>()]));
  for (const { position, steps } of explained)
    for (const { kind } of steps) if (hidden.has(kind)) sent.get(familyName(position))?.add(kind);
  expect(new Map([...sent].map(([family, kinds]) => [family, [...kinds].toSorted()]))).toEqual(worded);
});
