import type { Position } from 'grundy-wasm';

export type RunsPosition = Extract<Position, { family: 'runs' }>;
