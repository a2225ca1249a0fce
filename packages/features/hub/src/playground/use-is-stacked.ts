import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Whether the columns of a grid are below each other, which depends on its width. False before the first effect. */
export function useIsStacked(grid: RefObject<HTMLElement | null>): boolean {
  const [isStacked, setIsStacked] = useState(false);
  useEffect(() => {
    const { current } = grid;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      setIsStacked(getComputedStyle(current).gridTemplateColumns.split(' ').length === 1);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [grid]);
  return isStacked;
}
