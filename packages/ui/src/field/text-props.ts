import type { FieldProps } from './field-props.ts';

/** Common props of text fields with one or several lines. */
export interface TextProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** An example, never the label. */
  placeholder?: string;
  maxLength?: number;
  /** With `maxLength`: shows how many characters are used, and announces the last ones. @default false */
  hasCounter?: boolean;
  /** @default false */
  isReadOnly?: boolean;
  /** Without a message; `errorMessage` sets it too. @default false */
  isInvalid?: boolean;
  /** @default false */
  autoFocus?: boolean;
}
