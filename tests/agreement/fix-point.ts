import type { Option, State } from './recursion.ts';

/** `draw` means that neither player can force an end. The remoteness is then -1. */
export interface Verdict {
  outcome: 'win' | 'lose' | 'draw';
  remoteness: number;
}

/** Every position that can be reached from `start`, with its options. */
function reach(options: (state: State) => Option[], start: State): Map<string, string[]> {
  const after = new Map<string, string[]>();
  const waiting = [start];
  while (waiting.length > 0) {
    const state = waiting.pop()!;
    if (after.has(state.join())) continue;
    const next = options(state).map((option) => option.state);
    after.set(
      state.join(),
      next.map((option) => option.join()),
    );
    waiting.push(...next);
  }
  return after;
}

/**
 * Solves a loopy game by its definition, round after round: in each round a position is won if it can move to a lost one, and
 * lost if it can only move to won ones. A position that no round decides is a draw.
 */
export function fixPoint(
  options: (state: State) => Option[],
  start: State,
  play: 'normal' | 'misere',
): (state: State) => Verdict {
  const after = reach(options, start);
  const known = new Map<string, Verdict>();
  for (const [state, next] of after) {
    if (next.length === 0) known.set(state, { outcome: play === 'normal' ? 'lose' : 'win', remoteness: 0 });
  }
  for (let round = 1, grew = true; grew; round += 1) {
    const found: [string, Verdict][] = [];
    for (const [state, next] of after) {
      if (known.has(state)) continue;
      const outcomes = next.map((option) => known.get(option)?.outcome);
      if (outcomes.includes('lose')) found.push([state, { outcome: 'win', remoteness: round }]);
      else if (outcomes.every((outcome) => outcome === 'win'))
        found.push([state, { outcome: 'lose', remoteness: round }]);
    }
    for (const [state, verdict] of found) known.set(state, verdict);
    grew = found.length > 0;
  }
  return (state) => known.get(state.join()) ?? { outcome: 'draw', remoteness: -1 };
}
