import { css } from 'lit';

/** On paper: the picture and the words about it, but no button, unless it holds a turn or a sentence (`said`). */
export const printStyles = css`
  @media print {
    button:not(.turn, .said),
    select,
    .tools,
    .hint,
    .idle,
    .ask,
    details:not([open]),
    .more,
    grundy-board-tools,
    grundy-move-picker {
      display: none !important;
    }
    section,
    li,
    svg {
      break-inside: avoid;
    }
  }
`;
