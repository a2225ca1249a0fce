import { useLabels } from '../../labels/use-labels.ts';
import { GridList } from '../GridList/GridList.tsx';
import type { ColumnChoiceProps } from './ColumnChecks.tsx';

/** Which columns are shown, in which order: by pointer, by touch, and by keyboard from the handle. */
export function ColumnChoice({ choices, onShow, onReorder }: ColumnChoiceProps) {
  const labels = useLabels();
  const shown = choices.filter(({ isShown }) => isShown).map(({ id }) => id);
  return (
    <GridList
      label={labels.columns}
      rows={choices.map(({ id, label, canHide, isFixed }) => ({ id, label, isDisabled: isFixed || !canHide }))}
      selectionMode="multiple"
      canClearByEscape={false}
      selected={shown}
      onSelectionChange={(selected) => {
        for (const { id, isShown, canHide } of choices)
          if (canHide && isShown !== selected.includes(id)) onShow(id, !isShown);
      }}
      {...(onReorder && { onReorder })}
    />
  );
}
