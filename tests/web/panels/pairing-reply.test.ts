import { expect, it } from 'vitest';
import { replyView } from '../../../web/src/panels/moves/pairing-reply.model.js';
import { legalTurn, tree } from '../samples.js';

const { position } = tree();

it('a turn that undoes the one before is advised where it leads back to a lost position, and only there', () => {
  const turn = legalTurn(1, 2, 1);
  expect(replyView(position, { turn, before: 'lose' })).toMatchObject({
    words: expect.stringContaining('undoes it'),
    advised: true,
  });
  const won = replyView(position, { turn, before: 'win' });
  expect(won).toMatchObject({ words: expect.stringContaining('from which the player to move wins'), advised: false });
  expect(won?.words).not.toContain('gains nothing');
  expect(replyView(position, { turn, before: 'undecided' })).toBeNull();
});
