import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useLocation } from 'react-router';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import type { BlogPost } from './blog-post.ts';
import { blogPostOf } from './blog-post.ts';
import { postQuery, postsOf, postsQuery, recentOf } from './blog-query.ts';
import { BlogPostScreen } from './BlogPostScreen.tsx';

export function loader(args: LoaderFunctionArgs): { readonly slug: string } {
  const { queryClient } = servicesOf(args);
  const slug = args.params['id'] ?? '';
  void queryClient.prefetchQuery(postQuery(slug));
  // The same options for every post.
  void queryClient.prefetchQuery({ ...postsQuery, staleTime: 60_000 });
  return { slug };
}

export function Component() {
  const { slug } = useLoaderData<typeof loader>();
  const { hash } = useLocation();
  const {
    data: post,
    error,
    refetch,
  } = useQuery({ ...postQuery(slug), select: (found) => found && blogPostOf(found.data) });
  const { data: posts = null } = useQuery({ ...postsQuery, select: postsOf });
  const [closed, setClosed] = useState<Error | null>(null);
  // The URL hash points to a heading that exists only once the post is loaded.
  useEffect(() => {
    if (post && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [post, hash]);
  const canShare = useCanShare();
  return (
    <BlogPostScreen
      post={post ?? null}
      state={post === null ? 'missing' : error === null ? 'loading' : 'resting'}
      error={error === null || error === closed ? null : 'Failed to fetch the post'}
      requestId={refusalOf(error).requestId}
      posts={posts}
      recentPosts={recentOf(posts ?? [])}
      address={() => location.href}
      onShare={canShare ? share : undefined}
      onRetry={() => void refetch()}
      onClear={() => setClosed(error)}
    />
  );
}

/** Known only after hydration, because it depends on the device. */
function useCanShare(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => setCan('share' in navigator), []);
  return can;
}

function share({ title }: BlogPost): void {
  navigator.share({ title, url: location.href }).catch(() => {
    // Rejects when the person closes the share sheet, which is not an error.
  });
}
