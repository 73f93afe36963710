import type { Analysis } from 'grundy-wasm';
import type { SolverClient } from '../worker/client.js';

/** `explain` analyses with all reasons, always by the full solver. */
export type EmbedSolver = Pick<
  SolverClient,
  'analyze' | 'play' | 'turns' | 'examine' | 'whatIf' | 'rehang' | 'continuations' | 'choose'
> & { explain: SolverClient['glance'] };

/**
 * The solver of an embed. Positions that `glance` decides are answered at once, on the page itself; for other positions, for moves
 * and for reasons the full solver is fetched.
 */
export function embedSolver(
  fetchWhole: () => Promise<SolverClient>,
  glance: ((text: string) => Promise<Analysis | null>) | null,
): EmbedSolver {
  let fetched: Promise<SolverClient> | undefined;
  const whole = (): Promise<SolverClient> => (fetched ??= fetchWhole());
  type Question = (...given: never[]) => Promise<unknown>;
  const later = <Name extends keyof SolverClient>(name: Name) =>
    (async (...given) => ((await whole())[name] as Question)(...given)) as Question as SolverClient[Name];
  return {
    async analyze(text, signal) {
      const analysis = await glance?.(text);
      return analysis ? { ok: true, analysis } : (await whole()).analyze(text, signal);
    },
    explain: later('glance'),
    play: later('play'),
    turns: later('turns'),
    examine: later('examine'),
    whatIf: later('whatIf'),
    rehang: later('rehang'),
    continuations: later('continuations'),
    choose: later('choose'),
  };
}
