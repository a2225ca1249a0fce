import { useArrival } from '@apiyard/shell/arrival.ts';
import { placeOf, useSmoothScroll } from '@apiyard/shell/scrolling.ts';
import { Outlet, ScrollRestoration } from 'react-router';

/** Scrolling and focus of every page. */
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
