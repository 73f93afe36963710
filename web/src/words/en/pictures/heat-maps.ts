/** The words of heat maps of large tables. */

import { formatNumber } from '../language.js';

export const heatMapLabel = (places: number): string => `Heat map of ${formatNumber(places)} places`;

/** A place and what its table says about it. */
export const placeSaid = (place: string, words: string): string => `${place}: ${words}`;

export const ZOOM = { group: 'Zoom', further: 'Zoom out', all: 'Show all', allShort: 'All', closer: 'Zoom in' };
