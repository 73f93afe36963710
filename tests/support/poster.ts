/** The lines that Share gives to paste, for the tests. */

import { posterOf } from '../../web/src/panels/share/poster.model.ts';
import {
  besideEmbed,
  elementMarkup,
  frameHeight,
  PLAIN,
  type EmbedChoices,
  type Shared,
} from '../../web/src/panels/share/share.model.ts';
import { altText, positionSentence } from '../../web/src/telling/alt-text.model.ts';
import { loadModule } from './module.ts';

const grundy = await loadModule();

export function sharedOf(site: string, text: string): Shared {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(text);
  const { analysis } = reply;
  return {
    site,
    text: analysis.text,
    link: `${site}#${analysis.text}`,
    title: positionSentence(analysis),
    alt: altText(analysis),
  };
}

/** The element with its poster, as high as Share says. */
export function posterLine(site: string, text: string, chosen: Partial<EmbedChoices> = {}): string {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(text);
  const { analysis } = reply;
  const choices = { ...PLAIN, ...chosen };
  const high = {
    ...choices,
    height: frameHeight(analysis.position, choices),
    narrow: frameHeight(analysis.position, choices, true),
  };
  return elementMarkup(besideEmbed(sharedOf(site, text), high), { ...high, poster: posterOf(analysis, high) });
}
