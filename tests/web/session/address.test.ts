import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Address, isBare, type Frame } from '../../../web/src/session/address.js';

function fakeFrame() {
  const log: string[] = [];
  const listeners = new Set<() => void>();
  let refusing = false;
  const location = { hash: '' };
  const history = { state: null as unknown };
  const write = (mode: string) => (data: unknown, _unused: string, url: string) => {
    if (refusing) throw new Error('too often');
    location.hash = url === '#' ? '' : url;
    history.state = data;
    log.push(`${mode} ${url}`);
  };
  const frame: Frame = {
    location,
    history: Object.assign(history, { pushState: write('push'), replaceState: write('replace') }),
    addEventListener: (_type, listener) => void listeners.add(listener),
  };
  return {
    frame,
    log,
    refuse: (yes: boolean) => (refusing = yes),
    travel: (hash: string) => {
      location.hash = hash;
      for (const listener of [...listeners, ...listeners]) listener();
    },
  };
}

describe('the address bar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is written at once, then not before there is a rest, and the last text always arrives', async () => {
    const { frame, log } = fakeFrame();
    const address = new Address(frame, () => {});
    for (let step = 0; step < 500; ++step) {
      address.write(`piles=${step}`, 'push');
      await vi.advanceTimersByTimeAsync(10);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['push #piles=0', 'push #piles=499']);
  });

  it('an entry that was to be pushed stays one when a later step replaces it', async () => {
    const { frame, log } = fakeFrame();
    const address = new Address(frame, () => {});
    address.write('a', 'push');
    await vi.advanceTimersByTimeAsync(0);
    address.write('b', 'push');
    address.write('c', 'replace');
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['push #a', 'push #c']);
  });

  it('the end of a gesture is written before the next entry is pushed', async () => {
    const { frame, log } = fakeFrame();
    const address = new Address(frame, () => {});
    address.write('a', 'push');
    await vi.advanceTimersByTimeAsync(0);
    address.write('a end', 'replace');
    address.write('b', 'push');
    await vi.advanceTimersByTimeAsync(1000);
    expect(log).toEqual(['push #a', 'replace #a end', 'push #b']);
  });

  it('tells of a step of travelling once, and not of its own writing', async () => {
    const { frame, travel } = fakeFrame();
    const travelled: string[] = [];
    const address = new Address(frame, (text) => travelled.push(text));
    address.write('a', 'push');
    await vi.advanceTimersByTimeAsync(500);
    travel('#b');
    travel('#b');
    expect(travelled).toEqual(['b']);
  });

  it('tries again when the browser refuses', async () => {
    const { frame, log, refuse } = fakeFrame();
    const address = new Address(frame, () => {});
    refuse(true);
    address.write('a', 'push');
    await vi.advanceTimersByTimeAsync(0);
    refuse(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(log).toEqual(['push #a']);
  });

  it('is bare where it names no position, but not where it stands for one that is too long for a link', () => {
    const { frame } = fakeFrame();
    const address = new Address(frame, () => {});
    expect(isBare(frame)).toBe(true);
    address.write('game=nim&piles=1', 'push');
    vi.advanceTimersByTime(0);
    expect(isBare(frame)).toBe(false);
    vi.advanceTimersByTime(1000);
    address.write(`game=nim&piles=${'1,'.repeat(60_000)}1`, 'push');
    vi.advanceTimersByTime(0);
    expect(frame.location.hash).toBe('');
    expect(isBare(frame)).toBe(false);
  });
});
