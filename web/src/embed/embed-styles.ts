import { css } from 'lit';

export const embedStyles = css`
  :host {
    /* Nothing that a page says of its text reaches the picture, but for whether it is there to see and to press. */
    all: initial;
    visibility: inherit;
    pointer-events: inherit;
    color-scheme: inherit;
    /* Shades carry meaning on paper as well. */
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
    display: block;
    color: var(--ink);
    font-family: var(--sans);
    font-size: var(--text);
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
    /* A ground of its own: a page may be dark and not say so. */
    padding: 0.8rem;
    border-radius: var(--radius);
    background: var(--page);
    /* Of many on a page, only those in the window are laid out and painted. */
    content-visibility: auto;
    --height: calc(var(--room, 420px) - 1.6rem);
    contain-intrinsic-size: auto var(--height);
    /* The height of a frame follows from what is in it, not the other way round. */
    --picture-height: 26rem;
    --highest-map: 26rem;
  }
  .embed {
    display: flex;
    flex-direction: column;
    gap: 0.8rem;
  }
  .embed > * {
    min-width: 0;
  }
  /* What stands around the embed has made room for it. */
  .waiting {
    min-height: var(--height);
  }
  /* So high it is once it is there. */
  grundy-steps {
    display: block;
    min-height: 8.2rem;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem;
    font-size: var(--small);
  }
  .controls a {
    margin-inline-start: auto;
    padding: 0.3rem 0;
    color: var(--accent);
  }
  /* All buttons in one line. */
  @media (width < 24rem) {
    .controls {
      gap: 0 2px;
    }
    .controls button {
      padding: 0 0.3em;
    }
  }
  .problems {
    margin: 0;
    padding: 0.6rem 0.8rem 0.6rem 1.8rem;
    border: 1px solid var(--danger);
    border-radius: var(--radius);
    background: var(--danger-soft);
    color: var(--danger);
    overflow-wrap: anywhere;
  }
`;
