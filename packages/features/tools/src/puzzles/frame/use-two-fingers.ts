import type { PointerEvent } from 'react';
import { useRef } from 'react';

type Point = readonly [x: number, y: number];

/** How much wider or closer two fingers get before the board is zoomed. */
const pinch = 1.25;

interface TwoFingers {
  readonly onPointerDownCapture: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMoveCapture: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUpCapture: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancelCapture: (event: PointerEvent<HTMLElement>) => void;
}

const middle = ([one, other]: readonly [Point, Point]): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
const spread = ([one, other]: readonly [Point, Point]): number =>
  Math.max(1, Math.hypot(one[0] - other[0], one[1] - other[1]));

/** Two fingers scroll the element, and zoom when they spread or close. A single one belongs to what is in it. */
export function useTwoFingers(onZoom: (isZoomed: boolean) => void): TwoFingers {
  const fingers = useRef(new Map<number, Point>());
  const startSpread = useRef(1);
  const both = (): readonly [Point, Point] | null => {
    const [one, other] = Array.from(fingers.current.values());
    return one === undefined || other === undefined ? null : [one, other];
  };
  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  return {
    onPointerDownCapture(event) {
      if (event.pointerType !== 'touch') return;
      // A finger that left the element before is not known to be gone.
      if (event.isPrimary) fingers.current.clear();
      fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
      const now = both();
      if (now !== null) startSpread.current = spread(now);
    },
    onPointerMoveCapture(event) {
      if (!fingers.current.has(event.pointerId)) return;
      const before = both();
      fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
      const now = both();
      if (before === null || now === null) return;
      const [from, to] = [middle(before), middle(now)];
      event.currentTarget.scrollBy(from[0] - to[0], from[1] - to[1]);
      const ratio = spread(now) / startSpread.current;
      if (ratio < pinch && ratio > 1 / pinch) return;
      startSpread.current = spread(now);
      onZoom(ratio > 1);
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture: lift,
  };
}
