import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import type { TimeFieldProps as AriaTimeFieldProps, TimeValue } from 'react-aria-components/TimeField';
import { useDateRefusal } from '../../field/date-refusal.ts';
import { DateSegments } from '../../field/date-segments.tsx';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';

export interface TimeFieldProps<Value extends TimeValue> extends FieldProps {
  /** A time, or a date with a time, of `@internationalized/date`. `null` is an empty field. */
  value: Value | null;
  /** Called with a value of the same kind once every part is filled in, and with `null` once all are cleared. */
  onChange: NonNullable<AriaTimeFieldProps<Value>['onChange']>;
  onBlur?: () => void;
  /** The first that is taken. */
  minValue?: TimeValue;
  /** The last that is taken. */
  maxValue?: TimeValue;
  /** The smallest part. @default 'minute' */
  granularity?: 'hour' | 'minute' | 'second';
  /** 12 or 24 hours. @default that of the language */
  hourCycle?: 12 | 24;
  /** What the arrow keys start from while the field is empty. It also sets the kind of value. @default midnight */
  placeholderValue?: Value;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** A time of day. For a moment on some day use `DatePicker` with a time, for a length of time `NumberField`. */
export function TimeField<Value extends TimeValue>({
  label,
  description,
  errorMessage,
  onBlur,
  ...props
}: TimeFieldProps<Value>) {
  const refusal = useDateRefusal(props);
  return (
    <AriaTimeField
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
    </AriaTimeField>
  );
}
