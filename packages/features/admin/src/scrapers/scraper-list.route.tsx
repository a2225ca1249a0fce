import { exportScrapers, listScrapers } from '@apiyard/api/contract/scrapers/scrapers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useCopy } from '@apiyard/kit/copy.ts';
import { invalidate, mutation } from '@apiyard/kit/data/query.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { saveScrapers } from './export-file.ts';
import type { Imported } from './imports/import.machine.ts';
import { LazyImportDialog } from './imports/LazyImportDialog.tsx';
import { useImport } from './imports/use-import.ts';
import { inAddress } from './list/scraper-view.ts';
import { ScraperListScreen } from './list/ScraperListScreen.tsx';
import { scrapersQuery, useScraperList } from './list/use-scraper-list.ts';
import { useScraperProblemText } from './problem-text.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { scrapersCopy } from './scrapers-copy.ts';

/** Does not await the data: the page renders immediately and fills in. */
export function loader(args: LoaderFunctionArgs): null {
  void servicesOf(args).queryClient.prefetchQuery(scrapersQuery);
  return null;
}

/** Search and filters change only what is shown of the same data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function Component() {
  const t = useCopy(scrapersCopy);
  const textOf = useScraperProblemText();
  const client = useQueryClient();
  const [view, onView] = useViewInAddress(inAddress);
  const list = useScraperList();
  const onImported = useCallback(
    ({ created, replaced }: Imported) => {
      showToast({ tone: 'success', message: t('scrapers.imports.done', { created, replaced }) });
      void invalidate(client, [listScrapers]);
    },
    [client, t],
  );
  const importing = useImport(onImported);
  const exportAll = useMutation({
    ...mutation(exportScrapers),
    onSuccess: ({ scrapers }) => saveScrapers(scrapers),
    onError: (error) =>
      showToast({
        tone: 'error',
        message: t('scrapers.refused.exportAll', { reason: textOf(error) }),
      }),
  });
  return (
    <>
      <ScraperListScreen
        scrapers={list.rows}
        view={view}
        testing={list.testing}
        nowMs={Date.now()}
        onView={onView}
        onAct={list.onAct}
        onImport={() => importing.send({ type: 'open' })}
        onExportAll={() => exportAll.mutate({})}
        onRetry={list.onRetry}
      />
      <LazyImportDialog {...importing} />
    </>
  );
}
