import { useArrival } from '@apiyard/features/shell/arrival.ts';
import { placeOf, useSmoothScroll } from '@apiyard/features/shell/scrolling.ts';
import { Outlet, ScrollRestoration } from 'react-router';

/** What every page has in common: where it is scrolled to, and where the focus goes. */
export function Root() {
  useSmoothScroll();
  useArrival();
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
