import type { Api, ListedApi, RelatedApi } from '@apiyard/api/contract/hub/hub';
import { Failed } from '@apiyard/ui/Failed';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData, useLocation, useNavigate } from 'react-router';
import { useLossDisplay } from '@apiyard/kit/routing/connection-loss.ts';
import { activeLanguage, useCopy } from '@apiyard/kit/copy.ts';
import type { OfferedLanguage } from '@apiyard/kit/settings/language.ts';
import { outcomeOnPage } from '@apiyard/kit/calls/response.ts';
import { apiOf } from '@apiyard/kit/data/query-client.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { loginPath, servicesOf } from '@apiyard/kit/routing/route.ts';
import type { Services } from '@apiyard/kit/services.tsx';
import { useIsAsRendered, usePersonId, useServices, useUser } from '@apiyard/kit/services.tsx';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { apiQuery, useApi, useCatalogue } from '@apiyard/kit/search/catalogue.ts';
import { favouritesQuery, useFavourites } from '../favourites/use-favourites.ts';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import { hubCopy } from '../hub-copy.ts';
import type { Draft } from '../keep/hub-store.ts';
import { createHubStore } from '../keep/hub-store.ts';
import type { PlaygroundStart } from './playground.machine.ts';
import { stateOf } from './playground-state.ts';
import { PlaygroundHead } from './PlaygroundHead.tsx';
import { PlaygroundScreen } from './PlaygroundScreen.tsx';
import { useBrowserRunner } from '../in-browser/use-browser-runner.ts';
import { useFirstResponse } from './use-first-response.ts';
import { usePlaygroundMachine } from './use-playground.ts';
import { PlaygroundSkeleton } from './PlaygroundSkeleton.tsx';
import { UnknownApi } from './UnknownApi.tsx';
import { reusedValues } from './result/reuse-response.ts';
import { localValues } from './start/local-values.ts';
import { replayedCallId, replayedValues } from './start/replay.ts';
import { sharedValues } from './start/share-link.ts';

interface PlaygroundData {
  /** The path after `/hub/`. */
  readonly path: string;
  /** Values for the form, or the id of an earlier call; removed from the address once they are in the form. */
  readonly search: string;
}

/** A page that the server rendered waits so long for what this browser stores, in ms. */
const startWithinMs = 300;

export async function loader(args: LoaderFunctionArgs): Promise<PlaygroundData> {
  const { api: client, queryClient, session } = servicesOf(args);
  const language = activeLanguage();
  const path = (args.params['*'] ?? '').replace(/\/+$/, '');
  const known = queryClient.getQueryData(apiQuery(path, language).queryKey);
  void queryClient.prefetchQuery(apiQuery(path, language));
  void queryClient.prefetchQuery(favouritesQuery(session.user()));
  const { search } = new URL(args.request.url);
  const personId = session.user()?.id ?? null;
  if (known) {
    const { api } = known;
    const start = await Promise.race([
      startOf(client, api, personId, search),
      new Promise<undefined>((resolve) => setTimeout(resolve, startWithinMs)),
    ]);
    if (start !== undefined) queryClient.setQueryData(startKey(api.path, { language, personId, search }), start);
  }
  return { path, search };
}

/** What the server knows, which renders the form for everyone. */
const nothingStored: PlaygroundStart = { shared: null, draft: null, history: [] };

interface StartOptions {
  readonly api: Api | undefined;
  readonly language: OfferedLanguage;
  /** Owner of the draft and history; null for a visitor. */
  readonly personId: string | null;
  readonly search: string;
}

const startKey = (path: string | undefined, { language, personId, search }: Omit<StartOptions, 'api'>) =>
  ['playground', personId, path, language, search] as const;

/** What the form starts with. Each visit reads it again, since edits change what is stored. */
function useStart({ api, language, personId, search }: StartOptions): PlaygroundStart | null {
  const client = useQueryClient();
  const path = api?.path;
  const form = formKey(path, { language, personId });
  // The form that was rendered stays until its start is read: it may contain what was typed until then.
  const [renderedForm] = useState(useIsAsRendered() ? form : null);
  const { data } = useQuery({
    queryKey: startKey(path, { language, personId, search }),
    queryFn: () => (api === undefined ? null : startOf(apiOf(client), api, personId, search)),
    enabled: api !== undefined,
    staleTime: Infinity,
  });
  useEffect(
    () => () => client.removeQueries({ queryKey: startKey(path, { language, personId, search }) }),
    [client, path, language, personId, search],
  );
  return data ?? (renderedForm === form ? nothingStored : null);
}

/** Forms with different keys share no state. */
function formKey(path: string | undefined, { language, personId }: Omit<StartOptions, 'api' | 'search'>): string {
  return `${personId} ${path} ${language}`;
}

async function startOf(
  client: Services['api'],
  api: Api,
  personId: string | null,
  search: string,
): Promise<PlaygroundStart> {
  const query = new URLSearchParams(search);
  const store = createHubStore(personId);
  const [draft, history] = await Promise.all([store.draft(api.path), store.history(api.path)]);
  const fields = fieldsOf(api.input);
  const callId = personId === null ? null : replayedCallId(fields, query);
  const shared = callId === null ? sharedValues(fields, query) : await replayedValues(client, fields, history, callId);
  return { shared, draft: draft ?? draftOfHere(api), history };
}

function draftOfHere(api: Api): Draft | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const values = localValues(api, { nowMs: Date.now(), timeZone, language: activeLanguage() });
  return values && { values, method: null };
}

/** Removing values from the URL after they are in the form isn't a navigation: don't reload. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

const none = { api: undefined, related: [], exampleResult: undefined } as const;

export function Component() {
  const t = useCopy(hubCopy);
  const { path, search } = useLoaderData<typeof loader>();
  const personId = usePersonId();
  const { found, language, onRetry } = useApi(path);
  const { api, related, exampleResult } = (found.state === 'done' ? found.value : null) ?? none;
  const start = useStart({ api, language, personId, search });
  if (found.state === 'failed') {
    return (
      <>
        <PageBand title={t('hub.title')} />
        <Failed title={t('hub.failed.title')} onRetry={onRetry} requestId={found.requestId}>
          {t('hub.failed.text')}
        </Failed>
      </>
    );
  }
  if (found.state === 'done' && api === undefined) return <UnknownApi path={path} />;
  if (api === undefined) return <PlaygroundSkeleton />;
  if (start === null) return <Starting api={api} />;
  return (
    <Running key={formKey(api.path, { language, personId })} {...{ api, related, exampleResult, language, start }} />
  );
}

/** The API is known; its draft and history are not. */
function Starting({ api }: { readonly api: Api }) {
  const { apiOrigin } = useServices();
  const favourites = useFavourites(() => api.title);
  const head = (
    <PlaygroundHead
      api={api}
      method={api.methods[0] ?? 'GET'}
      isFavourite={favourites.paths.includes(api.path)}
      onFavourite={() => favourites.toggle(api.path)}
      apiOrigin={apiOrigin}
    />
  );
  return <PlaygroundSkeleton head={head} />;
}

const noOthers: readonly ListedApi[] = [];

interface RunningProps {
  readonly api: Api;
  /** Other tools like it. */
  readonly related: readonly RelatedApi[];
  readonly exampleResult: string | undefined;
  readonly language: OfferedLanguage;
  readonly start: PlaygroundStart;
}

function Running({ api, related, exampleResult, language, start }: RunningProps) {
  const { apiOrigin, siteOrigin } = useServices();
  const person = useUser();
  const personId = usePersonId();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const store = useMemo(() => createHubStore(personId), [personId]);
  const runHere = useBrowserRunner(api);
  useLossDisplay(api.inBrowser === true ? 'notice' : 'cover');
  const machine = usePlaygroundMachine(runHere);
  const [isRendered] = useState(useIsAsRendered());
  const isLive = mayFollow(api, personId);
  const [example] = useState(() => (exampleResult === undefined ? null : outcomeOnPage(exampleResult, api)));
  const [snapshot, send] = useMachine(machine, {
    input: isRendered ? { api, example, ...nothingStored } : { api, example, ...start, isLive },
  });
  useLayoutEffect(() => {
    if (isRendered && hasStored(start)) send({ type: 'resume', start });
  }, [isRendered, send, start]);
  useLayoutEffect(() => {
    if (isRendered && isLive) send({ type: 'answer edits', on: true });
  }, [isRendered, isLive, send]);
  const onUse = useFirstResponse({ api, context: snapshot.context, runHere, send });
  const favourites = useFavourites(() => api.title);
  const { outcome } = snapshot.context;
  const { catalogue } = useCatalogue({ isWanted: outcome !== null && outcome !== example });
  const others = useMemo(
    () => (catalogue.state === 'done' ? catalogue.value.filter(({ path }) => path !== api.path) : noOthers),
    [catalogue, api],
  );
  const { shared } = start;
  useEffect(() => {
    if (shared === null || search === '') return;
    void store.keepDraft(api.path, { values: shared, method: null });
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [api, navigate, pathname, search, shared, store]);
  return (
    <PlaygroundScreen
      api={api}
      state={stateOf(snapshot)}
      send={send}
      onUse={onUse}
      person={person}
      isFavourite={favourites.paths.includes(api.path)}
      onFavourite={() => favourites.toggle(api.path)}
      apiOrigin={apiOrigin}
      pageUrl={siteOrigin + toolHref(api.path)}
      loginHref={loginPath(pathname)}
      related={related}
      others={others}
      onUseAsInput={async (path, body) => {
        const taker = await queryClient.fetchQuery(apiQuery(path, language)).catch(() => null);
        if (taker) await store.keepDraft(path, { values: reusedValues(body, taker.api), method: null });
        void navigate(toolHref(path));
      }}
    />
  );
}

/**
 * Runs as the person types only in the browser, and for instant tools that cost one call. Visitors have too few calls for
 * that.
 */
function mayFollow({ inBrowser, instant, cost }: Api, personId: string | null): boolean {
  return inBrowser === true || (instant && cost <= 1 && personId !== null);
}

function hasStored({ shared, draft, history }: PlaygroundStart): boolean {
  return shared !== null || draft !== null || history.length > 0;
}
