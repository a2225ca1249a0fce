import { DateField as AriaDateField } from 'react-aria-components/DateField';
import type { DateFieldProps as AriaDateFieldProps, DateValue } from 'react-aria-components/DateField';
import { useDateRefusal } from '../../field/date-refusal.ts';
import { DateSegments } from '../../field/date-segments.tsx';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';

export interface DateFieldProps<Value extends DateValue> extends FieldProps {
  /** A date, a date with a time, or one with a time zone, of `@internationalized/date`. `null` is an empty field. */
  value: Value | null;
  /** Called with a value of the same kind once every part is filled in, and with `null` once all are cleared. */
  onChange: NonNullable<AriaDateFieldProps<Value>['onChange']>;
  onBlur?: () => void;
  /** The first that is taken. */
  minValue?: DateValue;
  /** The last that is taken. */
  maxValue?: DateValue;
  /** Whether a date within the limits is rejected. */
  isDateUnavailable?: (date: DateValue) => boolean;
  /** The smallest part. @default 'day', and 'minute' for values with a time */
  granularity?: 'day' | 'hour' | 'minute' | 'second';
  /** What the arrow keys start from while the field is empty. It also sets the kind of value. @default today */
  placeholderValue?: Value;
  /** What the browser may fill in: `bday`. */
  autoComplete?: string;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** A date that people know by heart, such as a birthday. To pick one from a month use `DatePicker`, for a time alone `TimeField`. */
export function DateField<Value extends DateValue>({
  label,
  description,
  errorMessage,
  onBlur,
  ...props
}: DateFieldProps<Value>) {
  const refusal = useDateRefusal(props);
  return (
    <AriaDateField
      {...given(props)}
      {...(onBlur ? { onBlur: () => onBlur() } : {})}
      {...validity(errorMessage !== undefined)}
      className={field}
    >
      {(state) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} />
          <DateSegments isControl />
          <FieldHelp
            description={description}
            errorMessage={errorMessage}
            isInvalid={state.isInvalid}
            refusal={refusal}
          />
        </>
      )}
    </AriaDateField>
  );
}
