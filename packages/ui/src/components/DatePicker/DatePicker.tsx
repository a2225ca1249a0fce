import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import type { DatePickerProps as AriaDatePickerProps, DateValue } from 'react-aria-components/DatePicker';
import { CalendarPopover, PickerControl } from '../../calendar/calendar-popover.tsx';
import { calendar } from '../../calendar/calendar.css.ts';
import { MonthGrids } from '../../calendar/month-grids.tsx';
import { TodayButton } from '../../calendar/today-button.tsx';
import { useDateRefusal } from '../../field/date-refusal.ts';
import { DateSegments } from '../../field/date-segments.tsx';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';

export interface DatePickerProps<Value extends DateValue> extends FieldProps {
  /** A date, a date with a time, or one with a time zone, of `@internationalized/date`. `null` is an empty field. */
  value: Value | null;
  /** Called with a value of the same kind once every part is filled in, and with `null` once all are cleared. */
  onChange: NonNullable<AriaDatePickerProps<Value>['onChange']>;
  onBlur?: () => void;
  /** The first that is taken. */
  minValue?: DateValue;
  /** The last that is taken. */
  maxValue?: DateValue;
  /** Whether a date within the limits is rejected. It is struck through. */
  isDateUnavailable?: (date: DateValue) => boolean;
  /** The smallest part. @default 'day', and 'minute' for values with a time */
  granularity?: 'day' | 'hour' | 'minute' | 'second';
  /** Leaves out the time zone of a value that has one, where it is shown elsewhere. @default false */
  hideTimeZone?: boolean;
  /** What the arrow keys start from while the field is empty. It also sets the kind of value. @default today */
  placeholderValue?: Value;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** A date that is typed or picked from a month. One known by heart, such as a birthday, is a `DateField`. */
export function DatePicker<Value extends DateValue>({
  label,
  description,
  errorMessage,
  onBlur,
  ...props
}: DatePickerProps<Value>) {
  const refusal = useDateRefusal(props);
  return (
    <AriaDatePicker
      {...given(props)}
      {...(onBlur ? { onBlur: () => onBlur() } : {})}
      {...validity(errorMessage !== undefined)}
      className={field}
    >
      {({ isDisabled, isReadOnly, isInvalid }) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} />
          <PickerControl isDisabled={isDisabled} isReadOnly={isReadOnly} isInvalid={isInvalid}>
            <DateSegments />
          </PickerControl>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={isInvalid} refusal={refusal} />
          <CalendarPopover>
            <AriaCalendar className={calendar}>
              <MonthGrids months={1} />
              <TodayButton />
            </AriaCalendar>
          </CalendarPopover>
        </>
      )}
    </AriaDatePicker>
  );
}
