import type { Plugin } from 'vite';
import { needed } from './needed.ts';

/** The front page and its words about games. */
const FRONT = /\/src\/(app\/front-page|app\/games\/game-list|words\/catalogue)\.ts$/;
/** What the first screen of the front page draws. */
const BOARD = /\/src\/.*\/(board-svg|board-view\.model|grid\/family)\.ts$/;
/** Small views that should not wait for what the others need: further pictures of the front page, and the guides. */
const LIGHT = /\/src\/.*\/(pile-card|binary-columns|value-strip|tree-svg|row-svg|docs|generator)\.ts$/;
/** What decides which view is shown, and fetches it. */
const SITE = /\/src\/main\.ts$/;
const PLAYGROUND = /\/src\/app\/playground\.ts$/;
const LABORATORY = /\/src\/laboratory\/laboratory\.ts$/;
const VIEWS = [SITE, FRONT, BOARD, LIGHT, PLAYGROUND, LABORATORY] as const;
/** What the playground fetches of a family with its first position. Coins on a strip are drawn for two families. */
const FAMILY = /\/src\/families\/([a-z-]+)\/(?:family|extra|(?!coin-strip)[a-z-]+-editor)\.ts$/;
/** What more families than this share is needed by nearly all. */
const MANY = 7;

/** The file of each module that an entry needs; the bundler places all others. */
const files = new Map<string, string>();

/** The file of a module, by how many entries of each view need it, and by the families that do. Its imports go into the same file, or into one that more entries load. */
function fileOf(needs: readonly number[], families: ReadonlySet<string>): string | undefined {
  const [site = 0, front = 0, board = 0, light = 0, playground = 0, laboratory = 0] = needs;
  // Evaluated by itself, before the views: one long task would block a phone.
  if (site > 0 && front + board + light + playground + laboratory + families.size > 0) return 'base';
  if (front + board > 0 && (light + playground + laboratory > 0 || families.size > MANY)) return 'views';
  if (front > 1) return 'views';
  if (board > 0) return 'board';
  if (light > 0 && (playground + laboratory > 0 || families.size > 1 || (light > 1 && families.size > 0)))
    return 'light-views';
  if (laboratory > 0 && playground + families.size > 0) return 'light-views';
  if (families.size > 1 || (families.size > 0 && playground > 0)) return 'families';
  return playground > 0 ? 'playground' : [...families][0];
}

/** Puts together what several views need, and what a family needs alone: a reader waits longer for fifty small files than for a few. */
export const siteFiles: Plugin = {
  name: 'site-files',
  apply: 'build',
  buildEnd() {
    const needs = new Map<string, { views: number[]; families: Set<string> }>();
    for (const id of this.getModuleIds()) {
      const view = VIEWS.findIndex((entry) => entry.test(id));
      const family = FAMILY.exec(id)?.[1];
      if (view < 0 && !family) continue;
      for (const each of needed(this, id)) {
        const { views, families } = needs.get(each) ?? { views: VIEWS.map(() => 0), families: new Set() };
        if (view >= 0) views[view] = (views[view] ?? 0) + 1;
        if (family) families.add(family);
        needs.set(each, { views, families });
      }
    }
    for (const [id, { views, families }] of needs) {
      const file = fileOf(views, families);
      if (file) files.set(id, file);
    }
  },
};

const group = (name: string, priority: number) => ({
  name,
  priority,
  test: (id: string): boolean => files.get(id) === name,
});

// A group also takes what its modules import, so the group of most views comes first.
export const groups = [
  group('base', 7),
  group('views', 6),
  group('board', 5),
  group('light-views', 4),
  group('families', 2),
  group('playground', 1),
  { name: (id: string) => files.get(id) ?? null },
];
