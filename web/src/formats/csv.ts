/** The one writer of CSV files. */

/** What spreadsheets take for a formula begins like this; the wide signs are read so in some languages. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A number is written as it is; a text that a spreadsheet would calculate or cut apart is made harmless. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** One line with its end. */
export function csvLine(fields: readonly (string | number)[]): string {
  return `${fields.map(field).join(',')}\n`;
}
