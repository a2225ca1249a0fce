import { useCallback, useSyncExternalStore } from 'react';

/** Whether a condition of `media` matches; rerenders on change. For cases that CSS alone cannot handle. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const list = matchMedia(query);
        list.addEventListener('change', listener);
        return () => list.removeEventListener('change', listener);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    // A page rendered at build time has no screen.
    () => false,
  );
}
