import type { Stats } from '@apiyard/api/contract/stats';
import { getStats } from '@apiyard/api/contract/stats';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../_kit/lazy-part.ts';
import type { Loadable } from '../_kit/loadable.ts';
import { useServices } from '../_kit/services.tsx';
import { LandingScreen } from './landing/LandingScreen/LandingScreen.tsx';

/** Its HTML is there from the build; what brings it to life is fetched behind the page's own code. */
const TryIt = lazyPart('try-it', () => import('./landing/TryIt/TryIt.tsx').then(({ TryIt }) => TryIt));

/**
 * The same element in every drawing: a boundary that is drawn anew before its code is there gives up the HTML that stands,
 * and the page would jump when the figures arrive.
 */
const tool = (
  <Suspense>
    <TryIt />
  </Suspense>
);

/** No loader: the page is rendered at build time, and stands as it is before anything is asked. */
export function Component() {
  return <LandingScreen stats={useStats()}>{tool}</LandingScreen>;
}

function useStats(): Loadable<Stats> {
  const { api } = useServices();
  const [stats, setStats] = useState<Loadable<Stats>>({ state: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    api.send(getStats, {}, { signal: leaving.signal }).then(
      (value) => setStats({ state: 'done', value }),
      () => leaving.signal.aborted || setStats({ state: 'failed' }),
    );
    return () => leaving.abort();
  }, [api]);
  return stats;
}
