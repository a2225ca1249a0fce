import type { ComponentType } from 'react';
import { lazy } from 'react';
import { withOneReload } from './route.ts';

/**
 * A component whose code arrives when it is first drawn, below a `Suspense` of its place. `name` tells it from other parts
 * when its chunk is gone after an update. `lazyPart('code-panel', () => import('./CodePanel.tsx').then(({ CodePanel }) => CodePanel))`
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(async () => ({ default: await withOneReload(`reloaded-for-${name}`, load) }));
}
