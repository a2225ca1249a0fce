import { getStats } from '@apiyard/api/contract/stats';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useIsAsRendered, useServices } from '@apiyard/kit/services.tsx';
import { useHydratedLoadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import { LandingScreen } from './LandingScreen/LandingScreen.tsx';

/** Its HTML is rendered at build time; the code that hydrates it loads after the page's own. */
const TryIt = lazyPart('try-it', () => import('./TryIt/TryIt.tsx').then(({ TryIt }) => TryIt));

/**
 * The same element in every render: if a Suspense boundary rerenders before its code has loaded, React discards the
 * server-rendered HTML, and the page would jump when the figures arrive.
 */
const tool = (
  <Suspense>
    <TryIt />
  </Suspense>
);

/** The app's readiness probe, which is repeated every 30 s, loads the same figures. */
const statsStaleMs = 30_000;

/** No loader: the page is rendered at build time and complete before any request. */
export function Component() {
  const stats = useQuery({ ...query(getStats, {}), refetchOnMount: true, staleTime: statsStaleMs });
  const { areaCounts = null } = useServices();
  // The page was built before its areas were known.
  const areas = useIsAsRendered() ? null : areaCounts;
  return (
    <LandingScreen stats={useHydratedLoadable(stats)} areas={areas}>
      {tool}
    </LandingScreen>
  );
}
