import { useEffect } from 'react';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useLoadable } from '../_kit/loadable.ts';
import { servicesOf } from '../_kit/route.ts';
import type { SampleContent } from '../_kit/SampleContentNotice/SampleContentNotice.tsx';
import { SampleContentNotice } from '../_kit/SampleContentNotice/SampleContentNotice.tsx';
import { loadSampleContent, removeSamples } from '../_kit/SampleContentNotice/sample-content.ts';
import { useServices, useUser } from '../_kit/services.tsx';
import { useViewInAddress } from '../_kit/view-in-address.ts';
import { queryOf, viewOf } from './blog-view.ts';
import { BlogListScreen } from './BlogListScreen.tsx';
import { useBlog } from './use-blog.ts';

export function loader(args: LoaderFunctionArgs): { readonly samples: Promise<SampleContent | null> } {
  return { samples: loadSampleContent(servicesOf(args)) };
}

/** Search and filters change only what is shown of the same posts. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}

const inAddress = { read: viewOf, write: queryOf };

export function Component() {
  const samples = useLoadable(useLoaderData<ReturnType<typeof loader>>().samples);
  const services = useServices();
  const isAdmin = useUser()?.role === 'admin';
  const { revalidate } = useRevalidator();
  const [view, onView] = useViewInAddress(inAddress);
  const { blog, isFetchingPosts, send } = useBlog();
  useEffect(() => send({ type: 'fetch posts' }), [send]);
  const hasBegun = isFetchingPosts || blog.blogposts !== null || blog.error !== null;
  return (
    <BlogListScreen
      posts={blog.blogposts}
      loading={!hasBegun || isFetchingPosts}
      error={blog.error}
      requestId={blog.requestId}
      view={view}
      isAdmin={isAdmin}
      notice={
        samples.state === 'done' &&
        samples.value !== null && (
          <SampleContentNotice
            content={samples.value}
            onRemove={async () => {
              await removeSamples(services);
              send({ type: 'fetch posts' });
              await revalidate();
            }}
          />
        )
      }
      onView={onView}
      onRetry={() => send({ type: 'fetch posts' })}
      onClear={() => send({ type: 'clear error' })}
    />
  );
}
