/** What heat maps of large tables say. */

import { formatNumber } from '../language.js';

export const heatMapLabel = (places: number): string => `Heat map of ${formatNumber(places)} places`;

/** A place and what its table says of it. */
export const placeSaid = (place: string, words: string): string => `${place}: ${words}`;

export const ZOOM = { group: 'Zoom', further: 'Zoom out', all: 'Show all', allShort: 'All', closer: 'Zoom in' };
