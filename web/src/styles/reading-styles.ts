import { css } from 'lit';

/** The column of text beside the picture: parts one below the other, separated by lines, each with a small title. */
export const readingStyles = css`
  .parts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.25rem;
  }
  .part + .part {
    padding-top: 1.25rem;
    border-top: 1px solid var(--line);
  }
  .label {
    font-size: var(--small);
    font-weight: 600;
    color: var(--muted);
  }
  .read {
    font-family: var(--serif);
    font-size: var(--text);
  }
`;

/** A turn to play, with the dashed line of a winning move in the picture. */
export const chipStyles = css`
  .turn {
    border-radius: 1.3rem;
    font-size: var(--text);
    line-height: 1.3;
    text-align: left;
    overflow-wrap: anywhere;
  }
  button.turn {
    justify-content: start;
    padding: 0.3rem 1em;
  }
  .wins {
    border: 1.5px dashed var(--lost-edge);
    background: var(--lost);
    color: var(--on-shade);
  }
  .wins:has(button:hover),
  button.wins:hover:not(:disabled),
  .wins:focus-visible {
    border-style: solid;
    border-color: var(--lost-edge);
  }
`;
