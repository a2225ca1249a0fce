import type { ComponentType } from 'react';
import { useCallback } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useRevalidator } from 'react-router';
import { useLoadable } from '../../_kit/loadable.ts';
import { requireAdmin, servicesOf } from '../../_kit/route.ts';
import type { Services } from '../../_kit/services.tsx';
import { useServices } from '../../_kit/services.tsx';
import type { Page } from '../../_kit/use-changing-list.ts';
import { useViewInAddress } from '../../_kit/view-in-address.ts';
import type { DraftKind } from '../desk-drafts.ts';
import type { DeskChange, DeskRow } from './desk-changes.ts';
import type { DeskListProps } from './DeskList.tsx';
import { askedFor, inAddress } from './desk-view.ts';
import { useDeskList } from './use-desk-list.ts';

/** What the server does for one kind of thing that admins write. */
export interface DeskListCalls<Row> {
  readonly list: (question: ReturnType<typeof askedFor> & { readonly cursor?: string }) => Promise<Page<Row>>;
  readonly publish: (row: Row) => Promise<Row>;
  readonly unpublish: (row: Row) => Promise<Row>;
  readonly delete: (row: Row) => Promise<unknown>;
  readonly restore: (row: Row) => Promise<Row>;
}

interface ListData<Row> {
  readonly page: Promise<Page<Row>>;
}

/** The route of a list of the desk: its loader, and its screen with everything behind it. */
export function deskListRoute<Row extends DeskRow>(
  kind: DraftKind,
  callsOf: (api: Services['api']) => DeskListCalls<Row>,
  Screen: ComponentType<DeskListProps<Row>>,
) {
  /** Nothing is waited for: the page stands at once and fills in. */
  function loader(args: LoaderFunctionArgs): ListData<Row> {
    requireAdmin(args);
    const page = callsOf(servicesOf(args).api).list(askedFor(inAddress.read(new URL(args.request.url).searchParams)));
    // The screen shows failures; without a listener the browser would report them as well.
    page.catch(() => {});
    return { page };
  }

  async function save(api: Services['api'], { kind, row }: DeskChange<Row>): Promise<Row | null> {
    const calls = callsOf(api);
    if (kind !== 'delete') return calls[kind](row);
    await calls.delete(row);
    return null;
  }

  function Component() {
    const calls = callsOf(useServices().api);
    const first = useLoadable(useLoaderData<ListData<Row>>().page);
    const { revalidate } = useRevalidator();
    const reload = useCallback(() => void revalidate(), [revalidate]);
    const [view, onView] = useViewInAddress(inAddress);
    const list = useDeskList<Row>({
      kind,
      first,
      loadMore: (cursor) => calls.list({ ...askedFor(view), cursor }),
      save,
      reload,
    });
    return <Screen {...list} view={view} onView={onView} onRetry={reload} />;
  }

  return { loader, Component };
}
