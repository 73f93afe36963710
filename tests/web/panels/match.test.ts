import { beforeAll, describe, expect, it } from 'vitest';
import type { Grundy } from 'grundy-wasm';
import { movesOfEdit } from '../../../web/src/panels/match/moves-of-edit.model.ts';
import type { WrittenMove } from '../../../web/src/places/shown-move.ts';
import { Match } from '../../../web/src/panels/match/match.ts';
import { Session } from '../../../web/src/session/session.ts';
import { heldTargets } from '../../../web/src/families/row/row.model.ts';
import { rowPosition } from '../../../web/src/families/row/position.model.ts';
import {
  answerWords,
  entryViews,
  matchHighlight,
  matchStatus,
  nextHint,
  noticeWords,
  pendingWords,
  slipOf,
  slipWords,
  tellsAnswers,
} from '../../../web/src/panels/match/match.model.ts';
import { legalTargets } from '../../../web/src/pictures/legal-targets.model.ts';
import { loadModule } from '../../support/module.ts';
import { itemAt } from '../../../web/src/params/item-at.ts';

let grundy: Grundy;

beforeAll(async () => {
  grundy = await loadModule();
});

async function begin(
  text: string,
): Promise<{
  match: Match;
  session: Session;
  turn(move: string): void;
  shown: () => string;
  until: (holds: () => boolean) => Promise<void>;
}> {
  const solver = {
    analyze: async (each: string) => grundy.analyze(each),
    play: async (each: string, move: string) => grundy.play(each, move),
    choose: async (each: string, seed: number, errs: number) => grundy.choose(each, seed, errs),
    continuations: async (each: string, from: number) => grundy.continuations(each, from),
  };
  let match: Match | null = null;
  let waiting: (() => void)[] = [];
  const tell = (): void => {
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  };
  const session = new Session(
    solver,
    () => {},
    () => {
      if (session.view.analysis) match?.saw(session.view.analysis);
      tell();
    },
  );
  await session.start(text, '');
  match = new Match(solver, session, tell, () => 0.5);
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise<void>((resolve) => waiting.push(resolve));
  };
  match.saw(session.view.analysis!);
  await until(() => match!.view.turns.length > 0 || match!.view.over);
  const made = match;
  /** A turn of the reader: a gesture, then the end of the turn. */
  const turn = (notation: string): void => {
    made.played(meant(session.view.analysis!.text, notation));
    made.endTurn();
  };
  return { match, session, turn, shown: () => session.view.analysis!.text, until };
}

/** The move that an editor would report, in the core's form; for an illegal one, pile 1 with that many coins. */
function meant(text: string, notation: string): WrittenMove {
  const reply = grundy.play(text, notation);
  if (reply.ok) return itemAt(reply.turn.moves, 0);
  const legal = grundy.continuations(text, 0);
  const found = legal.ok
    ? legal.list.flatMap(({ turn }) => turn.moves).find((move) => move.notation === notation)
    : undefined;
  return found ?? { notation, item: 0, from: Number(/piles=(\d+)/.exec(text)?.[1]), to: Number(notation.slice(2)) };
}

const cellOf = (name: string): number => name.charCodeAt(0) - 97 + (Number(name[1]) - 1) * 8;

describe('a match', () => {
  it('is won against the perfect player by following the hints, and says who won', async () => {
    const { match, turn: make, until } = await begin('game=nim&piles=3,2');
    while (!match.view.over) {
      await match.hint();
      expect(match.view.notice?.kind).toBe('hint');
      const { turn } = match.view.notice!;
      const before = match.view.place;
      make(turn!.notation);
      await until(() => match.view.over || (match.view.place === before + 2 && match.view.turns.length > 0));
    }
    expect(matchStatus(match.view)).toBe('You made the last move and won.');
    expect(entryViews(match.view).map(({ who }) => who)).toEqual(
      ['', 'You', 'Your opponent', 'You', 'Your opponent', 'You'].slice(0, match.view.entries.length),
    );
  });

  it('marks where a win was thrown away, and takes it back', async () => {
    const { match, turn, shown, until } = await begin('game=nim&piles=3,2');
    turn('1:0');
    await until(() => match.view.entries.length === 3);
    await until(() => match.view.over || match.view.turns.length > 0);
    expect(match.view.over).toBe(true);
    expect(entryViews(match.view).map(({ thrownAway }) => thrownAway)).toEqual([false, true, false]);
    expect(matchStatus(match.view)).toBe('Your opponent made the last move and won.');
    match.takeBack();
    await until(() => match.view.place === 0);
    expect(shown()).toBe('game=nim&piles=3,2');
    await match.hint();
    expect(match.view.notice?.turn?.notation).toBe('1:2');
  });

  it('says where a win was thrown away only at its end, or where the answers are asked for', async () => {
    const { match, turn, until } = await begin('game=nim&piles=3,2,2');
    const told = (): boolean => entryViews(match.view).some(({ thrownAway }) => thrownAway);
    turn('2:0');
    await until(() => match.view.entries.length === 3);
    expect([told(), tellsAnswers(match.view)]).toEqual([false, false]);
    match.set({ answers: true });
    expect([told(), tellsAnswers(match.view)]).toEqual([true, true]);
    match.set({ answers: false });
    expect(told()).toBe(false);
  });

  it('in misère play is lost by whoever makes the last move', async () => {
    const { match, turn, until } = await begin('game=nim&piles=2&play=misere');
    match.set({ opponent: 'person' });
    turn('1:0');
    await until(() => match.view.over);
    expect(matchStatus(match.view)).toBe('The first player made the last move and lost.');
  });

  it('lets the opponent begin where the reader wants it', async () => {
    const { match, until } = await begin('game=nim&piles=2,2');
    match.set({ readerFirst: false });
    expect(match.view.thinking).toBe(true);
    await until(() => match.view.entries.length === 2 && match.view.turns.length > 0);
    expect(match.readerToMove).toBe(true);
    expect(itemAt(entryViews(match.view), 1).who).toBe('Your opponent');
  });

  it('refuses what the rules do not allow, and keeps the position', async () => {
    const { match, turn, shown, until } = await begin('game=subtraction&take=1,3,4&piles=11');
    turn('1:9');
    await until(() => match.view.notice !== null);
    expect(noticeWords(match.view)).toBe('The rules do not allow “take 2 from pile 1 (11 → 9)” here.');
    expect(shown()).toBe('game=subtraction&take=1,3,4&piles=11');
    match.edited('game=subtraction&take=1,3,4&piles=11,5');
    expect(match.view.notice?.kind).toBe('no-edit');
  });

  it('gathers a turn of several components, and plays it whole', async () => {
    const { match, shown, until } = await begin('game=nim&piles=3,2,1&sum=selective');
    match.set({ opponent: 'person' });
    for (const notation of ['3:0', '1:1']) match.played(meant(shown(), notation));
    expect(pendingWords(match.view)).toBe(
      '2 moved: take 1 from pile 3 (1 → 0) and take 2 from pile 1 (3 → 1). Move more, or end the turn.',
    );
    match.endTurn();
    await until(() => match.view.entries.length === 2);
    expect(shown()).toBe('game=nim&piles=1,2,0&sum=selective');
    match.edited('game=nim&piles=0,2,0&sum=selective');
    match.cancelTurn();
    expect(match.view.pending).toEqual([]);
  });

  it('knows every cell that a piece may go to, also where each turn moves them all', async () => {
    const { match, until } = await begin(
      'game=board&size=8x8&pieces=knight4@e5,knight4@f6,knight4@g4,knight4@d7&sum=conjunctive',
    );
    const { analysis } = itemAt(match.view.entries, 0);
    await until(() => match.view.turns.length === 256);
    const targets = (item: number, begun: string[] = []): number[] => {
      const pending = begun.map((notation) => meant(analysis.text, notation));
      return [...legalTargets({ ...match.view, pending }, item)].toSorted((a, b) => a - b);
    };
    // This knight goes two cells left and one up or down, or two down and one left or right.
    expect(targets(0)).toEqual(['c4', 'c6', 'd3', 'f3'].map(cellOf).toSorted((a, b) => a - b));
    expect(targets(2, ['1:c4', '3:e3'])).toEqual(['e3', 'e5', 'f2', 'h2'].map(cellOf).toSorted((a, b) => a - b));
  });

  it('of turns that leave one pile alone, offers what goes with the piles moved before', async () => {
    const { match } = await begin('game=nim&piles=1,1,2&sum=not-all');
    const { analysis } = itemAt(match.view.entries, 0);
    const targets = (begun: string[], complete = true): number[] => {
      const pending = begun.map((notation) => meant(analysis.text, notation));
      return [...legalTargets({ ...match.view, complete, pending }, 2)].toSorted();
    };
    expect(match.view.complete).toBe(true);
    expect(targets(['1:0'])).toEqual([0, 1]);
    expect(targets(['1:0', '2:0'])).toEqual([]);
    expect(targets(['1:0', '2:0'], false)).toEqual([0, 1]);
    expect(legalTargets(match.view, null).size).toBe(0);
  });

  it('knows what a held coin or stone may do', async () => {
    const stairs = await begin('game=staircase&stairs=0,3,2');
    const climbed = heldTargets(
      { heap: 2, amount: 1, pots: [] },
      rowPosition(itemAt(stairs.match.view.entries, 0).analysis),
      stairs.match.view.turns,
    );
    expect([[...climbed.keeps].toSorted(), [...climbed.heaps]]).toEqual([[0, 1], [1]]);
    const pots = await begin('game=roxor&pots=1,1,0,2');
    const position = rowPosition(itemAt(pots.match.view.entries, 0).analysis);
    const next = (chosen: number[]): number[] =>
      [...heldTargets({ heap: 0, amount: 1, pots: chosen }, position, pots.match.view.turns).heaps].toSorted();
    expect([next([]), next([2])]).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(heldTargets(null, position, pots.match.view.turns).heaps.size).toBe(0);
  });

  it('shows what the opponent moved, in words and on the picture', async () => {
    const { match, turn, until } = await begin('game=nim&piles=3,2');
    turn('1:2');
    await until(() => match.view.entries.length === 3);
    expect(answerWords(match.view)).toBe(`Your opponent moved: ${itemAt(entryViews(match.view), 2).moved}.`);
    const [move] = matchHighlight(match.view)!.moves;
    // The coins that were taken are drawn where they were.
    expect(move!.to).toBe(2);
    expect(move!.from).toBeLessThan(2);
    match.edited('game=nim&piles=1,1');
    expect(answerWords(match.view)).not.toBe('');
  });

  it('follows undo, and begins anew where something else is shown', async () => {
    const { match, session, turn, until } = await begin('game=nim&piles=3,2');
    match.set({ opponent: 'person' });
    turn('1:2');
    await until(() => match.view.place === 1);
    session.undo();
    await until(() => match.view.place === 0);
    expect(match.view.entries).toHaveLength(2);
    await session.edit('game=nim&piles=5');
    expect(match.view.entries).toHaveLength(1);
  });
});

/** What the first, second and third hint say and light up. */
async function hints(text: string) {
  const { match } = await begin(text);
  const told: { said: string; items: number[]; moves: number; level: string }[] = [];
  for (let times = 0; times < 3; times++) {
    await match.hint();
    const { view } = match;
    const lit = matchHighlight(view);
    told.push({
      said: noticeWords(view),
      items: lit?.items ?? [],
      moves: lit?.moves.length ?? 0,
      level: view.notice?.level ?? '',
    });
  }
  return told;
}

describe('a hint', () => {
  it('tells where to look, then the move, then why it wins', async () => {
    const [where, move, reason] = await hints('game=nim&piles=2,1');
    expect(where).toMatchObject({ said: 'Look at pile 1.', items: [0], moves: 0, level: 'where' });
    expect(move).toMatchObject({
      said: 'A winning move: take 1 from pile 1 (2 → 1).',
      items: [0],
      moves: 1,
      level: 'move',
    });
    expect(reason).toMatchObject({ items: [0], moves: 1, level: 'reason' });
    expect(reason!.said).toContain('nim-sum');
  });
  it('begins anew after a move', async () => {
    const { match, turn, until } = await begin('game=nim&piles=3,2');
    match.set({ opponent: 'person' });
    await match.hint();
    await match.hint();
    turn('1:2');
    await until(() => match.view.entries.length === 2);
    expect(nextHint(match.view)).toBe('where');
  });
  // A hint in a lost position must say more than that no move wins.
  it('in a lost position offers the longest resistance and has no reason, or says that every move loses where that is not known', async () => {
    const lost = await hints('game=nim&piles=2,2');
    expect(lost.map(({ level }) => level)).toEqual(['where', 'move', 'move']);
    expect(itemAt(lost, 1).said).toMatch(
      /^Every move loses. This one holds out longest: take 1 from pile [12] \(2 → 1\)\.$/,
    );
    expect(itemAt(await hints('game=subtraction&take=1,3,4&piles=7'), 1).said).toMatch(/from pile 1 \(7 → \d\)\.$/);
    expect((await hints('game=nim&piles=1000000000,1000000000'))[0]).toMatchObject({
      said: 'Every move loses. Which of them holds out longest is not known.',
      level: '',
    });
  });
});

describe('one way to make a turn in all games', () => {
  // One way to end a turn in all games: a tap must not end it in one game where another needs a button.
  it.each([
    ['game=kayles&piles=5', '1:2+2', 'game=kayles&piles=2+2'],
    ['game=nim&piles=3,2', '1:2', 'game=nim&piles=2,2'],
    ['game=nimble&coins=3,5', '1:2', 'game=nimble&coins=2,5'],
    ['game=board&size=8x8&pieces=knight4@c5', '1:a6', 'game=board&size=8x8&pieces=knight4@a6'],
    ['game=tree&parents=0,1&coins=0,2', '2:1', 'game=tree&parents=0,1&coins=1,1'],
    ['game=staircase&stairs=0,3', '1:1', 'game=staircase&stairs=2,1'],
    ['game=ordered&piles=1,3', '2:2', 'game=ordered&piles=1,2'],
    ['game=cake&piles=3,1', '1:2', 'game=cake&piles=2,1'],
    ['game=roxor&pots=1,1,0,2', '1:2,3', 'game=roxor&pots=0,2,1,2'],
    ['game=northcott&columns=8&rows=1-8', '1:w3', 'game=northcott&columns=8&rows=3-8&turn=black'],
  ])('%s: a gesture begins it, and it is made when the reader ends it', async (text, move, after) => {
    const { match, shown, until } = await begin(text);
    match.set({ opponent: 'person' });
    match.played(meant(text, move));
    expect([shown(), match.view.pending.map(({ notation }) => notation)]).toEqual([text, [move]]);
    expect(pendingWords(match.view)).toContain('End turn plays it, Cancel takes it back.');
    expect(
      matchHighlight(match.view)!.moves.every(({ from, to }) => Number.isFinite(from) && Number.isFinite(to)),
    ).toBe(true);
    match.cancelTurn();
    expect(match.view.pending).toEqual([]);
    match.played(meant(text, move));
    match.endTurn();
    await until(() => match.view.entries.length === 2);
    expect(shown()).toBe(after);
  });
});

describe('a match that was left', () => {
  it('is played once more from where it began, also after leaving and coming back', async () => {
    const { match, session, turn, shown, until } = await begin('game=nim&piles=2,2');
    turn('1:0');
    await until(() => match.view.over);
    match.leave();
    expect(match.rejoin(session.view.analysis!)).toBe(true);
    await until(() => match.view.over);
    expect(match.view.entries).toHaveLength(3);
    match.rematch();
    await until(() => match.view.entries.length === 1 && match.view.turns.length > 0);
    expect(shown()).toBe('game=nim&piles=2,2');
    expect(match.readerToMove).toBe(true);
  });
  it('is played once more with the sides changed', async () => {
    const { match, turn, until } = await begin('game=nim&piles=2,2');
    turn('1:0');
    await until(() => match.view.over);
    match.changeSides();
    await until(() => match.view.entries.length === 2 && match.view.turns.length > 0);
    expect([match.view.settings.readerFirst, match.readerToMove, match.view.over]).toEqual([false, true, false]);
  });
  it('is not gone back to from another position', async () => {
    const { match, session, turn, until } = await begin('game=nim&piles=2,2');
    turn('1:0');
    await until(() => match.view.over);
    match.leave();
    await session.edit('game=nim&piles=5');
    expect(match.rejoin(session.view.analysis!)).toBe(false);
  });
});

const judge = {
  analyzeBeside: async (text: string) => grundy.analyze(text),
  play: async (text: string, move: string) => grundy.play(text, move),
};

/** A match that the reader lost with the first turn. */
async function lostMatch() {
  const one = await begin('game=nim&piles=3,2');
  one.turn('1:0');
  await one.until(() => one.match.view.over);
  return one;
}

describe('a match that was lost', () => {
  it.each([
    [
      'game=nim&piles=3,2',
      '1:0',
      'You threw the win away in turn 1: take 3 from pile 1 (3 → 0).',
      { what: 'win', place: 0 },
    ],
    ['game=nim&piles=1,1', '1:0', 'You never stood in a won position: your opponent could win from the start.', null],
    [
      'game=graph&arcs=a-b,b-a,a-c,c-d&tokens=a',
      '1:c',
      'You threw the draw away in turn 1: token → c.',
      { what: 'draw', place: 0 },
    ],
    ['game=nim&piles=1', '1:0', '', null],
  ])('%s: says where the reader went wrong', async (text, move, said, slip) => {
    const { match, turn, shown, session, until } = await begin(text);
    turn(move);
    expect([slipWords(match.view), slipOf(match.view)]).toEqual(['', null]);
    await until(() => match.view.over);
    expect([slipWords(match.view), slipOf(match.view)]).toEqual([said, slip]);
    if (slip === null) return;
    match.leaveAt(slip.place);
    await until(() => shown() === match.view.entries[0]?.analysis.text);
    expect(match.rejoin(session.view.analysis!)).toBe(slip.place > 0);
  });
});

describe('a match after a reload', () => {
  it('goes on where it was, with what was thrown away and who plays', async () => {
    const before = await lostMatch();
    const after = await begin(before.shown());
    expect(await after.match.restore(before.match.kept!, after.session.view.analysis!, judge)).toBe(true);
    await after.until(() => after.match.view.over);
    expect(entryViews(after.match.view)).toEqual(entryViews(before.match.view));
    expect(matchStatus(after.match.view)).toBe(matchStatus(before.match.view));
  });
  it('is none where a turn that was kept is not legal, or leads elsewhere', async () => {
    const before = await lostMatch();
    const kept = before.match.kept!;
    const after = await begin(before.shown());
    const shown = after.session.view.analysis!;
    expect(await after.match.restore({ ...kept, turns: ['', '1:5', ...kept.turns.slice(2)] }, shown, judge)).toBe(
      false,
    );
    expect(
      await after.match.restore(
        { ...kept, texts: [itemAt(kept.texts, 0), 'game=nim&piles=9', ...kept.texts.slice(2)] },
        shown,
        judge,
      ),
    ).toBe(false);
    expect(await after.match.restore({ ...kept, place: 0 }, shown, judge)).toBe(false);
  });
});

// The turn that an edit means must be the one that the core reports.
it.each([
  ['game=nim&piles=3,2,1', 'game=nim&piles=3,0,1'],
  ['game=board&size=30x5&pieces=queen@c5,rook@12,3', 'game=board&size=30x5&pieces=queen@b5,rook@12,3'],
  ['game=board&size=30x5&pieces=queen@c5,rook@29,3', 'game=board&size=30x5&pieces=queen@c5,rook@27,3'],
  ['game=kayles&piles=5,4+2', 'game=kayles&piles=5,2+2+1'],
  ['game=kayles&piles=1', 'game=kayles&piles=0'],
  ['game=nimble&coins=3,5', 'game=nimble&coins=2,5'],
  ['game=tree&parents=0,1&coins=0,2', 'game=tree&parents=0,1&coins=0,1'],
])('an edit of %s to %s is read as the move that the core tells', (before, after) => {
  const [move, ...others] = movesOfEdit(before, after)!;
  const told = meant(before, move!.notation);
  expect(others).toEqual([]);
  expect(move).toMatchObject({ item: told.item, from: told.from, to: told.to });
  expect(told.left!.length > 0 ? move!.left : []).toEqual(told.left);
});

it('an edit that is no number is no move, and is said as it was written', async () => {
  const { match } = await begin('game=kayles&piles=5');
  match.edited('game=kayles&piles=3%2B');
  expect(matchHighlight(match.view)).toBeNull();
  expect(pendingWords(match.view)).toContain('1:3');
});

const moves = (before: string, after: string, first?: number): string[] | null =>
  movesOfEdit(before, after, first)?.map(({ notation }) => notation) ?? null;

it('an edit is read as the moves that it would be', () => {
  expect(moves('game=nim&piles=3,2,1', 'game=nim&piles=3,0,1')).toEqual(['2:0']);
  expect(
    moves('game=board&size=8x8&pieces=queen@c5,rook@12,30', 'game=board&size=8x8&pieces=queen@b5,rook@12,28'),
  ).toEqual(['1:b5', '2:12,28']);
  expect(moves('game=staircase&stairs=0,3', 'game=staircase&stairs=0,1', 0)).toEqual(['1:1']);
  expect(moves('game=nim&piles=3', 'game=nim&piles=3,1')).toBeNull();
  expect(moves('game=nim&piles=3', 'game=nim&piles=3&play=misere')).toBeNull();
  expect(moves('game=subtraction&take=1&piles=3', 'game=subtraction&take=2&piles=3')).toBeNull();
});
