import type { RefObject } from 'react';
import { Select as AriaSelect } from 'react-aria-components/Select';
import type { ListOption } from '../../collection/option.tsx';
import { popupHolder } from './Select.css.ts';
import { SelectList } from './select-parts.tsx';

export interface SelectPopupProps {
  readonly options: readonly ListOption[];
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The closed field, beside which it opens. */
  readonly trigger: RefObject<HTMLButtonElement | null>;
  /** Of the field's label. */
  readonly labelId: string | undefined;
}

/** What a `Select` opens. The library's own select, of which the closed field is drawn by `Select` itself. */
export function SelectPopup({ options, value, onChoose, isOpen, onOpenChange, trigger, labelId }: SelectPopupProps) {
  return (
    <AriaSelect
      aria-labelledby={labelId ?? ''}
      className={popupHolder}
      value={value}
      onChange={(key) => key !== null && onChoose(String(key))}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <SelectList options={options} trigger={trigger} />
    </AriaSelect>
  );
}
