import type { ScraperDefinition } from '@apiyard/api/contract/scrapers/scraper-definition';
import { suggestScraper } from '@apiyard/api/contract/scrapers/scrapers';
import { useMachine } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useNavigate } from 'react-router';
import { fromPromise } from 'xstate';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useIsStaying, useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { useServices, useUser } from '@apiyard/kit/services.tsx';
import { scraperDrafts } from './scraper-drafts.ts';
import type { Imported } from './imports/import.machine.ts';
import { LazyImportDialog } from './imports/LazyImportDialog.tsx';
import { useImport } from './imports/use-import.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { scrapersCopy } from './scrapers-copy.ts';
import { StartScreen } from './start/StartScreen.tsx';
import type { Found, SuggestInput } from './start/suggest.machine.ts';
import { addressOf, suggestMachine } from './start/suggest.machine.ts';

/** Long, because slow sites are retried. */
const suggestTimeoutMs = 90_000;

/**
 * The analysed URL and its option are in the page's query, so that a reload analyses it again and links can pass it.
 * Access is checked again when the session ends.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search;
}

export function Component() {
  const t = useCopy(scrapersCopy);
  const { api } = useServices();
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const owner = useUser()?.id ?? null;
  const [params, setParams] = useOwnSearch();
  const [startedWith] = useState(() => ({ address: params.get('url'), valuesAsDefaults: params.has('defaults') }));
  const machine = useMemo(
    () =>
      suggestMachine.provide({
        actors: {
          suggest: fromPromise<Found, SuggestInput>(({ input, signal }) =>
            api.send(suggestScraper, input, { signal, timeoutMs: suggestTimeoutMs }),
          ),
          open: fromPromise<unknown, { definition: ScraperDefinition }>(async ({ input }) => {
            await scraperDrafts(owner).keep('new', {
              definition: input.definition,
              baseVersion: null,
              at: new Date().toISOString(),
            });
            if (isStaying()) await navigate('/addscrape/new');
          }),
        },
      }),
    [api, isStaying, navigate, owner],
  );
  const [{ context, value }, send] = useMachine(machine, { input: startedWith });
  const onImported = useCallback(
    ({ created, replaced }: Imported) => {
      showToast({ tone: 'success', message: t('scrapers.imports.done', { created, replaced }) });
      void navigate('/addscrape');
    },
    [navigate, t],
  );
  const importing = useImport(onImported);
  return (
    <>
      <StartScreen
        state={{ ...context, phase: value === 'starting' ? 'asked' : value === 'opened' ? 'opening' : value }}
        send={(event) => {
          if (event.type === 'look') {
            const search = { url: addressOf(event.address), ...(event.valuesAsDefaults && { defaults: 'true' }) };
            setParams(search, { replace: true, preventScrollReset: true });
          }
          send(event);
        }}
        onImport={() => importing.send({ type: 'open' })}
      />
      <LazyImportDialog {...importing} />
    </>
  );
}
