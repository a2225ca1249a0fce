import { breakpoints } from '@apiyard/ui/theme/media';
import { useSyncExternalStore } from 'react';

/** Widths from which form and preview stand side by side, and source and page beside each other. */
const widths = { two: breakpoints.md, three: 1280 } as const;

function useWider(width: number): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(`(min-width: ${width}px)`);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(`(min-width: ${width}px)`).matches,
    () => false,
  );
}

/** Whether the form and the preview fit side by side. */
export const useRoomForPreview = () => useWider(widths.two);
/** Whether the page's source and the page fit side by side as well. */
export const useRoomForTwo = () => useWider(widths.three);
