import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import {
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  Select as AriaSelect,
  SelectValue,
} from 'react-aria-components/Select';
import { list, option, optionHelp, optionWords } from '../../collection/option.css.ts';
import { FieldHelp } from '../../field/field-help.tsx';
import { FieldLabel } from '../../field/field-label.tsx';
import { given, validity } from '../../field/field-props.ts';
import type { FieldProps } from '../../field/field-props.ts';
import { field } from '../../field/field.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { popover } from '../../overlay/popover.css.ts';
import { chevron, trigger, value as valueStyle } from './Select.css.ts';

export interface SelectOption<Id extends string> {
  id: Id;
  label: string;
  /** A second, quieter line. */
  description?: string;
}

export interface SelectProps<Id extends string> extends FieldProps {
  options: readonly SelectOption<Id>[];
  /** `null` while nothing is chosen. */
  value: Id | null;
  onChange: (value: Id) => void;
  /** @default 'Choose', in the language in use */
  placeholder?: string;
  /** For toolbars, where its value says enough to the eye. @default false */
  isLabelHidden?: boolean;
  /** @default false */
  autoFocus?: boolean;
}

/** One of a handful of options. Two or three that should be seen at once are a `RadioGroup`; many are a `ComboBox`. */
export function Select<Id extends string>({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  placeholder,
  isLabelHidden = false,
  ...props
}: SelectProps<Id>) {
  const labels = useLabels();
  return (
    <AriaSelect
      {...given(props)}
      {...validity(errorMessage !== undefined)}
      value={value}
      onChange={(key) => {
        const chosen = options.find((candidate) => candidate.id === key);
        if (chosen) onChange(chosen.id);
      }}
      placeholder={placeholder ?? labels.chooseOption}
      className={field}
    >
      {(state) => (
        <>
          <FieldLabel label={label} isRequired={props.isRequired} isHidden={isLabelHidden} />
          <Button className={trigger}>
            <SelectValue className={valueStyle}>
              {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : <bdi>{selectedText}</bdi>)}
            </SelectValue>
            <IconChevronDown className={chevron} size={16} stroke={1.5} aria-hidden />
          </Button>
          <FieldHelp description={description} errorMessage={errorMessage} isInvalid={state.isInvalid} />
          <Popover offset={4} className={popover}>
            <ListBox items={options} className={list}>
              {(item) => (
                <ListBoxItem id={item.id} textValue={item.label} className={option}>
                  {({ isSelected }) => (
                    <>
                      <span className={optionWords}>
                        <bdi>{item.label}</bdi>
                        {item.description && <span className={optionHelp}>{item.description}</span>}
                      </span>
                      {isSelected && <IconCheck size={16} stroke={2} aria-hidden />}
                    </>
                  )}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </>
      )}
    </AriaSelect>
  );
}
