import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Scrolls newly opened content into view. */
export function useIntoSight(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return place;
}
