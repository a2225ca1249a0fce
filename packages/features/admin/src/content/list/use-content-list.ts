import type { listAdminUpdates } from '@apiyard/api/contract/content/admin-updates';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { listAdminPosts } from '@apiyard/api/contract/content/posts';
import { useMemo } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { ItemOf } from '@apiyard/kit/data/query.ts';
import { pagedQuery } from '@apiyard/kit/data/query.ts';
import { useOptimisticList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { usePages } from '@apiyard/kit/data/use-pages.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { useUser } from '@apiyard/kit/services.tsx';
import { showToast } from '@apiyard/kit/toast.ts';
import { alongWithDrafts, createDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { contentCopy } from '../content-copy.ts';
import type { DraftKind } from '../content-drafts.ts';
import { draftsDatabase, draftPlace } from '../content-drafts.ts';
import { useContentProblemText } from '../problem-text.ts';
import type { ContentChange, ContentRow, SaveContent } from './content-changes.ts';
import { contentChanges } from './content-changes.ts';

export type ContentListEndpoint = typeof listAdminPosts | typeof listAdminUpdates;

interface Options<E extends ContentListEndpoint> {
  /** Content type that stored drafts belong to. */
  readonly kind: DraftKind;
  readonly list: E;
  readonly question: Omit<InputOf<E>, 'cursor'>;
  /** Must be a stable reference. */
  readonly save: SaveContent<ItemOf<E> & ContentRow>;
}

/** Content list; each change shows a toast with its result. */
export function useContentList<E extends ContentListEndpoint>({ kind: of, list, question, save }: Options<E>) {
  type Row = ItemOf<E> & ContentRow;
  const t = useCopy(contentCopy);
  const textOf = useContentProblemText();
  const owner = useUser()?.id ?? null;
  const pages = usePages(list, question);
  const { items, change } = useOptimisticList<Row, ContentChange<Row>, Row | null>({
    queryKey: pagedQuery(list, question).queryKey,
    items: pages.items as Loadable<readonly Row[]>,
    changes: useMemo(
      () => contentChanges(alongWithDrafts(createDrafts(draftsDatabase, owner), (id) => draftPlace(of, id), save)),
      [of, owner, save],
    ),
    onSaved({ kind, row }, result, again) {
      const { title } = row;
      if (kind === 'delete')
        showToast({
          tone: 'success',
          message: t('content.done.delete', { title }),
          action: { label: t('content.undo'), onPress: () => again({ kind: 'restore', row }) },
        });
      else if (kind === 'restore') showToast({ tone: 'success', message: t('content.done.restore', { title }) });
      else if (kind === 'unpublish') showToast({ tone: 'success', message: t('content.done.unpublish', { title }) });
      else
        showToast({
          tone: 'success',
          message: t(result?.state === 'scheduled' ? 'content.done.scheduled' : 'content.done.publish', { title }),
        });
    },
    onRefused({ row: { title } }, error) {
      showToast({ tone: 'error', message: t('content.notDone', { title, reason: textOf(error) }) });
      return refusalOf(error).code !== null;
    },
  });
  return {
    rows: items,
    more: pages.more,
    onMore: pages.onMore,
    onRetry: pages.onRetry,
    onAct: (kind: ContentChange<Row>['kind'], row: Row) => change({ kind, row }),
  };
}
