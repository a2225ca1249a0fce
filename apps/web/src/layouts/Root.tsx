import { PageListProvider } from '@apiyard/kit/routing/page-list.tsx';
import { useArrival } from '@apiyard/shell/arrival.ts';
import { placeOf, useSmoothScroll } from '@apiyard/shell/scrolling.ts';
import { Outlet, ScrollRestoration } from 'react-router';
import { pages } from '../pages.ts';

/** Scrolling, focus and the list of pages, for every page. */
export function Root() {
  useSmoothScroll();
  useArrival();
  return (
    <PageListProvider pages={pages}>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </PageListProvider>
  );
}
