import { css } from 'lit';

/** Styles of the cards of games. */
export const gameListStyles = css`
  .search {
    position: sticky;
    top: 0;
    z-index: 2;
    padding: 0.6rem 0 0.4rem;
    background: var(--behind, var(--page));
  }
  input {
    width: 100%;
    max-width: 30rem;
    min-height: 44px;
    padding-inline: 1rem;
    border-color: var(--line);
    border-radius: 22px;
  }
  .kinds {
    display: flex;
    gap: 0.4rem;
    margin-top: 0.6rem;
    padding-block: 4px;
    overflow-x: auto;
    scrollbar-width: none;
  }
  .kinds button {
    flex: none;
    border-radius: 18px;
  }
  .found {
    min-height: 1.5em;
    font-size: var(--small);
  }
  .games {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    align-items: start;
    gap: 1rem;
  }
  article {
    min-width: 0;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--surface);
  }
  .face {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding: 0.9rem 1rem 0;
  }
  grundy-thumbnail {
    display: block;
    height: 9rem;
    margin-bottom: 0.7rem;
  }
  h3 {
    font-family: var(--serif);
    font-size: var(--text);
    line-height: 1.3;
  }
  .face p {
    font-size: var(--small);
  }
  .open {
    display: inline-block;
    padding-block: 2px;
    color: inherit;
    text-decoration: none;
  }
  /* The whole card except its details is the link to the game. */
  .open::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 13px;
  }
  .open:focus-visible {
    outline: none;
  }
  .open:focus-visible::after {
    outline: 3px solid var(--accent);
    outline-offset: -1px;
  }
  article:hover {
    border-color: var(--line-strong);
  }
  .face:hover .open {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  details {
    position: relative;
    padding: 0 1rem 0.5rem;
    font-size: var(--small);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 36px;
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
  details > p {
    margin-bottom: 0.3rem;
  }
  ul {
    margin: 0.4rem 0 0;
    padding: 0;
    list-style: none;
  }
  .example,
  .sequence {
    display: block;
    margin: 0 -0.5rem;
    padding: 0.35rem 0.5rem;
    border-radius: 8px;
    color: var(--accent);
    text-decoration: none;
    line-height: 1.35;
  }
  .example:hover,
  .sequence:hover {
    background: var(--sunken);
  }
  [aria-current='true']:not(.open) {
    background: var(--sunken);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  b {
    display: block;
    font-weight: 600;
  }
  code {
    display: block;
    margin: 0.1rem 0;
    font-family: var(--mono);
    font-size: var(--small);
    line-height: 1.4;
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--muted);
    font-size: var(--small);
  }
  .all {
    display: flex;
    margin: 1rem auto 0;
    min-height: 44px;
    padding-inline: 1.4rem;
    border-radius: 22px;
  }
  /* Phones: the picture stands beside the words. */
  @media (max-width: 40rem) {
    .games {
      gap: 0.5rem;
    }
    /* Six games at first, so that the end of the page is near. */
    .part > :nth-child(n + 7) {
      display: none;
    }
    .face {
      grid-template: auto auto 1fr / 6.5rem minmax(0, 1fr);
      column-gap: 0.9rem;
      padding: 0.6rem 0.8rem 0 0.6rem;
      margin-bottom: -1.4rem;
    }
    grundy-thumbnail {
      grid-row: 1 / 4;
      height: 4.9rem;
      margin: 0;
    }
    .face h3 {
      align-self: end;
      padding-top: 0.2rem;
    }
    /* Room for the summary line of the details, which overlaps the face. */
    .face p {
      padding-bottom: 1.4rem;
    }
    details {
      padding: 0 0.8rem 0.2rem 8rem;
    }
    details[open] > :not(summary) {
      margin-left: -7.2rem;
    }
  }
  @media (forced-colors: active) {
    article {
      border-color: CanvasText;
    }
  }
`;
