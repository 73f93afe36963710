import type { Plugin } from 'vite';
import { needed } from './needed.ts';

/** The front page and its words about games. */
const FRONT = /\/src\/(app\/front-page|words\/catalogue)\.ts$/;
/** What the first screen of the front page draws. */
const BOARD = /\/src\/.*\/(board-svg|board-view\.model|grid\/position\.model)\.ts$/;
/** Small views that should not wait for what the others need: further pictures of the front page, and the guides. */
const LIGHT = /\/src\/.*\/(pile-card|binary-columns|value-strip|tree-svg|row-svg|docs|generator)\.ts$/;
/** What decides which view is shown, and fetches it. */
const SITE = /\/src\/main\.ts$/;
const PLAYGROUND = /\/src\/app\/playground\.ts$/;
const LABORATORY = /\/src\/laboratory\/laboratory\.ts$/;
/** Which editor the playground fetches depends on the position. Not here: those of typed rules, Geography and Node Kayles, whose imports few others need. */
const EDITOR = /\/src\/.*\/(?!rule-|geography-|node-kayles-)[a-z-]+-editor\.ts$/;
/** Many small modules of a family, with their words, become one file: those of these families alone, and those that several parts of a tree need. */
const TOGETHER: readonly [RegExp, string][] = [
  ...['rule', 'hackenbush', 'geography', 'node-kayles', 'notakto'].map((family): [RegExp, string] => [
    new RegExp(`/src/families/${family}/`),
    family,
  ]),
  [/\/src\/families\/tree\/[a-z]+\.model\.ts$/, 'tree'],
];
const WORDS = /\/src\/words\/en\//;
/** A file of fewer characters costs a reader more than its content is worth. */
const SLIGHT = 700;
const ENTRIES = [SITE, FRONT, BOARD, LIGHT, PLAYGROUND, LABORATORY, EDITOR];

/** The file of each module that several entries need; the bundler places all others. */
const files = new Map<string, string>();

/** The file of a module, by how many entries of each kind need it. Its imports go into the same file, or into one that more entries load. */
function fileOf(needs: (entry: RegExp) => number): string | undefined {
  const [site, front, board, light, playground, laboratory, editors] = ENTRIES.map(needs) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  // Evaluated by itself, before the views: one long task would block a phone.
  if (site > 0 && front + board + light + playground + laboratory + editors > 0) return 'base';
  if (front + board > 0 && light + playground + laboratory > 0) return 'views';
  if (board > 0) return 'board';
  if (light > 0 && (playground + laboratory > 0 || editors > 1 || (light > 1 && editors > 0))) return 'light-views';
  if (laboratory > 0 && playground + editors > 0) return 'later-views';
  return playground > 0 || editors > 1 ? 'playground' : undefined;
}

/** Whether a module of such a file may need this one. The board may not come along: not every picture of typed rules needs it. */
const comesAlong = (id: string): boolean =>
  TOGETHER.some(([part]) => part.test(id)) || WORDS.test(id) || (files.get(id) ?? 'board') !== 'board';

/** Puts together what several views need: a reader waits longer for fifty small files than for a few. */
export const siteFiles: Plugin = {
  name: 'site-files',
  apply: 'build',
  buildEnd() {
    const all = [...this.getModuleIds()];
    const entries = all
      .filter((id) => ENTRIES.some((entry) => entry.test(id)))
      .map((id) => ({ id, modules: needed(this, id) }));
    for (const id of all) {
      const users = entries.filter(({ modules }) => modules.has(id));
      const file = fileOf((entry) => users.filter((user) => entry.test(user.id)).length);
      if (file) files.set(id, file);
    }
    // Small models that several modules import go into `base`, which is always there, if all their own imports are in it.
    for (const id of all.filter((each) => each.endsWith('.model.ts') && !files.has(each))) {
      const info = this.getModuleInfo(id);
      if (
        info?.code &&
        info.code.length < SLIGHT &&
        info.importers.length > 1 &&
        info.importedIds.every((each) => files.get(each) === 'base')
      )
        files.set(id, 'base');
    }
    for (const [part, file] of TOGETHER) {
      for (const id of all.filter((each) => part.test(each) && !files.has(each))) {
        const modules = [...needed(this, id)];
        if (modules.every(comesAlong)) for (const each of modules) if (!files.has(each)) files.set(each, file);
      }
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
  group('base', 6),
  group('views', 5),
  group('board', 4),
  group('light-views', 3),
  group('later-views', 2),
  group('playground', 1),
  ...TOGETHER.map(([, file]) => group(file, 0)),
];
