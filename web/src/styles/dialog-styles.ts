import { css } from 'lit';

export const dialogStyles = css`
  dialog {
    width: min(60rem, calc(100vw - 1.5rem));
    max-height: calc(100dvh - 2rem);
    /* From the top, so that nothing moves under the pointer while more comes in below. */
    margin-block: 1rem auto;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 14px;
    background: var(--surface);
    color: var(--ink);
  }
  dialog::backdrop {
    background: rgb(10 15 25 / 55%);
  }
  .bar {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    padding: 0.8rem 1.1rem;
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }
  .bar h2 {
    font-family: var(--serif);
    font-size: var(--large);
  }
  .body {
    padding: 1.1rem;
  }
  /* A text that is pasted. */
  textarea {
    display: block;
    width: 100%;
    margin: 0.5rem 0 0.8rem;
    font-family: var(--mono);
    font-size: var(--small);
    line-height: 1.45;
    white-space: pre;
    overflow-x: auto;
  }
  @media (max-width: 34rem) {
    .bar {
      padding: 0.6rem 0.9rem;
    }
    .bar h2 {
      font-size: var(--text);
    }
    .body {
      padding: 0.9rem;
    }
  }
`;
