import type { Contract, Shape } from './shapes.ts';

interface Finding {
  faults: string[];
  /** The ids of the shapes that occurred in the value. */
  seen: string[];
}

const fault = (path: string, text: string): Finding => ({ faults: [`${path}: ${text}`], seen: [] });

function join(id: string, findings: Finding[]): Finding {
  return { faults: findings.flatMap(({ faults }) => faults), seen: [id, ...findings.flatMap(({ seen }) => seen)] };
}

function inRecord(contract: Contract, shape: Shape & { kind: 'record' }, value: unknown, path: string): Finding {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value)) {
    return fault(path, `${shape.id} is a record`);
  }
  const extra = Object.keys(value).filter((key) => !shape.fields.has(key));
  const fields = [...shape.fields].map(([key, field]) =>
    key in value
      ? conform(contract, field, (value as Record<string, unknown>)[key], `${path}.${key}`)
      : fault(path, `has no ${key}`),
  );
  return join(shape.id, [...fields, ...extra.map((key) => fault(path, `${shape.id} knows no ${key}`))]);
}

function inUnion(contract: Contract, shape: Shape & { kind: 'union' }, value: unknown, path: string): Finding {
  const findings = shape.members.map((member) => conform(contract, member, value, path));
  const nearest = findings.reduce((best, finding) => (finding.faults.length < best.faults.length ? finding : best));
  return join(shape.id, [nearest]);
}

/** Whether `value` has exactly this shape: the same fields, only known words, the right kinds of array. */
export function conform(contract: Contract, shape: Shape, value: unknown, path: string): Finding {
  switch (shape.kind) {
    case 'name': {
      const target = contract.get(shape.name);
      return target ? conform(contract, target, value, path) : fault(path, `the contract has no ${shape.name}`);
    }
    case 'literal':
      return value === shape.value ? join(shape.id, []) : fault(path, `${String(value)} is not ${String(shape.value)}`);
    case 'primitive':
      return typeof value === shape.type && !Number.isNaN(value)
        ? join(shape.id, [])
        : fault(path, `is no ${shape.type}`);
    case 'typed-array':
      return Object.prototype.toString.call(value) === `[object ${shape.name}]`
        ? join(shape.id, [])
        : fault(path, `is no ${shape.name}`);
    case 'list':
      return Array.isArray(value)
        ? join(
            shape.id,
            value.map((item, index) => conform(contract, shape.item, item, `${path}[${index}]`)),
          )
        : fault(path, 'is no list');
    case 'record':
      return inRecord(contract, shape, value, path);
    case 'union':
      return inUnion(contract, shape, value, path);
    case 'function':
      return typeof value === 'function' ? join(shape.id, []) : fault(path, 'is no function');
  }
}

/** The ids of all shapes that a value of this shape can contain. */
export function reachable(contract: Contract, shape: Shape, ids: Set<string> = new Set()): Set<string> {
  if (shape.kind === 'name') {
    const target = contract.get(shape.name);
    return target ? reachable(contract, target, ids) : ids;
  }
  if (ids.has(shape.id)) return ids;
  ids.add(shape.id);
  // It matters which words a list contained, but not whether a list of plain numbers was ever filled.
  if (shape.kind === 'list' && shape.item.kind !== 'primitive') reachable(contract, shape.item, ids);
  if (shape.kind === 'record') for (const field of shape.fields.values()) reachable(contract, field, ids);
  if (shape.kind === 'union') for (const member of shape.members) reachable(contract, member, ids);
  return ids;
}
