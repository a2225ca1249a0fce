import type { FieldProps } from './field-props.ts';

/** What every field that takes text has, of one line or of several. */
export interface TextProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** An example, never the label. */
  placeholder?: string;
  maxLength?: number;
  /** @default false */
  isReadOnly?: boolean;
  /** Without a message; `errorMessage` sets it too. @default false */
  isInvalid?: boolean;
  /** @default false */
  autoFocus?: boolean;
}
