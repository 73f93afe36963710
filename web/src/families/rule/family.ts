/** Positions of a rule that a reader typed. */

import { LONGEST_STRIP, SVG_SIDE } from '../../places/drawable.js';
import { TOKEN, tokenOn } from '#words/names';
import { ruleShown } from '../../params/rule-text.js';
import {
  drawsLine,
  isLine,
  numbersAt,
  type RulePosition,
  componentName,
  stateOf,
  tokenNumber,
} from './position.model.js';
import { GENERAL } from '../general.model.js';
import type { ShownMove } from '../../places/shown-move.js';
import { itemName, itemNames, placeName } from '../names.model.js';
import { leftBy, leftName, moveName, moverPlace } from './moves.model.js';
import { MOST_SAID } from '#words/alternative-text';
import { LEAST_RANGE } from '../../params/chance.js';
import type { PageFamily } from '../page-family.js';
import { games } from '#words/games/rule';
import * as words from '#words/families/rule';

/** The name of the token at its place, or at the place it has moved to since. */
function moverName(position: RulePosition, move: ShownMove): string {
  const place = moverPlace(position, move);
  return place === componentName(position, move.item) ? itemName(position, move.item) : words.tokenNowOn(place);
}

export const family: PageFamily<RulePosition> = {
  ...GENERAL,
  games,
  apart: true,
  playable: true,
  noun: () => TOKEN,
  itemName: (position, item) => tokenOn(componentName(position, item), tokenNumber(position, item)),
  placeName: (position, state) => {
    const numbers = numbersAt(position, state);
    return numbers === null ? words.BEYOND : words.numbersName(numbers);
  },
  picture: (position) => (drawsLine(position) ? 'line' : 'plane'),
  isHeat: (position, _, coarse) =>
    isLine(position)
      ? position.columns > LONGEST_STRIP
      : coarse || Math.max(position.columns, position.rows) > SVG_SIDE,
  legend: (position) => (isLine(position) ? words.LINE_LEGEND : words.PLANE_LEGEND),
  counting: () => '',
  notes: ({ several }) => {
    const slips = several.filter(({ apart }) => apart !== '');
    const most = several.reduce((parts, each) => Math.max(parts, each.parts), 0);
    if (slips.length === 0 && most > 0) return [{ key: 'moves', said: words.mayLeaveParts(most), meant: null }];
    return slips.map(({ kind, parts, apart }) => ({
      key: 'moves',
      said: words.leavesParts(ruleShown(kind), parts),
      meant: apart,
    }));
  },
  places: true,
  leftName,
  moveLabel: moveName,
  // Each part of a split component has numbers of its own.
  reaching: (position, step) => {
    const split = step.items.some((item) => position.partItem.filter((each) => each === item).length > 1);
    return split
      ? { who: words.tokenOnPlace(placeName(position, step.state)), one: true }
      : GENERAL.reaching(position, step);
  },
  moveWords: (position, move) => {
    const [left, mover] = [leftBy(position, move), moverName(position, move)];
    if (left === null)
      return move.notation === undefined ? words.movingTo(mover, words.BEYOND) : words.playing(move.notation);
    const parts = position.partItem.filter((item) => item === move.item).length;
    return (move.left?.length ?? 0) > parts ? words.splitting(mover, left) : words.movingTo(mover, left);
  },
  shortWords: (position, move) =>
    words.ruleMove(moverPlace(position, move), leftBy(position, move) ?? move.notation ?? words.BEYOND),
  steps: {
    parts: ({ items, sizes, values, total, omitted }, position) => {
      const parts = sizes.map((state) => placeName(position, state));
      return words.partsAre(
        items.length === 1 ? itemName(position, items[0] ?? 0) : itemNames(position, items),
        items.length === 1,
        parts,
        { values, total, omitted },
      );
    },
  },
  described: (position, title) => {
    const components = position.partItem.reduce((most, item) => Math.max(most, item + 1), 0);
    const said = Array.from({ length: Math.min(components, MOST_SAID) }, (_, item) => componentName(position, item));
    return words.withPositions(title, said, components - said.length);
  },
  placeTitle: (position, state) => words.placeTitle(placeName(position, state)),
  followed: (before, after, state) => {
    const numbers = numbersAt(before, state);
    return numbers === null || numbers.length !== after.numbers.length ? null : stateOf(after, numbers);
  },
  claimHint: () => words.CLAIM_PLACES,
  placeNoun: () => words.PLACE,
  placeLabel: placeName,
  leads: true,
  hasProgram: true,
  columnLabel: String,
  rowLabel: String,
  frameHeight: (position, narrow) =>
    isLine(position)
      ? narrow
        ? 820
        : 490
      : 340 + Math.min(410, (680 / Math.max(1, position.columns)) * position.rows),
  chance: {
    at: (value, chance) => {
      const range = Math.max(LEAST_RANGE, ...Array.from(value.matchAll(/\d+/g), ([digits]) => Number(digits))) + 1;
      return Number.isSafeInteger(range) ? value.replaceAll(/\d+/g, () => String(chance(range))) : value;
    },
  },
  shadesByWhole: () => true,
  editor: async (position) => {
    const editor = await import('./rule-editor.js');
    await editor.fetchSurface(position);
    return editor;
  },
  still: () => import('./still.js'),
  extra: () => import('./extra.js'),
};
