import type { KeyboardEvent, RefObject } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import * as css from './event.css.ts';
import { useScheduler } from './scheduler-context.ts';
import { isTimed } from './scheduler-events.ts';
import type { PlacedEvent } from './scheduler-events.ts';
import { useEventDrag } from './use-event-drag.ts';
import type { StepOf } from './use-event-drag.ts';

interface EventButtonProps {
  placed: PlacedEvent;
  /** `hours` has several lines, `short` hours and `row` one. */
  look: 'hours' | 'short' | 'row';
  /** Whether Tab reaches it. */
  isTabbable: boolean;
  /** The place that a dragged event would get. @default false */
  isGhost?: boolean;
  startsBefore?: boolean;
  endsAfter?: boolean;
  /** How far a drag goes. Without it, the event cannot be dragged here. */
  stepOf?: StepOf;
  scrollRef?: RefObject<HTMLElement | null>;
  /** Days of a press of ↑ or ↓ on a picked up event; slots without it. */
  daysPerLine?: number;
  /** Arrow keys on an event that is not picked up. */
  onArrow?: (event: KeyboardEvent) => void;
}

/** An event: opens, is moved and resized, by pointer and keyboard. */
export function EventButton({
  placed,
  look,
  isTabbable,
  isGhost = false,
  startsBefore = false,
  endsAfter = false,
  stepOf,
  scrollRef,
  daysPerLine,
  onArrow,
}: EventButtonProps) {
  const { event, isAllDay } = placed;
  const scheduler = useScheduler();
  const { words, along, slotMinutes, categories, canMove, canResize, editedId, draggedId, keysId } = scheduler;
  const { ref, isEndOfDrag, moveHandlers, resizeHandlers } = useEventDrag(event, { stepOf, scrollRef });
  const category = event.category === undefined ? undefined : categories.get(event.category);
  const isEdited = editedId === event.id;
  const canChange = (canMove || canResize) && !event.isReadOnly;
  const showsResize = canResize && !event.isReadOnly && stepOf !== undefined && !endsAfter;

  const step = (key: string) => {
    const line = daysPerLine === undefined ? { days: 0, minutes: slotMinutes } : { days: daysPerLine, minutes: 0 };
    const steps: Record<string, { days: number; minutes: number }> = {
      ArrowRight: { days: along, minutes: 0 },
      ArrowLeft: { days: -along, minutes: 0 },
      ArrowDown: isAllDay && daysPerLine === undefined ? { days: 0, minutes: 0 } : line,
      ArrowUp: { days: -line.days, minutes: -line.minutes },
    };
    return steps[key];
  };
  const onKeyDown = (pressed: KeyboardEvent) => {
    if (!isEdited) {
      if (pressed.key === ' ' && canChange) {
        pressed.preventDefault();
        scheduler.pickUp(event);
      } else onArrow?.(pressed);
      return;
    }
    const by = step(pressed.key);
    if (pressed.key === 'Enter' || pressed.key === ' ') scheduler.commit();
    else if (pressed.key === 'Escape') scheduler.cancel();
    else if (by === undefined) return;
    else if (pressed.shiftKey ? canResize : canMove)
      scheduler.preview(event, pressed.shiftKey ? 'resize' : 'move', by, true);
    pressed.preventDefault();
    pressed.stopPropagation();
  };

  // The name begins with what is visible; the day, the end and the category follow for screen readers.
  const details = [words.range(event), look === 'hours' ? undefined : event.detail, category?.label];
  const content = (
    <>
      <bdi className={look === 'hours' ? css.titleLines : css.title}>{event.title}</bdi>
      {look === 'row' && isTimed(event) && <span className={css.timeBefore}>{words.start(event)}</span>}
      {look === 'hours' && <span className={css.timeBelow}>{words.times(event)}</span>}
      {look === 'hours' && event.detail && <bdi className={css.timeBelow}>{event.detail}</bdi>}
      <span className={visuallyHidden}>, {details.filter(Boolean).join(', ')}</span>
    </>
  );
  const looks = { hours: css.inHours, short: `${css.inHours} ${css.inHoursShort}`, row: css.inRow };
  const className = `${css.event[category?.color ?? 'blue']} ${looks[look]}`;
  if (isGhost) {
    return (
      <span aria-hidden data-edited className={className}>
        {content}
      </span>
    );
  }
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={isTabbable || isEdited ? 0 : -1}
      {...(canChange && { 'aria-describedby': keysId })}
      data-event={event.id}
      data-edited={isEdited || undefined}
      data-dragged={draggedId === event.id || undefined}
      data-starts-before={startsBefore || undefined}
      data-ends-after={endsAfter || undefined}
      onClick={() => !isEndOfDrag() && !isEdited && scheduler.open(event)}
      // Leaving a picked up event puts it back. Without a related target, the element was only moved in the page.
      onBlur={(blur) => isEdited && blur.relatedTarget !== null && scheduler.cancel()}
      onKeyDown={onKeyDown}
      {...moveHandlers}
      className={className}
    >
      {content}
      {showsResize && (
        <span {...resizeHandlers} aria-hidden className={look === 'row' ? css.handleAfter : css.handleBelow} />
      )}
    </button>
  );
}
