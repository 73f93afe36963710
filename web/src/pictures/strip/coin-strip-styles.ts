import { css } from 'lit';

export const coinStripStyles = css`
  :host {
    container-type: inline-size;
  }
  /* As large as fits into one line, and lines of the least that is read where not all do. */
  .strip {
    --side: clamp(3.4rem, calc((100cqw - 8px) / var(--squares)), 6rem);
    position: relative;
    display: flex;
    flex-wrap: wrap;
    width: fit-content;
    margin-inline: auto;
    gap: 0.5rem 0;
    padding: 3px;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
  }
  .row {
    display: contents;
  }
  /* Not a grid: the browser lays out hundreds of them, at each key of a typed rule. */
  .square {
    position: relative;
    text-align: center;
    width: calc(var(--side) + 1.5px);
    height: calc(var(--side) + 2.4rem);
    padding: 0.15rem 0;
    margin-right: -1.5px;
    border: 1.5px solid var(--line-strong);
    background: var(--sunken);
    cursor: var(--place-cursor, default);
  }
  :host(.answers) .square {
    cursor: pointer;
  }
  .win {
    background: var(--won);
    color: var(--on-shade);
  }
  .lose {
    background: var(--lost);
    color: var(--on-shade);
  }
  .win:where(.near) {
    background: var(--won-near);
  }
  .win:where(.far) {
    background: var(--won-far);
  }
  .lose:where(.near) {
    background: var(--lost-near);
  }
  .lose:where(.far) {
    background: var(--lost-far);
  }
  .square:has(.coin) {
    touch-action: none;
    cursor: grab;
  }
  .name {
    display: block;
    font-size: var(--small);
  }
  .mark {
    position: absolute;
    inset: auto 0 0.15rem;
    font-size: var(--text);
    font-weight: 600;
  }
  .dot {
    position: absolute;
    bottom: 7px;
    left: 6px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: var(--lost-mark);
  }
  .coins {
    position: absolute;
    inset: 0 0 4px;
    margin: auto;
    width: fit-content;
    height: fit-content;
  }
  .coin {
    display: block;
    width: calc(var(--side) * 0.62);
    height: calc(var(--side) * 0.62);
    border-radius: 50%;
    border: 3px solid var(--piece-edge);
    background: var(--piece);
    box-shadow: 0 0 0 1.5px var(--piece);
  }
  .coins b {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    font-size: var(--small);
    color: var(--piece-edge);
  }
  .winning .coin {
    outline: 2px dashed var(--best);
    outline-offset: 2px;
  }
  .held {
    border-color: var(--accent);
    border-style: dashed;
    background: var(--surface);
  }
  .coin.held + b {
    color: var(--ink);
  }
  .target {
    outline: 2px dashed var(--best);
    outline-offset: -4px;
    z-index: 1;
  }
  .reach {
    outline: 2px solid var(--accent);
    outline-offset: -4px;
    z-index: 1;
  }
  .lit .coin {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .aim {
    outline: 3px solid var(--accent);
    outline-offset: -3px;
    z-index: 1;
  }
  .chosen {
    box-shadow: inset 0 0 0 3px var(--accent);
    z-index: 1;
  }
  .option {
    outline: 3px dashed var(--accent);
    outline-offset: -4px;
    z-index: 1;
  }
  .square:focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 1px;
    z-index: 2;
  }
  .ghost {
    position: absolute;
    left: 0;
    top: 0;
    z-index: 3;
    pointer-events: none;
    opacity: 0.75;
    transform: translate(calc(var(--ghost-x) - 50%), calc(var(--ghost-y) - 50%));
  }
  @media (forced-colors: active) {
    .coin,
    .dot {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
