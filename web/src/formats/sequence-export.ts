/** A sequence as a file, piece by piece. */

import { csvLine } from './csv.js';
import { SEQUENCE_FORMS } from '#words/export';

export const EXPORTS = {
  list: { ...SEQUENCE_FORMS.list, ending: 'txt', type: 'text/plain' },
  csv: { ...SEQUENCE_FORMS.csv, ending: 'csv', type: 'text/csv' },
  json: { ...SEQUENCE_FORMS.json, ending: 'json', type: 'application/json' },
} as const;

export type ExportForm = keyof typeof EXPORTS;

export function headOf(form: ExportForm, about: object): string {
  if (form === 'csv') return csvLine(['heap', 'value']);
  return form === 'json' ? `${JSON.stringify(about).slice(0, -1)},"values":[\n` : '';
}

export function pieceOf(form: ExportForm, first: number, values: Float64Array, begins: boolean): string {
  if (form === 'csv') return Array.from(values, (value, index) => csvLine([first + index, value])).join('');
  const separator = form === 'list' ? ', ' : ',';
  return (begins || values.length === 0 ? '' : separator) + values.join(separator);
}

export function tailOf(form: ExportForm): string {
  return form === 'csv' ? '' : form === 'json' ? '\n]}\n' : '\n';
}

/** The file name for this game, without its ending. */
export function sequenceStem(rules: string): string {
  return rules
    .replace(/^game=/, '')
    .replaceAll(/[^a-z0-9.-]+/gi, '-')
    .slice(0, 60);
}
