/** Arguments for the functions of the words, so that the whole text of the page can be read: some values for the type of each parameter. */

const PILE = { one: 'pile', many: 'piles' };
const HEAP = { heap: PILE, coin: { one: 'coin', many: 'coins' }, take: 'take', takeIt: 'take it' };
const TURN = 'reducing pile 1 to 5';
const STEP = {
  items: [0],
  values: [1, 2],
  omitted: 0,
  equal: true,
  result: 3,
  number: 'remoteness',
  theorem: 'moore',
  value: 3,
  big: 2,
  ones: 1,
  total: 3,
  turn: 0,
  limit: 1000,
  counted: 'steps',
  order: 40,
  live: 3,
  most: 2,
  set: [0, 2],
};
const RULE = {
  turn: 'Take one or more coins from one pile',
  rule: { by: 'game' },
  sum: 'up-to',
  upTo: 2,
  play: 'misere',
  noun: 'pile',
  oneGame: false,
};
const PERIOD = { period: 12, preperiod: 71, saltus: 4, certificate: { by: 'take-and-break', bound: 168 } };
const RUN = { game: 'kayles', code: '0.77', rule: { by: 'game' }, most: 1e8, bytesPerValue: 1 };

/** Values by the name of a parameter or field. All other strings are a pile's name, all other numbers 1 and 5. */
const BY_NAME: Record<string, unknown[]> = {
  turn: [TURN],
  answer: [TURN],
  reached: ['the Grundy numbers {0, 1, 3}'],
  how: ['A move can leave any smaller number'],
  goes: ['moves up'],
  outcome: ['win', 'lose'],
  words: ['won for the player to move'],
  standing: ['won for the player to move'],
  reason: ['the solver stopped'],
  failure: ['the solver stopped'],
  sentence: ['Nim with piles 3, 5, 7'],
  headline: ['The player to move wins'],
  base: [2, 3],
  left: [0, 3],
  sets: [[0, 2]],
};

/** Values by type, as the type is written. */
const BY_TYPE: Record<string, unknown[]> = {
  string: ['pile 1'],
  number: [1, 5],
  boolean: [true, false],
  null: [null],
  undefined: [undefined],
  Countable: ['1', '12345678901234567890'],
  Noun: [PILE],
  HeapNouns: [HEAP],
  PileNouns: [HEAP, { heap: HEAP.coin, coin: null }],
  NimHeap: [{ large: PILE, single: PILE, noLarge: 'none of two or more' }],
  Play: ['normal', 'misere'],
  Sum: ['disjunctive', 'selective', 'not-all', 'conjunctive', 'continued', 'up-to'],
  Outcome: ['win', 'lose', 'draw', 'undecided'],
  Shade: ['win', 'lose', 'draw', 'unknown'],
  Picture: ['piles', 'heaps', 'board', 'tree'],
  Reason: [
    { by: 'theorem', theorem: 'moore' },
    { by: 'search', positions: 12 },
    { by: 'limit', limit: 1000, counted: 'steps' },
  ],
  Rule: [{ by: 'game' }],
  WholeRule: [RULE, { ...RULE, sum: 'not-all', oneGame: true }],
  Run: [RUN],
  Doing: ['empty', 'reading', 'ready', 'running', 'paused', 'done'],
  Progress: [null, 'larger', 'fault', 'work']
    .map((ended): object => ({ computed: 500, ended, period: null }))
    .concat({ computed: 500, ended: null, period: PERIOD }),
  ProvedPeriod: [PERIOD],
  Certificate: ['take-and-break', 'take-away', 'rare-values', 'all-but', 'nim', 'lasker'].map((by) => ({
    by,
    bound: 168,
  })),
  Expected: [{ code: 'number', values: ['1', '9'] }],
  "Exclude<DecidingNumber, 'outcome'>": ['grundy', 'remoteness', 'suspense'],
  "Extract<Reason, { by: 'limit' }>": [{ by: 'limit', limit: 1000, counted: 'steps' }],
  GraphForm: ['edges', 'parents-0'],
  PastedGraph: ['both-ways', 'one-way', 'repeated', 'loops', 'no-ground', 'no-tokens', 'long-labels'].map(
    (code): object => ({
      nodes: 4,
      links: 1,
      directed: code === 'repeated',
      notes: [{ code }, { code: 'root', node: '3' }],
    }),
  ),
  "Problem['code']": ['missing', 'malformed'],
};

/** For parameters without a type of their own (they are typed by their list): numbers as the core writes them. */
const WITHOUT_TYPE = ['3', '1'];

/** A node of the syntax tree. */
export type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** One module of words. */
export interface Source {
  name: string;
  text: string;
  /** The interfaces and type names of this file. */
  types: Map<string, Node>;
  /** The source nodes of its constants. */
  constants: Map<string, Node>;
  module: Record<string, unknown>;
}

/** The node without `as const`, `satisfies` and `lookup` around it. */
export function written(node: Node | undefined): Node | undefined {
  if (node?.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'lookup')
    return written((node['arguments'] as Node[])[0]);
  return node && /^TS(?:As|Satisfies)Expression$/.test(node.type) ? written(node['expression'] as Node) : node;
}

export function keyOf(property: Node): string {
  const key = property['key'] as Node | undefined;
  return String(key?.['name'] ?? key?.['value']);
}

/** Parameters with a type for which no value is known here. */
export const unknown = new Set<string>();

/** All modules, because one may use the types of another. */
export const sources: Source[] = [];
const elsewhere = (type: string): Source | undefined => sources.find(({ types }) => types.has(type));

function ofFields(members: readonly Node[], source: Source, from: string): unknown[] {
  const fields = members.map((member) => {
    const name = keyOf(member);
    return [
      name,
      samples((member['typeAnnotation'] as Node | null)?.['typeAnnotation'] as Node | undefined, name, source, from),
    ] as const;
  });
  const most = Math.max(1, ...fields.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(fields.map(([name, values]) => [name, values[index % values.length]])),
  );
}

/** Some values of a type. */
function samples(type: Node | undefined, name: string, source: Source, from: string): unknown[] {
  if (!type) return BY_NAME[name] ?? WITHOUT_TYPE;
  const said = source.text.slice(type.start, type.end);
  if (BY_NAME[name] && /^(?:string|number)$/.test(said)) return BY_NAME[name];
  if (BY_TYPE[said]) return BY_TYPE[said];
  if (said.startsWith('StepOf<')) return [STEP, { ...STEP, equal: false, big: 0, values: [] }];
  switch (type.type) {
    case 'TSLiteralType':
      return [(type['literal'] as Node)['value']];
    case 'TSUnionType':
      return (type['types'] as Node[]).flatMap((each) => samples(each, name, source, from));
    case 'TSIntersectionType':
      return [
        Object.assign(
          {},
          ...(type['types'] as Node[]).map((each) => samples(each, name, source, from)[0] as object),
        ) as unknown,
      ];
    case 'TSParenthesizedType':
      return samples(type['typeAnnotation'] as Node, name, source, from);
    case 'TSArrayType': {
      const items = samples(type['elementType'] as Node, name, source, from);
      return [items.slice(0, 1), [items[0], items.at(-1)]];
    }
    case 'TSTypeOperator': {
      const [, constant = ''] = /^keyof typeof (\w+)$/.exec(said) ?? [];
      const properties = written(source.constants.get(constant))?.['properties'] as Node[] | undefined;
      if (properties) return properties.map(keyOf);
      return samples(type['typeAnnotation'] as Node, name, source, from);
    }
    case 'TSTypeLiteral':
      return ofFields(type['members'] as Node[], source, from);
    case 'TSTypeReference': {
      if (/^(?:ArrayLike|Iterable)<number>$/.test(said)) return [[1], [1, 5]];
      const home = source.types.has(said) ? source : elsewhere(said);
      const named = home?.types.get(said);
      if (home && named?.type === 'TSInterfaceDeclaration')
        return ofFields((named['body'] as Node)['body'] as Node[], home, from);
      if (home && named) return samples(named['typeAnnotation'] as Node, name, home, from);
    }
  }
  unknown.add(`${from}: ${name}: ${said}`);
  return [undefined];
}

/** The plain call; then, for each further sample of an argument, one call with the first and one with the last samples of the others. */
export function callsOf(params: readonly Node[], source: Source, from: string): unknown[][] {
  const each = params.map((param) => {
    const target = (
      param.type === 'AssignmentPattern' ? param['left'] : param.type === 'RestElement' ? param['argument'] : param
    ) as Node;
    const annotation = ((param['typeAnnotation'] ?? target['typeAnnotation']) as Node | undefined)?.[
      'typeAnnotation'
    ] as Node | undefined;
    if (!annotation && param.type === 'AssignmentPattern') return [undefined];
    if (!annotation && param.type === 'RestElement') return [['3'], ['3', '5']];
    return samples(annotation, String(target['name'] ?? ''), source, from);
  });
  const calls = [each.map(([first]) => first)];
  each.forEach((values, place) => {
    for (const value of values.slice(1)) {
      calls.push(each.map(([first], index) => (index === place ? value : first)));
      calls.push(each.map((others, index) => (index === place ? value : others.at(-1))));
    }
  });
  return params.at(-1)?.type === 'RestElement'
    ? calls.map((call) => [...call.slice(0, -1), ...(call.at(-1) as unknown[])])
    : calls;
}
