import { css } from 'lit';

/** An editor: the picture first, its tools in one quiet line below. */
export const editorStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  .tools,
  .hint,
  .take,
  grundy-rule-builder {
    margin: 0.5rem 0 0;
    font-size: var(--small);
  }
  .tools {
    gap: 0.2rem 0.5rem;
    justify-content: center;
  }
  .hint {
    text-align: center;
  }
  .tools button:not([aria-pressed='true']) {
    border-color: transparent;
    background: none;
  }
  .tools button:hover:not(:disabled, [aria-disabled='true'], [aria-pressed='true']) {
    background: var(--sunken);
  }
  .tools button[aria-pressed='true'] {
    border-color: transparent;
    background: var(--won);
    color: var(--on-shade);
  }
  @media (forced-colors: active) {
    .tools button[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
    }
  }
`;
