import { css } from 'lit';

/** Short labels, each on the line of its field. */
export const labelStyles = css`
  label {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    font-size: 0.875rem;
    color: var(--muted);
  }
`;
