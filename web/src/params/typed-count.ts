/** Numbers as readers type them: 1000000, 10^8, 1e8, 2 000 000. */

export function readCount(text: string, most: number): number | null {
  const plain = text.replaceAll(/[\s\u202f_]/g, '');
  const power = /^(?:(\d{1,3})[*·x])?(\d{1,3})\^(\d{1,2})$/.exec(plain);
  const short = /^(\d{1,16})(?:e(\d{1,2}))?$/i.exec(plain);
  let number = NaN;
  if (power) number = Number(power[1] ?? 1) * Number(power[2]) ** Number(power[3]);
  else if (short) number = Number(short[1]) * 10 ** Number(short[2] ?? 0);
  return Number.isSafeInteger(number) && number <= most ? number : null;
}
