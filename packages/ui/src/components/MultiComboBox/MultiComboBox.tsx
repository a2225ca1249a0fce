import { useMemo, useRef } from 'react';
import { ComboBox as AriaComboBox, ComboBoxValue, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { TagGroup, TagList } from 'react-aria-components/TagGroup';
import { useControlledState } from 'react-stately/useControlledState';
import type { ListOption, OptionPart } from '../../collection/option.tsx';
import { TagItem } from '../../collection/tag.tsx';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { ComboEnd, ComboList } from '../ComboBox/combo-parts.tsx';
import { useOptions } from '../ComboBox/use-options.ts';
import { box, content, end, input, tags } from './MultiComboBox.css.ts';

/** `isInvalid` marks the tag of a value that must be corrected. */
export interface MultiComboBoxOption<Id extends string = string> extends ListOption<Id> {
  isInvalid?: boolean;
}

export interface MultiComboBoxProps<Id extends string> extends FieldProps {
  /** All of them, or with `onSearch` what the search found. Sections: `{ id, label, items }`. */
  options: readonly OptionPart<MultiComboBoxOption<Id>>[];
  /** IDs of the selected options, in the order of the tags. Then `onChange` keeps them. @default the field keeps them itself */
  value?: readonly Id[];
  /** Chosen at first, if the field keeps its value itself. @default nothing */
  defaultValue?: readonly Id[];
  onChange?: (value: Id[]) => void;
  onBlur?: () => void;
  /** Called with what is typed, to bring other options. Without it the field looks through its options itself. */
  onSearch?: (words: string) => void;
  /** What is typed, if the caller keeps it, with `value` and `onSearch`: to take typed text as a value. Nothing empties it then. */
  words?: string;
  /** Enter was pressed while no option has the focus. */
  onEnter?: () => void;
  /** The tag of a value that is not among the options: one that was typed. */
  unlisted?: (id: Id) => MultiComboBoxOption<Id>;
  /** Options are on their way. @default false */
  isLoading?: boolean;
  /** An example, shown while nothing is chosen. */
  placeholder?: string;
  /** @default false */
  isReadOnly?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** Several of many options, found by typing; selected ones are tags in the field. A few options: `CheckboxGroup` or `MultiSelect`. Free text: `TokenField`. */
export function MultiComboBox<Id extends string>({
  label,
  description,
  errorMessage,
  options,
  value: givenValue,
  defaultValue = [],
  onChange: report,
  onBlur,
  onSearch,
  words,
  onEnter,
  unlisted,
  isLoading = false,
  placeholder,
  ...props
}: MultiComboBoxProps<Id>) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [value, onChange] = useControlledState<readonly Id[], Id[]>(givenValue, defaultValue, report);
  const { chosen, listed, listedOptions, filter } = useOptions<Id, MultiComboBoxOption<Id>>(
    options,
    value,
    onSearch !== undefined,
    unlisted,
  );
  // React Aria empties the field when it gets another list, so one with the same content has to be the same.
  const contents = value.join('\n');
  const keys = useMemo(() => (contents === '' ? [] : contents.split('\n')), [contents]);
  const mayChange = !props.isDisabled && !props.isReadOnly;
  return (
    <AriaComboBox<object, 'multiple'>
      {...given(props)}
      {...validity(errorMessage !== undefined)}
      selectionMode="multiple"
      // Typed values need no list.
      allowsEmptyCollection={words === undefined}
      defaultFilter={filter}
      value={keys}
      onChange={(next) => {
        const ids = listedOptions.map(({ id }) => id).filter((id) => next.includes(id));
        onChange([...value.filter((id) => ids.includes(id)), ...ids.filter((id) => !value.includes(id))]);
      }}
      {...(words !== undefined && { inputValue: words })}
      {...(onSearch && { onInputChange: onSearch })}
      {...(onBlur && { onBlur: () => onBlur() })}
      className={field}
    >
      {(state) => (
        <>
          <FieldLabel label={label} isOptional={props.isOptional} />
          <Group
            role="presentation"
            isDisabled={state.isDisabled}
            isInvalid={state.isInvalid}
            isReadOnly={state.isReadOnly}
            className={box}
          >
            <div className={content}>
              {/*
              Outside of it the tags would count as options. An open list hides everything but itself and the input from
              screen readers; the tags are focusable, so they must stay accessible. Setting this permanently would keep
              dialogs from hiding them.
               */}
              <ComboBoxValue className={tags} {...(state.isOpen && { 'data-react-aria-top-layer': true })}>
                {() => (
                  <TagGroup
                    aria-label={label}
                    {...(mayChange && {
                      onRemove: (removed) => {
                        const left = value.filter((id) => !removed.has(id));
                        onChange(left);
                        if (left.length === 0) inputRef.current?.focus();
                      },
                    })}
                    className={tags}
                  >
                    <TagList className={tags}>
                      {chosen.map((option) => (
                        <TagItem
                          key={option.id}
                          tag={{
                            id: option.id,
                            label: option.label,
                            isDisabled: props.isDisabled ?? false,
                            isInvalid: option.isInvalid ?? false,
                          }}
                        />
                      ))}
                    </TagList>
                  </TagGroup>
                )}
              </ComboBoxValue>
              <Input
                ref={inputRef}
                {...given({ placeholder: chosen.length === 0 ? placeholder : undefined })}
                onKeyDown={(event) => {
                  const hasFocusedOption = event.currentTarget.hasAttribute('aria-activedescendant');
                  if (event.key === 'Enter' && onEnter && !hasFocusedOption && !event.nativeEvent.isComposing) {
                    event.preventDefault();
                    onEnter();
                  }
                  if (event.key === 'Backspace' && event.currentTarget.value === '' && value.length > 0 && mayChange)
                    onChange(value.slice(0, -1));
                }}
                className={input}
              />
            </div>
            <span className={end}>
              <ComboEnd isLoading={isLoading} isOpen={state.isOpen} />
            </span>
          </Group>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={state.isInvalid} />
          <ComboList options={listed} isLoading={isLoading} />
        </>
      )}
    </AriaComboBox>
  );
}
