import { IconChevronRight, IconGripVertical } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { useLabels } from '../../labels/use-labels.ts';
import { touchTarget } from '../../theme/touch-target.css.ts';
import { CheckboxMark } from '../Checkbox/checkbox-mark.tsx';
import { iconButton, iconButtonSize } from '../IconButton/IconButton.css.ts';
import { arrow, branch, leaf, selectionBox } from './Table.css.ts';

/** The checkbox of a row or, in the header, of all rows; React Aria provides the context. */
export function SelectionBox({ label }: { label: string }) {
  return (
    <CheckboxField slot="selection" aria-label={label}>
      {(state) => (
        <CheckboxButton className={`${selectionBox} ${touchTarget}`}>
          <CheckboxMark isSelected={state.isSelected} isIndeterminate={state.isIndeterminate} />
        </CheckboxButton>
      )}
    </CheckboxField>
  );
}

/** The drag handle of a row. React Aria names it after the row. */
export function DragHandle() {
  return (
    <Button slot="drag" className={`${iconButton.plain} ${iconButtonSize.small}`}>
      <IconGripVertical size={20} stroke={1.5} aria-hidden />
    </Button>
  );
}

interface BranchProps {
  hasChildren: boolean;
  isExpanded: boolean;
  level: number;
  children: ReactNode;
}

/** The first cell of a row that can have nested rows. */
export function Branch({ hasChildren, isExpanded, level, children }: BranchProps) {
  const labels = useLabels();
  return (
    <span className={branch} style={{ '--table-row-level': level } as CSSProperties}>
      {hasChildren ? (
        <Button
          slot="chevron"
          aria-label={isExpanded ? labels.collapse : labels.expand}
          className={`${iconButton.plain} ${iconButtonSize.small}`}
        >
          <span className={arrow}>
            <IconChevronRight size={16} stroke={1.5} aria-hidden />
          </span>
        </Button>
      ) : (
        <span className={leaf} />
      )}
      {children}
    </span>
  );
}
