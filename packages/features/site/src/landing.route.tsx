import { getStats } from '@apiyard/api/contract/stats';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useHydratedLoadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
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
  const stats = useQuery({ ...query(getStats, {}), refetchOnMount: 'always' });
  return <LandingScreen stats={useHydratedLoadable(stats)}>{tool}</LandingScreen>;
}
