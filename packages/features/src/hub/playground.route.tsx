import { Failed } from '@apiyard/ui/Failed';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router';
import { activeLanguage, useCopy, useLanguage } from '../_kit/copy.ts';
import type { OfferedLanguage } from '../_kit/language.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { PageBand } from '../_kit/PageBand/PageBand.tsx';
import { loginPath, servicesOf } from '../_kit/route.ts';
import type { Services } from '../_kit/services.tsx';
import { useServices, useUser } from '../_kit/services.tsx';
import { apiAt } from './api-at.ts';
import { catalogueIn } from '../_kit/catalogue.ts';
import { loadFavourites, useFavourites } from './favourites/use-favourites.ts';
import { fieldsOf } from '../_kit/api-fields.ts';
import { hubCopy } from './hub-copy.ts';
import { createHubStore } from './keep/hub-store.ts';
import type { PlaygroundInput } from './playground/playground.machine.ts';
import { stateOf } from './playground/playground-state.ts';
import { PlaygroundScreen } from './playground/PlaygroundScreen.tsx';
import { usePlaygroundMachine } from './playground/use-playground.ts';
import { PlaygroundSkeleton } from './playground/PlaygroundSkeleton.tsx';
import { UnknownApi } from './playground/UnknownApi.tsx';
import { replayedCallId, replayedValues } from './playground/replay.ts';
import { sharedValues } from './playground/share-link.ts';

interface Playground extends PlaygroundInput {
  readonly language: OfferedLanguage;
  /** Whose draft and history these are; null for a visitor. */
  readonly personId: string | null;
  readonly favourites: readonly string[];
}

interface PlaygroundData {
  readonly language: OfferedLanguage;
  /** The rest of the address, as people see it. */
  readonly path: string;
  /** Null where no API stands at that address. */
  readonly playground: Promise<Playground | null>;
}

export function loader(args: LoaderFunctionArgs): PlaygroundData {
  const services = servicesOf(args);
  const language = activeLanguage();
  const path = (args.params['*'] ?? '').replace(/\/+$/, '');
  return { language, path, playground: playgroundAt(services, language, path, new URL(args.request.url).searchParams) };
}

async function playgroundAt(
  { api, session }: Services,
  language: OfferedLanguage,
  path: string,
  query: URLSearchParams,
): Promise<Playground | null> {
  const person = session.user();
  const [apis, favourites] = await Promise.all([catalogueIn(api, language), loadFavourites(api, person)]);
  const found = apiAt(apis, path);
  if (!found) return null;
  const store = createHubStore(person?.id ?? null);
  const [draft, history] = await Promise.all([store.draft(found.path), store.history(found.path)]);
  const fields = fieldsOf(found.input);
  const callId = person === null ? null : replayedCallId(fields, query);
  const shared = callId === null ? sharedValues(fields, query) : await replayedValues(api, fields, history, callId);
  return { language, personId: person?.id ?? null, api: found, shared, draft, history, favourites };
}

/** Values that arrived in the address are taken over, and the address made short again: that is no new visit. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

export function Component() {
  const t = useCopy(hubCopy);
  const data = useLoaderData<PlaygroundData>();
  const settled = useLoadable(data.playground);
  const { revalidate } = useRevalidator();
  const language = useLanguage();
  const personId = useUser()?.id ?? null;
  useEffect(() => {
    if (data.language !== language) void revalidate();
  }, [data.language, language, revalidate]);
  if (settled.state === 'loading') return <PlaygroundSkeleton />;
  if (settled.state === 'failed') {
    return (
      <>
        <PageBand title={t('hub.title')} />
        <Failed title={t('hub.failed.title')} onRetry={() => void revalidate()} requestId={settled.requestId}>
          {t('hub.failed.text')}
        </Failed>
      </>
    );
  }
  if (settled.value === null) {
    return <UnknownApi path={data.path} />;
  }
  const { api, language: readIn, personId: owner } = settled.value;
  // Somebody else came or went: what was here is not theirs.
  if (owner !== personId) return <PlaygroundSkeleton />;
  return <Running key={`${owner} ${api.path} ${readIn}`} playground={settled.value} />;
}

function Running({ playground }: { readonly playground: Playground }) {
  const { api } = playground;
  const services = useServices();
  const person = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const store = useMemo(() => createHubStore(person?.id ?? null), [person?.id]);
  const machine = usePlaygroundMachine();
  const [snapshot, send] = useMachine(machine, { input: playground });
  const favourites = useFavourites(playground.favourites, () => api.title);
  const { shared } = playground;
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
      person={person}
      isFavourite={favourites.paths.includes(api.path)}
      onFavourite={() => favourites.toggle(api.path)}
      apiOrigin={services.apiOrigin}
      siteOrigin={location.origin + (services.basePath ?? '')}
      loginHref={loginPath(pathname)}
    />
  );
}
