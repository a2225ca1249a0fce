import { use, useCallback } from 'react';
import type { SetURLSearchParams } from 'react-router';
import { UNSAFE_DataRouterContext as DataRouterContext, UNSAFE_DataRouterStateContext as DataRouterStateContext, useSearchParams } from 'react-router';

/**
 * `useSearchParams` for pages that write into their own address. A busy browser shows a page for a while that the router
 * has left: what is pressed there then would be written into the address of the next one, over what stands in it.
 */
export function useOwnSearch(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useSearchParams();
  const router = use(DataRouterContext)?.router;
  const own = use(DataRouterStateContext)?.location.pathname;
  return [params, useCallback((...given) => void (router?.state.location.pathname === own && setParams(...given)), [router, own, setParams])];
}

/** Tells whether people are on this page still and not on their way to another: asked before an answer leads them on. */
export function useIsStaying(): () => boolean {
  const router = use(DataRouterContext)?.router;
  const own = use(DataRouterStateContext)?.location.pathname;
  return useCallback(() => (router?.state.navigation.location ?? router?.state.location)?.pathname === own, [router, own]);
}
