/** The least time in one column of several rounds. */
export function best(rounds: number[][], column: number): number {
  return Math.min(...rounds.map((round) => round[column]!));
}

/** Prints two times in milliseconds and their ratio. */
export function report(name: string, first: number, second: number): void {
  process.stdout.write(`${name}: ${first.toFixed(2)} ms / ${second.toFixed(2)} ms = ${(first / second).toFixed(2)}\n`);
}
