import type { AppVersion } from '@apiyard/api/contract/content/apps';
import type { QueryKey } from '@tanstack/react-query';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useOptimisticList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { appsCopy } from './apps-copy.ts';
import { isolated } from '@apiyard/kit/apps/app-paths.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { useAppProblemText } from './problem-text.ts';
import type { VersionChange } from './version-changes.ts';
import { versionChanges } from './version-changes.ts';

const done = {
  publish: 'apps.done.publish',
  withdraw: 'apps.done.withdraw',
  delete: 'apps.done.delete',
  restore: 'apps.done.restore',
} as const;

interface VersionListState {
  /** The list with pending changes applied. */
  readonly rows: Loadable<readonly AppVersion[]>;
  readonly onChange: (change: VersionChange) => void;
}

/** `items` are the versions of the query with this key. Each change shows a toast with its result. */
export function useVersionList(queryKey: QueryKey, items: Loadable<readonly AppVersion[]>): VersionListState {
  const t = useCopy(appsCopy);
  const textOf = useAppProblemText();
  const wordsOf = ({ row }: VersionChange) => ({ app: isolated(row.label), name: isolated(row.versionName) });
  const { items: rows, change } = useOptimisticList({
    queryKey,
    items,
    changes: versionChanges,
    onSaved(one, _result, again) {
      const action =
        one.kind === 'delete'
          ? { action: { label: t('apps.undo'), onPress: () => again({ kind: 'restore', row: one.row }) } }
          : {};
      showToast({ tone: 'success', message: t(done[one.kind], wordsOf(one)), ...action });
    },
    onRefused(one, error) {
      showToast({ tone: 'error', message: t('apps.refused.change', { ...wordsOf(one), reason: textOf(error) }) });
      return refusalOf(error).code !== null;
    },
  });
  return { rows, onChange: change };
}
