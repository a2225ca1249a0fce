import type { CalendarDate } from '@internationalized/date';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import type { DateValue } from 'react-aria-components/RangeCalendar';
import type { ElementProps } from '../../element/element-props.ts';
import { CalendarError } from '../../calendar/calendar-error.tsx';
import { calendar } from '../../calendar/calendar.css.ts';
import { MonthGrids } from '../../calendar/month-grids.tsx';
import { given } from '../../field/field-props.ts';

/** Both days belong to it. */
export interface DayRange {
  start: CalendarDate;
  end: CalendarDate;
}

export interface RangeCalendarProps extends ElementProps {
  /** Names it: 'Days of the stay'. The months are added. */
  label: string;
  /** `null` while none is chosen. */
  value: DayRange | null;
  /** Called once the last day is chosen too. */
  onChange: (value: DayRange) => void;
  /** The first that can be chosen. */
  minValue?: CalendarDate;
  /** The last that can be chosen. */
  maxValue?: CalendarDate;
  /** Whether a date within the limits is unavailable. A range cannot include such a day. */
  isDateUnavailable?: (date: DateValue) => boolean;
  /** Shown side by side, one above the other where room is short. @default 1 */
  months?: 1 | 2;
  /** What is wrong and what to do, in a sentence. Makes the chosen days invalid. */
  errorMessage?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** A first and a last day, picked from months that are always visible. In a form use `DateRangePicker`, for one day `Calendar`. */
export function RangeCalendar({ label, months = 1, errorMessage, ...props }: RangeCalendarProps) {
  return (
    <AriaRangeCalendar
      {...given(props)}
      aria-label={label}
      visibleDuration={{ months }}
      isInvalid={errorMessage !== undefined}
      className={calendar}
    >
      <MonthGrids months={months} isRange />
      <CalendarError message={errorMessage} />
    </AriaRangeCalendar>
  );
}
