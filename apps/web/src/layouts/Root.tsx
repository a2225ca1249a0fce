import { Outlet, ScrollRestoration } from 'react-router';
import { useArrival } from './arrival.ts';
import { placeOf, useSmoothScroll } from './scrolling.ts';

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
