import { useLabels } from '../../labels/use-labels.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { choiceList } from './DataTable.css.ts';

interface ColumnChoice {
  id: string;
  label: string;
  isShown: boolean;
  canHide: boolean;
  /** Names the rows: it stays first. */
  isFixed: boolean;
}

export interface ColumnChoiceProps {
  choices: readonly ColumnChoice[];
  onShow: (id: string, isShown: boolean) => void;
  /** Gets the ids of all columns in their new order. */
  onReorder?: (order: string[]) => void;
}

/** Which columns are shown. */
export function ColumnChecks({ choices, onShow }: ColumnChoiceProps) {
  const labels = useLabels();
  return (
    <div role="group" aria-label={labels.columns} className={choiceList}>
      {choices.map(({ id, label, isShown, canHide }) => (
        <Checkbox key={id} isSelected={isShown} isDisabled={!canHide} onChange={(next) => onShow(id, next)}>
          {label}
        </Checkbox>
      ))}
    </div>
  );
}
