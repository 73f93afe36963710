import { FRAME_TITLE } from '#words/embed';
import { createEmbed } from './create-embed.js';
import { glance } from './fetch-glance.js';
import { hostMessage, type FrameMessage, type HostMessage } from './messages.js';
import { settingsOf } from './settings.model.js';
import { themeSheet } from './theme.js';

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

/** The position of a frame whose address names none. */
const EXAMPLE = 'game=board&size=8x8&pieces=knight4@c5,knight4@f6';

const position = (): string => location.hash.slice(1) || EXAMPLE;

/** The page that is put into frames: the query holds the author's settings, the fragment the position. */
export function startFrame(site: string): void {
  const query = new URLSearchParams(location.search);
  const settings = settingsOf((name) => query.get(name));
  const margin = new CSSStyleSheet();
  margin.replaceSync('body { margin: 0 } h1 { position: fixed; clip-path: circle(0) } grundy-embed { --room: 100vh }');
  document.adoptedStyleSheets.push(themeSheet(':root', settings.theme), margin);
  const view = createEmbed(position(), settings, site, glance);
  // As a page it has a landmark and a heading, which only screen readers need.
  const [main, heading] = [document.createElement('main'), document.createElement('h1')];
  document.title = FRAME_TITLE;
  heading.textContent = FRAME_TITLE;
  main.append(heading, view);
  document.body.replaceChildren(main);

  for (const kind of ['ready', 'change', 'move', 'error'] as const) {
    view.addEventListener(`grundy-${kind}`, (event) => tell({ ...(event as CustomEvent).detail, type: `grundy:${kind}` }));
  }

  new ResizeObserver(() => tell({ type: 'grundy:height', height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(document.documentElement);

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
