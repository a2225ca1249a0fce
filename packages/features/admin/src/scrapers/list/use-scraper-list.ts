import type { ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { getScraper, listScrapers, testScraper } from '@apiyard/api/contract/scrapers/scrapers';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { invalidateCatalogue } from '@apiyard/kit/search/catalogue.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { invalidate, keyOf, query } from '@apiyard/kit/data/query.ts';
import { useOptimisticList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { useUser } from '@apiyard/kit/services.tsx';
import { showToast } from '@apiyard/kit/toast.ts';
import { alongWithDrafts } from '@apiyard/kit/unsaved/drafts.ts';
import { scraperDrafts } from '../scraper-drafts.ts';
import { saveScrapers } from '../export-file.ts';
import { useScraperProblemText } from '../problem-text.ts';
import { scrapersCopy } from '../scrapers-copy.ts';
import { testTimeoutMs } from '../tests/use-test-run.ts';
import { scraperChanges } from './scraper-changes.ts';
import type { ScraperAct } from './ScraperMenu.tsx';

interface ScraperList {
  /** The list with pending changes. */
  readonly rows: Loadable<readonly ScraperRow[]>;
  readonly testing: ReadonlySet<string>;
  readonly onAct: (act: ScraperAct, row: ScraperRow) => void;
  readonly onRetry: () => void;
}

export const scrapersQuery = query(listScrapers, {});

const testKey = [...keyOf(testScraper), 'list'];

/** The definitions. Each change shows a toast with its result. */
export function useScraperList(): ScraperList {
  const t = useCopy(scrapersCopy);
  const textOf = useScraperProblemText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const owner = useUser()?.id ?? null;
  const { data, error: loadError, refetch } = useQuery({ ...scrapersQuery, select: ({ items }) => items });
  const edit = (id: string) => ({
    label: t('scrapers.act.edit'),
    onPress: () => void navigate(`/addscrape/${id}`),
  });
  const { items, change } = useOptimisticList({
    queryKey: scrapersQuery.queryKey,
    items: loadable({ data, error: loadError }),
    changes: useMemo(
      () => ({ ...scraperChanges, save: alongWithDrafts(scraperDrafts(owner), (id) => id, scraperChanges.save) }),
      [owner],
    ),
    onSaved({ kind, row }, result, again) {
      void invalidateCatalogue(client);
      const { title } = row;
      if (kind === 'delete')
        showToast({
          tone: 'success',
          message: t('scrapers.done.delete', { title }),
          action: { label: t('scrapers.undo'), onPress: () => again({ kind: 'restore', row }) },
        });
      else if (kind === 'publish')
        showToast({
          tone: 'success',
          message: t('scrapers.done.publish', { title, revision: result?.live?.revision ?? 1 }),
        });
      else showToast({ tone: 'success', message: t(`scrapers.done.${kind}`, { title }) });
    },
    onRefused({ kind, row: { id, title } }, error) {
      void invalidateCatalogue(client);
      showToast({
        tone: 'error',
        message: t(`scrapers.refused.${kind}`, { title, reason: textOf(error) }),
        ...(kind === 'publish' ? { action: edit(id) } : {}),
      });
      return refusalOf(error).code !== null;
    },
  });
  const { mutate: test } = useMutation({
    mutationKey: testKey,
    mutationFn: ({ id, live }: ScraperRow) =>
      apiOf(client).send(testScraper, { id, of: live === null ? 'draft' : 'live' }, { timeoutMs: testTimeoutMs }),
    onSuccess(run, { title }) {
      const failed = run.tests.filter(({ passed }) => !passed).length;
      showToast({
        tone: run.passed ? 'success' : 'warning',
        message: run.passed
          ? t('scrapers.done.testPassed', { title, count: run.tests.length })
          : t('scrapers.done.testFailed', { title, count: failed, total: run.tests.length }),
      });
    },
    onError(error, { id, title }) {
      const { code } = refusalOf(error);
      showToast({
        tone: 'error',
        message: t('scrapers.refused.test', { title, reason: textOf(error) }),
        ...(code === 'NoTests' || code === 'InvalidInput' ? { action: edit(id) } : {}),
      });
    },
    onSettled() {
      void invalidateCatalogue(client);
      void invalidate(client, [listScrapers]);
    },
  });
  const tested = useMutationState({
    filters: { mutationKey: testKey, status: 'pending' },
    select: ({ state }) => (state.variables as ScraperRow).id,
  });
  const { mutate: exportOne } = useMutation({
    mutationFn: ({ id }: ScraperRow) => apiOf(client).send(getScraper, { id }),
    onSuccess: ({ definition }) => saveScrapers([definition]),
    onError: (error, { title }) =>
      showToast({
        tone: 'error',
        message: t('scrapers.refused.export', { title, reason: textOf(error) }),
      }),
  });

  const onAct = useCallback(
    (act: ScraperAct, row: ScraperRow) => {
      if (act === 'test') test(row);
      else if (act === 'export') exportOne(row);
      else change({ kind: act, row });
    },
    [change, test, exportOne],
  );
  return {
    rows: items,
    testing: useMemo(() => new Set(tested), [tested]),
    onAct,
    onRetry: () => void refetch(),
  };
}
