import type { MouseEvent, PointerEvent } from 'react';
import { useEffect, useRef } from 'react';

/** As long as a context menu takes on phones, in ms. */
const longPressMs = 450;

interface CellPress {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onPointerLeave: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onClick: () => void;
}

/**
 * Click and tap, and as a second action right click and long press. Not every browser sends a context menu event for a
 * long press, and some send it early, so the time is measured here.
 */
export function useLongPress(
  onPress: (cell: number) => void,
  onLong: (cell: number) => void,
): { readonly pressOf: (cell: number) => CellPress } {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    pressOf: (cell) => ({
      onPointerDown: ({ button, pointerType }) => {
        wasLong.current = false;
        stop();
        if (button === 2) onLong(cell);
        else if (pointerType === 'touch') {
          timer.current = setTimeout(() => {
            wasLong.current = true;
            onLong(cell);
          }, longPressMs);
        }
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
      onContextMenu: (event) => event.preventDefault(),
      onClick: () => {
        if (!wasLong.current) onPress(cell);
        wasLong.current = false;
      },
    }),
  };
}
