import { css } from 'lit';

/** On paper: the picture and what is said of it, nothing that would be pressed. */
export const printStyles = css`
  @media print {
    button:not(.turn),
    select,
    .tools,
    .hint,
    .idle,
    .ask,
    details:not([open]),
    .more,
    grundy-bar,
    grundy-presets,
    grundy-dialogs,
    grundy-board-tools,
    grundy-board-setup,
    grundy-move-picker,
    grundy-shade,
    grundy-text {
      display: none !important;
    }
    section,
    li,
    svg {
      break-inside: avoid;
    }
  }
`;
