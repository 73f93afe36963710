import { css } from 'lit';

/** What is read beside or below the picture, part after part, with a hairline between them. */
export const cardStyles = css`
  .cards {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 1.25rem;
  }
  .card:not(:first-child) {
    padding-top: 1.25rem;
    border-top: 1px solid var(--line);
  }
  /* The hint where nothing is selected; a phone has no room for it. */
  @media (max-width: 34rem) {
    .idle {
      display: none;
    }
  }
`;
