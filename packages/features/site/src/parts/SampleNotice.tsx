import { getBlogPosts, getSampleContent, removeSampleContent } from '@apiyard/api/contract/content/content';
import { listUpdates } from '@apiyard/api/contract/content/updates';
import { useMutation, useQuery } from '@tanstack/react-query';
import { mutation, query } from '@apiyard/kit/data/query.ts';
import { SampleContentNotice } from '@apiyard/kit/SampleContentNotice/SampleContentNotice.tsx';
import type { Services } from '@apiyard/kit/services.tsx';
import { useUser } from '@apiyard/kit/services.tsx';

const samplesQuery = query(getSampleContent, {});

/** For loaders of pages with the notice. */
export function prefetchSamples({ queryClient, session }: Pick<Services, 'queryClient' | 'session'>): void {
  if (session.user()?.role === 'admin') void queryClient.prefetchQuery(samplesQuery);
}

/** Informs admins about sample content; shows nothing to others, or while unknown. */
export function SampleNotice() {
  const isAdmin = useUser()?.role === 'admin';
  const { data } = useQuery({ ...samplesQuery, enabled: isAdmin });
  const { mutateAsync: remove } = useMutation(
    mutation(removeSampleContent, { invalidates: [getSampleContent, getBlogPosts, listUpdates] }),
  );
  if (!isAdmin || data === undefined) return null;
  return <SampleContentNotice content={data} onRemove={async () => void (await remove({}))} />;
}
