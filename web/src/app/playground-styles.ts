import { css } from 'lit';

export const playgroundStyles = css`
  :host {
    min-height: 100vh;
  }
  grundy-bar {
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }
  main,
  footer {
    max-width: 88rem;
    margin: 0 auto;
    padding: clamp(0.9rem, 2.2vw, 1.75rem) clamp(0.75rem, 2vw, 1.5rem);
  }
  footer {
    padding-top: 0;
    font-size: 0.875rem;
  }
  .loading {
    min-height: 60vh;
    color: var(--muted);
  }
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(1rem, 2.4vw, 2rem);
    align-items: start;
  }
  @media (min-width: 62rem) {
    .columns {
      grid-template: 'picture side' auto 'text side' 1fr / minmax(0, 1.45fr) minmax(20rem, 1fr);
    }
    .columns > .picture {
      grid-area: picture;
    }
    .side {
      grid-area: side;
    }
    .text {
      grid-area: text;
    }
  }
  .picture {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.1rem;
  }
  .viewing {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.6rem 1.4rem;
  }
  grundy-legend li {
    display: flex;
    align-items: center;
    gap: 0.45rem;
    list-style: none;
  }
  grundy-legend rect {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3;
  }
  grundy-legend .dashed {
    stroke-dasharray: 4 3;
  }
  .viewing > [filling] {
    flex: 1 0 100%;
  }
  h1 {
    margin: 0;
    font-size: clamp(1.05rem, 0.95rem + 0.5vw, 1.25rem);
    font-weight: 650;
    line-height: 1.3;
  }
  .rule {
    margin-top: -0.9rem;
    max-width: 72ch;
  }
  /* The rule of a damaged board is a line longer: the board must not move under the stroke that damages it. */
  .rule.board {
    min-height: 2lh;
    margin-bottom: -0.5rem;
  }
  /* A projector's screen is short: the board comes first. */
  @media (max-height: 50rem) and (min-width: 62rem) {
    main {
      padding-top: 0.8rem;
    }
    .picture {
      gap: 0.6rem;
    }
    .rule {
      margin-top: -0.5rem;
    }
  }
  @media (max-width: 34rem) {
    .picture {
      gap: 0.8rem;
    }
    .rule {
      margin-top: -0.7rem;
      font-size: 0.875rem;
      line-height: 1.4;
    }
    .rule.board {
      min-height: 3lh;
      margin-bottom: -0.4rem;
    }
  }
  .printed {
    display: none;
  }
  @media print {
    .printed {
      display: block;
      margin-top: 1rem;
      overflow-wrap: anywhere;
    }
    footer,
    .text {
      display: none;
    }
  }
`;
