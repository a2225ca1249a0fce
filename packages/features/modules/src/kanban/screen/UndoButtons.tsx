import { IconButton } from '@apiyard/ui/IconButton';
import { pointsAlong } from '@apiyard/ui/theme/text.css';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { kanbanCopy } from '../kanban-copy.ts';
import { undoButtons } from './KanbanScreen.css.ts';

interface UndoButtonsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true, className: pointsAlong } as const;

export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  const t = useCopy(kanbanCopy);
  return (
    <span className={undoButtons}>
      <IconButton
        size="medium"
        label={t('kanban.undo')}
        icon={<IconArrowBackUp {...icon} />}
        isDisabled={!canUndo}
        onPress={onUndo}
      />
      <IconButton
        size="medium"
        label={t('kanban.redo')}
        icon={<IconArrowForwardUp {...icon} />}
        isDisabled={!canRedo}
        onPress={onRedo}
      />
    </span>
  );
}
