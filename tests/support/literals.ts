/** The texts in a TypeScript module, and the use of each. */

import { parseSync } from 'vite';

/** `words`: a reader may see it. `code`: only programs compare it. `thrown`: an error that only developers see. */
export type Use = 'words' | 'code' | 'thrown';

/** A string literal, or a piece of a template between two values. */
export interface Literal {
  value: string;
  /** The range of its source text, `end` exclusive; quotes are part of a string. */
  start: number;
  end: number;
  kind: 'string' | 'template';
  use: Use;
}

/** A tagged template such as html or css: its pieces, joined by VALUE in place of each inserted value. */
export interface Tagged {
  tag: string;
  value: string;
  start: number;
}

export const VALUE = '\ufffc';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const COMPARING = new Set(['===', '!==', '==', '!=', 'in']);
/** Nodes that wrap an expression. All other nodes whose name begins with TS are types. */
const WITH_EXPRESSION = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
]);

/** `new Intl.PluralRules`: its arguments are a language name and codes. */
const isIntl = ({ callee }: Node): boolean =>
  isNode(callee) && callee.type === 'MemberExpression' && isNode(callee.object) && callee.object.name === 'Intl';

const isForDevelopers = ({ type, callee }: Node): boolean =>
  type === 'ThrowStatement' ||
  (isNode(callee) &&
    (/^(Type|Range)?Error$/.test(String(callee.name)) ||
      (callee.type === 'MemberExpression' && isNode(callee.object) && callee.object.name === 'console')));

/** Whether a literal in this place of the syntax tree is a code. */
function isCode(parent: Node, key: string): boolean {
  switch (parent.type) {
    case 'Property':
    case 'PropertyDefinition':
    case 'AccessorProperty':
    case 'MethodDefinition':
      return key === 'key';
    case 'BinaryExpression':
      return COMPARING.has(String(parent.operator));
    case 'MemberExpression':
      return key === 'property';
    case 'SwitchCase':
      return key === 'test';
    case 'ExpressionStatement':
      return 'directive' in parent && parent.directive !== null;
    default:
      return key === 'source' || parent.type === 'ImportAttribute';
  }
}

export interface Texts {
  literals: Literal[];
  tagged: Tagged[];
}

/** All texts of a module, in their order; types have none. */
export function textsOf(source: string, file: string): Texts {
  const { program, errors } = parseSync(file, source, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const literals: Literal[] = [];
  const tagged: Tagged[] = [];

  // The source of a piece begins after its opening mark: ` or }.
  const pieces = (template: Node): { value: string; start: number; end: number }[] =>
    (template.quasis as (Node & { value: { raw: string; cooked: string } })[]).map(
      ({ start, value: { raw, cooked } }) => ({ value: cooked, start: start + 1, end: start + 1 + raw.length }),
    );

  function walk(node: Node, parent: Node, key: string, use: Use): void {
    if (node.type.startsWith('TS') && !WITH_EXPRESSION.has(node.type)) return;
    const inside: Use = isForDevelopers(node) ? 'thrown' : use;
    if (node.type === 'Literal') {
      if (typeof node.value !== 'string') return;
      literals.push({
        value: node.value,
        start: node.start,
        end: node.end,
        kind: 'string',
        use: isCode(parent, key) ? 'code' : inside,
      });
      return;
    }
    if (node.type === 'TaggedTemplateExpression') {
      const { name } = node.tag as Node;
      tagged.push({
        tag: String(name),
        value: pieces(node.quasi as Node)
          .map(({ value }) => value)
          .join(VALUE),
        start: node.start,
      });
      for (const each of (node.quasi as { expressions: Node[] }).expressions) walk(each, node, 'expressions', inside);
      return;
    }
    if (node.type === 'TemplateLiteral') {
      const pieceUse = isCode(parent, key) ? 'code' : inside;
      for (const { value, start, end } of pieces(node))
        literals.push({ value, start, end, kind: 'template', use: pieceUse });
    }
    for (const [name, child] of Object.entries(node)) {
      const called = name === 'arguments' && isIntl(node) ? 'code' : inside;
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) walk(each, node, name, called);
    }
  }

  const root = program as unknown as Node;
  walk(root, root, 'body', 'words');
  return { literals: literals.toSorted((first, second) => first.start - second.start), tagged };
}
