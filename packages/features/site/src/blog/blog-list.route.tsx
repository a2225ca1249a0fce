import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useUser } from '@apiyard/kit/services.tsx';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import { prefetchSamples, SampleNotice } from '../parts/SampleNotice.tsx';
import { postsOf, postsQuery } from './blog-query.ts';
import { queryOf, viewOf } from './blog-view.ts';
import { BlogListScreen } from './BlogListScreen.tsx';

export function loader(args: LoaderFunctionArgs): null {
  const services = servicesOf(args);
  void services.queryClient.prefetchQuery(postsQuery);
  prefetchSamples(services);
  return null;
}

/** Search and filters change only what is shown of the same posts. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

const inAddress = { read: viewOf, write: queryOf };

export function Component() {
  const isAdmin = useUser()?.role === 'admin';
  const [view, onView] = useViewInAddress(inAddress);
  const { data, error, isFetching, refetch } = useQuery({ ...postsQuery, select: postsOf });
  const [closed, setClosed] = useState<Error | null>(null);
  return (
    <BlogListScreen
      posts={data ?? null}
      loading={isFetching}
      error={error === null || error === closed ? null : 'Failed to fetch blog posts'}
      requestId={refusalOf(error).requestId}
      view={view}
      isAdmin={isAdmin}
      notice={<SampleNotice />}
      onView={onView}
      onRetry={() => void refetch()}
      onClear={() => setClosed(error)}
    />
  );
}
