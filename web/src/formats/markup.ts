import { lookup } from '../params/lookup.js';

/** What stands for a sign that would end a text, an attribute or a line. */
export const ENTITIES = lookup<string>({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\n': '&#10;',
  '\r': '&#13;',
});

/** Escapes for HTML and XML, between tags and in quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"'\n\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
