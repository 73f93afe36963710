/** Published periods, found and proved by the module that the page runs. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Laboratory } from 'grundy-laboratory';
import { loadLaboratory } from '../support/module.ts';

let laboratory: Laboratory;
beforeAll(async () => void (laboratory = await loadLaboratory()));

const FLAMMENKAMP = "A. Flammenkamp's table of octal games";
// No publication of these periods is at hand.
const SECOND = 'computed by a second program';

const soon: [code: string, period: number, preperiod: number, source: string][] = [
  ['0.16', 149_459, 105_351, 'A. Gangolli and T. Plambeck 1989'],
  ['0.56', 144, 326_640, 'A. Gangolli and T. Plambeck 1989'],
  ['0.127', 4, 46_578, 'A. Gangolli and T. Plambeck 1989'],
];
const long: typeof soon = [
  ['0.376', 4, 2_268_248, 'A. Gangolli and T. Plambeck 1989'],
  ['0.354', 1_180, 10_061_916, FLAMMENKAMP],
  ['0.454', 60_620_715, 160_949_019, `${FLAMMENKAMP}; OEIS A071509`],
  ['0.104', 11_770_282, 197_769_598, SECOND],
  ['0.054', 10_015_179, 193_235_616, SECOND],
];

describe('the laboratory finds and proves the published period of', () => {
  it.each(process.env.GRUNDY_ALL ? [...soon, ...long] : soon)(
    '%s: %i from %i on (%s)',
    (code, period, preperiod) => {
      laboratory.begin(`game=octal&code=${code}`);
      let progress = laboratory.advance(0, 0);
      while (!progress.period && progress.computed < progress.most) progress = laboratory.advance(progress.most, 50);
      expect(progress.period).toMatchObject({ period, preperiod, saltus: 0 });
    },
    120_000,
  );
});
