import { describe, expect, it } from 'vitest';
import {
  keepSession,
  MOST_KEPT,
  readKept,
  takeSession,
  type KeptSession,
} from '../../../web/src/session/kept-session.js';
import { UndoList } from '../../../web/src/session/undo-list.js';

const kept: KeptSession = {
  texts: ['game=nim&piles=3', 'game=nim&piles=2'],
  at: 1,
  looked: { table: 0, state: 2 },
  match: {
    settings: { opponent: 'beginner', errs: 0.3, readerFirst: false, answers: true },
    texts: ['game=nim&piles=3', 'game=nim&piles=2'],
    turns: ['', '1:2'],
    place: 1,
  },
};

function store() {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

function refused(): never {
  throw new Error('SecurityError');
}

// A reload must not end a match or empty undo.
describe('what a reload leaves', () => {
  it('is read as it was written, once', () => {
    const here = store();
    keepSession(kept, () => here);
    expect(takeSession(() => here)).toEqual(kept);
    expect(takeSession(() => here)).toBeNull();
  });
  it('is nothing where the browser refuses its storage', () => {
    keepSession(kept, refused);
    expect(takeSession(refused)).toBeNull();
  });
  it('is nothing where its texts or their place are anything else', () => {
    for (const texts of [
      undefined,
      null,
      'game=nim',
      [],
      [1],
      [null],
      {},
      { length: 1e9 },
      Array.from({ length: 5000 }, () => ''),
    ])
      expect(readKept(JSON.stringify({ ...kept, texts }))).toBeNull();
    for (const at of [undefined, null, -1, 2, 0.5, 1e300, '1', []])
      expect(readKept(JSON.stringify({ ...kept, at }))).toBeNull();
    for (const written of [null, '', '{', '[]', 'null', '1', '"x"']) expect(readKept(written)).toBeNull();
  });
  it('has no match and no place where these are anything else', () => {
    const { match } = kept;
    const broken = [
      1,
      [],
      {},
      { ...match, settings: null },
      { ...match, settings: { ...match!.settings, opponent: 'god' } },
      { ...match, settings: { ...match!.settings, errs: 2 } },
      { ...match, turns: [''] },
      { ...match, place: 2 },
      { ...match, texts: 'ab' },
    ];
    for (const each of broken)
      expect(readKept(JSON.stringify({ ...kept, match: each }))).toEqual({ ...kept, match: null });
    for (const looked of [1, [], {}, { table: -1, state: 0 }, { table: 0, state: 'x' }])
      expect(readKept(JSON.stringify({ ...kept, looked }))).toEqual({ ...kept, looked: null });
  });
  it('is no more of a long match than fits', () => {
    const here = store();
    keepSession({ ...kept, match: { ...kept.match!, texts: ['x'.repeat(MOST_KEPT), 'y'] } }, () => here);
    expect(takeSession(() => here)).toEqual({ ...kept, match: null });
  });
});

describe('the undo list', () => {
  const texts = ['a=1', 'a=12', 'a=123', 'b=1', 'b=2'];
  const walked = (): UndoList => {
    const list = new UndoList();
    for (const text of texts) list.record(text);
    list.goTo(2);
    return list;
  };
  it('names its states around the present one, and takes them up again', () => {
    expect(walked().near(100, 1000)).toEqual({ texts, at: 2 });
    const fresh = new UndoList();
    fresh.record('a=123');
    fresh.surround(texts, 2);
    expect([fresh.near(100, 1000), fresh.present, fresh.canUndo, fresh.canRedo]).toEqual([
      { texts, at: 2 },
      'a=123',
      true,
      true,
    ]);
    expect([fresh.walk(-2), fresh.walk(4)]).toEqual(['a=1', 'b=2']);
  });
  it('names the nearest ones where not all fit', () => {
    expect(walked().near(2, 1000)).toEqual({ texts: ['a=12', 'a=123'], at: 1 });
    expect(walked().near(100, 10)).toEqual({ texts: ['a=12', 'a=123'], at: 1 });
    expect(walked().near(100, 4)).toEqual({ texts: [], at: 0 });
  });
  it('stays as it is where another state is present', () => {
    const fresh = new UndoList();
    fresh.record('c=1');
    fresh.surround(texts, 2);
    expect(fresh.near(100, 1000)).toEqual({ texts: ['c=1'], at: 0 });
  });
});
