import { expect, it } from 'vitest';
import { settingsOf } from '../../../web/src/embed/settings.model.js';

const exercise = (word: string | null): boolean => settingsOf((name) => (name === 'exercise' ? word : null)).exercise;

// Any word made an exercise of an embed.
it('exercise= takes the words for yes, and passes over all others', () => {
  for (const word of ['', '1', 'true', 'TRUE', 'yes', 'on', 'exercise']) expect([word, exercise(word)]).toEqual([word, true]);
  for (const word of [null, '0', 'false', 'no', 'off', 'banana', '2', '<b>', '1,0']) expect([word, exercise(word)]).toEqual([word, false]);
});
