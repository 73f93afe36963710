import { css, html } from 'lit';
import { GUIDE_LINK } from '#words/controls';

/** Links a word to its heading in the guide. It opens a new window, since a run goes on in this one. */
export function guideLink(words: unknown, heading: string) {
  return html`<a class="why" href="./docs/laboratory.html#${heading}" target="_blank" rel="noopener" title=${GUIDE_LINK}>${words}</a>`;
}

export const guideStyles = css`
  .why {
    color: var(--accent);
  }
  dt .why {
    color: var(--muted);
    text-decoration-style: dotted;
    text-underline-offset: 0.2em;
  }
`;
