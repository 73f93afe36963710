import { css } from 'lit';

/** The cards beside and below the picture. */
export const cardStyles = css`
  .card {
    padding: 1rem 1.1rem;
    border: 1px solid var(--line);
    border-radius: 12px;
    background: var(--surface);
    box-shadow: var(--shadow);
  }
  /* The hint where nothing is selected; a phone has no room for it. */
  @media (max-width: 34rem) {
    .idle {
      display: none;
    }
  }
  .cards {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
`;
