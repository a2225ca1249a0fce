import type { UpdateKind } from '@apiyard/api/contract/content/updates';
import { listUpdates } from '@apiyard/api/contract/content/updates';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { pagedQuery } from '@apiyard/kit/data/query.ts';
import { usePages } from '@apiyard/kit/data/use-pages.ts';
import { useOwnSearch } from '@apiyard/kit/routing/own-address.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useUser } from '@apiyard/kit/services.tsx';
import { prefetchSamples, SampleNotice } from '../parts/SampleNotice.tsx';
import { UpdatesScreen } from './UpdatesScreen.tsx';

const kinds: readonly UpdateKind[] = ['new', 'changed', 'fixed', 'removed'];

const kindIn = (params: URLSearchParams) => kinds.find((kind) => kind === params.get('kind')) ?? null;

const inputOf = (kind: UpdateKind | null) => (kind === null ? {} : { kind });

export function loader(args: LoaderFunctionArgs): { readonly kind: UpdateKind | null } {
  const services = servicesOf(args);
  const kind = kindIn(new URL(args.request.url).searchParams);
  void services.queryClient.prefetchInfiniteQuery(pagedQuery(listUpdates, inputOf(kind)));
  prefetchSamples(services);
  return { kind };
}

export function Component() {
  const { kind } = useLoaderData<typeof loader>();
  const isAdmin = useUser()?.role === 'admin';
  const [, setParams] = useOwnSearch();
  const { items, more, onMore, onRetry } = usePages(listUpdates, inputOf(kind));
  return (
    <UpdatesScreen
      updates={items}
      kind={kind}
      more={more}
      isAdmin={isAdmin}
      notice={<SampleNotice />}
      onKind={(chosen) => setParams(inputOf(chosen), { preventScrollReset: true })}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}
