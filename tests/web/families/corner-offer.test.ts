import { expect, it } from 'vitest';
import { cornerOffer } from '../../../web/src/families/grid/corner-offer.model.js';
import { loadModule } from '../../support/module.ts';

const grundy = await loadModule();

function offerOf(text: string) {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(text);
  return { outcome: reply.analysis.outcome, offer: cornerOffer(reply.analysis) };
}

// A full queen, king or rook draws; the page must say why and what to do.
it.each(['queen', 'king', 'rook', 'bishop', 'knight'])(
  'a full %s draws, the page says why, and each corner it offers ends that',
  (kind) => {
    const text = `game=board&size=8x8&pieces=${kind}@d4`;
    const { outcome, offer } = offerOf(text);
    expect(outcome).toBe('draw');
    expect(offer?.words).toContain(`The ${kind} can take back every move`);
    for (const [corner] of offer!.corners) {
      const sent = offerOf(`${text}&toward=${corner}`);
      expect(['win', 'lose']).toContain(sent.outcome);
      expect(sent.offer).toBeNull();
    }
  },
);

it('no corner is offered where it would not help', () => {
  expect(
    offerOf('game=board&size=8x8&piece.skater=slide(-1,-1)leap(1,1)leap(0,-1)&pieces=skater@e6,skater@c4'),
  ).toEqual({ outcome: 'draw', offer: null });
  expect(offerOf('game=board&size=8x8&pieces=knight4@c5').offer).toBeNull();
});
