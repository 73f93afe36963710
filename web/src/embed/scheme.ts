import type { Theme } from './settings.js';

/** Whether this element is drawn for a dark page: as the page says of itself, or where the browser cannot tell, as the system does. */
function isDark(element: Element): boolean {
  if (!CSS.supports('color', 'light-dark(#000, #fff)')) return matchMedia('(prefers-color-scheme: dark)').matches;
  const probe = document.createElement('i');
  probe.style.color = 'light-dark(#000, #fff)';
  (element.shadowRoot ?? element).append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color === 'rgb(255, 255, 255)';
}

/** Calls back now, and whenever the page turns from light to dark or back. Pages do so by an attribute, systems by themselves. */
export function watchScheme(element: Element, changed: (theme: Theme) => void): void {
  let known: boolean | undefined;
  const look = (): void => {
    const dark = isDark(element);
    if (dark !== known) changed(dark ? 'dark' : 'light');
    known = dark;
  };
  look();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', look);
  const watcher = new MutationObserver(look);
  for (const root of [document.documentElement, document.body]) watcher.observe(root, { attributes: true, attributeFilter: ['class', 'style', 'data-theme'] });
}
