import { css } from 'lit';

/** Buttons that no embed has at first: quiet ones, the main one of a view, and groups of them. */
export const buttonStyles = css`
  /* What is no action of the position: text or a sign in soft ink. */
  button.quiet {
    border-color: transparent;
    background: none;
    color: var(--muted);
    padding: 0 0.6em;
  }
  button.quiet.icon {
    padding: 0;
  }
  button.quiet:hover:not(:disabled, [aria-disabled='true']),
  button.quiet[aria-expanded='true'] {
    background: var(--sunken);
    color: var(--ink);
  }
  button.quiet[aria-pressed='true'] {
    background: var(--won);
    color: var(--on-shade);
  }
  /* The one thing that a view is for. */
  button.primary {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .segments {
    display: inline-flex;
  }
  .segments > button:not(:first-child) {
    margin-left: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  .segments > button:not(:last-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
`;
