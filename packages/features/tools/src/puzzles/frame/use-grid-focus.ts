import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { GridField } from './grid-keys.ts';
import { cellAfterKey } from './grid-keys.ts';

interface GridFocus {
  readonly grid: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A board that is one tab stop: arrow keys choose a cell and move the focus to it, other keys go to `onKey`. */
export function useGridFocus(
  field: GridField,
  chosen: number,
  onChoose: (cell: number) => void,
  onKey: (event: KeyboardEvent) => void,
): GridFocus {
  const grid = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    // Also after a key that another part handled, such as one that paints the next cell.
    if (!isMoving.current && !grid.current?.contains(document.activeElement)) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [chosen]);
  return {
    grid,
    onKeyDown: (event) => {
      const next =
        event.altKey || event.metaKey || event.shiftKey ? null : cellAfterKey(field, chosen, event.key, event.ctrlKey);
      if (next === null) return onKey(event);
      event.preventDefault();
      isMoving.current = next !== chosen;
      onChoose(next);
    },
  };
}
