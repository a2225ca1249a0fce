import { useSyncExternalStore } from 'react';
import { useServices } from '@apiyard/kit/services.tsx';

const nothing = () => {};
const subscribe = () => nothing;

/** Placeholder in pages that are rendered at build time, when the origin is not known. */
const unknownOrigin = 'https://yard.example';

/** Origin of the API; the placeholder until hydration. */
export function useOrigin(): string {
  const { apiOrigin } = useServices();
  return useSyncExternalStore(
    subscribe,
    () => apiOrigin,
    () => unknownOrigin,
  );
}

/** False at build time and during hydration, when the URL must not influence the output. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
