import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { BlogPost } from './blog-post.ts';
import { BlogPostScreen } from './BlogPostScreen.tsx';
import { useBlog } from './use-blog.ts';

export function Component() {
  const { id: slug = '' } = useParams();
  const { hash } = useLocation();
  const { blog, post, send } = useBlog();
  useEffect(() => send({ type: 'fetch posts' }), [send]);
  useEffect(() => send({ type: 'fetch post', slug }), [send, slug]);
  // What an address points at comes with the post.
  useEffect(() => {
    if (blog.selectedPost !== null && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [blog.selectedPost, hash]);
  const canShare = useCanShare();
  const isOther = blog.slug !== slug;
  return (
    <BlogPostScreen
      post={isOther ? null : blog.selectedPost}
      state={isOther || post === 'fetching' ? 'loading' : post}
      error={blog.error}
      requestId={blog.requestId}
      posts={blog.blogposts}
      recentPosts={blog.recentPosts}
      address={() => location.href}
      onShare={canShare ? share : undefined}
      onRetry={() => send({ type: 'fetch post', slug })}
      onClear={() => send({ type: 'clear error' })}
    />
  );
}

/** Known after hydration only: the device decides. */
function useCanShare(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => setCan('share' in navigator), []);
  return can;
}

function share({ title }: BlogPost): void {
  navigator.share({ title, url: location.href }).catch(() => {
    // Closing the device's own sheet rejects: nothing has to be said.
  });
}
