import { css } from 'lit';

/** The top of a view that shows no position: the name of the site, and links elsewhere in soft ink. The guides have the same in docs.css. */
export const headStyles = css`
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.4rem;
    max-width: 88rem;
    margin: 0 auto;
    padding: 0.5rem clamp(1rem, 2vw, 1.5rem);
  }
  .head .brand {
    min-height: 44px;
    font-family: var(--serif);
    font-weight: 600;
  }
  .head nav {
    display: flex;
    flex-wrap: wrap;
  }
  .head a:not(.brand) {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 0.6rem;
    color: var(--muted);
    text-decoration: none;
  }
  .head a:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media print {
    .head nav {
      display: none;
    }
  }
`;
