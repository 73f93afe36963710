import { css } from 'lit';

/** Short labels, each on the line of its field. */
export const labelStyles = css`
  label {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    font-size: var(--small);
    color: var(--muted);
  }
  /* On a phone the fields end below each other. */
  @media (max-width: 34rem) {
    label:has([type='text']) {
      flex: 1 1 auto;
    }
    [type='text'] {
      flex: 1 1 4rem;
      min-width: 0;
    }
  }
`;
