/** What the bench of puzzles asks each kind. */
export interface Kind {
  readonly name: string;
  readonly make: (seed: string) => unknown;
  /** What must be true of a puzzle, by a check that does not know how it was made. */
  readonly check: (made: never) => Checks;
}

export interface Checks {
  /** It has one solution. */
  readonly unique?: boolean;
  /** It can be solved, for a kind that has many solutions. */
  readonly solvable?: boolean;
  /** It is what its level says: the grade of a solver, the size, the numbers. */
  readonly level?: boolean;
}

/** The columns of checks, in their order. */
export const checkNames = ['unique', 'solvable', 'level'] as const satisfies readonly (keyof Checks)[];

export const kind = <Made>(name: string, make: (seed: string) => Made, check: (made: Made) => Checks): Kind => ({
  name,
  make,
  check,
});
