import { errorsCopy } from '@apiyard/features/errors/errors-copy.ts';
import { loadActive } from '@apiyard/features/_kit/copy.ts';
import { lazyPart } from '@apiyard/features/_kit/lazy-part.ts';
import { Suspense } from 'react';

const load = () => import('@apiyard/features/errors/route-error.tsx').then(({ RouteError: screen }) => screen);
const Screen = lazyPart('route-error', load);

/**
 * In place of a page that could not be shown. Its own parts are fetched early: it must not need the connection whose
 * loss it explains. Without them the router's default words stand.
 */
export function RouteError() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}

/** Fetches what the error screen needs; asking again is free. */
export function fetchRouteError(): void {
  void Promise.allSettled([load(), loadActive(errorsCopy)]);
}
