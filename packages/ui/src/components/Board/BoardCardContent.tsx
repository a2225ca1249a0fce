import { IconArrowDown, IconArrowUp, IconDots, IconGripVertical } from '@tabler/icons-react';
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
  const labels = useLabels();
  const { renderCard, moveCard } = useBoard();
  const menu = useCardMenu(card, place);
  return (
    <>
      <div className={cardBody}>{renderCard(card)}</div>
      <div className={cardTools}>
        {moveCard && (
          <Button slot="drag" className={grip}>
            <IconGripVertical aria-hidden size={16} stroke={1.5} />
          </Button>
        )}
        {menu.items.length > 0 && (
          <Menu
            label={card.label}
            items={menu.items}
            placement="bottom end"
            onAction={menu.run}
            trigger={<IconButton label={labels.actions} icon={<IconDots {...icon} />} />}
          />
        )}
      </div>
    </>
  );
}

/** The caller's actions, then the moves that dragging does too. */
function useCardMenu(card: BoardCard, place: BoardPlace) {
  const labels = useLabels();
  const { columns, cardActions, onCardAction, moveCard } = useBoard();
  const cards = cardsAt(columns, place);
  const index = cards.findIndex(({ id }) => id === card.id);
  const others = columns.filter(({ id }) => id !== place.column);
  const own = cardActions?.(card) ?? [];
  const moves: MenuProps['items'] = moveCard
    ? [
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
      ]
    : [];
  const run = (action: string) => {
    const column = others.find(({ id }) => action === `move to ${id}`);
    if (column !== undefined) {
      const to = { ...place, column: column.id };
      moveCard?.({ card: card.id, from: place, to, index: cardsAt(columns, to).length }, true);
    } else if (action === 'move up' || action === 'move down') {
      const step = action === 'move up' ? -1 : 1;
      moveCard?.({ card: card.id, from: place, to: place, index: index + step }, true);
    } else onCardAction?.(action, card.id);
  };
  return { items: [...own, ...moves], run };
}
