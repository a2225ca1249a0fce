import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import type { ItemOf } from '@apiyard/kit/data/query.ts';
import { pagedQuery } from '@apiyard/kit/data/query.ts';
import { servicesOf } from '@apiyard/kit/routing/route.ts';
import { useViewInAddress } from '@apiyard/kit/routing/view-in-address.ts';
import type { DraftKind } from '../content-drafts.ts';
import type { ContentRow, SaveContent } from './content-changes.ts';
import type { ContentListProps } from './ContentList.tsx';
import type { ContentView } from './content-view.ts';
import { askedFor, inAddress } from './content-view.ts';
import type { ContentListEndpoint } from './use-content-list.ts';
import { useContentList } from './use-content-list.ts';

interface ContentListRoute<E extends ContentListEndpoint> {
  /** Content type that stored drafts belong to. */
  readonly kind: DraftKind;
  readonly list: E;
  readonly save: SaveContent<ItemOf<E> & ContentRow>;
  readonly Screen: ComponentType<ContentListProps<ItemOf<E> & ContentRow>>;
}

/** Content list route with its loader and screen. */
export function contentListRoute<E extends ContentListEndpoint>({ kind, list, save, Screen }: ContentListRoute<E>) {
  const questionOf = (view: ContentView) => askedFor(view) as Omit<InputOf<E>, 'cursor'>;

  /** Does not await the data: the page renders immediately and fills in. */
  function loader(args: LoaderFunctionArgs) {
    const loaded = inAddress.read(new URL(args.request.url).searchParams);
    void servicesOf(args).queryClient.prefetchInfiniteQuery(pagedQuery(list, questionOf(loaded)));
    return { loaded };
  }

  function Component() {
    const { loaded } = useLoaderData<typeof loader>();
    const [view, onView] = useViewInAddress(inAddress);
    const listed = useContentList({ kind, list, question: questionOf(loaded), save });
    return <Screen {...listed} view={view} onView={onView} />;
  }

  return { loader, Component };
}
