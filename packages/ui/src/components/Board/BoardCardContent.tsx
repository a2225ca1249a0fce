import { IconArrowDown, IconArrowUp, IconDots, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/GridList';
import { fill, useLabels } from '../../labels/use-labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuProps } from '../Menu/Menu.tsx';
import { useBoard } from './board-context.ts';
import { cardsAt } from './board-moves.ts';
import type { BoardCard, BoardPlace } from './board-moves.ts';
import { cardBody, cardTools, grip } from './Board.css.ts';

interface BoardCardContentProps {
  card: BoardCard;
  place: BoardPlace;
}

const icon = { 'aria-hidden': true, size: 20, stroke: 1.5 } as const;

/** What is inside a card: its text, the handle for the keyboard and its menu. */
export function BoardCardContent({ card, place }: BoardCardContentProps) {
  const { renderCard, canMove, hasCardActions } = useBoard();
  return (
    <>
      <div className={cardBody}>{renderCard(card)}</div>
      <div className={cardTools}>
        {canMove && (
          <Button slot="drag" className={grip}>
            <IconGripVertical aria-hidden size={12} stroke={2} />
          </Button>
        )}
        {(canMove || hasCardActions) && <CardMenu card={card} place={place} />}
      </div>
    </>
  );
}

/** The caller's actions, then the moves that dragging does too. Its entries are made when it opens. */
function CardMenu({ card, place }: BoardCardContentProps) {
  const labels = useLabels();
  const { now, canMove } = useBoard();
  const [isOpen, setIsOpen] = useState(false);
  const [items, setItems] = useState<MenuProps['items']>([]);
  const list = () => {
    const { columns } = now.current;
    const cards = cardsAt(columns, place);
    const index = cards.findIndex(({ id }) => id === card.id);
    return { columns, cards, index, others: columns.filter(({ id }) => id !== place.column) };
  };
  const open = () => {
    const { cards, index, others } = list();
    const own = now.current.cardActions?.(card) ?? [];
    const moves: MenuProps['items'] = [
      {
        id: 'order',
        items: [
          { id: 'move up', label: labels.moveUp, icon: <IconArrowUp {...icon} />, isDisabled: index === 0 },
          {
            id: 'move down',
            label: labels.moveDown,
            icon: <IconArrowDown {...icon} />,
            isDisabled: index === cards.length - 1,
          },
        ],
      },
      {
        id: 'columns',
        items: others.map(({ id, label }) => ({ id: `move to ${id}`, label: fill(labels.moveTo, { name: label }) })),
      },
    ];
    setItems([...own, ...(canMove ? moves : [])]);
  };
  const run = (action: string) => {
    const { columns, index, others } = list();
    const { moveCard, onCardAction } = now.current;
    const column = others.find(({ id }) => action === `move to ${id}`);
    if (column !== undefined) {
      const to = { ...place, column: column.id };
      moveCard({ card: card.id, from: place, to, index: cardsAt(columns, to).length }, true);
    } else if (action === 'move up' || action === 'move down') {
      const step = action === 'move up' ? -1 : 1;
      moveCard({ card: card.id, from: place, to: place, index: index + step }, true);
    } else onCardAction?.(action, card.id);
  };
  return (
    <Menu
      label={card.label}
      items={items}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={(willOpen) => {
        if (willOpen) open();
        setIsOpen(willOpen);
      }}
      onAction={run}
      trigger={<IconButton label={labels.actions} icon={<IconDots {...icon} />} />}
    />
  );
}
