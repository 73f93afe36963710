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
      ['Tab', 'go to the next part of the page; each picture is one stop'],
      ['Ctrl S', 'share: a link, a picture, embedding, data'],
      ['R', 'a random position'],
      ['Q', 'an exercise: hide the answers, or show them again'],
      ['L', 'the laboratory, with the sequence of this game'],
      ['?', 'this list'],
    ],
  },
  {
    title: 'Play',
    keys: [
      ['Keys of the picture', 'make moves, once Play is pressed'],
      ['Enter', 'end the turn you began'],
      ['Esc', 'cancel it'],
      ['Ctrl Z', 'take the last move back'],
    ],
  },
  {
    title: 'Board',
    keys: [
      ['Arrows', 'go to another cell; with Ctrl to the edge'],
      ['Enter or Space', 'pick up the piece, put it down; or use the chosen tool'],
      ['1 to 9', 'choose a piece from the palette'],
      ['X', 'damage the cell or repair it'],
      ['Delete', 'remove the piece'],
      ['+, − or 0', 'on a heat map: zoom in, zoom out, show all'],
      ['Esc', 'put the piece back'],
    ],
  },
  {
    title: 'Dominoes',
    keys: [
      ['Arrows', 'go to another cell; with Ctrl to the edge'],
      ['Enter or Space', 'choose half a domino, then the cell beside it: a move'],
      ['X', 'take the cell or free it'],
      ['Esc', 'give up the half'],
    ],
  },
  {
    title: 'Chocolate',
    keys: [
      ['Arrows', 'go to another square; with Ctrl to the edge'],
      ['Enter or Space', 'bite there: a move'],
    ],
  },
  {
    title: 'Piles',
    keys: [
      ['Left, right', 'go to another pile'],
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
      ['Enter or Space', 'take the chosen coins; the rest splits where they lay'],
      ['S', 'split the heap in front of the chosen coin'],
      ['Up, down', 'go to another heap'],
      ['Digits', 'type what is left, as 7+5'],
      ['A', 'add a heap'],
      ['Delete', 'remove the heap'],
      ['Esc', 'choose nothing'],
    ],
  },
  {
    title: 'Stairs, cakes, pots, piles in order',
    keys: [
      ['Left, right', 'go to another heap'],
      ['Enter or Space', 'pick one up, then put it down: a move'],
      ['Up, down', 'hold one more, one less; with nothing held, add one or remove one'],
      ['Digits', 'type how many lie there'],
      ['A', 'add a heap'],
      ['Delete', 'remove the heap'],
      ['Esc', 'put back what is held'],
    ],
  },
  {
    title: 'Graph',
    keys: [
      ['Arrows', 'go to another node'],
      ['Enter or Space', 'pick up the token, put it down'],
      ['A', 'add a node'],
      ['E', 'draw an arc from here: choose the node it leads to, then press Enter'],
      ['+, −', 'one token more, one less'],
      ['Delete', 'remove the node'],
      ['Esc', 'put back what is held'],
    ],
  },
  {
    title: 'Hackenbush',
    keys: [
      ['Arrows', 'go to another node or edge'],
      ['Enter or Space', 'cut the edge'],
      ['A', 'grow an edge from the node'],
      ['E', 'draw an edge from here: choose the node where it ends, then press Enter'],
      ['Delete', 'remove the node or the edge'],
      ['Esc', 'draw no edge'],
    ],
  },
  {
    title: 'Coins on a strip',
    keys: [
      ['Arrows', 'go to another square'],
      ['Enter or Space', 'pick up the coin, put it down'],
      ['A', 'add a coin here'],
      ['Delete', 'remove the coin'],
      ['Esc', 'put the coin back'],
    ],
  },
  {
    title: 'While a table fills',
    keys: [
      ['Arrows', 'step back, step on; Home and End go to the first and the last step'],
      ['Space', 'pause, go on'],
      ['Esc', 'end: show the whole table'],
    ],
  },
  {
    title: 'Rows with a white and a black piece',
    keys: [
      ['Up, down', 'go to another row'],
      ['Left, right', 'go to the other piece; with one held, along its row'],
      ['Enter or Space', 'pick up the piece, put it down'],
      ['T', 'let the other colour move'],
      ['A', 'add a row'],
      ['Delete', 'remove the row'],
      ['Esc', 'put the piece back'],
    ],
  },
  {
    title: 'Tree',
    keys: [
      ['Up, down', 'go to the parent, to the first child'],
      ['Left, right', 'go to the neighbour at the same depth'],
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
      ['F', 'full screen with large figures; press it again to leave'],
      ['Page Down, Page Up', 'go to the next reason, to the one before'],
      ['Esc', 'leave the presentation'],
    ],
  },
];
