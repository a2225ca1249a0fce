import { useSyncExternalStore } from 'react';
import { useServices } from '../../_kit/services.tsx';

const nothing = () => {};
const subscribe = () => nothing;

/** Stands in pages that are rendered at build time, which cannot know where they will be served. */
const unknownOrigin = 'https://yard.example';

/** Where the API is called from outside, once the page lives in a browser. */
export function useOrigin(): string {
  const { apiOrigin } = useServices();
  return useSyncExternalStore(
    subscribe,
    () => apiOrigin,
    () => unknownOrigin,
  );
}

/** False in what is rendered at build time and while it comes to life: what depends on the address waits for it. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
