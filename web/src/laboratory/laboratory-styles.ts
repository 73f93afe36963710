import { css } from 'lit';

export const laboratoryStyles = css`
  main {
    max-width: 88rem;
    margin: 0 auto;
    padding: 0.5rem clamp(1rem, 2vw, 1.5rem) 2rem;
  }
  h1 {
    margin: 0;
    font-family: var(--serif);
    font-size: var(--display);
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.01em;
  }
  .lead {
    max-width: 76ch;
    margin: 0.4rem 0 1.2rem;
  }
  .columns,
  .side,
  .main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(0.9rem, 1.8vw, 1.4rem);
    align-content: start;
  }
  @media (min-width: 62rem) {
    .columns {
      grid-template-columns: minmax(0, 1.9fr) minmax(19rem, 1fr);
      align-items: start;
    }
    .side {
      grid-column: 2;
      grid-row: 1;
    }
    .main {
      grid-column: 1;
      grid-row: 1;
    }
  }
  /* On a phone what is seen comes before its figures. */
  @media (max-width: 61.99rem) {
    .side,
    .main {
      display: contents;
    }
    .figures {
      order: 1;
    }
    .more {
      order: 2;
    }
  }
  .control > * + * {
    margin-top: 1rem;
  }
  .jumps {
    margin-top: 0.8rem;
  }
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin-bottom: 0.9rem;
  }
  .key {
    margin-top: 0.4rem;
    font-size: var(--small);
  }
`;
