import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { touchTarget } from '../../../theme/touch-target.css.ts';
import { CheckboxMark } from '../../Checkbox/checkbox-mark.tsx';
import { checkbox } from '../grid/DataGrid.css.ts';

interface RowCheckboxProps {
  label: string;
  id?: string | undefined;
  'aria-labelledby'?: string | undefined;
  isSelected: boolean;
  isIndeterminate?: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A checkbox in a cell, with an accessible name but no visible label. */
export function RowCheckbox({ label, id, 'aria-labelledby': labelledBy, ...props }: RowCheckboxProps) {
  return (
    <CheckboxField
      aria-label={label}
      {...(id !== undefined && { id })}
      {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
      {...props}
    >
      {(state) => (
        <CheckboxButton className={`${checkbox} ${touchTarget}`}>
          <CheckboxMark isSelected={state.isSelected} isIndeterminate={state.isIndeterminate} />
        </CheckboxButton>
      )}
    </CheckboxField>
  );
}
