import { useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent } from 'react';

const zoomMax = 4;
const zoomStep = 1.5;
/** A shorter drag is a press. */
const swipePx = 48;

const clamp = (zoom: number) => Math.min(zoomMax, Math.max(1, zoom < 1.05 ? 1 : zoom));

interface Pointer {
  x: number;
  y: number;
}

const distance = ([one, other]: Pointer[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** Zoom of a picture in a box that scrolls, with pinching, dragging and swiping. `swipe` gets -1 for a drag to the left. */
export function useZoom(pictureId: string | undefined, swipe: (direction: 1 | -1) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState({ id: pictureId, zoom: 1 });
  const zoom = zoomed.id === pictureId ? zoomed.zoom : 1;
  const pointers = useRef(new Map<number, Pointer>());
  const gesture = useRef<{ start: Pointer; distance: number; zoom: number; wasPinched: boolean } | undefined>(
    undefined,
  );
  const lastZoom = useRef(zoom);

  // The middle of what is visible stays in the middle.
  useLayoutEffect(() => {
    const stage = ref.current;
    const factor = zoom / lastZoom.current;
    lastZoom.current = zoom;
    if (!stage || factor === 1) return;
    const keep = (scroll: number, length: number) => (scroll + length / 2) * factor - length / 2;
    // In right-to-left text the scroll position is negative, and counts from the other side.
    const isRtl = getComputedStyle(stage).direction === 'rtl';
    const left = isRtl ? -keep(-stage.scrollLeft, stage.clientWidth) : keep(stage.scrollLeft, stage.clientWidth);
    stage.scrollTo({ left, top: keep(stage.scrollTop, stage.clientHeight), behavior: 'instant' });
  }, [zoom]);

  const zoomTo = (next: number) => setZoomed({ id: pictureId, zoom: clamp(next) });

  const onPointerDown = (event: ReactPointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    gesture.current = {
      start: { x: event.clientX, y: event.clientY },
      distance: distance([...pointers.current.values()]),
      zoom,
      wasPinched: pointers.current.size > 1,
    };
  };
  const onPointerMove = (event: ReactPointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before || !gesture.current) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size > 1 && gesture.current.distance > 0) {
      zoomTo((gesture.current.zoom * distance([...pointers.current.values()])) / gesture.current.distance);
    } else if (zoom > 1 && event.pointerType === 'mouse') {
      // Fingers scroll by themselves.
      event.currentTarget.scrollBy({
        left: before.x - event.clientX,
        top: before.y - event.clientY,
        behavior: 'instant',
      });
    }
  };
  const onPointerUp = (event: ReactPointerEvent<HTMLDivElement>) => {
    const began = gesture.current;
    pointers.current.delete(event.pointerId);
    if (pointers.current.size > 0) return;
    gesture.current = undefined;
    if (!began || began.wasPinched || zoom > 1) return;
    const x = event.clientX - began.start.x;
    if (Math.abs(x) > swipePx && Math.abs(x) > 2 * Math.abs(event.clientY - began.start.y)) swipe(x < 0 ? -1 : 1);
  };
  const onPointerCancel = (event: ReactPointerEvent<HTMLDivElement>) => {
    pointers.current.delete(event.pointerId);
    gesture.current = undefined;
  };

  return {
    ref,
    zoom,
    canZoomIn: zoom < zoomMax,
    zoomIn: () => zoomTo(zoom * zoomStep),
    zoomOut: () => zoomTo(zoom / zoomStep),
    reset: () => zoomTo(1),
    handlers: {
      onDoubleClick: () => zoomTo(zoom > 1 ? 1 : 2),
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel,
    },
  };
}
