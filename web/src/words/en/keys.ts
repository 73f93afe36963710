/** The keys of the page and of the editors, as the help lists them. */

export const KEYS_TITLE = 'Keys';

export interface KeyHelp {
  title: string;
  keys: [keys: string, meaning: string][];
}

export const KEY_HELP: readonly KeyHelp[] = [
  {
    title: 'Everywhere',
    keys: [
      ['Ctrl Z', 'undo'],
      ['Ctrl Y or Ctrl Shift Z', 'redo'],
      ['Tab', 'to the next part of the page; each picture is one stop'],
      ['Ctrl S', 'share: a link, a picture, embedding, data'],
      ['?', 'this list'],
    ],
  },
  {
    title: 'Play',
    keys: [
      ['Keys of the picture', 'make moves, once Play is pressed'],
      ['Enter', 'ends a turn that was begun, where nothing is to be taken up'],
      ['Esc', 'cancels it'],
      ['Ctrl Z', 'take the last move back'],
    ],
  },
  {
    title: 'Board',
    keys: [
      ['Arrows', 'to another cell; with Ctrl to the edge'],
      ['Enter or Space', 'take the piece up, put it down; or use the tool chosen'],
      ['1 to 9', 'choose a piece of the palette to add'],
      ['X', 'damage the cell or mend it'],
      ['Delete', 'remove the piece'],
      ['+, − or 0', 'on a heat map: closer, further, all of it'],
      ['Esc', 'put the piece back'],
    ],
  },
  {
    title: 'Piles',
    keys: [
      ['Left, right', 'to another pile'],
      ['Up, down', 'one coin more, one less'],
      ['Digits', 'type the number of coins'],
      ['A', 'add a pile'],
      ['Delete', 'remove the pile'],
    ],
  },
  {
    title: 'Heaps that are split',
    keys: [
      ['Left, right', 'choose a coin; with Shift several'],
      ['Enter or Space', 'take the coins chosen: what stands on their sides is parted'],
      ['S', 'part the heap before the coin chosen'],
      ['Up, down', 'to another heap'],
      ['Digits', 'type what there is, as 7+5'],
      ['A', 'add a heap'],
      ['Delete', 'remove the heap'],
      ['Esc', 'choose nothing'],
    ],
  },
  {
    title: 'Stairs, cakes, pots, piles in order',
    keys: [
      ['Left, right', 'to another heap'],
      ['Enter or Space', 'take one up, then put it down: a move'],
      ['Up, down', 'while held, one more or one less; else one more or one less lies there'],
      ['Digits', 'type how many lie there'],
      ['A', 'add a heap'],
      ['Delete', 'remove the heap'],
      ['Esc', 'put back what is held'],
    ],
  },
  {
    title: 'Graph',
    keys: [
      ['Arrows', 'to another node'],
      ['Enter or Space', 'take the token up, put it down'],
      ['A', 'add a node'],
      ['E', 'draw an arc from here: then the node to which it leads, and Enter'],
      ['+, −', 'one token more, one less'],
      ['Delete', 'remove the node'],
      ['Esc', 'put back what is held'],
    ],
  },
  {
    title: 'Coins on a strip',
    keys: [
      ['Arrows', 'to another square'],
      ['Enter or Space', 'take the coin up, put it down'],
      ['A', 'add a coin here'],
      ['Delete', 'remove the coin'],
      ['Esc', 'put the coin back'],
    ],
  },
  {
    title: 'While a table fills',
    keys: [
      ['Arrows', 'a step back, a step on; Home and End to the first and the last'],
      ['Space', 'halt, go on'],
      ['Esc', 'end it: the whole table shows'],
    ],
  },
  {
    title: 'Rows with a white and a black piece',
    keys: [
      ['Up, down', 'to another row'],
      ['Left, right', 'to the other piece; while one is held, along its row'],
      ['Enter or Space', 'take the piece up, put it down'],
      ['T', 'let the other colour move'],
      ['A', 'add a row'],
      ['Delete', 'remove the row'],
      ['Esc', 'put the piece back'],
    ],
  },
  {
    title: 'Tree',
    keys: [
      ['Up, down', 'to the parent, to the first child'],
      ['Left, right', 'to the neighbour at the same depth'],
      ['Digits', 'type the coins on the node'],
      ['+ or −', 'one coin more, one less'],
      ['A or Enter', 'add a node below'],
      ['U', 'play: one coin up to the parent'],
      ['X', 'cut the node; then choose a node and press Enter to hang it there'],
      ['Delete', 'remove the node and all below it'],
      ['Esc', 'leave the node where it was'],
    ],
  },
  {
    title: 'Presentation',
    keys: [
      ['F', 'full screen with large figures; again to leave'],
      ['Page Down, Page Up', 'the next reason, the one before'],
      ['Esc', 'leave'],
    ],
  },
];
