import { FRAME_TITLE } from '#words/embed';
import { createEmbed } from './create-embed.js';
import { hostMessage, TOUCHES, type FrameMessage, type HostMessage } from './messages.js';
import { settingsOf } from '../params/embed-settings.js';
import { themeSheet } from '../styles/theme-sheet.js';

/** Any page around the frame may receive this: no message holds a secret. */
function tell(message: FrameMessage): void {
  parent.postMessage(message, '*');
  // Some hosts resize frames by Embedly's messages.
  if (message.type === 'grundy:height') parent.postMessage({ context: 'iframe.resize', height: message.height }, '*');
}

/** Messages posted within this many milliseconds are handled together. */
const TOGETHER = 16;

/** Undo and redo steps that are handled together at most: no page means more. */
const MOST = 99;

/** The room that the outline of what has the focus takes, in CSS pixels. */
const OUTLINE = 6;

/** The position of a frame whose address names none. */
const EXAMPLE = 'game=board&size=8x8&pieces=knight4@c5,knight4@f6';

/**
 * A frame may be lower than what it shows: its height was chosen for another position or another width. Then the verdict stays at the top and
 * the buttons at the foot while the rest is scrolled. No length depends on the height, since many pages make the frame as high as it asks for.
 */
const STYLE = `
body { margin: 0 }
h1 { position: fixed; clip-path: circle(0) }
grundy-embed { --room: 100vh }
html { scroll-padding: var(--head, 0) 0 var(--controls, 0) }
grundy-embed::part(head), grundy-embed::part(controls) { position: sticky; z-index: 3; margin-inline: -0.8rem; padding: 0.4rem 0.8rem; background: var(--page) }
grundy-embed::part(head) { top: 0; margin-block: -0.8rem -0.4rem; padding-top: 0.8rem }
grundy-embed::part(controls) { bottom: 0; margin-block: -0.4rem -0.8rem; padding-bottom: 0.8rem }
.scrolled grundy-embed::part(head) { box-shadow: 0 1px var(--line) }
.scrolled grundy-embed::part(controls) { box-shadow: 0 -1px var(--line) }
@media (width < 30rem) {
  grundy-embed { --display: clamp(18px, 6.5vw, 22px) }
  grundy-embed::part(head) { padding-top: 0.4rem; font-size: var(--small) }
  grundy-embed::part(controls) { padding-bottom: 0.4rem }
}
@media print { grundy-embed::part(head), grundy-embed::part(controls) { position: static } }
`;

const position = (): string => location.hash.slice(1) || EXAMPLE;

/** The page that is put into frames: the query holds the author's settings, the fragment the position. */
export function startFrame(site: string): void {
  const query = new URLSearchParams(location.search);
  const settings = settingsOf((name) => query.get(name));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(themeSheet(':root', settings.theme), sheet);
  const view = createEmbed(position(), settings, site);
  // As a page it has a landmark and a heading, which only screen readers need.
  const [main, heading] = [document.createElement('main'), document.createElement('h1')];
  document.title = FRAME_TITLE;
  heading.textContent = FRAME_TITLE;
  main.append(heading, view);
  document.body.replaceChildren(main);

  for (const kind of ['ready', 'change', 'move', 'error'] as const) {
    view.addEventListener(`grundy-${kind}`, (event) =>
      tell({ ...(event as CustomEvent).detail, type: `grundy:${kind}` }),
    );
  }

  const page = document.documentElement;
  const kept = (): Element[] =>
    ['head', 'controls'].flatMap((part) => view.shadowRoot?.querySelector(`[part=${part}]`) ?? []);
  let height = 0;
  let touched = false;
  for (const sign of TOUCHES) addEventListener(sign, () => (touched = true));
  function fit(): void {
    page.classList.toggle('scrolled', height > innerHeight);
    // What the focus goes to is scrolled out from under what stays, with its outline.
    for (const part of kept()) page.style.setProperty(`--${part.part}`, `${part.clientHeight + OUTLINE}px`);
  }
  const sizes = new ResizeObserver(() => {
    const before = height;
    height = Math.ceil(page.getBoundingClientRect().height);
    fit();
    if (height !== before) tell({ type: 'grundy:height', height, touched });
  });
  sizes.observe(page);
  view.addEventListener('grundy-change', () => kept().forEach((part) => sizes.observe(part)));
  addEventListener('resize', fit);

  addEventListener('hashchange', () => {
    view.text = position();
  });

  // If many positions are posted, only the last counts.
  let waiting: HostMessage[] = [];
  let author: string | undefined;
  addEventListener('message', ({ source, data }) => {
    const message = source === parent ? hostMessage(data) : null;
    if (!message) return;
    if (waiting.length === 0) setTimeout(obey, TOGETHER);
    if (message.type === 'grundy:author') author = message.text;
    waiting = 'text' in message ? [message] : [...waiting.slice(-MOST), message];
  });

  async function obey(): Promise<void> {
    view.text = author ?? view.text;
    author = undefined;
    await view.updateComplete;
    for (const { type, text } of waiting) if (type !== 'grundy:author') void view[type.slice(7) as 'show'](text!);
    waiting = [];
  }
}
