import { getScraper, listScraperRevisions, rollBackScraper } from '@apiyard/api/contract/scrapers';
import { useCallback, useMemo, useState } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { catalogueChanged } from '../_kit/catalogue-changes.ts';
import { useCopy } from '../_kit/copy.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { useIsStaying, useOwnSearch } from '../_kit/own-address.ts';
import { requireAdmin, servicesOf } from '../_kit/route.ts';
import type { Services } from '../_kit/services.tsx';
import { useServices } from '../_kit/services.tsx';
import { refusalOf } from '../_kit/refusal.ts';
import { refusalText } from './refusal.ts';
import type { RevisionView } from './revisions/revision-view.ts';
import { searchOf, viewOf } from './revisions/revision-view.ts';
import type { Revisions } from './revisions/RevisionsScreen.tsx';
import { RevisionsScreen } from './revisions/RevisionsScreen.tsx';
import { say } from '../_kit/say.ts';
import { scrapersCopy } from './scrapers-copy.ts';

interface RevisionsData {
  readonly id: string;
  readonly loaded: Promise<Revisions>;
}

export function loader(args: LoaderFunctionArgs): RevisionsData {
  requireAdmin(args);
  const id = args.params['id'] ?? '';
  const loaded = revisionsOf(servicesOf(args).api, id);
  // The screen shows failures; without a listener the browser would report them as well.
  loaded.catch(() => {});
  return { id, loaded };
}

async function revisionsOf(api: Services['api'], id: string): Promise<Revisions> {
  const [scraper, { items }] = await Promise.all([
    api.send(getScraper, { id }),
    api.send(listScraperRevisions, { id }),
  ]);
  return { scraper, revisions: items };
}

/** What is compared changes only what is shown of the same data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function Component() {
  const t = useCopy(scrapersCopy);
  const { api } = useServices();
  const { id, loaded: pending } = useLoaderData<RevisionsData>();
  const loaded = useLoadable(pending);
  const { revalidate } = useRevalidator();
  const [params, setParams] = useOwnSearch();
  const isStaying = useIsStaying();
  const [goingBackTo, setGoingBackTo] = useState<number | null>(null);
  const view = useMemo(() => viewOf(params), [params]);
  const onView = useCallback(
    (next: RevisionView) => setParams(searchOf(next), { preventScrollReset: true }),
    [setParams],
  );

  const goBack = async (revision: number) => {
    setGoingBackTo(revision);
    try {
      const { live, changed } = await api.send(rollBackScraper, { id, revision });
      const done = t('scrapers.revisions.wentBack', { now: live?.revision ?? revision, revision });
      say({ tone: 'success', message: changed ? `${done} ${t('scrapers.revisions.draftStays')}` : done });
      if (isStaying()) onView({ ...view, shown: live?.revision ?? null, against: null });
    } catch (error) {
      say({ tone: 'error', message: t('scrapers.revisions.refused', { reason: refusalText(t, refusalOf(error)) }) });
    } finally {
      catalogueChanged(api);
      setGoingBackTo(null);
      void revalidate();
    }
  };

  return (
    <RevisionsScreen
      scraperId={id}
      loaded={loaded}
      view={view}
      nowMs={Date.now()}
      goingBackTo={goingBackTo}
      onView={onView}
      onGoBack={(revision) => void goBack(revision)}
      onRetry={() => void revalidate()}
    />
  );
}
