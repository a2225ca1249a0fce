import type { Direction } from '@apiyard/kernels/twenty-forty-eight/game';
import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** Pixels from which a movement is a swipe. */
const swipeMin = 24;

/** The direction of a movement, if it is long enough and not diagonal. */
export function directionOf(x: number, y: number): Direction | null {
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (Math.max(across, down) < swipeMin || Math.max(across, down) < 1.5 * Math.min(across, down)) return null;
  return across > down ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up';
}

/** Handlers of an element that is swiped by finger, pen or mouse, one move for each swipe. */
export function useSwipe(onSwipe: (direction: Direction) => void) {
  const from = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      from.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const start = from.current;
      if (start?.id !== event.pointerId) return;
      const direction = directionOf(event.clientX - start.x, event.clientY - start.y);
      if (direction === null) return;
      from.current = null;
      onSwipe(direction);
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
