import type { ComponentType } from 'react';
import { lazy } from 'react';
import { withOneReload } from './route.ts';

/**
 * A component that loads on first render; needs a `Suspense` above it. React's `lazy` caches a failed import permanently:
 * this retries when the server can be reached, and reloads the page once if the chunk is gone after an update, for which
 * `name` identifies it. `lazyPart('code-panel', () => import('./CodePanel.tsx').then(({ CodePanel }) => CodePanel))`
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await withOneReload(`reloaded-for-${name}`, load) }));
}
