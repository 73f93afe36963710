/** Every claim in a lesson is what the core says, and every number that looks like a claim is marked as one. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Analysis, Grundy } from 'grundy-wasm';
import { ASKS, isTable, type Ask } from '../../web/src/lessons/answer.model.ts';
import { instanceOf } from '../../web/src/lessons/instance.model.ts';
import { published } from '../support/links.ts';
import { loadModule } from '../support/module.ts';
import { lessonPages, tags, textOf, unescaped } from './lesson-pages.ts';

let grundy: Grundy;
beforeAll(async () => {
  grundy = await loadModule();
});

function analysed(text: string): Analysis {
  const reply = grundy.analyze(text);
  if (!reply.ok) throw new Error(`${text}: ${JSON.stringify(reply.problems)}`);
  return reply.analysis;
}

const SAYS: Record<string, (analysis: Analysis) => string> = {
  outcome: ({ outcome }) => outcome,
  grundy: ({ grundy: number }) => String(number),
  count: ({ moves }) => String(moves.count),
  remoteness: ({ remoteness }) => String(remoteness),
  period: ({ tables }) => String(periodOf(String.fromCharCode(...(tables[0]?.outcomes ?? [])))),
};

/** The smallest period of the whole table. */
function periodOf(letters: string): number {
  return Array.from(letters, (_, by) => by + 1).find((by) => letters.slice(by) === letters.slice(0, -by)) ?? 0;
}

/** The words that a claim has to use. */
const PUT: Record<string, (value: string) => RegExp> = {
  outcome: (value) => (value === 'win' ? /\bwon\b/ : value === 'draw' ? /\bdrawn\b/ : /\blost\b/),
};
const number = (value: string): RegExp => new RegExp(`(?<!\\d)${value}(?!\\d)`);

/** Numbers that are given, named or calculated with, and claim nothing about a position. */
const NO_CLAIMS: Record<string, readonly string[]> = {
  'win-or-lose': [
    'takes 1, 3 or 4',
    'There are 2 coins',
    'takes 1 coin.',
    '{ 1 , 3 , 4 }',
    '“The book calls 7 coins a P-position. P is for the player to move, and that is me. So some move wins.” Here are 7 coins, and a turn takes 1, 3 or 4.',
    'begin at 0',
    'take 4, and',
    '0 is lost. Every pile from which a turn reaches 0 is won',
    'go up from 0',
    'division by 7 leaves remainder 0 or 2',
    'The lost remainders are 0 and 2',
    'Divide by 7: with remainder 0 or 2',
    // A claim that the lesson refutes.
    '“Let a turn also take 16 coins. For all piles below 16 the table is the old one: two whole periods. So the old rule holds, and 23 coins, with remainder 2, are lost.”',
    'Here are 23 coins, and a turn takes 1, 3, 4 or 16',
    'here 16 answers, not 4',
    '“Misère play swaps the winner. With 4 coins you win in normal play by taking all of them. So in misère play 4 coins are lost.”',
    'Here are 4 coins in misère play',
    'You left 1 coin or 3, and both',
  ],
  nim: [
    'of 5 coins each',
    'piles of 1 coin each',
    'an odd number of ones gives 1, an even number gives 0',
    'proved in 1901: a position of Nim is lost exactly if the nim-sum is 0',
    'a sum of 8, 4, 2 and 1',
    'exactly if your answer was 0',
    'From 0 every move leads away',
    'if the nim-sum is 0, then it is not 0 after any move',
    '“Add the piles: 1, 2 and 3 are 6 coins. That is even, so some first move wins.”',
    'a nim-sum that is not 0',
    'and they have 6 coins as well',
    'some move leads to 0',
    'be more than 0. Take its leftmost 1',
    'has a 1 in that column',
    'goes from 1 to 0',
    '= 0 .',
    'Here are the piles 1, 4, 6.',
    'take 3 coins from one pile',
    '6 ⊕ 3 is 5, so leave 5',
    'If it is 0, no move wins',
    'have a 1 in the column of its leftmost 1',
    'If the number is not 0, it is odd',
  ],
  sums: [
    'a turn takes 1, 3 or 4 coins.',
    'From a Nim pile of 3 coins you reach 0, 1 and 2, and not 3.',
    'An end has the number 0',
    'With 1, 3 or 4 coins to take, 4 coins lead to 3, 1 and 0, which have the numbers 1, 1 and 0',
    'exactly if its number is 0',
    'go up from 0',
    'count from 0 on',
    'a division by 4',
    '“Nim needs no Grundy numbers: there you xor the sizes. The same holds if a turn takes at most 3 coins. The sizes 4 and 8 are not equal, so some move wins.” A turn takes 1, 2 or 3 from one pile.',
    '“The number of a pile is how many moves it has. From 4 coins there are three moves, from 5 coins there are three. Equal numbers: the piles 4 and 5 are lost.” A turn takes 1, 3 or 4.',
    '4 coins have two moves to the number 1',
    'R. Sprague (1935) and P. M. Grundy (1939) proved it',
    'From a part with the number 3 some moves lead to 2, to 1 and to 0',
    'leads back to 3, since 3 is smaller',
    '“Let 1 be won and 0 be lost, and xor these.',
    'The xor of 1 and 1 is 0, so together they are lost.” A turn takes 1, 3 or 4.',
    'the mex of 1 and 2 is 0, so together they are lost.” A turn takes 1, 3 or 4.',
    'The knight on c5',
    'that on f6',
    'went up to 2 or 3, and now the opponent moves it back to 0',
    '“From 5 pins the moves leave rows of 4, 3, 2 and 1.',
    'the others 3, 2 and 1. The number 0 is not among them, so 5 pins are lost.”',
    'Their nim-sum is 0, and it is this 0 that',
    'where a turn takes 1, 3 or 4',
  ],
  several: [
    'From a pile a turn takes 1, 3 or 4 coins.',
    'by leaving 7 and 2',
    'The piles 4 and 11 have',
    'A turn takes 1, 3 or 4 coins from one pile or from both.',
    'A turn takes 1, 3 or 4 coins from one pile, or from each of several.',
    'if division by 7 leaves remainder 0 or 2',
    '“Three piles of 2 coins:',
    'Each move adds 1.',
    'A turn takes 1, 3 or 4 coins from every pile.',
    'leave the nim-sum 0.” The piles are 1, 1, 2, and',
    'take the whole pile of 2',
    'from which a turn takes 1, 3 or 4.',
  ],
  staircases: [
    'The ground is stair 0. On stair 2 lie 5 coins, and',
    'comes to stair 1.',
    'the nim-sum of its odd stairs is 0.',
    'Here stair 1 has 3 coins and stair 3 has 2.',
    'Move a coin from stair 1 to the ground, and it is 0. Or move one from stair 4 to stair 3',
    'xor the coins on stair 1 and on stair 3.',
    '“Every stair is a pile of Nim. The coins 2, 5 and 2 have a nim-sum that is not 0, so some move wins.”',
    'makes their nim-sum 0 again',
    'So that one is stair 1',
    '“Count from the front. The piles 3, 3 have the differences 3 and 0. The first one counts, it is not 0, so some move wins.”',
    'The root has depth 0',
    'Nodes 2, 3 and 6 count, with 2 coins each',
    'Hang node 6 below node 2',
    'from stair 1 up',
  ],
  'your-own': [
    'stones: 1, 4, 9 and so on. There are 12 stones , and',
    'from 0 stones up',
    'from 12 a turn leaves 11, 8 or 3',
    'since 11, 8 and 3 are won',
    'the lost piles up to 12',
    'about 1.618',
    'found this in 1907',
    '“The queen plays like two piles of Nim, one for each direction. On f4 it can go 5 steps left and 3 down. These are not equal, so some move wins.”',
    '“Every position is won or lost. The token stands on 2. From 3 the opponent moves to 4 and wins, so leaving 2 loses, and 2 is lost.”',
    'You went to 1, from',
  ],
};

describe.each(lessonPages)('the lesson $name', ({ name, html }) => {
  const claims = tags(html, 'data');

  it('claims what the core says', () => {
    expect(claims.length).toBeGreaterThan(6);
    for (const { attributes, body } of claims) {
      const { value = '', 'data-says': says = '', 'data-position': position = '' } = attributes;
      const text = textOf(body);
      expect(SAYS[says]?.(analysed(position)), `${text} (${position})`).toBe(value);
      expect(text).toMatch((PUT[says] ?? number)(value));
      // If the claim names a position, it is this one.
      const piles = /piles=([\d,]+)/.exec(position)?.[1]?.split(',') ?? [];
      const named = /^\d+ coins|the (piles|cakes) \d/.test(text) ? piles : [];
      expect(named.filter((pile) => !number(pile).test(text))).toEqual([]);
    }
  });

  it('has no other number in a sentence but those that claim nothing', () => {
    const without = html.replaceAll(
      /<(pre|data|table|code|grundy-game)\b[^>]*>[^]*?<\/\1>|<(\w+) data-of="[^>]*>[^<]*<\/\2>/g,
      ' … ',
    );
    const text = textOf(without).replaceAll(/ (?=[,.”])/g, '');
    const given = (NO_CLAIMS[name] ?? []).map((phrase) => phrase.replaceAll(/ (?=[,.”])/g, ''));
    expect(given.filter((phrase) => !text.includes(phrase))).toEqual([]);
    const left = given
      .toSorted((first, second) => second.length - first.length)
      .reduce((rest, phrase) => rest.replaceAll(phrase, '…'), text);
    expect(Array.from(left.matchAll(/.{0,60}\d.{0,40}/g), ([found]) => found)).toEqual([]);
  });

  it('writes each row of its tables in binary as it is', () => {
    for (const { body } of tags(/<table class="columns"[^]*?<\/table>/.exec(html)?.[0] ?? '', 'tr')) {
      const [row, binary] = [/<th[^>]*>([^]*?)<\/th>/, /<td[^>]*>([^]*?)<\/td>/].map((cell) =>
        textOf(cell.exec(body)?.[1] ?? ''),
      );
      expect(Number.parseInt(binary ?? '', 2)).toBe(Number(row));
    }
  });

  it('has boards and questions that the solver reads, whatever is drawn', () => {
    const questions = tags(html, 'grundy-question');
    expect(questions.length).toBeGreaterThan(2);
    for (const { attributes, body } of questions) {
      expect(ASKS).toContain(attributes['ask']);
      for (let seed = 0; seed < 200; seed += 1) {
        const { outcome, moves, tables } = analysed(instanceOf(attributes['position'] ?? '', seed));
        expect(outcome).toMatch(/win|lose/);
        expect(moves.count).not.toBeNull();
        expect(isTable(attributes['ask'] as Ask) ? String(tables[0]?.columns) : undefined).toBe(attributes['cells']);
      }
      expect(body.match(/slot="hint"/g)).toHaveLength(2);
      expect(body).toContain('slot="after"');
    }
    for (const { body } of tags(html, 'grundy-game'))
      expect(analysed(/href="\.\.\/#([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '').outcome).toMatch(
        /win|lose|draw/,
      );
  });

  it('links to positions that are published for ever', () => {
    const known = new Set(published.map(([link]) => link));
    const links = Array.from(html.matchAll(/href="\.\.\/#([^"]*)"/g), ([, link = '']) => unescaped(link));
    expect(links.filter((link) => !known.has(link)).map((link) => `${link}\t${analysed(link).text}`)).toEqual([]);
  });

  it('has a public thread for each trap where it was asked, or says that none was found', () => {
    const traps = tags(html, 'grundy-trap');
    expect(traps.length).toBeGreaterThan(1);
    for (const { attributes, body } of traps) {
      const threads = body.match(/<a data-thread href="https:\/\/[^"]+">/g) ?? [];
      expect(attributes['data-thread'], attributes['id']).toBe(threads.length > 0 ? undefined : 'none');
    }
    // A link to another site that is not marked as a thread was forgotten.
    expect(traps.flatMap(({ body }) => body.match(/<a href="https?:[^"]*">/g) ?? [])).toEqual([]);
  });

  it('has at most 1,200 words, none of a sentence of more than 30', () => {
    const prose = textOf(
      html.replaceAll(/<(pre|grundy-game|math|code)\b[^>]*>[^]*?<\/\1>/g, ' … ').replaceAll(/<\/(p|li|h\d|tr)>/g, '. '),
    );
    const words = prose.match(/\p{L}[\p{L}’-]*/gu) ?? [];
    expect(words.length).toBeLessThanOrEqual(1200);
    const long = prose
      .split(/[.?!:](?:[”)]?\s|$)/)
      .filter((sentence) => (sentence.match(/\p{L}[\p{L}’-]*/gu) ?? []).length > 30);
    expect(long).toEqual([]);
    expect(prose).not.toMatch(/\b(?:colors?|neighbors?|centers?|gray|analyzed?)\b|\p{L}'\p{L}/iu);
  });
});
