import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** Brings what has just opened into sight, as far as it is out of it. */
export function useIntoSight(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return place;
}
