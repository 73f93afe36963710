import { css } from 'lit';

/** The name of the site, first at the top of each view. */
export const brandStyles = css`
  .brand {
    display: flex;
    align-items: center;
    gap: 0.55rem;
    margin-right: auto;
    font-size: var(--large);
    font-weight: 600;
    letter-spacing: -0.01em;
    color: inherit;
    text-decoration: none;
  }
  .brand:any-link:hover span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
