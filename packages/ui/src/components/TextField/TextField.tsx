import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { joinIds } from '../../element/element-props.ts';
import { Affix, affixIds } from '../../field/affix.tsx';
import type { AffixProps } from '../../field/affix.tsx';
import { CharacterCount } from '../../field/character-count.tsx';
import { given, validity } from '../../field/field-props.ts';
import { field, input } from '../../field/field.css.ts';
import { TextControl } from '../../field/text-control.tsx';
import type { TextProps } from '../../field/text-props.ts';
import { useLength } from '../../field/use-length.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ending, monospaced } from './TextField.css.ts';

export interface TextFieldProps extends TextProps, AffixProps {
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
  prefix,
  suffix,
  hasCounter = false,
  dir = type === 'text' && !isMonospaced ? undefined : 'ltr',
  ...props
}: TextFieldProps) {
  const labels = useLabels();
  const ownId = useId();
  const { id = ownId, maxLength } = props;
  const { length, onChange } = useLength(props);
  const counter = hasCounter && maxLength !== undefined && (
    <CharacterCount id={`${id}-count`} length={length} max={maxLength} />
  );
  const describedBy = joinIds(...affixIds(id, { prefix, suffix }), counter && `${id}-count`, props['aria-describedby']);
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <AriaTextField
      {...given({ ...props, 'aria-describedby': describedBy })}
      id={id}
      onChange={onChange}
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
          counter={counter}
          // In Arabic too, what is before a URL stays on its left.
          dir={dir === 'ltr' && (prefix ?? suffix) !== undefined ? 'ltr' : undefined}
        >
          <Affix at="prefix" controlId={id}>
            {prefix}
          </Affix>
          <Input
            {...given({ placeholder, dir })}
            {...(isPassword || isMonospaced ? { autoCapitalize: 'none', spellCheck: false } : {})}
            className={isMonospaced ? monospaced : input}
          />
          <Affix at="suffix" controlId={id}>
            {suffix}
          </Affix>
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
