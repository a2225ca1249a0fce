import { createContext, use } from 'react';
import type { CategoryColor } from './event.css.ts';
import type { RangeStep } from './change-range.ts';
import type { EventRange, SchedulerEvent } from './scheduler-events.ts';
import type { WhenWords } from './when-words.ts';

/** A kind of event with its colour. */
export interface SchedulerCategory {
  id: string;
  /** Read with its events, because colour alone says nothing to many. */
  label: string;
  color: CategoryColor;
}

/** How an event is being changed. */
export type EditKind = 'move' | 'resize';

interface SchedulerContextValue {
  words: WhenWords;
  locale: string;
  timeZone: string;
  /** 1 in left-to-right text, -1 in right-to-left. */
  along: 1 | -1;
  slotMinutes: number;
  categories: ReadonlyMap<string, SchedulerCategory>;
  canMove: boolean;
  canResize: boolean;
  /** ID of the event that is picked up with the keyboard. */
  editedId: string | undefined;
  /** ID of the event that is dragged. */
  draggedId: string | undefined;
  /** ID of a hidden text with the keys of events. */
  keysId: string;
  open: (event: SchedulerEvent) => void;
  /** Begins to change an event with the keyboard. */
  pickUp: (event: SchedulerEvent) => void;
  /** Shows the event changed by so much, from where it was; a keyboard step is from where it is shown. */
  preview: (event: SchedulerEvent, kind: EditKind, step: RangeStep, isFromShown?: boolean) => void;
  commit: () => void;
  cancel: () => void;
  create: ((range: EventRange) => void) | undefined;
}

export const SchedulerContext = createContext<SchedulerContextValue | undefined>(undefined);

export function useScheduler(): SchedulerContextValue {
  const value = use(SchedulerContext);
  if (!value) throw new Error('This part must be inside a Scheduler.');
  return value;
}
