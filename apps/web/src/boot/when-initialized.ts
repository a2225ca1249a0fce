import type { DataRouter } from 'react-router';

/** Resolves when the router's first page has its code and data. */
export function whenInitialized(router: DataRouter): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (!router.state.initialized) return;
    unsubscribe();
    resolve();
  };
  const unsubscribe = router.subscribe(look);
  look();
  return promise;
}
