import { css } from 'lit';

/** The tab whose panel is shown. */
export const tabStyles = css`
  [role='tab'][aria-selected='true'] {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
  }
  @media (forced-colors: active) {
    [role='tab'][aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
