import { breakpoints } from '@apiyard/ui/theme/media';
import { useSyncExternalStore } from 'react';

/** Minimum widths for form and preview, and for source and page, side by side. */
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
