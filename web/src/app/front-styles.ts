import { css } from 'lit';

/** Styles of the front page: the first screen, the six games, the list of all games. */
export const frontStyles = css`
  :host {
    overflow-x: clip;
  }
  main,
  footer {
    max-width: 88rem;
    margin: 0 auto;
    padding-inline: clamp(1rem, 2vw, 1.5rem);
  }
  .hero {
    position: relative;
    display: grid;
    grid-template: auto 1fr / minmax(0, 25rem) 23rem minmax(0, 1fr);
    gap: 1rem 2.5rem;
    min-height: 40rem;
  }
  .say {
    padding-top: clamp(1.5rem, 5vh, 4rem);
  }
  h1 {
    margin: 0;
    font-family: var(--serif);
    font-size: var(--display);
    font-weight: 600;
    line-height: 1.08;
    letter-spacing: -0.02em;
  }
  .lead {
    margin: 1.1rem 0 1.6rem;
    font-family: var(--serif);
    font-size: var(--large);
    line-height: 1.5;
    color: var(--muted);
    text-wrap: pretty;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
  }
  .play {
    display: inline-flex;
    align-items: center;
    min-height: 46px;
    padding-inline: 1.6rem;
    border-radius: 23px;
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
    text-decoration: none;
  }
  .find {
    min-height: 44px;
    font-weight: 600;
  }
  .board {
    grid-row: 1 / 3;
    grid-column: 2;
    align-self: center;
    z-index: 1;
  }
  /* The map begins under the board and runs to the edge of the window. */
  figure {
    position: absolute;
    inset: 0 calc(50% - 50vw) 0 calc(25rem + 2.5rem + 21rem);
    margin: 0;
    overflow: hidden;
  }
  grundy-queen-map,
  .fade {
    position: absolute;
    inset: 0;
  }
  .fade {
    background: linear-gradient(90deg, var(--page), transparent 14%), linear-gradient(0deg, var(--page), transparent 9%);
    pointer-events: none;
  }
  figcaption {
    position: absolute;
    right: max(1.5rem, calc(50vw - 42.5rem));
    bottom: 2.4rem;
    left: 2.5rem;
    text-align: right;
  }
  figcaption a {
    display: inline-block;
    padding: 0.45rem 0.9rem;
    border-radius: 1.2rem;
    background: var(--page);
    color: var(--ink);
    font-size: var(--small);
    text-align: left;
    text-decoration: none;
  }
  figcaption a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  h2 {
    margin: 0;
    font-family: var(--serif);
    font-size: var(--large);
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  .key {
    grid-area: 2 / 1;
    display: grid;
    align-content: end;
    gap: 0.4rem;
    padding-bottom: 2rem;
    font-size: var(--small);
  }
  .key span {
    display: inline-flex;
    align-items: center;
    gap: 0.45rem;
  }
  .key i {
    position: relative;
    width: 1.2rem;
    height: 1.2rem;
    border: 1.5px solid var(--won-edge);
    border-radius: 5px;
    background: var(--won);
  }
  .key .ring,
  .key .reach {
    border: 2px solid var(--accent);
    background: none;
  }
  .key .ring {
    border: 2px dashed var(--best);
  }
  .key .lost {
    border-color: var(--lost-edge);
    background: var(--lost);
  }
  .key .lost::after {
    content: '';
    position: absolute;
    bottom: 2px;
    left: 2px;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--lost-mark);
  }
  .six {
    padding-top: 2rem;
  }
  .boards {
    position: relative;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1.2rem;
    margin: 1.2rem 0 3rem;
    padding: 0;
    list-style: none;
  }
  .boards > li {
    display: grid;
    min-width: 0;
  }
  .laboratory {
    max-width: 46rem;
    margin-top: 2.5rem;
  }
  .laboratory a {
    display: inline-block;
    padding: 0.3rem 0;
    color: var(--accent);
    font-weight: 600;
  }
  footer {
    padding-block: 2rem;
    font-size: var(--small);
  }
  footer p {
    max-width: 46rem;
  }
  footer nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1.2rem;
    margin-top: 0.4rem;
  }
  footer a {
    padding: 0.3rem 0;
    color: var(--accent);
  }

  /* Without room beside the board, the map stands below the words. */
  @media (max-width: 68rem) {
    .hero {
      grid-template-columns: minmax(0, 1fr) 23rem;
      gap: 1rem 1.5rem;
    }
    figure {
      position: relative;
      grid-area: 2 / 1;
      inset: auto;
      min-height: 16rem;
      margin: 0 -3rem 0 calc(-1 * clamp(1rem, 2vw, 1.5rem));
    }
    .fade {
      background: linear-gradient(0deg, var(--page), transparent 9%), linear-gradient(180deg, var(--page), transparent 9%);
    }
    .key {
      grid-area: 3 / 1 / auto / 3;
      grid-template-columns: auto auto;
      justify-content: start;
      gap: 0.4rem 2rem;
      padding: 0;
    }
    .boards {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    figcaption {
      right: 4.5rem;
      left: 25%;
      bottom: 1.4rem;
    }
  }
  /* Phones: one column; the six games are swiped sideways. */
  @media (max-width: 46rem) {
    /* The same link stands at the foot of the page. */
    .head nav a.below {
      display: none;
    }
    .hero {
      display: block;
      min-height: 0;
    }
    .say {
      padding-top: 0.6rem;
    }
    .lead {
      margin: 0.7rem 0 1rem;
    }
    figure {
      height: 11.5rem;
      min-height: 0;
      margin: 1rem calc(-1 * clamp(1rem, 2vw, 1.5rem)) 0;
    }
    figcaption {
      right: 1rem;
      bottom: 1rem;
    }
    .key {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem 1.1rem;
      margin-top: 0.8rem;
    }
    .six {
      padding-top: 1.4rem;
    }
    .boards {
      grid-template-columns: none;
      grid-auto-flow: column;
      grid-auto-columns: min(88%, 24rem);
      gap: 0.8rem;
      margin: 0.8rem calc(-1 * clamp(1rem, 2vw, 1.5rem)) 1.6rem;
      padding: 3px clamp(1rem, 2vw, 1.5rem);
      overflow-x: auto;
      scroll-snap-type: x proximity;
      scroll-padding-inline: 1rem;
    }
    .boards > li {
      scroll-snap-align: start;
    }
    .laboratory {
      margin-top: 1.5rem;
    }
    footer {
      padding-block: 1.2rem;
    }
  }
  @media (forced-colors: active) {
    .key .lost::after {
      background: CanvasText;
    }
    .play {
      border: 1px solid;
    }
    .fade {
      display: none;
    }
  }
  @media print {
    figure,
    .ways {
      display: none;
    }
  }
`;
