import type { AppVersion } from '@apiyard/api/contract/apps';
import { deleteAppVersion, restoreAppVersion, saveAppVersion } from '@apiyard/api/contract/apps';
import { optimisticList } from '../../_kit/optimistic-list.machine.ts';
import type { Services } from '../../_kit/services.tsx';

/** What the list can do to one version. `row` is as it stood before. */
export interface VersionChange {
  readonly kind: 'publish' | 'withdraw' | 'delete' | 'restore';
  readonly row: AppVersion;
}

/** Null where the version is gone. */
type Told = AppVersion | null;

const stateAfter = { publish: 'published', withdraw: 'draft' } as const;

/** Last made first, as the server lists them. */
const inOrder = (rows: readonly AppVersion[]) =>
  rows.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));

export const versionList = optimisticList<AppVersion, VersionChange, Told>({
  expect(rows, { kind, row }) {
    if (kind === 'delete') return rows.filter(({ id }) => id !== row.id);
    if (kind === 'restore') return inOrder([row, ...rows.filter(({ id }) => id !== row.id)]);
    // The next change names the version that this one makes.
    return rows.map((other) =>
      other.id === row.id ? { ...other, state: stateAfter[kind], version: other.version + 1 } : other,
    );
  },
  settle(rows, { row }, told) {
    const others = rows.filter(({ id }) => id !== row.id);
    return told === null ? others : inOrder([told, ...others]);
  },
});

/** Asks the server for a change. */
export async function saveChange(api: Services['api'], { kind, row }: VersionChange): Promise<Told> {
  const { id, version, label, versionName, changelog } = row;
  if (kind === 'delete') {
    await api.send(deleteAppVersion, { id });
    return null;
  }
  if (kind === 'restore') return api.send(restoreAppVersion, { id });
  return api.send(saveAppVersion, { id, version, label, versionName, changelog, state: stateAfter[kind] });
}
