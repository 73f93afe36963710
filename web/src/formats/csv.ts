/** The one writer of CSV files. */

/** Spreadsheets take a text that begins like this for a formula; in some languages the full-width signs too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Numbers stay as they are. Texts that a spreadsheet would calculate get a quote in front; texts that it would split are quoted. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line with its end. */
export function csvLine(fields: readonly (string | number)[]): string {
  return `${fields.map(field).join(',')}\n`;
}
