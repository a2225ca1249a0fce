import { errorsCopy } from '@apiyard/shell/errors/errors-copy.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { Suspense } from 'react';

const load = () => import('@apiyard/shell/errors/route-error.tsx').then(({ RouteError: screen }) => screen);
const Screen = lazyPart('route-error', load);

/**
 * Shown when a page fails. Its code is loaded early, so that it does not depend on the connection whose
 * loss it explains. Without it the router's default message is shown.
 */
export function RouteError() {
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}

/** Loads the code of the error screen; calling it again has no cost. */
export function fetchRouteError(): void {
  void Promise.allSettled([load(), loadActive(errorsCopy)]);
}
