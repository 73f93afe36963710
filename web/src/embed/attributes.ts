import { SETTINGS } from '../params/embed-settings.js';

/** Attributes that are no parameters of the game: settings, and what any element of a page may have. */
const OTHERS = new Set<string>(
  [...SETTINGS, 'mode', 'height', 'narrow', 'site', 'poster'].concat(
    'id class style title hidden lang dir slot part exportparts role tabindex inert nonce is translate popover accesskey autofocus'.split(
      ' ',
    ),
    'contenteditable draggable enterkeyhint inputmode spellcheck itemid itemprop itemref itemscope itemtype'.split(' '),
  ),
);

function isParameter(name: string): boolean {
  return !OTHERS.has(name) && !/^(on|data-|aria-|xml|_|:|@|v-|x-)/.test(name);
}

/** Escapes a value as part of a fragment; commas and the like stay readable. */
function escaped(value: string): string {
  return encodeURIComponent(value).replaceAll(/%(2C|3A|40|2F|3E|3B|24)/g, decodeURIComponent);
}

/** The position that the attributes of an element describe, as a text. */
export function textOf(attributes: Iterable<{ name: string; value: string }>): string {
  return [...attributes]
    .filter(({ name }) => isParameter(name))
    .map(({ name, value }) => `${name}=${escaped(value.trim())}`)
    .join('&');
}
