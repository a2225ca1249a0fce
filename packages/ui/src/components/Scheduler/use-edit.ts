import { useRef, useState } from 'react';
import { isMoved, isSameRange, moveRange, resizeRange } from './change-range.ts';
import type { RangeStep } from './change-range.ts';
import type { EditKind } from './scheduler-context.ts';
import type { EventRange, SchedulerEvent } from './scheduler-events.ts';

interface Edit {
  id: string;
  /** Before the change. */
  original: EventRange;
  range: EventRange;
  /** Dragged events stay where they are, and a ghost shows the change: a moved element would end the drag. */
  isDragged: boolean;
}

interface EditOptions {
  slotMinutes: number;
  onMove: ((id: string, range: EventRange) => void) | undefined;
  onResize: ((id: string, range: EventRange) => void) | undefined;
  /** For screen readers. */
  announce: {
    pickedUp: (event: SchedulerEvent) => void;
    changed: (range: EventRange) => void;
    cancelled: (range: EventRange) => void;
  };
}

const rangeOf = ({ start, end }: EventRange): EventRange => ({ start, end });

/** The event that is being moved or resized, by any input: shown changed, then passed on or put back. */
export function useEdit({ slotMinutes, onMove, onResize, announce }: EditOptions) {
  const [edit, setShown] = useState<Edit>();
  // A release can follow a move before that is rendered.
  const latest = useRef<Edit>(undefined);
  const setEdit = (next: Edit | undefined) => {
    latest.current = next;
    setShown(next);
  };

  const pickUp = (event: SchedulerEvent) => {
    setEdit({ id: event.id, original: rangeOf(event), range: rangeOf(event), isDragged: false });
    announce.pickedUp(event);
  };
  const preview = (event: SchedulerEvent, kind: EditKind, step: RangeStep, isFromShown = false) => {
    const before = latest.current?.id === event.id ? latest.current : undefined;
    const original = before?.original ?? rangeOf(event);
    const from = isFromShown ? (before?.range ?? original) : original;
    const range = kind === 'move' ? moveRange(from, step) : resizeRange(from, step, slotMinutes);
    if (before && isSameRange(before.range, range)) return;
    setEdit({ id: event.id, original, range, isDragged: !isFromShown });
    if (isFromShown) announce.changed(range);
  };
  const commit = () => {
    const done = latest.current;
    if (!done) return;
    setEdit(undefined);
    if (isSameRange(done.original, done.range)) return;
    announce.changed(done.range);
    if (isMoved(done.original, done.range)) onMove?.(done.id, done.range);
    else onResize?.(done.id, done.range);
  };
  const cancel = () => {
    const left = latest.current;
    if (!left) return;
    setEdit(undefined);
    announce.cancelled(left.original);
  };

  /** Events as they are shown while one is changed with the keyboard. */
  const apply = (events: readonly SchedulerEvent[]) =>
    edit && !edit.isDragged
      ? events.map((event) => (event.id === edit.id ? { ...event, ...edit.range } : event))
      : events;
  /** The event as it would be after the drag. */
  const ghostOf = (events: readonly SchedulerEvent[]): SchedulerEvent | undefined => {
    const event = edit?.isDragged ? events.find(({ id }) => id === edit.id) : undefined;
    return event && edit && { ...event, ...edit.range };
  };

  return {
    editedId: edit && !edit.isDragged ? edit.id : undefined,
    draggedId: edit?.isDragged ? edit.id : undefined,
    apply,
    ghostOf,
    pickUp,
    preview,
    commit,
    cancel,
  };
}
