/** What a move takes from one place slides to another, and what it takes away fades: so a reader sees the move, not only what it leaves. */

import { css } from 'lit';
import { itemAt } from '../params/item-at.js';

const DURATION = 220;
/** Where a turn moves more than this, all of it is simply there; in more shadow trees than this colours are simply others. */
const MOST = 24;
/** Of more things it is not even looked where they are. */
const MOST_DRAWN = 200;
/** How far a thing rises that is taken away, in pixels. */
const RISE = 14;
const MIN_DRAG = 6;

/** Things that keep their name wherever they stand; what has a number of things, each like the others; and these. */
const PIECES = '[data-piece]';
const HOLDERS = '[data-count]';
const COINS = ':is([data-coin], [data-coins], [data-token], .coin, text.coins):not(.passing)';

const fading = css`
  :is(.fill, .disc, .tread, .track, .gap, .square, .cell, .tag, .top, .side) {
    transition-property: fill, stroke, background-color;
    transition-duration: ${DURATION}ms;
  }
`.styleSheet!;

interface Point {
  x: number;
  y: number;
}

/** What positions are measured in, from its lower left corner: what stacks stand on stays where it is. */
interface Frame {
  element: Element;
  box: DOMRect;
  /** How many of its own units make a pixel. */
  scale: number;
  /** Whatever has another one is another picture. */
  extent: string | null;
}

/** A thing as it is drawn. */
interface Thing extends Point {
  element: Element;
  frame: Frame;
}

interface Holder {
  count: number;
  /** Its coins one by one, from the lowest; or one that stands for all. */
  coins: Coin[];
}

interface Coin extends Thing {
  copy: Element;
  parent: Element | null;
}

/** A coin that a holder has more, one of that amount where one stands for all. */
interface Arrival {
  coin: Coin;
  holder: Element;
  amount: number;
  /** Whether it is drawn by itself, and so can slide itself. */
  alone: boolean;
}

interface Scene {
  pieces: Map<Element, Thing & { name: string }>;
  holders: Map<Element, Holder>;
}

/** What is to be seen of a change. */
type Show = () => void;

export class Motion {
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)');
  private pressed = false;
  /** Whether what comes next was put there by hand. */
  private dragged = false;
  private frame = 0;
  /** What goes on, and what it shows that is no part of the picture. */
  private running: { animation: Animation; passing: Element | undefined }[] = [];
  private faded: ShadowRoot[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `pictures` are the names of what is to be looked through, in the host's own tree. */
  constructor(
    private readonly host: HTMLElement,
    private readonly pictures: readonly string[],
  ) {
    host.addEventListener('pointerdown', (event) => this.press(event), { capture: true, passive: true });
    host.addEventListener('keydown', () => (this.dragged = false), { capture: true, passive: true });
    for (const kind of ['grundy-shade', 'grundy-content'] as const) host.addEventListener(kind, () => this.fade(this.roots));
  }

  /** To be called when a move is about to be drawn. */
  begin(): void {
    const byHand = this.pressed || this.dragged;
    this.dragged = false;
    cancelAnimationFrame(this.frame);
    if (byHand || this.still.matches || document.hidden) return;
    const { roots } = this;
    const before = sceneOf(roots);
    this.fade(roots);
    if (before) this.frame = requestAnimationFrame(() => this.show(before));
  }

  private press({ clientX, clientY }: PointerEvent): void {
    const over = new AbortController();
    this.pressed = true;
    this.dragged = false;
    for (const kind of ['pointerup', 'pointercancel'] as const) {
      const ended = (event: PointerEvent): void => {
        this.pressed = false;
        this.dragged = kind === 'pointerup' && Math.hypot(event.clientX - clientX, event.clientY - clientY) >= MIN_DRAG;
        over.abort();
      };
      addEventListener(kind, ended, { capture: true, signal: over.signal });
    }
  }

  private get roots(): ShadowRoot[] {
    return [...(this.host.shadowRoot?.querySelectorAll(this.pictures.join()) ?? [])].flatMap(rootsIn);
  }

  /** Colours pass into others only for a while: what is shaded anew at every step of a drag must not wait. */
  private fade(roots: ShadowRoot[]): void {
    if (this.pressed || this.still.matches || roots.length > MOST) return;
    this.endFading();
    for (const root of roots) root.adoptedStyleSheets.push(fading);
    this.faded = roots;
    this.timer = setTimeout(() => this.endFading(), 2 * DURATION);
  }

  private endFading(): void {
    clearTimeout(this.timer);
    for (const root of this.faded) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== fading);
    this.faded = [];
  }

  private show(before: Scene): void {
    this.stop();
    const after = sceneOf(this.roots);
    if (!after) return;
    const shows = [...this.slides(before, after), ...this.passes(before, after)];
    if (shows.length <= MOST) for (const show of shows) show();
  }

  private stop(): void {
    for (const { animation, passing } of this.running) {
      animation.cancel();
      passing?.remove();
    }
    this.running = [];
  }

  /** Pieces that stand elsewhere; none where they are not those that were there before. */
  private slides(before: Scene, after: Scene): Show[] {
    const now = [...after.pieces];
    const ways = now.map(([element, to]) => ({ element, from: before.pieces.get(element), to }));
    const same = now.length === before.pieces.size && ways.every(({ from, to }) => from?.name === to.name && from.frame.extent === to.frame.extent);
    return same ? ways.flatMap(({ element, from, to }) => (from ? this.slide(element, from, to) : [])) : [];
  }

  private slide(element: Element, from: Thing, to: Thing): Show[] {
    if (Math.hypot(from.x - to.x, from.y - to.y) < 1) return [];
    // What is on its way takes no press that is meant for what it passes.
    return [() => this.animate(element, { translate: [shift(from, to), '0px 0px'], pointerEvents: ['none', 'none'] })];
  }

  /** Coins that one holder has less and another one more, picture by picture. */
  private passes(before: Scene, after: Scene): Show[] {
    const changes = new Map<Element, { gone: Coin[]; come: Arrival[] }>();
    for (const [holder, now] of after.holders) {
      const was = before.holders.get(holder);
      if (!was) return [];
      const [less, more] = [between(was, now.count), between(now, was.count)];
      const frame = (less[0] ?? more[0])?.frame.element;
      if (!frame) continue;
      const { gone, come } = changes.get(frame) ?? { gone: [], come: [] };
      const single = now.coins.length >= now.count;
      // A number is no coin: it stays, and another one comes.
      const arrival = (coin: Coin): Arrival => ({ coin, holder, amount: now.count - was.count, alone: (single || was.count === 0) && !(coin.element instanceof SVGTextElement) });
      changes.set(frame, { gone: [...gone, ...less], come: [...come, ...more.map(arrival)] });
    }
    return [...changes.values()].flatMap(({ gone, come }) => this.pass(gone, come));
  }

  private pass(gone: readonly Coin[], come: readonly Arrival[]): Show[] {
    if (come.length === 0) return gone.map((coin) => () => this.vanish(coin));
    if (gone.length === 0) return come.map(({ coin }) => () => this.animate(coin.element, { opacity: [0, 1] }));
    return come.map(({ coin, holder, amount, alone }, index) => {
      const from = itemAt(gone, Math.min(index, gone.length - 1));
      return () => {
        if (holder instanceof HTMLElement) this.animate(holder, { zIndex: ['3', '3'] });
        if (alone) for (const show of this.slide(coin.element, from, coin)) show();
        else this.join(from, coin, amount);
      };
    });
  }

  private vanish(coin: Coin): void {
    const { x, y, copy, parent } = coin;
    if (parent?.isConnected) this.send(copy, parent, coin, { x, y: y - RISE }, { opacity: [1, 0] });
  }

  /** What joins others is seen until it is one of them. */
  private join(from: Coin, to: Coin, amount: number): void {
    const copy = from.copy.cloneNode(true) as Element;
    if (copy instanceof SVGTextElement) copy.textContent = String(amount);
    else for (const text of copy.querySelectorAll('text')) text.remove();
    const parent = to.frame.element instanceof SVGElement ? to.frame.element : to.element.parentElement;
    if (parent) this.send(copy, parent, from, to);
  }

  /** A copy goes from where a coin was seen, and is no more. */
  private send(copy: Element, parent: Element, from: Point, to: Point, frames?: PropertyIndexedKeyframes): void {
    const at = thingOf(append(copy, parent));
    this.animate(copy, { translate: [shift(from, at), shift(to, at)], ...frames }, copy);
  }

  private animate(element: Element, frames: PropertyIndexedKeyframes, passing?: Element): void {
    const animation = element.animate(frames, { duration: DURATION, easing: 'ease-in-out' });
    this.running.push({ animation, passing });
    animation.addEventListener('finish', () => passing?.remove());
  }
}

/** All trees of an element, its own and those in it. */
function rootsIn(element: Element): ShadowRoot[] {
  const root = element.shadowRoot;
  return root === null ? [] : [root, ...[...root.querySelectorAll('*')].flatMap(rootsIn)];
}

/** Where everything stands that may move; null where that is too much to tell. */
function sceneOf(roots: readonly ShadowRoot[]): Scene | null {
  const find = (selector: string): Element[] => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  const [pieces, holders] = [find(PIECES), find(HOLDERS).map((holder) => ({ holder, coins: [...holder.querySelectorAll(COINS)] }))];
  if (holders.reduce((sum, { coins }) => sum + coins.length, pieces.length) > MOST_DRAWN) return null;
  const frames = new Map<Element, Frame>();
  const coinOf = (element: Element): Coin => ({ ...thingOf(element, frames), copy: element.cloneNode(true) as Element, parent: element.parentElement });
  return {
    pieces: new Map(pieces.map((piece) => [piece, { ...thingOf(piece, frames), name: piece.getAttribute('data-piece') ?? '' }])),
    holders: new Map(holders.map(({ holder, coins }) => [holder, { count: Number(holder.getAttribute('data-count')), coins: coins.map(coinOf) }])),
  };
}

function frameOf(element: Element): Frame {
  const box = element.getBoundingClientRect();
  const extent = element instanceof SVGSVGElement ? element.viewBox.baseVal : null;
  return { element, box, scale: extent && box.width > 0 ? extent.width / box.width : 1, extent: element.getAttribute('viewBox') };
}

function thingOf(element: Element, frames = new Map<Element, Frame>()): Thing {
  const outer = (element instanceof SVGElement ? element.ownerSVGElement : null) ?? (element.getRootNode() as ShadowRoot).host;
  const frame = frames.get(outer) ?? frameOf(outer);
  frames.set(outer, frame);
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, frame, x: left + width / 2 - frame.box.left, y: top + height / 2 - frame.box.bottom };
}

/** Of the coins of a holder those above so many; what stands for all of them stands for these. */
function between({ count, coins }: Holder, above: number): Coin[] {
  if (count <= above) return [];
  return coins.length >= count ? coins.slice(above, count) : coins.slice(-1);
}

/** How far it is to a point from where a thing is, as the property `translate` has it. */
function shift(to: Point, { x, y, frame: { scale } }: Thing): string {
  return `${(to.x - x) * scale}px ${(to.y - y) * scale}px`;
}

/** Puts a copy where it is seen for a moment, and where nobody meets it. */
function append(copy: Element, parent: Element): Element {
  for (const name of ['data-coin', 'data-coins', 'data-token']) copy.removeAttribute(name);
  copy.classList.add('passing');
  copy.setAttribute('aria-hidden', 'true');
  if (copy instanceof SVGElement || copy instanceof HTMLElement) copy.style.pointerEvents = 'none';
  if (copy instanceof HTMLElement) copy.style.position = 'absolute';
  parent.append(copy);
  return copy;
}
