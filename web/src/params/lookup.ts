/** Rows that any word may ask for, also one of an address, a message or a file. */

declare const own: unique symbol;

/** Only `lookup` makes one: an object literal would answer `constructor` with what it inherits. */
export type Lookup<Row> = { readonly [word: string]: Row } & { readonly [own]: true };

/** The rows without anything inherited: what is no row is undefined. */
/* @__NO_SIDE_EFFECTS__ */
export function lookup<Row>(rows: { readonly [word: string]: Row }): Lookup<Row> {
  return Object.assign(Object.create(null) as Lookup<Row>, rows);
}
