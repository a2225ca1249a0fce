import { useCallback, useSyncExternalStore } from 'react';

/** Whether a condition of `media` holds; draws anew when that changes. For what CSS alone cannot do. */
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
    // A page rendered at build time stands on no screen.
    () => false,
  );
}
