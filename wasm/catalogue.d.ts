/** The part of the contract that lists the games, their parameters and examples, and the pieces of boards. */

export interface Catalogue {
  games: GameEntry[];
  pieces: PieceEntry[];
}

/** The modules that a page fetches: each reads the games of one group. */
export type Group = 'piles' | 'heaps' | 'boards' | 'graphs' | 'hidden' | 'typed';

export interface GameEntry {
  key: string;
  family:
    | 'piles'
    | 'heaps'
    | 'board'
    | 'cram'
    | 'chomp'
    | 'notakto'
    | 'tree'
    | 'row'
    | 'northcott'
    | 'graph'
    | 'geography'
    | 'node-kayles'
    | 'hackenbush'
    | 'rule';
  group: Group;
  source: string;
  parameters: Parameter[];
  examples: Example[];
}

export interface Parameter {
  key: string;
  required: boolean;
}

export interface Example {
  /** Several examples may have the same key. */
  key: string;
  text: string;
  source: string;
}

export interface PieceEntry {
  name: string;
}
