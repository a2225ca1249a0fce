import { useMemo } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import type { Loadable } from '../../_kit/loadable.ts';
import { say } from '../../_kit/say.ts';
import type { Services } from '../../_kit/services.tsx';
import { useUser } from '../../_kit/services.tsx';
import { alongWithDrafts, createDrafts } from '../../_kit/unsaved/drafts.ts';
import type { More, Page } from '../../_kit/use-changing-list.ts';
import { useChangingPages } from '../../_kit/use-changing-list.ts';
import { deskCopy } from '../desk-copy.ts';
import type { DraftKind } from '../desk-drafts.ts';
import { deskDatabase, draftPlace } from '../desk-drafts.ts';
import { refusalOf } from '../../_kit/refusal.ts';
import { refusalText } from '../refusal.ts';
import type { DeskChange, DeskRow } from './desk-changes.ts';
import { deskList } from './desk-changes.ts';

interface Options<Row> {
  /** Of what there may be drafts. */
  readonly kind: DraftKind;
  readonly first: Loadable<Page<Row>>;
  readonly loadMore: (cursor: string) => Promise<Page<Row>>;
  /** Null where the row is gone. The same one each time. */
  readonly save: (api: Services['api'], change: DeskChange<Row>) => Promise<Row | null>;
  readonly reload: () => void;
}

interface DeskListState<Row> {
  readonly rows: Loadable<readonly Row[]>;
  readonly more: More;
  readonly onMore: () => void;
  readonly onAct: (kind: DeskChange<Row>['kind'], row: Row) => void;
}

/** A list of the desk whose changes tell how they went. */
export function useDeskList<Row extends DeskRow>({ kind: of, save, ...options }: Options<Row>): DeskListState<Row> {
  const t = useCopy(deskCopy);
  const owner = useUser()?.id ?? null;
  const { rows, more, onMore, change } = useChangingPages({
    ...options,
    save: useMemo(
      () => alongWithDrafts(createDrafts(deskDatabase, owner), (id) => draftPlace(of, id), save),
      [of, owner, save],
    ),
    rules: useMemo(() => deskList<Row>(), []),
    onSaved({ kind, row }, told, again) {
      const { title } = row;
      if (kind === 'delete')
        say({
          tone: 'success',
          message: t('desk.done.delete', { title }),
          action: { label: t('desk.undo'), onPress: () => again({ kind: 'restore', row }) },
        });
      else if (kind === 'restore') say({ tone: 'success', message: t('desk.done.restore', { title }) });
      else if (kind === 'unpublish') say({ tone: 'success', message: t('desk.done.unpublish', { title }) });
      else
        say({
          tone: 'success',
          message: t(told?.state === 'scheduled' ? 'desk.done.scheduled' : 'desk.done.publish', { title }),
        });
    },
    onRefused({ row: { title } }, error) {
      const refusal = refusalOf(error);
      say({ tone: 'error', message: t('desk.notDone', { title, reason: refusalText(t, refusal) }) });
      return refusal.code !== null;
    },
  });
  return { rows, more, onMore, onAct: (kind, row) => change({ kind, row }) };
}
