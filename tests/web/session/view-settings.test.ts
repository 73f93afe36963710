import { describe, expect, it } from 'vitest';
import { readSettings, writeSettings, type ViewSettings } from '../../../web/src/session/view-settings.js';

const plain: ViewSettings = { content: 'number', whole: null, place: null, exercise: false, match: false };

describe('the view in the query', () => {
  it('is nothing where the page is looked at plainly', () => {
    expect(writeSettings('', plain)).toBe('');
    expect(readSettings('')).toEqual(plain);
  });
  it('is read as it was written', () => {
    const settings: ViewSettings = {
      content: 'letter',
      whole: 2,
      place: { table: 1, state: 63 },
      exercise: true,
      match: false,
    };
    expect(writeSettings('', settings)).toBe('?show=letter&whole=3&exercise=1');
    expect(readSettings(writeSettings('', settings))).toEqual({ ...settings, place: null });
  });
  // A tap must not put the place into the address, where it would stay for the next position and in Share.
  it('names no place looked into, but reads links that do', () => {
    expect(writeSettings('?place=1:63', readSettings('?place=0:9'))).toBe('');
    expect(readSettings('?place=1:63').place).toEqual({ table: 1, state: 63 });
  });
  it('names no match, but reads links that open one', () => {
    expect(readSettings('?play=1').match).toBe(true);
    expect(writeSettings('?play=1', plain)).toBe('');
  });
  it('leaves what others wrote there, and takes back only its own', () => {
    expect(writeSettings('?theme=dark&place=0:1', plain)).toBe('?theme=dark');
  });
  it('takes nonsense as if it were not there', () => {
    expect(readSettings('?show=<b>&whole=0&place=1:x&exercise=yes')).toEqual(plain);
    expect(readSettings('?place=-1:2&whole=1e9')).toEqual(plain);
    expect(readSettings(`?place=${'9'.repeat(40)}:0`)).toEqual(plain);
  });
});
