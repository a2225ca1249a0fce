import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import type {
  DateRangePickerProps as AriaDateRangePickerProps,
  DateValue,
  RangeValue,
} from 'react-aria-components/DateRangePicker';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { CalendarPopover, PickerControl } from '../../calendar/calendar-popover.tsx';
import { calendar } from '../../calendar/calendar.css.ts';
import { MonthGrids } from '../../calendar/month-grids.tsx';
import { useDateRefusal } from '../../field/date-refusal.ts';
import { DateSegments } from '../../field/date-segments.tsx';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { media } from '../../theme/media.ts';
import { useMedia } from '../../theme/use-media.ts';
import { dash, ends } from './DateRangePicker.css.ts';

export interface DateRangePickerProps<Value extends DateValue> extends Omit<FieldProps, 'name'> {
  /** Dates, dates with a time, or ones with a time zone, of `@internationalized/date`. `null` is an empty field. */
  value: RangeValue<Value> | null;
  /** Called with values of the same kind once both are filled in, and with `null` once one is cleared. */
  onChange: NonNullable<AriaDateRangePickerProps<Value>['onChange']>;
  onBlur?: () => void;
  /** Key of the first date in the form's data. */
  startName?: string;
  /** Key of the last date in the form's data. */
  endName?: string;
  /** The first that is taken. */
  minValue?: DateValue;
  /** The last that is taken. */
  maxValue?: DateValue;
  /** Whether a date within the limits is rejected. A range selected in the calendar cannot include such a day. */
  isDateUnavailable?: (date: DateValue) => boolean;
  /** The smallest part. @default 'day', and 'minute' for values with a time */
  granularity?: 'day' | 'hour' | 'minute' | 'second';
  /** What the arrow keys start from while the field is empty. It also sets the kind of value. @default today */
  placeholderValue?: Value;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** A first and a last date, typed or picked from two months. One date is a `DatePicker`. */
export function DateRangePicker<Value extends DateValue>({
  label,
  description,
  errorMessage,
  onBlur,
  ...props
}: DateRangePickerProps<Value>) {
  const labels = useLabels();
  const refusal = useDateRefusal(props);
  const months = useMedia(media.fromSm) ? 2 : 1;
  return (
    <AriaDateRangePicker
      {...given(props)}
      {...(onBlur ? { onBlur: () => onBlur() } : {})}
      {...validity(errorMessage !== undefined)}
      className={field}
    >
      {({ isDisabled, isReadOnly, isInvalid, state: { value } }) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} />
          <PickerControl isDisabled={isDisabled} isReadOnly={isReadOnly} isInvalid={isInvalid}>
            <div className={ends}>
              <DateSegments slot="start" />
              <span className={dash} aria-hidden>
                –
              </span>
              <DateSegments slot="end" />
            </div>
          </PickerControl>
          <FieldHelp
            description={description}
            errorMessage={errorMessage}
            isInvalid={isInvalid}
            refusal={(found) =>
              value.start && value.end && value.end.compare(value.start) < 0 ? labels.endBeforeStart : refusal(found)
            }
          />
          <CalendarPopover>
            <AriaRangeCalendar visibleDuration={{ months }} className={calendar}>
              <MonthGrids months={months} isRange />
            </AriaRangeCalendar>
          </CalendarPopover>
        </>
      )}
    </AriaDateRangePicker>
  );
}
