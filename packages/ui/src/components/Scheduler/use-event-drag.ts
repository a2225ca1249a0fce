import { useEffect, useRef } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import type { RangeStep } from './change-range.ts';
import type { EditKind } from './scheduler-context.ts';
import { useScheduler } from './scheduler-context.ts';
import type { SchedulerEvent } from './scheduler-events.ts';

/** What a distance in px means in a view, to the end of the line and down. */
export type StepOf = (distance: { along: number; down: number }) => RangeStep;

/** A shorter distance is a press. */
const dragPx = 4;
/** A finger scrolls, unless it rests for so long. */
const longPressMs = 400;
/** Near an edge of what scrolls, a drag scrolls. */
const edgePx = 32;

interface Drag {
  pointerId: number;
  x: number;
  y: number;
  scrollTop: number;
  kind: EditKind;
  isActive: boolean;
  timer?: ReturnType<typeof setTimeout>;
}

/**
 * Moves an event by mouse or pen, and with a finger after a long press; its handle changes the end. `scrollRef` is what
 * scrolls under it.
 */
export function useEventDrag(
  event: SchedulerEvent,
  { stepOf, scrollRef }: { stepOf: StepOf | undefined; scrollRef: RefObject<HTMLElement | null> | undefined },
) {
  const { along, canMove, canResize, preview, commit, cancel } = useScheduler();
  const drag = useRef<Drag | undefined>(undefined);
  const wasDragged = useRef(false);
  const element = useRef<HTMLButtonElement>(null);

  // A drag by a finger must not scroll, and React's touch handlers cannot prevent that.
  useEffect(() => {
    const target = element.current;
    const hold = (touch: TouchEvent) => drag.current?.isActive && touch.cancelable && touch.preventDefault();
    target?.addEventListener('touchmove', hold, { passive: false });
    return () => target?.removeEventListener('touchmove', hold);
  }, []);

  const end = () => {
    clearTimeout(drag.current?.timer);
    drag.current = undefined;
  };

  const begin = (kind: EditKind) => (pointer: ReactPointerEvent<HTMLElement>) => {
    const isAllowed = kind === 'move' ? canMove : canResize;
    if (!stepOf || !isAllowed || event.isReadOnly || pointer.button !== 0) return;
    pointer.stopPropagation();
    wasDragged.current = false;
    const begun: Drag = {
      pointerId: pointer.pointerId,
      x: pointer.clientX,
      y: pointer.clientY,
      scrollTop: scrollRef?.current?.scrollTop ?? 0,
      kind,
      isActive: false,
    };
    if (pointer.pointerType === 'touch' && kind === 'move') {
      begun.timer = setTimeout(() => {
        begun.isActive = true;
        preview(event, kind, { days: 0, minutes: 0 });
      }, longPressMs);
    }
    drag.current = begun;
  };

  const onPointerMove = (pointer: ReactPointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now || now.pointerId !== pointer.pointerId || !stepOf) return;
    const x = pointer.clientX - now.x;
    const y = pointer.clientY - now.y;
    if (!now.isActive) {
      if (Math.hypot(x, y) < dragPx) return;
      if (now.timer !== undefined) return end();
      now.isActive = true;
    }
    wasDragged.current = true;
    element.current?.setPointerCapture(pointer.pointerId);
    const scroller = scrollRef?.current;
    if (scroller) {
      const { top, bottom } = scroller.getBoundingClientRect();
      if (pointer.clientY < top + edgePx) scroller.scrollBy({ top: -edgePx / 2, behavior: 'instant' });
      if (pointer.clientY > bottom - edgePx) scroller.scrollBy({ top: edgePx / 2, behavior: 'instant' });
    }
    const down = y + (scroller ? scroller.scrollTop - now.scrollTop : 0);
    preview(event, now.kind, stepOf({ along: x * along, down }));
  };
  const onPointerUp = () => {
    const wasActive = drag.current?.isActive;
    end();
    if (wasActive) {
      wasDragged.current = true;
      commit();
    }
  };
  const onPointerCancel = () => {
    const wasActive = drag.current?.isActive;
    end();
    if (wasActive) cancel();
  };

  return {
    ref: element,
    /** Whether a click ends a drag, and opens nothing. */
    isEndOfDrag: () => {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
    moveHandlers: { onPointerDown: begin('move'), onPointerMove, onPointerUp, onPointerCancel },
    resizeHandlers: { onPointerDown: begin('resize') },
  };
}
