import { use, useCallback } from 'react';
import type { SetURLSearchParams } from 'react-router';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  useSearchParams,
} from 'react-router';

/** Whether the router is still on this page: a busy browser may show a page that the router has left. */
export function useIsHere(): () => boolean {
  const router = use(DataRouterContext)?.router;
  const own = use(DataRouterStateContext)?.location.pathname;
  return useCallback(() => router?.state.location.pathname === own, [router, own]);
}

/** The same, and no navigation is pending: checked before redirecting. */
export function useIsStaying(): () => boolean {
  const router = use(DataRouterContext)?.router;
  const isHere = useIsHere();
  return useCallback(() => {
    const { location, navigation } = router?.state ?? {};
    return isHere() && (navigation?.location ?? location)?.pathname === location?.pathname;
  }, [router, isHere]);
}

/** `useSearchParams` for pages that write to their own URL: after navigation, the hook would change that of the next page. */
export function useOwnSearch(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParams();
  const isHere = useIsHere();
  return [params, useCallback((...given) => void (isHere() && setParams(...given)), [isHere, setParams])];
}
