import type { CalendarDate } from '@internationalized/date';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import type { DateValue } from 'react-aria-components/Calendar';
import type { ElementProps } from '../../element/element-props.ts';
import { CalendarError } from '../../calendar/calendar-error.tsx';
import { calendar } from '../../calendar/calendar.css.ts';
import { MonthGrids } from '../../calendar/month-grids.tsx';
import { TodayButton } from '../../calendar/today-button.tsx';
import { given } from '../../field/field-props.ts';

export interface CalendarProps extends ElementProps {
  /** Names it: 'Day of delivery'. The months are added. */
  label: string;
  /** A date of `@internationalized/date`. `null` while none is chosen. */
  value: CalendarDate | null;
  onChange: (value: CalendarDate) => void;
  /** The first that can be chosen. */
  minValue?: CalendarDate;
  /** The last that can be chosen. */
  maxValue?: CalendarDate;
  /** Whether a date within the limits is unavailable. It is struck through. */
  isDateUnavailable?: (date: DateValue) => boolean;
  /** Shown side by side, one above the other where room is short. @default 1 */
  months?: 1 | 2;
  /** What is wrong and what to do, in a sentence. Makes the chosen day invalid. */
  errorMessage?: string | undefined;
  /** @default false */
  isDisabled?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** One day, picked from a month that is always visible. In a form use `DatePicker`, for a first and a last day `RangeCalendar`. */
export function Calendar({ label, months = 1, errorMessage, ...props }: CalendarProps) {
  return (
    <AriaCalendar
      {...given(props)}
      aria-label={label}
      visibleDuration={{ months }}
      isInvalid={errorMessage !== undefined}
      className={calendar}
    >
      <MonthGrids months={months} />
      <TodayButton />
      <CalendarError message={errorMessage} />
    </AriaCalendar>
  );
}
