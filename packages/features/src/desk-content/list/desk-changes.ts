/** What a list of the desk can do to one of its rows, and how the list then looks. */
import type { DeskState } from '@apiyard/api/contract/desk';
import { optimisticList } from '../../_kit/optimistic-list.machine.ts';

export interface DeskRow {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly state: DeskState;
  readonly publishAt: string | null;
  readonly sample: boolean;
  readonly updatedAt: string;
}

export interface DeskChange<Row> {
  readonly kind: 'publish' | 'unpublish' | 'delete' | 'restore';
  /** As it stood before. */
  readonly row: Row;
}

/** Null where the row is gone. */
export function deskList<Row extends DeskRow>() {
  return optimisticList<Row, DeskChange<Row>, Row | null>({
    expect(rows, { kind, row }) {
      if (kind === 'delete') return rows.filter(({ id }) => id !== row.id);
      if (kind === 'restore') return back(rows, row);
      const state: DeskState = kind === 'publish' ? 'published' : 'draft';
      // The next change names the version that this one makes.
      return rows.map((other) => (other.id === row.id ? { ...other, state, version: other.version + 1 } : other));
    },
    settle(rows, { kind, row }, told) {
      if (told === null) return rows.filter(({ id }) => id !== row.id);
      if (kind === 'restore') return back(rows, told);
      return rows.map((other) => (other.id === row.id ? told : other));
    },
  });
}

/** To where it stood: lists are ordered by the last change, and coming back is none. */
function back<Row extends DeskRow>(rows: readonly Row[], row: Row): readonly Row[] {
  const others = rows.filter(({ id }) => id !== row.id);
  const at = others.findIndex(({ updatedAt }) => updatedAt < row.updatedAt);
  return at === -1 ? [...others, row] : others.toSpliced(at, 0, row);
}
