import type { AppVersion } from '@apiyard/api/contract/content/apps';
import { deleteAppVersion, restoreAppVersion, saveAppVersion } from '@apiyard/api/contract/content/apps';
import type { ListChanges } from '@apiyard/kit/data/use-optimistic-list.ts';

/** A change to one version. `row` is its state before the change. */
export interface VersionChange {
  readonly kind: 'publish' | 'withdraw' | 'delete' | 'restore';
  readonly row: AppVersion;
}

/** Null for a deleted version. */
type Result = AppVersion | null;

const stateAfter = { publish: 'published', withdraw: 'draft' } as const;

/** Newest first, like the server. */
const inOrder = (rows: readonly AppVersion[]) =>
  rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));

export const versionChanges: ListChanges<AppVersion, VersionChange, Result> = {
  expect(rows, { kind, row }) {
    if (kind === 'delete') return rows.filter(({ id }) => id !== row.id);
    if (kind === 'restore') return inOrder([row, ...rows.filter(({ id }) => id !== row.id)]);
    // The next change is based on the version number that this one creates.
    return rows.map((other) =>
      other.id === row.id ? { ...other, state: stateAfter[kind], version: row.version + 1 } : other,
    );
  },
  settle(rows, { row }, result) {
    const others = rows.filter(({ id }) => id !== row.id);
    return result === null ? others : inOrder([result, ...others]);
  },
  async save(api, { kind, row }) {
    const { id, version, label, versionName, changelog } = row;
    if (kind === 'delete') {
      await api.send(deleteAppVersion, { id });
      return null;
    }
    if (kind === 'restore') return api.send(restoreAppVersion, { id });
    return api.send(saveAppVersion, { id, version, label, versionName, changelog, state: stateAfter[kind] });
  },
};
