import type { DeskPostRow } from '@apiyard/api/contract/posts';
import { deletePost, listDeskPosts, publishPost, restorePost, unpublishPost } from '@apiyard/api/contract/posts';
import { useCallback } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useLoadable } from '../../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../../_kit/route.ts';
import type { Services } from '../../_kit/services.tsx';
import { useServices } from '../../_kit/services.tsx';
import { useViewInAddress } from '../../_kit/view-in-address.ts';
import type { DeskChange } from '../list/desk-changes.ts';
import { askedFor, inAddress } from '../list/desk-view.ts';
import type { DeskPage } from '../list/use-desk-list.ts';
import { useDeskList } from '../list/use-desk-list.ts';
import { PostListScreen } from './PostListScreen.tsx';

interface ListData {
  readonly page: Promise<DeskPage<DeskPostRow>>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): ListData {
  requireAdmin(args);
  const page = servicesOf(args).api.send(listDeskPosts, askedFor(inAddress.read(new URL(args.request.url).searchParams)));
  // The screen shows failures; without a listener the browser would report them as well.
  page.catch(() => {});
  return { page };
}

async function save(api: Services['api'], { kind, row: { id, version } }: DeskChange<DeskPostRow>): Promise<DeskPostRow | null> {
  if (kind === 'delete') await api.send(deletePost, { id });
  if (kind === 'delete') return null;
  if (kind === 'restore') return api.send(restorePost, { id });
  return api.send(kind === 'publish' ? publishPost : unpublishPost, { id, version });
}

export function Component() {
  const { api } = useServices();
  const first = useLoadable(useLoaderData<ListData>().page);
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const [view, onView] = useViewInAddress(inAddress);
  const list = useDeskList<DeskPostRow>({
    first,
    loadMore: (cursor) => api.send(listDeskPosts, { ...askedFor(view), cursor }),
    save: useCallback((change: DeskChange<DeskPostRow>) => save(api, change), [api]),
    reload,
  });
  return <PostListScreen {...list} view={view} onView={onView} onRetry={reload} />;
}
