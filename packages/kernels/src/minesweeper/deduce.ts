/**
 * What follows from the numbers that are open: cells that are certainly safe and cells that certainly have a mine.
 * Techniques from the easiest: `count` looks at one number, `overlap` at two, `cases` at all ways to place mines in a
 * connected part, `mines-left` at the number of mines in all.
 */
export const minesweeperTechniques = ['count', 'overlap', 'cases', 'mines-left'] as const;
export type MinesweeperTechnique = (typeof minesweeperTechniques)[number];

export interface Deduction {
  readonly technique: MinesweeperTechnique;
  readonly safe: readonly number[];
  readonly mines: readonly number[];
  /** Open cells whose numbers it follows from. Empty for `mines-left`. */
  readonly from: readonly number[];
}

/** How much a person knows: the number of an open cell, -1 for a cell not known, -2 for a certain mine, -3 for one certainly safe. */
export type Knowledge = Int8Array;
export const unknown = -1;
export const mine = -2;
export const safe = -3;

interface Constraint {
  /** The open cell. */
  readonly from: number;
  readonly cells: readonly number[];
  /** Mines among the cells. */
  readonly mines: number;
}

export interface Situation {
  readonly known: Knowledge;
  readonly around: readonly (readonly number[])[];
  /** Mines in all, or null when that is not known. */
  readonly mines: number | null;
}

/** Thrown when no way to place the mines gives the numbers. */
export class Contradiction extends Error {}

/** The easiest deduction, or null when nothing is certain. */
export function deduce(situation: Situation): Deduction | null {
  const constraints = constraintsOf(situation);
  return fromOne(constraints) ?? fromTwo(constraints) ?? fromCases(situation, constraints);
}

function constraintsOf({ known, around }: Situation): readonly Constraint[] {
  const constraints: Constraint[] = [];
  known.forEach((value, from) => {
    if (value < 0) return;
    const cells: number[] = [];
    let mines = value;
    for (const cell of around[from] ?? []) {
      if (known[cell] === unknown) cells.push(cell);
      else if (known[cell] === mine) mines -= 1;
    }
    if (mines < 0 || mines > cells.length) throw new Contradiction();
    if (cells.length > 0) constraints.push({ from, cells, mines });
  });
  return constraints;
}

function fromOne(constraints: readonly Constraint[]): Deduction | null {
  for (const { from, cells, mines } of constraints) {
    if (mines === 0) return { technique: 'count', safe: cells, mines: [], from: [from] };
    if (mines === cells.length) return { technique: 'count', safe: [], mines: cells, from: [from] };
  }
  return null;
}

/** Two numbers whose cells overlap: what only one of them has is all mines or all safe. */
function fromTwo(constraints: readonly Constraint[]): Deduction | null {
  const byCell = new Map<number, Constraint[]>();
  for (const constraint of constraints)
    for (const cell of constraint.cells) byCell.set(cell, [...(byCell.get(cell) ?? []), constraint]);
  for (const first of constraints) {
    const near = new Set(first.cells.flatMap((cell) => byCell.get(cell) ?? []));
    for (const second of near) {
      if (second === first) continue;
      const onlyFirst = first.cells.filter((cell) => !second.cells.includes(cell));
      const onlySecond = second.cells.filter((cell) => !first.cells.includes(cell));
      // As many more mines as the second has cells of its own: those are mines, and the first's own are safe.
      if (second.mines - first.mines !== onlySecond.length || onlyFirst.length + onlySecond.length === 0) continue;
      return { technique: 'overlap', safe: onlyFirst, mines: onlySecond, from: [first.from, second.from] };
    }
  }
  return null;
}

/** Cells that are in the same constraints are alike: only how many of them have a mine matters. */
interface Group {
  readonly cells: readonly number[];
  readonly constraints: readonly number[];
}

interface Part {
  readonly groups: readonly Group[];
  readonly from: readonly number[];
  /** By number of mines in the part: which groups can have a safe cell, and which a mine. */
  readonly byMines: ReadonlyMap<number, { readonly canBeSafe: boolean[]; readonly canBeMine: boolean[] }>;
}

/** Positions looked at before a part is left alone. */
const casesMax = 200_000;

function fromCases(situation: Situation, constraints: readonly Constraint[]): Deduction | null {
  const parts = partsOf(constraints);
  if (parts === null) return null;
  const { known, mines } = situation;
  const alone = certainIn(parts.map((part) => ({ part, totals: [...part.byMines.keys()] })));
  if (alone !== null) return { technique: 'cases', ...alone };
  if (mines === null) return null;
  const near = new Set(parts.flatMap(({ groups }) => groups.flatMap(({ cells }) => cells)));
  const rest: number[] = [];
  let left = mines;
  known.forEach((value, cell) => {
    if (value === mine) left -= 1;
    if (value === unknown && !near.has(cell)) rest.push(cell);
  });
  const sums = parts.map(({ byMines }) => new Set(byMines.keys()));
  const isPossible = (others: ReadonlySet<number>, own: number) =>
    [...others].some((sum) => left - own - sum >= 0 && left - own - sum <= rest.length);
  const withTotals = parts.map((part, at) => {
    const others = sumsOf(sums.toSpliced(at, 1));
    return { part, totals: [...part.byMines.keys()].filter((own) => isPossible(others, own)) };
  });
  if (withTotals.some(({ totals }) => totals.length === 0)) throw new Contradiction();
  const counted = certainIn(withTotals);
  const restMines = [...sumsOf(sums)].map((sum) => left - sum).filter((count) => count >= 0 && count <= rest.length);
  if (restMines.length === 0) throw new Contradiction();
  const restSafe = rest.length > 0 && restMines.every((count) => count === 0) ? rest : [];
  const restMined = rest.length > 0 && restMines.every((count) => count === rest.length) ? rest : [];
  const all = {
    safe: [...(counted?.safe ?? []), ...restSafe],
    mines: [...(counted?.mines ?? []), ...restMined],
  };
  return all.safe.length + all.mines.length === 0 ? null : { technique: 'mines-left', ...all, from: [] };
}

function sumsOf(sets: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  let sums = new Set([0]);
  for (const set of sets) sums = new Set([...sums].flatMap((sum) => [...set].map((each) => sum + each)));
  return sums;
}

function certainIn(parts: readonly { readonly part: Part; readonly totals: readonly number[] }[]) {
  const found = { safe: [] as number[], mines: [] as number[], from: [] as number[] };
  for (const { part, totals } of parts) {
    const ways = totals.flatMap((total) => part.byMines.get(total) ?? []);
    const before = found.safe.length + found.mines.length;
    part.groups.forEach(({ cells }, at) => {
      if (!ways.some(({ canBeMine }) => canBeMine[at])) found.safe.push(...cells);
      if (!ways.some(({ canBeSafe }) => canBeSafe[at])) found.mines.push(...cells);
    });
    if (found.safe.length + found.mines.length > before) found.from.push(...part.from);
  }
  return found.safe.length + found.mines.length === 0 ? null : found;
}

/** Null when there are too many cases. */
function partsOf(constraints: readonly Constraint[]): readonly Part[] | null {
  const inConstraints = new Map<number, number[]>();
  constraints.forEach(({ cells }, at) => {
    for (const cell of cells) inConstraints.set(cell, [...(inConstraints.get(cell) ?? []), at]);
  });
  const groups = Array.from(Map.groupBy(inConstraints, ([, list]) => list.join(' ')).values(), (members): Group => ({
    cells: members.map(([cell]) => cell),
    constraints: members[0]?.[1] ?? [],
  }));
  const parts: Part[] = [];
  const left = new Set(groups);
  for (const first of groups) {
    if (!left.delete(first)) continue;
    const members = [first];
    const joined = new Set(first.constraints);
    // In the order in which they touch, so that constraints are complete early.
    for (const constraint of joined) {
      for (const group of left) {
        if (!group.constraints.includes(constraint)) continue;
        left.delete(group);
        members.push(group);
        for (const each of group.constraints) joined.add(each);
      }
    }
    const byMines = casesOf(members, constraints);
    if (byMines === null) return null;
    if (byMines.size === 0) throw new Contradiction();
    parts.push({ groups: members, from: [...joined].map((at) => constraints[at]?.from ?? 0), byMines });
  }
  return parts;
}

function casesOf(groups: readonly Group[], constraints: readonly Constraint[]): Part['byMines'] | null {
  const mines = new Map<number, number>();
  const room = new Map<number, number>();
  for (const { cells, constraints: list } of groups)
    for (const at of list) {
      mines.set(at, constraints[at]?.mines ?? 0);
      room.set(at, (room.get(at) ?? 0) + cells.length);
    }
  const byMines = new Map<number, { canBeSafe: boolean[]; canBeMine: boolean[] }>();
  const counts: number[] = [];
  let cases = 0;
  const place = (at: number, total: number): boolean => {
    cases += 1;
    if (cases > casesMax) return false;
    const group = groups[at];
    if (group === undefined) {
      const ways = byMines.get(total) ?? { canBeSafe: groups.map(() => false), canBeMine: groups.map(() => false) };
      byMines.set(total, ways);
      groups.forEach(({ cells }, each) => {
        if ((counts[each] ?? 0) > 0) ways.canBeMine[each] = true;
        if ((counts[each] ?? 0) < cells.length) ways.canBeSafe[each] = true;
      });
      return true;
    }
    const size = group.cells.length;
    let least = 0;
    let most = size;
    for (const constraint of group.constraints) {
      const needed = mines.get(constraint) ?? 0;
      most = Math.min(most, needed);
      least = Math.max(least, needed - ((room.get(constraint) ?? 0) - size));
    }
    for (let count = least; count <= most; count += 1) {
      for (const constraint of group.constraints) {
        mines.set(constraint, (mines.get(constraint) ?? 0) - count);
        room.set(constraint, (room.get(constraint) ?? 0) - size);
      }
      counts[at] = count;
      const isComplete = place(at + 1, total + count);
      for (const constraint of group.constraints) {
        mines.set(constraint, (mines.get(constraint) ?? 0) + count);
        room.set(constraint, (room.get(constraint) ?? 0) + size);
      }
      if (!isComplete) return false;
    }
    return true;
  };
  return place(0, 0) ? byMines : null;
}
