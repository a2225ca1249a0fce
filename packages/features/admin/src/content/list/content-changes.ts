/** Changes to one row of a content list, and the list after a change. */
import type { ContentState } from '@apiyard/api/contract/content/admin-content';
import type { ListChanges } from '@apiyard/kit/data/use-optimistic-list.ts';

export interface ContentRow {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly state: ContentState;
  readonly publishAt: string | null;
  readonly sample: boolean;
  readonly updatedAt: string;
}

export interface ContentChange<Row> {
  readonly kind: 'publish' | 'unpublish' | 'delete' | 'restore';
  /** State before the change. */
  readonly row: Row;
}

/** Saves one change. Null for a deleted row. */
export type SaveContent<Row> = ListChanges<Row, ContentChange<Row>, Row | null>['save'];

export function contentChanges<Row extends ContentRow>(
  save: SaveContent<Row>,
): ListChanges<Row, ContentChange<Row>, Row | null> {
  return {
    save,
    expect(rows, { kind, row }) {
      if (kind === 'delete') return rows.filter(({ id }) => id !== row.id);
      if (kind === 'restore') return back(rows, row);
      const state: ContentState = kind === 'publish' ? 'published' : 'draft';
      // The next change is based on the version number that this one creates.
      return rows.map((other) => (other.id === row.id ? { ...other, state, version: row.version + 1 } : other));
    },
    settle(rows, { kind, row }, result) {
      if (result === null) return rows.filter(({ id }) => id !== row.id);
      if (kind === 'restore') return back(rows, result);
      return rows.map((other) => (other.id === row.id ? result : other));
    },
  };
}

/** Restores the row to its place: lists are sorted by last change, and a restore is not a change. */
function back<Row extends ContentRow>(rows: readonly Row[], row: Row): readonly Row[] {
  const others = rows.filter(({ id }) => id !== row.id);
  const at = others.findIndex(({ updatedAt }) => updatedAt < row.updatedAt);
  return at === -1 ? [...others, row] : others.toSpliced(at, 0, row);
}
