import { css } from 'lit';
import { printStyles } from './print-styles.js';

/** What buttons, fields and headings look like everywhere. */
export const sharedStyles = css`
  :host {
    display: block;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h2,
  h3 {
    margin: 0;
    font-size: var(--text);
    font-weight: 600;
    letter-spacing: 0.01em;
  }
  p {
    margin: 0;
  }
  b,
  th {
    font-weight: 600;
  }
  small {
    font-size: var(--small);
  }
  button,
  select,
  input,
  textarea {
    font: inherit;
    color: var(--ink);
  }
  button,
  select {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-height: 36px;
    min-width: 36px;
    padding: 0 0.8em;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--surface);
    cursor: pointer;
    touch-action: manipulation;
  }
  select {
    padding: 0 0.5em;
    max-width: 100%;
    text-overflow: ellipsis;
  }
  @media (pointer: coarse) {
    button,
    select,
    input:not([type='checkbox'], [type='range']) {
      min-height: 42px;
    }
  }
  button:hover:not(:disabled, [aria-disabled='true']) {
    border-color: var(--line-strong);
  }
  button:is(:disabled, [aria-disabled='true']) {
    color: var(--muted);
    opacity: 0.6;
    cursor: default;
  }
  button[aria-pressed='true'] {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  button.plain {
    border-color: transparent;
    background: none;
    color: var(--accent);
    padding: 0 0.4em;
  }
  button.icon {
    padding: 0;
  }
  input,
  textarea {
    min-height: 36px;
    padding: 0.3em 0.6em;
    border: 1px solid var(--line-strong);
    border-radius: 8px;
    background: var(--surface);
  }
  input[aria-invalid='true'],
  textarea[aria-invalid='true'] {
    border-color: var(--danger);
  }
  :focus-visible {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  .sign {
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .muted {
    color: var(--muted);
  }
  .problem {
    color: var(--danger);
    font-size: var(--small);
    overflow-wrap: anywhere;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  ${printStyles}
`;

/** The fills of won, lost and drawn places; each element inserts them where its own rules need them. */
export const outcomeStyles = css`
  .win {
    background: var(--won);
    border-color: var(--won-edge);
    color: var(--on-shade);
  }
  .lose {
    background: var(--lost);
    border-color: var(--lost-edge);
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
  .draw {
    background: var(--draw);
    border-color: var(--draw-edge);
    color: var(--on-shade);
  }
  /* The mark of a draw: two bars, as the dot marks what is lost. */
  .bars {
    position: absolute;
    bottom: 5px;
    left: 5px;
    width: 9px;
    height: 6px;
    border-block: 2px solid var(--draw-mark);
  }
  @media (forced-colors: active) {
    .bars {
      border-color: CanvasText;
    }
  }
`;
