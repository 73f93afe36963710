import { parse } from '@babel/parser';
import type { Expression, Statement, TSType, TSTypeElement } from '@babel/types';

/** What the contract allows at one place. Every shape that a value can contain has an `id`, to report the ones that never occurred. */
export type Shape =
  | { kind: 'literal'; id: string; value: string | number | boolean | null }
  | { kind: 'primitive'; id: string; type: 'string' | 'number' }
  | { kind: 'typed-array'; id: string; name: string }
  | { kind: 'list'; id: string; item: Shape }
  | { kind: 'record'; id: string; fields: Map<string, Shape> }
  | { kind: 'union'; id: string; members: Shape[] }
  | { kind: 'function'; id: string }
  | { kind: 'name'; id: string; name: string };

export type Contract = Map<string, Shape>;

function fieldOf(element: TSTypeElement, id: string): [string, Shape] {
  if (
    (element.type !== 'TSPropertySignature' && element.type !== 'TSMethodSignature') ||
    element.key.type !== 'Identifier'
  ) {
    throw new Error(`${id}: the contract test does not know ${element.type}`);
  }
  if (element.optional) throw new Error(`${id}.${element.key.name}: no field of the contract is optional`);
  const name = element.key.name;
  if (element.type === 'TSMethodSignature') return [name, { kind: 'function', id: `${id}.${name}` }];
  if (!element.typeAnnotation) throw new Error(`${id}.${name} has no type`);
  return [name, shapeOf(element.typeAnnotation.typeAnnotation, `${id}.${name}`)];
}

function recordOf(elements: TSTypeElement[], id: string): Shape & { kind: 'record' } {
  return { kind: 'record', id, fields: new Map(elements.map((element) => fieldOf(element, id))) };
}

function literalOf(literal: Expression, id: string): Shape {
  if (literal.type !== 'StringLiteral' && literal.type !== 'NumericLiteral' && literal.type !== 'BooleanLiteral') {
    throw new Error(`${id}: the contract test does not know ${literal.type}`);
  }
  return { kind: 'literal', id: `${id}=${literal.value}`, value: literal.value };
}

function either(id: string): Shape {
  const members = [true, false].map((value): Shape => ({ kind: 'literal', id: `${id}=${value}`, value }));
  return { kind: 'union', id, members };
}

function shapeOf(type: TSType, id: string): Shape {
  switch (type.type) {
    case 'TSStringKeyword':
      return { kind: 'primitive', id, type: 'string' };
    case 'TSNumberKeyword':
      return { kind: 'primitive', id, type: 'number' };
    case 'TSBooleanKeyword':
      return either(id);
    case 'TSNullKeyword':
      return { kind: 'literal', id: `${id}=null`, value: null };
    case 'TSLiteralType':
      return literalOf(type.literal, id);
    case 'TSArrayType':
      return { kind: 'list', id, item: shapeOf(type.elementType, `${id}[]`) };
    case 'TSUnionType':
      return { kind: 'union', id, members: type.types.map((member, index) => shapeOf(member, `${id}|${index}`)) };
    case 'TSTypeLiteral':
      return recordOf(type.members, id);
    case 'TSTypeReference': {
      if (type.typeName.type !== 'Identifier') break;
      const { name } = type.typeName;
      return name.endsWith('Array') ? { kind: 'typed-array', id: `${id}:${name}`, name } : { kind: 'name', id, name };
    }
  }
  throw new Error(`${id}: the contract test does not know ${type.type}`);
}

/** The fields that an interface inherits. Its base must be declared before it. */
function inherited(
  bases: readonly { expression: { type: string; name?: string } }[],
  contract: Contract,
): [string, Shape][] {
  return bases.flatMap(({ expression }) => {
    const base = contract.get(expression.name ?? '');
    if (base?.kind !== 'record')
      throw new Error(`the contract test does not know what ${expression.name ?? expression.type} is`);
    return [...base.fields];
  });
}

function named(statement: Statement, contract: Contract): [string, Shape] | undefined {
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return undefined;
  const { declaration } = statement;
  if (declaration.type === 'TSInterfaceDeclaration') {
    const own = recordOf(declaration.body.body, declaration.id.name);
    return [
      declaration.id.name,
      { ...own, fields: new Map([...inherited(declaration.extends ?? [], contract), ...own.fields]) },
    ];
  }
  if (declaration.type === 'TSTypeAliasDeclaration') {
    return [declaration.id.name, shapeOf(declaration.typeAnnotation, declaration.id.name)];
  }
  return undefined;
}

/** The types that a declaration file exports, by name. */
export function readContract(source: string): Contract {
  const { program } = parse(source, { sourceType: 'module', plugins: [['typescript', { dts: true }]] });
  const contract: Contract = new Map();
  for (const statement of program.body) {
    const entry = named(statement, contract);
    if (entry) contract.set(...entry);
  }
  return contract;
}
