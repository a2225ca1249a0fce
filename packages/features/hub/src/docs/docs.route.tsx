import { listPlans } from '@apiyard/api/contract/plans/plans';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLocation, useNavigate, useParams } from 'react-router';
import { sendCall } from '@apiyard/kit/calls/send-call.ts';
import type { ApiCall } from '@apiyard/kit/calls/send-call.ts';
import { apiQuery, catalogueQuery, useCatalogue, wholeCatalogueQuery } from '@apiyard/kit/search/catalogue.ts';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import { loadable, useHydratedLoadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { loginPath, servicesOf } from '@apiyard/kit/routing/route.ts';
import { useServices, useUser } from '@apiyard/kit/services.tsx';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { errorEntries } from './articles/error-codes.ts';
import type { DocsData } from './docs-data.ts';
import { areaOf } from './docs-page.ts';
import { DocsScreen } from './page/DocsScreen.tsx';

const plansQuery = query(listPlans, {});

/** Doesn't block: the guide renders while the catalogue loads. */
export function loader(args: LoaderFunctionArgs): null {
  const { queryClient } = servicesOf(args);
  void queryClient.prefetchQuery(catalogueQuery(activeLanguage()));
  void queryClient.prefetchQuery(plansQuery);
  const path = pathIn(args.params);
  if (isApiPath(path)) void queryClient.prefetchQuery(apiQuery(path, activeLanguage()));
  return null;
}

/** What follows `/docs/`. */
const pathIn = ({ '*': rest = '' }: { readonly '*'?: string }) => rest.replace(/\/+$/, '');

const isApiPath = (path: string) => areaOf(path) !== null && path.includes('/');

/** Pages share the data: navigation loads only the API of the page, if it has one. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || (currentUrl.href === nextUrl.href && defaultShouldRevalidate);
}

const inAddress = {
  read: (params: URLSearchParams) => ({ query: params.get('q') ?? '' }),
  write: ({ query }: { readonly query: string }) => new URLSearchParams(query === '' ? {} : { q: query }),
};

export function Component() {
  const { api, apiOrigin, session } = useServices();
  const person = useUser();
  const { pathname, hash } = useLocation();
  const path = pathIn(useParams());
  const navigate = useNavigate();
  const { catalogue, language, onRetry: onRetryCatalogue } = useCatalogue();
  const found = useQuery({
    ...apiQuery(path, language),
    enabled: isApiPath(path),
    select: (answer) => answer?.api ?? null,
  });
  const foundApi = useHydratedLoadable(found);
  const { data: plans, error, refetch } = useQuery({ ...plansQuery, select: ({ items }) => items });
  const [view, onView] = useViewInAddress(inAddress);
  const { data: searched = null } = useQuery({
    ...wholeCatalogueQuery(language),
    enabled: view.query.trim() !== '',
    select: ({ items }) => items,
  });

  // Problem types are `/docs#<code>` (stable URLs): redirect to where the codes are explained.
  useEffect(() => {
    const code = decodeURIComponent(hash.slice(1));
    if (path === '' && errorEntries.some((entry) => entry.code === code))
      void navigate(`/docs/errors#${code}`, { replace: true });
  }, [path, hash, navigate]);

  // The anchor may render after the router has looked for it.
  useEffect(() => {
    if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, path, catalogue.state]);

  const call = useCallback(
    async (wanted: ApiCall, signal: AbortSignal) => {
      const outcome = await sendCall(api, wanted, signal);
      if (session.user() !== null) void session.refresh();
      return outcome;
    },
    [api, session],
  );
  const data: DocsData = {
    catalogue,
    api: isApiPath(path) ? foundApi : { state: 'done', value: null },
    searched,
    plans: loadable({ data: plans, error }),
    person,
    apiOrigin,
    loginHref: loginPath(pathname),
    call,
    onRetry() {
      onRetryCatalogue();
      if (found.isError) void found.refetch();
      void refetch();
    },
  };
  return (
    <DocsScreen
      path={path}
      data={data}
      query={view.query}
      onQuery={(query) => onView({ query })}
      onGo={(href) => void navigate(href)}
    />
  );
}
