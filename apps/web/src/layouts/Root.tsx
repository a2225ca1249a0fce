import { PageListProvider } from '@apiyard/kit/routing/page-list.tsx';
import { useArrival } from '@apiyard/shell/arrival.ts';
import { Scrolling } from '@apiyard/shell/Scrolling.tsx';
import { Outlet } from 'react-router';
import { pages } from '../pages.ts';

/** Scrolling, focus and the list of pages, for every page. */
export function Root() {
  useArrival();
  return (
    <PageListProvider pages={pages}>
      <Outlet />
      <Scrolling />
    </PageListProvider>
  );
}
