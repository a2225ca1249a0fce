import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { given, validity } from '../../field/field-props.ts';
import { field, input } from '../../field/field.css.ts';
import { TextControl } from '../../field/text-control.tsx';
import type { TextProps } from '../../field/text-props.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ending, monospaced } from './TextField.css.ts';

export interface TextFieldProps extends TextProps {
  /** `password` can be shown and hidden. @default 'text' */
  type?: 'text' | 'email' | 'password' | 'url' | 'tel';
  /** What the browser may fill in: `username`, `one-time-code`, … */
  autoComplete?: string;
  /** The keyboard of phones. @default that of the type */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url' | 'tel';
  /** @default left to right for addresses, passwords and code, else that of the page */
  dir?: 'ltr' | 'rtl' | 'auto';
  /** For selectors, paths and keys: fixed width, left to right, no spelling marks. @default false */
  isMonospaced?: boolean;
  /** Visually hidden, for rows and tables with a heading of the same text. @default false */
  isLabelHidden?: boolean;
}

/** One line of text. For several lines use `TextArea`, for numbers `NumberField`, to search `SearchField`. */
export function TextField({
  label,
  description,
  errorMessage,
  type = 'text',
  placeholder,
  isInvalid = false,
  isMonospaced = false,
  isLabelHidden = false,
  dir = type === 'text' && !isMonospaced ? undefined : 'ltr',
  ...props
}: TextFieldProps) {
  const labels = useLabels();
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <AriaTextField
      {...given(props)}
      {...validity(isInvalid || errorMessage !== undefined)}
      type={isPassword && isShown ? 'text' : type}
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
          <Input
            {...given({ placeholder, dir })}
            {...(isPassword || isMonospaced ? { autoCapitalize: 'none', spellCheck: false } : {})}
            className={isMonospaced ? monospaced : input}
          />
          {isPassword && (
            <span className={ending}>
              <IconButton
                label={isShown ? labels.hidePassword : labels.showPassword}
                icon={isShown ? <IconEyeOff size={20} stroke={1.5} /> : <IconEye size={20} stroke={1.5} />}
                isDisabled={state.isDisabled}
                onPress={() => setIsShown(!isShown)}
              />
            </span>
          )}
        </TextControl>
      )}
    </AriaTextField>
  );
}
