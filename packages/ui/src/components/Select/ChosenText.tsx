import { Input, TextField } from 'react-aria-components/TextField';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field, input } from '../../field/field.css.ts';
import { TextControl } from '../../field/text-control.tsx';

interface ChosenTextProps extends FieldProps {
  /** What is chosen, as text. */
  text: string;
  /** What is sent with the form. */
  values: readonly string[];
  isLabelHidden: boolean;
}

/** A select that is read-only: a button cannot be, so it is a text field, which screen readers announce as read-only. */
export function ChosenText({
  label,
  description,
  errorMessage,
  text,
  values,
  isLabelHidden,
  name,
  isRequired: _isRequired,
  ...props
}: ChosenTextProps) {
  return (
    <TextField
      {...given(props)}
      {...validity(errorMessage !== undefined)}
      value={text}
      isReadOnly
      dir="auto"
      className={field}
    >
      {(state) => (
        <TextControl
          label={label}
          description={description}
          errorMessage={errorMessage}
          isOptional={props.isOptional}
          isLabelHidden={isLabelHidden}
          state={state}
        >
          <Input className={input} />
          {name !== undefined &&
            values.map((value) => (
              <input key={value} type="hidden" name={name} value={value} disabled={props.isDisabled ?? false} />
            ))}
        </TextControl>
      )}
    </TextField>
  );
}
