import { css } from 'lit';

export const playgroundStyles = css`
  :host {
    --bar: 3.5rem;
    --side: clamp(20rem, 30vw, 26.25rem);
    --edge: clamp(0.75rem, 2vw, 1.5rem);
    /* The height of the picture, so that verdict, picture and moves are seen at once. */
    --picture-height: max(16rem, calc(100dvh - 26rem));
    --board-height: var(--picture-height);
    /* A tap on a place looks into it. */
    --place-cursor: pointer;
    min-height: 100vh;
  }
  grundy-bar {
    border-bottom: 1px solid var(--line);
  }
  .loading {
    min-height: 60vh;
    padding: var(--edge);
    color: var(--muted);
  }
  /* Appears after a second: positions solved by then never show it. */
  .first {
    display: grid;
    gap: 0.7rem;
    justify-items: start;
    margin-top: 0.7rem;
    animation: late 0s 1s backwards;
  }
  .first code {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @keyframes late {
    from {
      visibility: hidden;
    }
  }
  /* One column in Tab order: the verdict, the picture with its tools, the moves, then the rest. */
  .columns,
  .canvas {
    display: flex;
    flex-direction: column;
  }
  .columns {
    gap: 0.9rem;
    padding: 0.9rem var(--edge) 1.5rem;
  }
  .picture,
  grundy-side,
  grundy-match {
    display: contents;
  }
  .canvas {
    gap: 0.6rem;
    order: 1;
  }
  .note {
    order: 1;
  }
  /* In a match the line stays at the top of the window: it answers to what is pressed below. */
  .match,
  grundy-side::part(moves),
  grundy-match::part(help) {
    position: sticky;
    z-index: 1;
    margin-inline: calc(-1 * var(--edge));
    padding: 0.4rem var(--edge) 0.6rem;
    background: var(--page);
  }
  .match {
    top: 0;
    margin-top: -0.4rem;
    border-bottom: 1px solid var(--line);
  }
  /* The moves, or the help in a match: below the tools, or at the foot of the window while that place is further down. */
  grundy-side::part(moves),
  grundy-match::part(help) {
    order: 3;
    bottom: 0;
    max-height: 40vh;
    border-top: 1px solid var(--line);
    overflow-y: auto;
  }
  /* The place looked into stays at the top of the moves while they are scrolled. */
  grundy-side::part(line) {
    position: sticky;
    top: -0.4rem;
    margin-bottom: 0.4rem;
    background: var(--page);
  }
  .leads {
    text-align: center;
    font-size: var(--small);
  }
  .leads.coming {
    visibility: hidden;
  }
  .tools {
    order: 2;
    min-height: 2.75rem;
    border-block: 1px solid var(--line);
  }
  .rule {
    order: 4;
    max-width: 72ch;
  }
  /* Who plays a match wants the rule in sight. */
  .match ~ .picture .rule {
    order: 1;
  }
  grundy-side::part(rest),
  grundy-match::part(rest),
  .side,
  footer {
    order: 5;
  }
  .tools > grundy-fill,
  .tools > grundy-reply {
    margin-block: 0.6rem;
  }
  footer {
    font-size: var(--small);
  }
  /* Rule and tools are hidden until they have their place. In wide windows it is fixed before the picture comes. */
  @media (max-width: 61.99rem) {
    .coming .tools,
    .coming .rule {
      visibility: hidden;
    }
  }
  /* Low windows, such as a phone on its side, have no room for what stays in sight: as in wide ones, text stands beside the picture. */
  @media (max-height: 30rem) {
    .match,
    grundy-side::part(moves),
    grundy-match::part(help) {
      position: static;
      max-height: none;
    }
  }
  @media (min-width: 62rem), (min-width: 34rem) and (max-height: 30rem) {
    :host {
      /* Between the text and the edges of its column. */
      --inset: 2rem;
      --picture-height: max(16rem, calc(100dvh - 12rem - var(--bar)));
    }
    .columns {
      display: grid;
      grid-template: 'picture verdict' auto 'picture moves' auto 'picture side' 1fr 'picture foot' auto / minmax(0, 1fr) var(--side);
      gap: 0;
      min-height: calc(100dvh - var(--bar));
      padding: 0;
    }
    .columns::before {
      content: '';
      grid-area: 1 / 2 / -1;
      border-left: 1px solid var(--line);
    }
    /* Sticky: stays in sight while the reasons are read. If it is higher than the window, its lower end stays. */
    .picture {
      grid-area: picture;
      position: sticky;
      bottom: 0;
      align-self: end;
      display: flex;
      flex-direction: column;
      min-width: 0;
      min-height: calc(100dvh - var(--bar));
      padding: 1rem clamp(1.25rem, 3vw, 2.5rem) 0;
    }
    .canvas {
      flex: 1;
      justify-content: center;
      padding-block: 0.75rem;
    }
    .rule {
      order: 0;
      font-size: var(--small);
    }
    .tools {
      padding-block: 0.35rem;
      border-bottom: 0;
    }
    .verdict,
    .side,
    footer,
    grundy-side::part(moves),
    grundy-side::part(rest),
    grundy-match::part(help),
    grundy-match::part(rest) {
      padding-inline: var(--inset);
    }
    .match,
    grundy-side::part(moves),
    grundy-match::part(help) {
      position: static;
      margin: 0;
      border: 0;
      background: none;
    }
    .verdict {
      grid-area: verdict;
      padding-block: 1.75rem 0;
    }
    grundy-side::part(moves),
    grundy-match::part(help) {
      grid-area: moves;
      max-height: none;
      padding-top: 1.5rem;
    }
    grundy-side::part(rest),
    grundy-match::part(rest),
    .side {
      grid-area: side;
      padding-block: 1.5rem;
    }
    footer {
      grid-area: foot;
      padding-block: 0 1rem;
    }
  }
  @media (min-width: 34rem) and (max-height: 30rem) {
    :host {
      --side: clamp(14rem, 42vw, 20rem);
      --inset: var(--edge);
      --picture-height: max(12rem, calc(100dvh - 2.5rem - var(--bar)));
    }
    .picture {
      padding: 0.5rem var(--edge) 0;
    }
    .canvas {
      padding-block: 0;
    }
    .rule {
      order: 4;
    }
    .verdict {
      padding-top: 0.6rem;
    }
    grundy-side::part(moves),
    grundy-match::part(help) {
      padding-block: 0.75rem 0;
    }
  }
  @media (max-width: 34rem) {
    :host {
      --picture-height: max(14rem, calc(100dvh - 23rem));
    }
    .rule {
      font-size: var(--small);
    }
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
  .printed {
    display: none;
  }
  @media print {
    .printed {
      display: block;
      margin-top: 1rem;
      overflow-wrap: anywhere;
    }
    grundy-bar,
    grundy-dialogs,
    footer,
    .tools {
      display: none;
    }
  }
`;
