import type { DeskUpdateRow } from '@apiyard/api/contract/desk-updates';
import { deleteUpdate, listDeskUpdates, publishUpdate, restoreUpdate, unpublishUpdate } from '@apiyard/api/contract/desk-updates';
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
import { UpdateListScreen } from './UpdateListScreen.tsx';

interface ListData {
  readonly page: Promise<DeskPage<DeskUpdateRow>>;
}

/** Nothing is waited for: the page stands at once and fills in. */
export function loader(args: LoaderFunctionArgs): ListData {
  requireAdmin(args);
  const page = servicesOf(args).api.send(listDeskUpdates, askedFor(inAddress.read(new URL(args.request.url).searchParams)));
  // The screen shows failures; without a listener the browser would report them as well.
  page.catch(() => {});
  return { page };
}

async function save(api: Services['api'], { kind, row: { id, version } }: DeskChange<DeskUpdateRow>): Promise<DeskUpdateRow | null> {
  if (kind === 'delete') await api.send(deleteUpdate, { id });
  if (kind === 'delete') return null;
  if (kind === 'restore') return api.send(restoreUpdate, { id });
  return api.send(kind === 'publish' ? publishUpdate : unpublishUpdate, { id, version });
}

export function Component() {
  const { api } = useServices();
  const first = useLoadable(useLoaderData<ListData>().page);
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  const [view, onView] = useViewInAddress(inAddress);
  const list = useDeskList<DeskUpdateRow>({
    first,
    loadMore: (cursor) => api.send(listDeskUpdates, { ...askedFor(view), cursor }),
    save: useCallback((change: DeskChange<DeskUpdateRow>) => save(api, change), [api]),
    reload,
  });
  return <UpdateListScreen {...list} view={view} onView={onView} onRetry={reload} />;
}
