import { useId } from 'react';
import { ListBox as AriaListBox } from 'react-aria-components/ListBox';
import { joinIds } from '../../element/element-props.ts';
import type { ElementProps } from '../../element/element-props.ts';
import { flatten, renderOptions } from '../../collection/option.tsx';
import type { ListOption, OptionPart } from '../../collection/option.tsx';
import { emptyList } from '../../collection/option.css.ts';
import { useReorder } from '../../collection/use-reorder.tsx';
import { given } from '../../field/field-props.ts';
import { field, help, label as labelStyle } from '../../field/field.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { box } from './ListBox.css.ts';

interface OfAnyKind<Id extends string> extends ElementProps {
  label: string;
  /** Visually hidden, if a heading has the same text. @default false */
  isLabelHidden?: boolean;
  description?: string;
  /** Options, or sections of options: `{ id, label, items }`. */
  options: readonly OptionPart<ListOption<Id>>[];
  /** Makes the options draggable. Gets all ids in their new order; not for lists with sections. */
  onReorder?: (ids: Id[]) => void;
  /** Shown instead of options if there are none. @default 'No options', in the language in use */
  empty?: string;
}

interface OfOne<Id extends string> extends OfAnyKind<Id> {
  /** @default 'single' */
  selectionMode?: 'single';
  /** `null` while nothing is chosen. */
  value: Id | null;
  onChange: (value: Id) => void;
}

interface OfSeveral<Id extends string> extends OfAnyKind<Id> {
  selectionMode: 'multiple';
  /** The ids of what is chosen. */
  value: readonly Id[];
  /** Gets the ids in the order of the options. */
  onChange: (value: Id[]) => void;
}

export type ListBoxProps<Id extends string> = OfOne<Id> | OfSeveral<Id>;

/** A list of options that stays on the page while one or several are selected, such as a master list next to details. If space is limited use `Select`; rows with buttons inside are a `GridList`. */
export function ListBox<Id extends string>({ ref, ...props }: ListBoxProps<Id>) {
  const { label, isLabelHidden = false, description, options, onReorder, empty } = props;
  const labels = useLabels();
  const id = useId();
  const all = flatten(options);
  const reorder = useReorder(all, onReorder);
  return (
    <div ref={ref} className={field}>
      <span id={`${id}-label`} className={isLabelHidden ? visuallyHidden : labelStyle}>
        {label}
      </span>
      <AriaListBox
        {...reorder}
        {...given({
          id: props.id,
          'aria-labelledby': joinIds(`${id}-label`, props['aria-labelledby']),
          'aria-describedby': joinIds(description && `${id}-help`, props['aria-describedby']),
          'aria-details': props['aria-details'],
        })}
        selectionMode={props.selectionMode ?? 'single'}
        disallowEmptySelection={props.selectionMode !== 'multiple'}
        selectedKeys={props.selectionMode === 'multiple' ? props.value : props.value === null ? [] : [props.value]}
        onSelectionChange={(keys) => {
          const chosen = all.map((option) => option.id).filter((key) => keys === 'all' || keys.has(key));
          if (props.selectionMode === 'multiple') props.onChange(chosen);
          else if (chosen[0] !== undefined) props.onChange(chosen[0]);
        }}
        renderEmptyState={() => <div className={emptyList}>{empty ?? labels.noOptions}</div>}
        className={box}
      >
        {renderOptions(options)}
      </AriaListBox>
      {description && (
        <span id={`${id}-help`} className={help}>
          {description}
        </span>
      )}
    </div>
  );
}
