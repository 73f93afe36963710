import { beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, Grundy } from 'grundy-wasm';
import { altText } from '../../../web/src/telling/alt-text.model.js';
import { contentChoices } from '../../../web/src/stage/legend/content.model.js';
import { legendOf } from '../../../web/src/stage/legend/legend.model.js';
import { MOST_RUNS, runRows } from '../../../web/src/families/runs/pile-runs.model.js';
import { moveLabel } from '../../../web/src/telling/moves.model.js';
import { stepViews } from '../../../web/src/telling/steps.model.js';
import { loadModule } from '../../support/module.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

function solved(text: string): Analysis {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(JSON.stringify(reply.problems));
  return reply.analysis;
}

describe('piles that are too many to be drawn', () => {
  const text = 'game=nim&piles=1-3000000,8x5,7';

  it('are told by their runs, each with its nim-sum', () => {
    const { rows, more, numbers } = runRows(solved(text));
    expect(numbers).toBe(true);
    expect(rows.map(({ sizes, piles, number }) => [sizes, piles, number].join(' | ').replaceAll(/\s/g, ' '))).toEqual([
      '1 to 3 000 000 | 3 000 000 | 3 000 000',
      '8 | 5 | 8',
      '7 | 1 | 7',
    ]);
    expect(more).toBe('');
  });

  it('have a reason for the verdict and for a winning move', () => {
    const analysis = solved(text);
    const words = stepViews(analysis).map((step) => step.text.replaceAll(/\s/g, ' '));
    expect(words[0]).toContain('equal piles cancel in pairs');
    expect(words[0]).toContain('the piles of 1, 2, …, 3 000 000: 3 000 000; the 5 piles of 8: 8; the pile of 7: 7');
    expect(words[1]).toContain('3 000 015');
    expect(words[2]).toMatch(/^Reducing a pile of 2 097 152 to \d+ \d+.*makes the nim-sum 0/);
    expect(
      moveLabel(analysis.position, itemAt(itemAt(analysis.moves.list, 0).moves, 0)).replaceAll(/\s/g, ' '),
    ).toMatch(/^take 1 \d+ \d+ from a pile of 2 097 152 \(2 097 152 → \d+ \d+\)$/);
    expect(altText(analysis).replaceAll(/\s/g, ' ')).toContain('3 000 006 piles, the piles of 1, 2, …, 3 000 000');
    // The picture of runs shades no pile and marks no winning move.
    expect(legendOf(analysis).blank).toContain('nim-sum');
    expect(contentChoices(analysis).map(({ name }) => name)).toEqual(['Nim-sums', 'Nothing']);
  });

  it('in very many runs are told in part', () => {
    const many = Array.from({ length: 1000 }, (_, run) => `${run}x10000`).join(',');
    const { rows, more } = runRows(solved(`game=nim&piles=${many}`));
    expect(rows).toHaveLength(MOST_RUNS);
    expect(more).toBe('900 further runs not listed.');
  });
});
