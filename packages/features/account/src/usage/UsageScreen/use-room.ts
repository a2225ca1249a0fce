import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/**
 * Width of an element in px, measured before the first paint so that nothing jumps. The window's width is not enough,
 * because the menu takes part of it.
 */
export function useRoom(place: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const read = () => setRoom(element.clientWidth);
    read();
    const watch = new ResizeObserver(read);
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);
  return room;
}
