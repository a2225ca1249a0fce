import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useLabels } from '../../labels/use-labels.ts';
import { GridList } from '../GridList/GridList.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import type { ColumnChoiceProps } from './ColumnChecks.tsx';

/** Which columns are shown, in which order: by pointer, by touch, and by keyboard from the handle. */
export function ColumnChoice({ choices, onShow, onReorder }: ColumnChoiceProps) {
  const labels = useLabels();
  return (
    <GridList
      label={labels.columns}
      rows={choices.map(({ id, label, isShown, canHide, isFixed }) => ({
        id,
        label,
        isDisabled: isFixed,
        // Not the selection of the list: a drag would move all that are selected.
        actions: (
          <ToggleButton
            label={label}
            icon={<IconEyeOff size={20} stroke={1.5} />}
            selectedIcon={<IconEye size={20} stroke={1.5} />}
            isSelected={isShown}
            isDisabled={!canHide}
            onChange={(next) => onShow(id, next)}
          />
        ),
      }))}
      {...(onReorder && { onReorder })}
    />
  );
}
