import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** How wide an element is, in px; known before the first paint, so that nothing jumps. The window says too little: beside the menu, more of it is less room. */
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
