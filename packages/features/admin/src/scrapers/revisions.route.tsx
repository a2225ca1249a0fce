import { getScraper, listScraperRevisions, rollBackScraper } from '@apiyard/api/contract/scrapers/scrapers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { invalidateCatalogue } from '@apiyard/kit/search/catalogue.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { invalidate, mutation, query } from '@apiyard/kit/data/query.ts';
import { useIsStaying, useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { useScraperProblemText } from './problem-text.ts';
import type { RevisionView } from './revisions/revision-view.ts';
import { searchOf, viewOf } from './revisions/revision-view.ts';
import { RevisionsScreen } from './revisions/RevisionsScreen.tsx';
import { showToast } from '@apiyard/kit/toast.ts';
import { scrapersCopy } from './scrapers-copy.ts';

/** Does not await the data: the page renders immediately and fills in. */
export function loader(args: LoaderFunctionArgs) {
  const { queryClient } = servicesOf(args);
  const id = args.params['id'] ?? '';
  void queryClient.prefetchQuery(query(getScraper, { id }));
  void queryClient.prefetchQuery(query(listScraperRevisions, { id }));
  return { id };
}

/** The compared revisions only change the view of the same data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function Component() {
  const t = useCopy(scrapersCopy);
  const textOf = useScraperProblemText();
  const client = useQueryClient();
  const { id } = useLoaderData<typeof loader>();
  const scraper = useQuery(query(getScraper, { id }));
  const revisions = useQuery(query(listScraperRevisions, { id }));
  const [params, setParams] = useOwnSearch();
  const isStaying = useIsStaying();
  const view = useMemo(() => viewOf(params), [params]);
  const onView = useCallback(
    (next: RevisionView) => setParams(searchOf(next), { preventScrollReset: true }),
    [setParams],
  );

  const reload = () => void invalidate(client, [getScraper, listScraperRevisions]);
  const rollBack = useMutation({
    ...mutation(rollBackScraper),
    onError(error) {
      const isInvalid = refusalOf(error).code === 'InvalidInput';
      const reason = isInvalid ? t('scrapers.problem.revision') : textOf(error);
      showToast({ tone: 'error', message: t('scrapers.revisions.refused', { reason }) });
    },
    onSettled(saved, _error, { revision }) {
      void invalidateCatalogue(client);
      reload();
      if (saved === undefined) return;
      const done = t('scrapers.revisions.wentBack', { now: saved.live?.revision ?? revision, revision });
      showToast({ tone: 'success', message: saved.changed ? `${done} ${t('scrapers.revisions.draftStays')}` : done });
    },
  });
  const onGoBack = (revision: number) =>
    rollBack.mutate(
      { id, revision },
      { onSuccess: ({ live }) => isStaying() && onView({ ...view, shown: live?.revision ?? null, against: null }) },
    );

  return (
    <RevisionsScreen
      scraperId={id}
      loaded={loadable({
        data: scraper.data && revisions.data && { scraper: scraper.data, revisions: revisions.data.items },
        error: scraper.error ?? revisions.error,
      })}
      view={view}
      nowMs={Date.now()}
      goingBackTo={rollBack.isPending ? rollBack.variables.revision : null}
      onView={onView}
      onGoBack={onGoBack}
      onRetry={reload}
    />
  );
}
