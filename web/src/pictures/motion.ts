/**
 * Animates moves: pieces and coins slide from where they were seen to their new place, those taken away fade. So a reader sees the move, not only its
 * result. An edit, a drag and a picture for a file are there at once, as is everything where the reader's system asks for less motion. Pictures only say
 * what moves, by attributes; boxes are measured once before and once after a move. Embeds, which weigh each byte, have none of this.
 */

import { css } from 'lit';
import { itemAt } from '../params/item-at.js';

const DURATION = 220;
/** A turn with more movements than this is shown at once; in more shadow trees than this, colours change at once. */
const MOST = 24;
/** With more things than this, their places are not even measured. */
const MOST_DRAWN = 200;
/** How far a coin rises while it fades away, in pixels. */
const RISE = 14;
const MIN_DRAG = 6;

/** Selectors: pieces, which keep their name wherever they stand; holders of a number of equal coins; and these coins. */
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

/** The element that positions are measured in, from its lower left corner: there the ground of stacks stays in place. */
interface Frame {
  element: Element;
  box: DOMRect;
  /** How many of its own units make a pixel. */
  scale: number;
  /** Its `viewBox`: with another one it counts as another picture. */
  extent: string | null;
}

/** A thing as it is drawn, by its middle. */
interface Thing extends Point {
  element: Element;
  frame: Frame;
}

interface Holder {
  count: number;
  /** Its coins one by one, from the lowest, or a single one that stands for all. */
  coins: Coin[];
}

interface Coin extends Thing {
  copy: Element;
  parent: Element | null;
}

/** A coin that a holder has gained, and how many coins it has gained in all. */
interface Arrival {
  coin: Coin;
  holder: Element;
  amount: number;
  /** Whether the coin is drawn on its own, so that it can slide itself. */
  alone: boolean;
}

interface Scene {
  pieces: Map<Element, Thing & { name: string }>;
  holders: Map<Element, Holder>;
}

/** Starts the animation of one change. */
type Show = () => void;

export class Motion {
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)');
  private pressed = false;
  /** Whether the reader has just dragged something, so that the next change needs no animation. */
  private dragged = false;
  private frame = 0;
  /** The running animations, with the copies that they move, which are no part of the picture. */
  private running: { animation: Animation; passing: Element | undefined }[] = [];
  private faded: ShadowRoot[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `pictures` are the selectors of the pictures in the host's own shadow tree. */
  constructor(
    private readonly host: HTMLElement,
    private readonly pictures: readonly string[],
  ) {
    host.addEventListener('pointerdown', (event) => this.press(event), { capture: true, passive: true });
    host.addEventListener('keydown', () => (this.dragged = false), { capture: true, passive: true });
    for (const kind of ['grundy-shade', 'grundy-content'] as const)
      host.addEventListener(kind, () => this.fade(this.roots));
  }

  /** Call this right before a move is drawn. */
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

  /** Lets colours fade for a short while only: the shading must keep up with every step of a drag. */
  private fade(roots: ShadowRoot[]): void {
    if (this.pressed || this.still.matches || roots.length > MOST) return;
    this.endFading();
    for (const root of roots) root.adoptedStyleSheets.push(fading);
    this.faded = roots;
    this.timer = setTimeout(() => this.endFading(), 2 * DURATION);
  }

  private endFading(): void {
    clearTimeout(this.timer);
    for (const root of this.faded)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== fading);
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

  /** The slides of pieces that stand elsewhere; none unless the pieces are the same as before. */
  private slides(before: Scene, after: Scene): Show[] {
    const now = [...after.pieces];
    const ways = now.map(([element, to]) => ({ element, from: before.pieces.get(element), to }));
    const same =
      now.length === before.pieces.size &&
      ways.every(({ from, to }) => from?.name === to.name && from.frame.extent === to.frame.extent);
    return same ? ways.flatMap(({ element, from, to }) => (from ? this.slide(element, from, to) : [])) : [];
  }

  private slide(element: Element, from: Thing, to: Thing): Show[] {
    if (Math.hypot(from.x - to.x, from.y - to.y) < 1) return [];
    // A sliding piece takes no press meant for what it passes.
    return [() => this.animate(element, { translate: [shift(from, to), '0px 0px'], pointerEvents: ['none', 'none'] })];
  }

  /** The ways of coins from holders that lost some to holders that gained some, picture by picture. */
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
      // A number does not slide itself: it stays, and a copy with the amount gained comes.
      const arrival = (coin: Coin): Arrival => ({
        coin,
        holder,
        amount: now.count - was.count,
        alone: (single || was.count === 0) && !(coin.element instanceof SVGTextElement),
      });
      changes.set(frame, { gone: [...gone, ...less], come: [...come, ...more.map(arrival)] });
    }
    return [...changes.values()].flatMap(({ gone, come }) => this.pass(gone, come));
  }

  private pass(gone: readonly Coin[], come: readonly Arrival[]): Show[] {
    if (come.length === 0) return gone.map((coin) => () => this.vanish(coin));
    if (gone.length === 0)
      return come.map(
        ({ coin }) =>
          () =>
            this.animate(coin.element, { opacity: [0, 1] }),
      );
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

  /** Moves a copy of a coin to the others that it joins. */
  private join(from: Coin, to: Coin, amount: number): void {
    const copy = from.copy.cloneNode(true) as Element;
    if (copy instanceof SVGTextElement) copy.textContent = String(amount);
    else for (const text of copy.querySelectorAll('text')) text.remove();
    const parent = to.frame.element instanceof SVGElement ? to.frame.element : to.element.parentElement;
    if (parent) this.send(copy, parent, from, to);
  }

  /** Moves a copy from where a coin was seen, and then removes it. */
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

/** All shadow roots of an element: its own and those inside it. */
function rootsIn(element: Element): ShadowRoot[] {
  const root = element.shadowRoot;
  return root === null ? [] : [root, ...[...root.querySelectorAll('*')].flatMap(rootsIn)];
}

/** The places of everything that may move; null where there is too much to measure. */
function sceneOf(roots: readonly ShadowRoot[]): Scene | null {
  const find = (selector: string): Element[] => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  const [pieces, holders] = [
    find(PIECES),
    find(HOLDERS).map((holder) => ({ holder, coins: [...holder.querySelectorAll(COINS)] })),
  ];
  if (holders.reduce((sum, { coins }) => sum + coins.length, pieces.length) > MOST_DRAWN) return null;
  const frames = new Map<Element, Frame>();
  const coinOf = (element: Element): Coin => ({
    ...thingOf(element, frames),
    copy: element.cloneNode(true) as Element,
    parent: element.parentElement,
  });
  return {
    pieces: new Map(
      pieces.map((piece) => [piece, { ...thingOf(piece, frames), name: piece.getAttribute('data-piece') ?? '' }]),
    ),
    holders: new Map(
      holders.map(({ holder, coins }) => [
        holder,
        { count: Number(holder.getAttribute('data-count')), coins: coins.map(coinOf) },
      ]),
    ),
  };
}

function frameOf(element: Element): Frame {
  const box = element.getBoundingClientRect();
  const extent = element instanceof SVGSVGElement ? element.viewBox.baseVal : null;
  return {
    element,
    box,
    scale: extent && box.width > 0 ? extent.width / box.width : 1,
    extent: element.getAttribute('viewBox'),
  };
}

function thingOf(element: Element, frames = new Map<Element, Frame>()): Thing {
  const outer =
    (element instanceof SVGElement ? element.ownerSVGElement : null) ?? (element.getRootNode() as ShadowRoot).host;
  const frame = frames.get(outer) ?? frameOf(outer);
  frames.set(outer, frame);
  const { left, top, width, height } = element.getBoundingClientRect();
  return { element, frame, x: left + width / 2 - frame.box.left, y: top + height / 2 - frame.box.bottom };
}

/** The coins of a holder from number `above` on; where a single coin stands for all, that coin. */
function between({ count, coins }: Holder, above: number): Coin[] {
  if (count <= above) return [];
  return coins.length >= count ? coins.slice(above, count) : coins.slice(-1);
}

/** The way from a thing to a point, as a value of the property `translate`. */
function shift(to: Point, { x, y, frame: { scale } }: Thing): string {
  return `${(to.x - x) * scale}px ${(to.y - y) * scale}px`;
}

/** Appends a copy that takes no presses and is hidden from screen readers and from `sceneOf`. */
function append(copy: Element, parent: Element): Element {
  for (const name of ['data-coin', 'data-coins', 'data-token']) copy.removeAttribute(name);
  copy.classList.add('passing');
  copy.setAttribute('aria-hidden', 'true');
  if (copy instanceof SVGElement || copy instanceof HTMLElement) copy.style.pointerEvents = 'none';
  if (copy instanceof HTMLElement) copy.style.position = 'absolute';
  parent.append(copy);
  return copy;
}
