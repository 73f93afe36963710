/** Digits as lines: a picture with letters of a font would leave loose numbers where a host drops it. */

import { lookup } from '../../params/lookup.js';

/** Each digit as the points of a line, in a box four units wide and six high. */
const POINTS = lookup<string>({
  '0': '10 30 41 45 36 16 05 01 10',
  '1': '02 20 26',
  '2': '01 10 30 41 42 06 46',
  '3': '00 40 22 32 43 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 02 32 43 45 36 16 05',
  '6': '30 10 01 05 16 36 45 43 32 02',
  '7': '00 40 16',
  '8': '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
  '9': '16 36 45 41 30 10 01 03 14 44',
});

const [WIDE, HIGH, APART] = [4, 6, 6];

/** The lines of a number around the point 0, 0; what is no digit is a gap. `size` is that of a font. */
export function strokesOf(digits: string, size: number): string {
  const unit = (size * 0.7) / HIGH;
  const left = (-((digits.length - 1) * APART + WIDE) / 2) * unit;
  return [...digits]
    .map((digit, place) =>
      (POINTS[digit] ?? '')
        .split(' ')
        .filter((point) => point !== '')
        .map((point, at) => {
          const x = left + (place * APART + Number(point[0])) * unit;
          const y = (Number(point[1]) - HIGH / 2) * unit;
          return `${at === 0 ? 'M' : 'L'}${x} ${y}`;
        })
        .join(''),
    )
    .join('');
}
