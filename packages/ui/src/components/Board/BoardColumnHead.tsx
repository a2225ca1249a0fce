import { IconAlertTriangle, IconArrowLeft, IconArrowRight, IconDots } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { fill, useLabels, useWording } from '../../labels/use-labels.ts';
import { pointsAlong } from '../../theme/text.css.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuEntry } from '../Menu/Menu.tsx';
import { useBoard } from './board-context.ts';
import type { BoardNow } from './board-context.ts';
import type { BoardColumn } from './board-moves.ts';
import { columnName, headEnd, headOf } from './Board.css.ts';

interface BoardColumnHeadProps {
  column: BoardColumn;
  index: number;
  look: keyof typeof headOf;
  value: BoardNow;
}

const icon = { 'aria-hidden': true, size: 20, stroke: 1.5, className: pointsAlong } as const;

const moveIds = { before: 'move before', after: 'move after' } as const;

/** Name of a column, how many cards it holds, and the menu that moves it. */
export function BoardColumnHead({ column, index, look, value }: BoardColumnHeadProps) {
  const labels = useLabels();
  const { direction } = useLocale();
  const { canMoveColumns, headingLevel } = useBoard();
  const { columns, columnTools, columnActions, onColumnAction, moveColumn } = value;
  const Heading = `h${headingLevel}` as const;
  const before = columns[index - 1];
  const after = columns[index + 1];
  const move = (step: number) => {
    if (columns[index + step] !== undefined) moveColumn({ column: column.id, index: index + step });
  };
  const moveByKeys = (event: KeyboardEvent) => {
    if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    // The arrow keys of an open menu bubble up to here through React.
    if (!event.currentTarget.contains(event.target as Element)) return;
    event.preventDefault();
    move((event.key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1);
  };
  const moves: MenuEntry[] = [
    ...(before
      ? [
          {
            id: moveIds.before,
            label: fill(labels.moveBefore, { name: before.label }),
            icon: <IconArrowLeft {...icon} />,
          },
        ]
      : []),
    ...(after
      ? [
          {
            id: moveIds.after,
            label: fill(labels.moveAfter, { name: after.label }),
            icon: <IconArrowRight {...icon} />,
          },
        ]
      : []),
  ];
  const own = columnActions?.(column) ?? [];
  const items = [...own, ...(canMoveColumns && moves.length > 0 ? [{ id: 'moves', items: moves }] : [])];
  return (
    <div className={headOf[look]} {...(canMoveColumns && { onKeyDown: moveByKeys })}>
      <Heading className={columnName}>
        <bdi>{column.label}</bdi>
      </Heading>
      <CardCount column={column} />
      {(columnTools || items.length > 0) && (
        <div className={headEnd}>
          {columnTools?.(column)}
          {items.length > 0 && (
            <Menu
              label={column.label}
              placement="bottom end"
              trigger={<IconButton label={labels.actions} icon={<IconDots aria-hidden size={20} stroke={1.5} />} />}
              onAction={(action) => {
                if (action === moveIds.before) move(-1);
                else if (action === moveIds.after) move(1);
                else onColumnAction?.(action, column.id);
              }}
              items={items}
            />
          )}
        </div>
      )}
    </div>
  );
}

function CardCount({ column: { cards, limit } }: { column: BoardColumn }) {
  const labels = useLabels();
  const wording = useWording();
  const count = wording.number(cards.length);
  if (limit === undefined) return <Badge>{count}</Badge>;
  const isOver = cards.length > limit;
  return (
    <Badge
      tone={isOver ? 'error' : 'neutral'}
      {...(isOver && { icon: <IconAlertTriangle aria-hidden size={16} stroke={1.5} /> })}
    >
      <bdi>{`${count}/${wording.number(limit)}`}</bdi>
      {isOver && (
        <span className={visuallyHidden}>{`, ${fill(labels.overLimit, { limit: wording.number(limit) })}`}</span>
      )}
    </Badge>
  );
}
