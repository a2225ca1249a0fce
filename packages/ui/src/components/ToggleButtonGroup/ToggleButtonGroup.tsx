import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { given } from '../../field/field-props.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { ElementProps } from '../../element/element-props.ts';
import { group, icons, words } from './ToggleButtonGroup.css.ts';

export interface ToggleOption<Id extends string> {
  id: Id;
  label: string;
  /** A 20 px icon before the text, or instead of it. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

interface CommonProps<Id extends string> extends ElementProps {
  /** Names the choice: 'Layout'. */
  label: string;
  options: readonly ToggleOption<Id>[];
  /** Icons only, each with its name as a tooltip; every option needs an icon then. @default false */
  isIconOnly?: boolean;
  /** 40 or 32 px high. @default 'medium' */
  size?: 'medium' | 'small';
  /** @default false */
  isDisabled?: boolean;
}

/** One of them is always on. */
interface OneProps<Id extends string> extends CommonProps<Id> {
  /** @default 'single' */
  selectionMode?: 'single';
  value: Id;
  onChange: (value: Id) => void;
}

/** Any of them, or none. */
interface ManyProps<Id extends string> extends CommonProps<Id> {
  selectionMode: 'multiple';
  value: readonly Id[];
  onChange: (value: Id[]) => void;
}

export type ToggleButtonGroupProps<Id extends string> = OneProps<Id> | ManyProps<Id>;

/** A few visible settings with immediate effect. In a form use `RadioGroup`; views of one subject are `Tabs`. */
export function ToggleButtonGroup<Id extends string>({ ref, ...props }: ToggleButtonGroupProps<Id>) {
  const { label, options, isIconOnly = false, size = 'medium', isDisabled = false, selectionMode = 'single' } = props;
  const { id } = props;
  const choose = (keys: Set<unknown>) => {
    const chosen = options.filter(({ id }) => keys.has(id)).map(({ id }) => id);
    if (props.selectionMode === 'multiple') props.onChange(chosen);
    else if (chosen[0] !== undefined && chosen[0] !== props.value) props.onChange(chosen[0]);
  };
  return (
    <AriaToggleButtonGroup
      {...(ref && { ref })}
      {...given({
        id,
        'aria-labelledby': props['aria-labelledby'],
        'aria-describedby': props['aria-describedby'],
        'aria-details': props['aria-details'],
      })}
      aria-label={label}
      selectionMode={selectionMode}
      disallowEmptySelection={selectionMode === 'single'}
      selectedKeys={props.selectionMode === 'multiple' ? props.value : [props.value]}
      onSelectionChange={choose}
      isDisabled={isDisabled}
      className={group}
    >
      {options.map((option) => {
        const isOff = isDisabled || (option.isDisabled ?? false);
        if (!isIconOnly) {
          return (
            <ToggleButton key={option.id} id={option.id} isDisabled={isOff} className={words[size]}>
              {option.icon}
              <span>{option.label}</span>
            </ToggleButton>
          );
        }
        return (
          <Tooltip key={option.id} label={option.label}>
            <ToggleButton id={option.id} aria-label={option.label} isDisabled={isOff} className={icons[size]}>
              {option.icon}
            </ToggleButton>
          </Tooltip>
        );
      })}
    </AriaToggleButtonGroup>
  );
}
