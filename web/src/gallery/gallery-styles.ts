import { css } from 'lit';

/** Styles of the gallery: its search and the cards of its problems. */
export const galleryStyles = css`
  main {
    max-width: 88rem;
    margin: 0 auto;
    padding: 0 clamp(1rem, 2vw, 1.5rem) 3rem;
  }
  h1 {
    margin: 0.6rem 0 0.4rem;
    font-family: var(--serif);
    font-size: var(--display);
    font-weight: 600;
    line-height: 1.15;
  }
  .lead {
    max-width: 44rem;
    text-wrap: pretty;
  }
  .search {
    position: sticky;
    top: 0;
    z-index: 2;
    padding: 0.8rem 0 0.4rem;
    background: var(--page);
  }
  input {
    width: 100%;
    max-width: 30rem;
    min-height: 44px;
    padding-inline: 1rem;
    border-color: var(--line);
    border-radius: 22px;
  }
  .judges {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    margin-top: 0.6rem;
    padding-block: 4px;
  }
  .judges button {
    flex: none;
    padding-inline: 0.7rem;
    border-radius: 18px;
  }
  .found {
    min-height: 1.5em;
    font-size: var(--small);
  }
  .problems {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
    align-items: start;
    gap: 1rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  article {
    min-width: 0;
    padding: 1rem 1.1rem 0.7rem;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--surface);
  }
  h2 {
    line-height: 1.3;
  }
  .number {
    margin-bottom: 0.5rem;
    font-size: var(--small);
  }
  article > p {
    text-wrap: pretty;
  }
  .theory,
  .covered {
    margin-top: 0.5rem;
    font-size: var(--small);
    line-height: 1.5;
  }
  .open {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-top: 0.3rem;
    color: var(--accent);
    font-weight: 600;
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    border-top: 1px solid var(--line);
    color: var(--accent);
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    margin: -0.2rem 0.2rem 0;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
  }
  [open] > summary::after {
    margin-top: 0.3rem;
    rotate: 225deg;
  }
  grundy-problem-input {
    padding-bottom: 0.5rem;
  }
  .foot {
    max-width: 44rem;
    margin-top: 1.5rem;
    font-size: var(--small);
  }
  @media (max-width: 40rem) {
    .judges {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
    }
    .problems {
      gap: 0.6rem;
    }
  }
  @media (forced-colors: active) {
    article {
      border-color: CanvasText;
    }
  }
`;
