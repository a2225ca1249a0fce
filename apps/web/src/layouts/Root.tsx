import { useArrival } from '@apiyard/features/shell/arrival.ts';
import { placeOf, useSmoothScroll } from '@apiyard/features/shell/scrolling.ts';
import { Outlet, ScrollRestoration } from 'react-router';
import type { Exists } from './exists.ts';

/** What every page has in common: where it is scrolled to, and where the focus goes. Layouts get to know what exists. */
export function Root({ exists }: { readonly exists: Exists }) {
  useSmoothScroll();
  useArrival();
  return (
    <>
      <Outlet context={exists} />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}
