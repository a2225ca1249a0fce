import type { AppVersion } from '@apiyard/api/contract/apps';
import { useCopy } from '../../_kit/copy.ts';
import { say } from '../../_kit/say.ts';
import { useChangingList } from '../../_kit/use-changing-list.ts';
import { androidCopy } from '../android-copy.ts';
import { isolated } from '../android-places.ts';
import { refusalOf } from '../../_kit/refusal.ts';
import type { VersionChange } from './version-changes.ts';
import { saveChange, versionList } from './version-changes.ts';

const done = {
  publish: 'android.desk.done.publish',
  withdraw: 'android.desk.done.withdraw',
  delete: 'android.desk.done.delete',
  restore: 'android.desk.done.restore',
} as const;

interface VersionListState {
  /** The list with the changes that are under way; null before it is known. */
  readonly rows: readonly AppVersion[] | null;
  readonly onChange: (change: VersionChange) => void;
}

/** `saved` is the list as it was loaded; `reload` loads it again. Changes tell how they went. */
export function useVersionList(saved: readonly AppVersion[] | null, reload: () => void): VersionListState {
  const t = useCopy(androidCopy);
  const wordsOf = ({ row }: VersionChange) => ({ app: isolated(row.label), name: isolated(row.versionName) });
  const { items, change } = useChangingList({
    rules: versionList,
    saved,
    reload,
    save: saveChange,
    onSaved(one, _told, again) {
      const action =
        one.kind === 'delete'
          ? { action: { label: t('android.desk.undo'), onPress: () => again({ kind: 'restore', row: one.row }) } }
          : {};
      say({ tone: 'success', message: t(done[one.kind], wordsOf(one)), ...action });
    },
    onRefused(one, error) {
      const { code, detail } = refusalOf(error);
      const reason = code === 'Stale' ? t('android.desk.stale') : (detail ?? t('android.desk.noAnswer'));
      say({ tone: 'error', message: t('android.desk.refused.change', { ...wordsOf(one), reason }) });
      return code !== null;
    },
  });
  return { rows: items, onChange: change };
}
