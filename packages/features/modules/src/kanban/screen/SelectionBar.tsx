import { Button } from '@apiyard/ui/Button';
import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import { IconArrowsMove, IconTrash, IconX } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Board } from '../board/board.ts';
import { kanbanCopy } from '../kanban-copy.ts';
import { selectionBar, selectionWords } from './KanbanScreen.css.ts';

interface SelectionBarProps {
  readonly count: number;
  readonly columns: Board;
  readonly onMove: (column: string) => void;
  readonly onDelete: () => void;
  readonly onClear: () => void;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** What can be done with all selected cards. */
export function SelectionBar({ count, columns, onMove, onDelete, onClear }: SelectionBarProps) {
  const t = useCopy(kanbanCopy);
  const words = t('kanban.selected', { count });
  return (
    <div role="group" aria-label={words} className={selectionBar}>
      <IconButton label={t('kanban.clearSelection')} icon={<IconX {...icon} />} onPress={onClear} />
      <span role="status" className={selectionWords}>
        {words}
      </span>
      <Menu
        label={t('kanban.moveTo')}
        placement="top end"
        items={columns.map(({ id, name }) => ({ id, label: name }))}
        onAction={onMove}
        trigger={<Button icon={<IconArrowsMove {...icon} />}>{t('kanban.moveTo')}</Button>}
      />
      <Button tone="danger" icon={<IconTrash {...icon} />} onPress={onDelete}>
        {t('kanban.card.delete')}
      </Button>
    </div>
  );
}
