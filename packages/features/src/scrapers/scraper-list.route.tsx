import type { ScraperRow } from '@apiyard/api/contract/scrapers';
import { exportScrapers, listScrapers } from '@apiyard/api/contract/scrapers';
import { useCallback } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useCopy } from '../_kit/copy.ts';
import { stillShown, useLoadable } from '../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../_kit/route.ts';
import { useServices } from '../_kit/services.tsx';
import { useViewInAddress } from '../_kit/view-in-address.ts';
import { saveScrapers } from './export-file.ts';
import type { Imported } from './imports/import.machine.ts';
import { LazyImportDialog } from './imports/LazyImportDialog.tsx';
import { useImport } from './imports/use-import.ts';
import { inAddress } from './list/scraper-view.ts';
import { ScraperListScreen } from './list/ScraperListScreen.tsx';
import { useScraperList } from './list/use-scraper-list.ts';
import { refusalOf } from '../_kit/refusal.ts';
import { refusalText } from './refusal.ts';
import { say } from '../_kit/say.ts';
import { scrapersCopy } from './scrapers-copy.ts';

interface ListData {
  readonly scrapers: Promise<readonly ScraperRow[]>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): ListData {
  requireAdmin(args);
  const scrapers = servicesOf(args)
    .api.send(listScrapers, {})
    .then(({ items }) => items);
  // The screen shows failures; without a listener the browser would report them as well.
  scrapers.catch(() => {});
  return { scrapers };
}

/** Search and filters change only what is shown of the same data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function Component() {
  const t = useCopy(scrapersCopy);
  const { api } = useServices();
  const loaded = useLoadable(useLoaderData<ListData>().scrapers);
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const [view, onView] = useViewInAddress(inAddress);
  const list = useScraperList(loaded.state === 'done' ? loaded.value : null, reload);
  const onImported = useCallback(
    ({ created, replaced }: Imported) => {
      say({ tone: 'success', message: t('scrapers.imports.done', { created, replaced }) });
      reload();
    },
    [reload, t],
  );
  const importing = useImport(onImported);
  const exportAll = () => {
    api.send(exportScrapers, {}).then(
      ({ scrapers }) => saveScrapers(scrapers),
      (error: unknown) =>
        say({ tone: 'error', message: t('scrapers.refused.exportAll', { reason: refusalText(t, refusalOf(error)) }) }),
    );
  };
  return (
    <>
      <ScraperListScreen
        // What is known stays in sight while it is asked for again.
        scrapers={stillShown(list.rows, loaded)}
        view={view}
        testing={list.testing}
        nowMs={Date.now()}
        onView={onView}
        onAct={list.onAct}
        onImport={() => importing.send({ type: 'open' })}
        onExportAll={exportAll}
        onRetry={reload}
      />
      <LazyImportDialog {...importing} />
    </>
  );
}
