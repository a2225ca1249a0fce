import { listPlans } from '@apiyard/api/contract/plans/plans';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLocation, useNavigate, useParams } from 'react-router';
import { sendCall } from '@apiyard/kit/calls/send-call.ts';
import type { ApiCall } from '@apiyard/kit/calls/send-call.ts';
import { catalogueQuery, useCatalogue } from '@apiyard/kit/search/catalogue.ts';
import { activeLanguage } from '@apiyard/kit/copy.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { loginPath, servicesOf } from '@apiyard/kit/routing/route.ts';
import { useServices, useUser } from '@apiyard/kit/services.tsx';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { errorEntries } from './articles/error-codes.ts';
import type { DocsData } from './docs-data.ts';
import { DocsScreen } from './page/DocsScreen.tsx';

const plansQuery = query(listPlans, {});

/** Doesn't block: the guide renders while the catalogue loads. */
export function loader(args: LoaderFunctionArgs): null {
  const { queryClient } = servicesOf(args);
  void queryClient.prefetchQuery(catalogueQuery(activeLanguage()));
  void queryClient.prefetchQuery(plansQuery);
  return null;
}

/** All pages share the data: navigation doesn't reload it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate;
}

const inAddress = {
  read: (params: URLSearchParams) => ({ query: params.get('q') ?? '' }),
  write: ({ query }: { readonly query: string }) => new URLSearchParams(query === '' ? {} : { q: query }),
};

export function Component() {
  const { api, apiOrigin, session } = useServices();
  const person = useUser();
  const { pathname, hash } = useLocation();
  const { '*': rest = '' } = useParams();
  const path = rest.replace(/\/+$/, '');
  const navigate = useNavigate();
  const { catalogue, onRetry: onRetryCatalogue } = useCatalogue();
  const { data: plans, error, refetch } = useQuery({ ...plansQuery, select: ({ items }) => items });
  const [view, onView] = useViewInAddress(inAddress);

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
    plans: loadable({ data: plans, error }),
    person,
    apiOrigin,
    loginHref: loginPath(pathname),
    call,
    onRetry() {
      onRetryCatalogue();
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
