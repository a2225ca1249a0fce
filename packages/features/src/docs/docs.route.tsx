import type { Api } from '@apiyard/api/contract/hub';
import type { Plan } from '@apiyard/api/contract/plans';
import { listPlans } from '@apiyard/api/contract/plans';
import { useCallback, useEffect, useMemo } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData, useLocation, useNavigate, useParams, useRevalidator } from 'react-router';
import { sendCall } from '../_kit/calls/send-call.ts';
import type { ApiCall } from '../_kit/calls/send-call.ts';
import { catalogueIn } from '../_kit/catalogue.ts';
import { activeLanguage, useLanguage } from '../_kit/copy.ts';
import type { OfferedLanguage } from '../_kit/language.ts';
import { useLoadable } from '../_kit/loadable.ts';
import { loginPath, servicesOf } from '../_kit/route.ts';
import { useServices, useUser } from '../_kit/services.tsx';
import { useViewInAddress } from '../_kit/view-in-address.ts';
import { errorEntries } from './articles/error-codes.ts';
import type { DocsData } from './docs-data.ts';
import { DocsScreen } from './page/DocsScreen.tsx';

interface DocsLoaded {
  readonly language: OfferedLanguage;
  readonly catalogue: readonly Api[] | Promise<readonly Api[]>;
  readonly plans: Promise<readonly Plan[]>;
}

/** Nothing is waited for: the guide stands at once. */
export function loader(args: LoaderFunctionArgs): DocsLoaded {
  const { api } = servicesOf(args);
  const language = activeLanguage();
  const plans = api.send(listPlans, {}).then(({ items }) => items);
  // The page shows a failure; without a listener the browser would report it as well.
  plans.catch(() => {});
  return { language, catalogue: catalogueIn(api, language), plans };
}

/** All pages are filled from the same data: going from one to the next asks for nothing. */
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
  const loaded = useLoaderData<DocsLoaded>();
  const { api, apiOrigin, session } = useServices();
  const person = useUser();
  const { revalidate } = useRevalidator();
  const { pathname, hash } = useLocation();
  const { '*': rest = '' } = useParams();
  const path = rest.replace(/\/+$/, '');
  const navigate = useNavigate();
  const language = useLanguage();
  const catalogue = useLoadable(loaded.catalogue);
  const plans = useLoadable(loaded.plans);
  const [view, onView] = useViewInAddress(inAddress);

  useEffect(() => {
    if (loaded.language !== language) void revalidate();
  }, [loaded.language, language, revalidate]);

  // Problems name their type by `/docs#<code>`: the address for good, wherever the codes are explained.
  useEffect(() => {
    const code = decodeURIComponent(hash.slice(1));
    if (path === '' && errorEntries.some((entry) => entry.code === code))
      void navigate(`/docs/errors#${code}`, { replace: true });
  }, [path, hash, navigate]);

  // What an address points at may come after the page: the router looked for it before.
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
  const data = useMemo(
    (): DocsData => ({
      catalogue,
      plans,
      person,
      apiOrigin,
      loginHref: loginPath(pathname),
      call,
      onRetry: () => void revalidate(),
    }),
    [catalogue, plans, person, apiOrigin, pathname, call, revalidate],
  );
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
