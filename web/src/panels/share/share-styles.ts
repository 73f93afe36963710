import { css } from 'lit';

/** Styles of those tabs of the Share dialog that offer choices. */
export const shareStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1rem;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 36px;
  }
  input[type='checkbox'] {
    min-height: 0;
    width: 20px;
    height: 20px;
  }
  /* On a phone the fields stand below each other. */
  @media (max-width: 34rem) {
    label:has(select),
    .row > span.row {
      display: grid;
      grid-template-columns: minmax(4.2rem, max-content) minmax(0, 1fr);
      flex: 1 1 100%;
    }
  }
`;
