import { IconCheck, IconMinus } from '@tabler/icons-react';
import { box } from './Checkbox.css.ts';

/** The box of a checkbox. Must be a direct child of React Aria's `CheckboxButton`, whose state sets its colour. */
export function CheckboxMark({
  isSelected,
  isIndeterminate = false,
}: {
  isSelected: boolean;
  isIndeterminate?: boolean;
}) {
  return (
    <span className={box} aria-hidden>
      {isIndeterminate ? <IconMinus size={14} stroke={3} /> : isSelected && <IconCheck size={14} stroke={3} />}
    </span>
  );
}
