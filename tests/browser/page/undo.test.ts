import { expect, it } from 'vitest';
import { ask, IDLE, untilPosition, untilVerdict, type Point } from '../support/playground.ts';
import { useSite } from '../support/site.ts';

const site = useSite();
const ROUNDS = 50;
const seed = Number(process.env['GRUNDY_SEED'] ?? 20);

/** Sets up in the page: random gestures, each awaited, and a walk back to the start and forward to the end. */
const walk = `(() => {
  let state = ${seed} >>> 0;
  const chance = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const any = (list) => list[chance(list.length)];
  const page = all('grundy-playground')[0];
  const within = (tag, selector) => {
    const found = [];
    const search = (root) => {
      found.push(...root.querySelectorAll(selector));
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) search(element.shadowRoot);
    };
    for (const element of all(tag)) search(element.shadowRoot);
    return found.filter((element) => !element.disabled && element.ariaDisabled !== 'true');
  };
  const shown = () => page.session.view.analysis.text;
  const settled = async () => {
    // A gesture may be told in a later task, and a move is made by the worker before its position is wanted.
    for (let quiet = 0; quiet < 2; ) {
      await new Promise((resolve) => setTimeout(resolve));
      await page.updateComplete;
      const { text, analysis, refusal } = page.session.view;
      quiet = ${IDLE}(page.session.solver) && (text === analysis.text || refusal !== null) ? quiet + 1 : 0;
    }
  };
  const texts = [
    'game=board&size=6x6&pieces=knight4@d4,queen@e5&toward=left-down', 'game=nim&piles=7,4,1', 'game=tree&parents=0,1,1,3,3,4&coins=0,2,2,1,3,2',
    'game=staircase&stairs=0,3,1,2', 'game=northcott&columns=8&rows=1-8,3-6', 'game=nimble&coins=3,5,5', 'game=nim&piles=nonsense',
  ];
  const write = (text) => {
    const field = all('grundy-formula')[0].shadowRoot.querySelector('textarea');
    field.focus();
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    field.blur();
  };
  const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'x', 'Delete', 'Escape', '1', '2', '3', '+', '-', 'a', 'm'];
  const gestures = [
    () => any(within('grundy-stage', '[tabindex="0"]'))?.dispatchEvent(new KeyboardEvent('keydown', { key: any(KEYS), bubbles: true, composed: true, cancelable: true })),
    () => any(within('grundy-stage', 'button'))?.click(),
    () => any(within('grundy-moves', 'button'))?.click(),
    () => {
      const [panel] = within('grundy-turn-rule', '#panel');
      if (panel?.matches(':popover-open')) any(within('grundy-turn-rule', '.segments button'))?.click();
      else panel?.showPopover();
    },
    () => write(any(texts)),
  ];
  const states = [shown()];
  const kinds = new Set();
  const note = async (kind) => {
    await settled();
    if (shown() === states.at(-1)) return;
    kinds.add(kind);
    states.push(shown());
  };
  const press = async (name) => {
    const button = all('button').find((other) => other.ariaLabel === name);
    if (button.ariaDisabled === 'true') return false;
    button.click();
    await settled();
    return true;
  };
  const through = async (name) => {
    const passed = [shown()];
    while (await press(name)) passed.push(shown());
    return passed;
  };
  window.walk = {
    note,
    async go(count) {
      for (let gesture = 0; gesture < count; ++gesture) {
        // Many changes of a position for each that leaves it.
        const kind = chance(8) === 0 ? 2 + chance(3) : chance(2);
        gestures[kind]();
        await note(kind);
      }
    },
    /** From where to where something is dragged now. */
    drag() {
      const places = within('grundy-stage', '[data-piece], [data-node], [data-cell]');
      return [any(places), any(places)].filter(Boolean).map((element) => {
        element.scrollIntoView({ block: 'center' });
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      });
    },
    async there() {
      return { states, kinds: [...kinds].sort(), back: await through('Undo'), forth: await through('Redo') };
    },
  };
})()`;

interface Walked {
  states: string[];
  kinds: number[];
  back: string[];
  forth: string[];
}

it('undo returns to every former state over 500 gestures of chance, and redo to every later one', async () => {
  const page = await site.open('#game=board&size=6x6&pieces=knight4@d4,queen@e5&toward=left-down');
  await untilVerdict(page, 'The player');
  await ask(page, walk);
  for (let round = 0; round < ROUNDS; ++round) {
    await page.evaluate('walk.go(9)');
    const [from, to] = (await page.evaluate('walk.drag()')) as Point[];
    if (from && to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
    }
    await page.evaluate('walk.note(5)');
  }
  const { states, kinds, back, forth } = (await page.evaluate('walk.there()')) as Walked;
  expect(kinds).toEqual([0, 1, 2, 3, 4, 5]);
  expect(states.length).toBeGreaterThan(100);
  expect(back.toReversed()).toEqual(states);
  expect(forth).toEqual(states);
  await untilPosition(page, states.at(-1)!);
});
