import { css } from 'lit';

/** What is said of an answer or a move: below it, and in sight where that is below the window. */
export const toldStyles = css`
  .told {
    min-height: 1.5em;
    margin-top: 0.6rem;
    font-weight: 600;
  }
  .told p {
    margin: 0;
  }
  .told.said {
    position: sticky;
    z-index: 1;
    bottom: 0;
    margin-inline: -1rem;
    padding: 0.5rem 1rem;
    background: var(--sunken);
  }
  .told button {
    margin-top: 0.4rem;
  }
  @media print {
    .told.said {
      position: static;
    }
  }
`;
