/** Sentences of the page from real calls, as they should read aloud. */

import * as answers from '../../../web/src/words/en/panels/answers.ts';
import * as boards from '../../../web/src/words/en/pictures/boards.ts';
import * as exercise from '../../../web/src/words/en/panels/exercise.ts';
import * as games from '../../../web/src/words/en/front-page.ts';
import * as graphs from '../../../web/src/words/en/pictures/graphs.ts';
import * as heaps from '../../../web/src/words/en/families/take-and-break.ts';
import * as heapsPictured from '../../../web/src/words/en/pictures/heaps.ts';
import { heapNouns } from '../../../web/src/words/en/nouns.ts';
import * as hidden from '../../../web/src/words/en/reasons-hidden.ts';
import * as laboratory from '../../../web/src/words/en/laboratory/laboratory.ts';
import * as legend from '../../../web/src/words/en/panels/legend.ts';
import * as many from '../../../web/src/words/en/panels/many-positions.ts';
import * as match from '../../../web/src/words/en/panels/match.ts';
import * as northcott from '../../../web/src/words/en/families/northcott.ts';
import * as outcomes from '../../../web/src/words/en/outcomes.ts';
import * as places from '../../../web/src/words/en/panels/places.ts';
import * as problems from '../../../web/src/words/en/problems.ts';
import * as reasons from '../../../web/src/words/en/reasons.ts';
import * as row from '../../../web/src/words/en/families/row.ts';
import * as rows from '../../../web/src/words/en/pictures/rows.ts';
import { games as heapGames } from '../../../web/src/words/en/games/take-and-break.ts';
import * as sequences from '../../../web/src/words/en/laboratory/sequences.ts';
import * as share from '../../../web/src/words/en/panels/share.ts';
import * as site from '../../../web/src/words/en/site.ts';
import * as steps from '../../../web/src/words/en/steps.ts';
import * as subtraction from '../../../web/src/words/en/families/subtraction.ts';
import * as sums from '../../../web/src/words/en/reasons-of-sums.ts';
import * as theorems from '../../../web/src/words/en/theorems.ts';
import * as tools from '../../../web/src/words/en/pictures/tools.ts';
import * as tree from '../../../web/src/words/en/families/tree.ts';
import * as trees from '../../../web/src/words/en/pictures/trees.ts';
import * as turns from '../../../web/src/words/en/panels/turns.ts';
import * as verdict from '../../../web/src/words/en/verdict.ts';

const TOLD: reasons.Told = {
  names: 'pile 1',
  one: true,
  noun: { one: 'pile', many: 'piles' },
  play: 'normal',
  won: true,
};

export const READ_ALOUD: readonly (readonly [said: string | undefined, written: string])[] = [
  [outcomes.OUTCOME_WORDS.win, 'The player to move wins'],
  [outcomes.OUTCOME_WORDS.draw, 'A draw: neither player can force a win'],
  [outcomes.numberNamed('grundy', '3', null), 'Grundy number 3'],
  [
    theorems.reasonWords({ by: 'theorem', theorem: 'sprague-grundy' }, verdict.LOST_AT_ZERO),
    'By the Sprague–Grundy theorem: lost when the nim-sum is 0.',
  ],
  [
    theorems.reasonWords({ by: 'theorem', theorem: 'misere-nim' }, verdict.LOST_AT_ZERO_BUT_ONES),
    'By Bouton’s rule for misère Nim: lost when the nim-sum is 0; if every number is 0 or 1, lost when it is 1.',
  ],
  [theorems.reasonWords({ by: 'search', positions: 1234 }, ''), 'By a search of 1234 positions.'],
  [theorems.reasonWords({ by: 'quotient', order: 40 }, ''), 'By a misère quotient of 40 classes.'],
  [verdict.lostByColumns(3, 'normal'), 'lost when the ones in every binary column are a multiple of 3'],
  [
    verdict.announced('The player to move wins', 'Grundy number 2', 'normal'),
    'The player to move wins. Grundy number 2.',
  ],
  [
    reasons.nimSum(2, true),
    'Write the numbers in binary. Each column with an odd number of ones puts a 1 in the nim-sum. Here it is 2, so the position is won.',
  ],
  [
    reasons.nimSum(0, true),
    'Write the numbers in binary. Each column with an odd number of ones puts a 1 in the nim-sum. Here every column is even, so it is 0 and the position is lost.',
  ],
  [
    reasons.canReach('the knight on c1', true, 'the Grundy numbers {0, 1}', 2),
    'The knight on c1 can reach the Grundy numbers {0, 1}. The smallest number missing there (the mex) is 2.',
  ],
  [
    reasons.canMoveTo('the knight on c5', ['f5', 'e6']),
    'Won: the knight on c5 can move to f5 or e6, where the opponent loses.',
  ],
  [reasons.noneLost('pile 1', 3, false), 'Lost: pile 1 has 3 options, and the opponent wins after each of them.'],
  [
    reasons.restoresNumber('reducing pile 1 to 5', 7, 5),
    'Reducing pile 1 to 5 changes its Grundy number from 7 to 5 and makes the nim-sum 0.',
  ],
  [reasons.noRestoring('normal'), 'The nim-sum is already 0. Every move changes it and so lets the opponent win.'],
  [
    reasons.tame('pile 1', true),
    'Pile 1 is tame: in misère play it behaves like Nim piles whose nim-sum is its Grundy number.',
  ],
  [reasons.searched(false, 77), 'No theorem applies, so a search decides the whole game: it looked at 77 positions.'],
  [
    reasons.SENTENCES.quotient({ kind: 'quotient', items: [0], order: 40 }, { ...TOLD, won: false }),
    'In misère play, sums of what can arise here fall into 40 classes that can stand for each other (their misère quotient). The class of this position is lost.',
  ],
  [
    heaps.repeats(heapNouns('0.77'), { period: 12, preperiod: 71, examined: 168 }),
    'In misère play two rows from size 71 on can stand for each other if their sizes differ by a multiple of 12; checking 168 sizes proves it.',
  ],
  [reasons.loopAlone([0, 2], true), '0 is in the set {0, 2}, so a move leaves the opponent a lost position.'],
  [
    sums.single({ one: 'pile', many: 'piles' }, 'normal'),
    'There is only one pile, and a turn may not move all of them, so no turn is possible: in normal play the player to move loses.',
  ],
  [
    sums.SENTENCES.selective({ kind: 'selective', items: [0], live: 2 }, TOLD),
    'One turn can bring the Grundy number of every pile to 0. So the position is lost exactly when all of them are 0 already. Here pile 1 has another number.',
  ],
  [
    sums.SENTENCES['all-equal']({ kind: 'all-equal', items: [0, 1], values: [3, 3], omitted: 0, equal: true }, TOLD),
    'A turn leaves at least one pile as it is, and can bring all others to its Grundy number. So the position is lost exactly when all numbers are equal. Here they are 3 and 3: all equal.',
  ],
  [
    sums.byNumber('the knight on c1', true, true, 'normal', {
      kind: 'by-number',
      items: [0],
      state: 2,
      number: 'remoteness',
      values: [1, 2],
      omitted: 0,
      result: 3,
    }),
    'The knight on c1 can move to a remoteness in {1, 2}. At an even one the opponent loses; the winner hurries and takes the least of these. With the move there it is 3.',
  ],
  [
    sums.columnsModulo({ one: 'pile', many: 'piles' }, null, 3, 'normal', false),
    'A turn moves up to 2, so count the ones in each binary column modulo 3. The position is lost exactly when every column leaves remainder 0. Here some column leaves another remainder.',
  ],
  [
    sums.keptGoing('the king on a1'),
    'Either player can keep the king on a1 going for ever, and nothing else ends the game: a draw.',
  ],
  [
    hidden.evenDepth('node 2', true, 'at even depth', 'moves up'),
    'Node 2 is at even depth. Coins there do not count: whatever moves up, the opponent can move on at once.',
  ],
  [hidden.pairing('node 2'), 'Whatever leaves node 2, the opponent can move on at once, so such a move gains nothing.'],
  [
    hidden.likeNimPile('A move can leave any smaller number', 3),
    'A move can leave any smaller number. So the options have the Grundy numbers {0, 1, 2}, and the smallest number missing (the mex) is 3.',
  ],
  [
    hidden.periodFound({ period: 12, preperiod: 71, saltus: 0, examined: 160, upTo: null }),
    'After the first 71 the Grundy numbers repeat with period 12; checking 160 sizes proves it.',
  ],
  [heaps.leavingHeaps('row 1', [5, 5]), 'splitting row 1 into 5 + 5'],
  [heapsPictured.heapTools(heapNouns('0.77')).take, 'Tap a pin to knock it down, or drag across several.'],
  [
    row.largestCakes(3, 2, 'normal'),
    '2 cakes have the largest size, 3 pieces. From an even number of largest cakes every turn leaves an odd number. From an odd number a turn can leave an even one: it eats a single largest cake down to the next size or below. So the position is lost exactly when that number is even.',
  ],
  [
    row.AT_EVEN_HEIGHT,
    'An even number of steps above the ground: whatever comes down from here, the opponent can move on at once, so its coins do not count.',
  ],
  [
    tree.restoresNode('moving 1 coin up from node 2', 'node 2', 3, 2),
    'Moving 1 coin up from node 2 changes the counted coins of node 2 from 3 to 2 and makes the nim-sum 0.',
  ],
  [
    northcott.RETREAT_CHANGES_NOTHING,
    'When a piece retreats, the opponent can follow it at once, so a retreat changes nothing.',
  ],
  [subtraction.ADDS_DO_NOT_COUNT, 'The opponent can take added coins away again at once, so only taking counts.'],
  [
    answers.oddColumns(1, { place: '2', having: [7] }),
    'One column (marked) has an odd number of ones: the 2s. Reduce a number that has a 1 there (7) so that every column becomes even.',
  ],
  [
    answers.oddColumns(2, { place: '4', having: [7, 4] }),
    '2 columns (marked) have an odd number of ones. In the leftmost, the 4s, reduce a number that has a 1 there (7 or 4) so that every column becomes even.',
  ],
  [exercise.turnScore({ right: 2, wrong: 1, missed: 1 }), 'Winning moves: 2 right, 1 wrong, 1 missing.'],
  [exercise.placeScore(2, ['c3']), 'Places: 2 of 3 right. Try again: c3.'],
  [
    legend.grundyMeaning(false),
    'The smallest number that no move from here reaches (the mex). The position then plays like a Nim pile of that size.',
  ],
  [
    legend.numbersShown('in a cell: its', 'remoteness', null),
    'in a cell: its remoteness (moves to the end if the winner hurries)',
  ],
  [many.notAPosition(2, ['3', '4', '5']), 'Line 2 is not a position. Try game=nim&piles=3,4,5.'],
  [match.toMove('you'), 'Your move.'],
  [match.NOTICES.hint('take 2 from pile 1 (7 → 5)'), 'A winning move: take 2 from pile 1 (7 → 5).'],
  [match.howToMove('board', false), 'Pick up a piece, choose a marked cell, then end the turn.'],
  [places.SELECT_A_PLACE, 'Select a place in the picture for details.'],
  [places.optionsLost(['f5', 'e6']), 'Won: it can move to f5 or e6, where the opponent loses.'],
  [places.remotenessHere(5), 'Lasts 5 moves if the winner hurries and the loser stalls.'],
  [places.wholeWouldBe('pile 1', 'lost'), 'With pile 1 here, the whole position would be lost.'],
  [
    share.NO_LINK,
    'This position is too long for a link. Open its parameters above the picture to copy or save the text, and drop it onto the page later.',
  ],
  [turns.makesUpFor('reducing pile 1 to 5'), 'That gains nothing: reducing pile 1 to 5 undoes it.'],
  [turns.everyTurnAnswered(4), 'Every move has an answer: lost in at most 4 moves'],
  [boards.pieceHeld('the queen on b4'), 'the queen on b4 picked up; choose a cell and press Enter'],
  [
    graphs.GRAPH.arc.from('a'),
    'Choose where the arc from a leads. If there is such an arc already, it is removed. Cancel leaves all as it is.',
  ],
  [
    graphs.GRAPH.edge.from('a'),
    'Choose where the edge from a ends. If there is such an edge already, it is removed. Cancel leaves all as it is.',
  ],
  [rows.HELD.stairs(2, 'stair 3', 'stair 2'), '2 coins from stair 3 picked up: move down to stair 2.'],
  [
    tools.cornerReason(['king', 'queen']),
    'The king and the queen can take back every move, so neither player can force a win. Choose a corner, and pieces move only toward it:',
  ],
  [
    trees.depthReason(3, 2, false),
    'It moves from depth 3 to depth 2: odd and even depths swap for it and all below it.',
  ],
  [trees.keepsWords('3', [0, 1, 2]), 'Node 3 may keep 0, 1 or 2: type that number, or move its coins up one by one.'],
  [games.HERO.lead, 'Nim, coins, knights: change anything, see which moves win, and play.'],
  [steps.BEFORE.fill, 'Press Next to fill the table, place by place.'],
  [games.youEnd('reducing pile 1 to 0', true), 'You make the last move, reducing pile 1 to 0, and win.'],
  [heapGames['kayles']?.rule, 'Knock down one pin, or two side by side; this may split their row in two.'],
  [
    laboratory.takenUpAgain(true),
    'The saved run is back. It is the same game with the values as saved, and recomputing its last values gave the same.',
  ],
  [laboratory.COMPARE.end, 'Stop comparing'],
  [
    sequences.suspectedWords({ period: 142, saltus: 0, since: 4000 }),
    'Looks periodic, not proved: since heap 4000 the values have repeated every 142 heaps. That may still end.',
  ],
  [
    problems.wrongItem('9x9', 'size', 'malformed', 'width x height, such as 8x8'),
    '«9x9» in size: expected width x height, such as 8x8',
  ],
  [problems.wrongItem('nim 7 4 1', null, 'malformed', 'key=value'), '«nim 7 4 1»: expected key=value'],
  [site.FOOT, 'Your browser computes everything. The address bar holds the position, so the link saves it.'],
];
