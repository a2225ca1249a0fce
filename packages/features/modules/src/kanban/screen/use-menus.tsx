import type { BoardColumn, CardSelection } from '@apiyard/ui/Board';
import type { MenuEntry } from '@apiyard/ui/Menu';
import { IconCheckbox, IconEraser, IconGauge, IconPencil, IconTrash } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { TaskCard } from '../board/card-moves.ts';
import { kanbanCopy } from '../kanban-copy.ts';
import type { ColumnQuestion } from './ColumnDialogs.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface CardActionsInput {
  readonly selected: ReadonlySet<string>;
  readonly columns: readonly BoardColumn<TaskCard>[];
  readonly onOpen: (id: string) => void;
  readonly onSelect: (selection: CardSelection) => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

/** The first part of a card's menu. */
export function useCardActions({ selected, columns, onOpen, onSelect, onDelete }: CardActionsInput) {
  const t = useCopy(kanbanCopy);
  const items = useCallback(
    ({ id }: TaskCard): MenuEntry[] => [
      { id: 'open', label: t('kanban.card.open'), icon: <IconPencil {...icon} /> },
      {
        id: 'select',
        label: selected.has(id) ? t('kanban.card.deselect') : t('kanban.card.select'),
        icon: <IconCheckbox {...icon} />,
      },
      { id: 'delete', label: t('kanban.card.delete'), icon: <IconTrash {...icon} /> },
    ],
    [t, selected],
  );
  const run = useCallback(
    (action: string, id: string) => {
      if (action === 'open') onOpen(id);
      else if (action === 'delete') onDelete([id]);
      else if (action === 'select') {
        const order = columns.find(({ cards }) => cards.some((card) => card.id === id))?.cards.map((card) => card.id);
        onSelect({ cards: [id], how: 'toggle', order: order ?? [] });
      }
    },
    [columns, onOpen, onDelete, onSelect],
  );
  return { items, run };
}

/** The first part of a column's menu: each entry opens a dialog. */
export function useColumnActions(onAsk: (question: ColumnQuestion) => void) {
  const t = useCopy(kanbanCopy);
  const items = useCallback(
    ({ cards }: BoardColumn): MenuEntry[] => [
      { id: 'rename', label: t('kanban.column.rename'), icon: <IconPencil {...icon} /> },
      { id: 'limit', label: t('kanban.column.limit'), icon: <IconGauge {...icon} /> },
      {
        id: 'clear',
        label: t('kanban.column.clear'),
        icon: <IconEraser {...icon} />,
        isDisabled: cards.length === 0,
      },
      { id: 'delete', label: t('kanban.column.delete'), icon: <IconTrash {...icon} /> },
    ],
    [t],
  );
  const run = useCallback(
    (action: string, column: string) => {
      if (action === 'rename' || action === 'limit' || action === 'clear' || action === 'delete')
        onAsk({ kind: action, column });
    },
    [onAsk],
  );
  return { items, run };
}
