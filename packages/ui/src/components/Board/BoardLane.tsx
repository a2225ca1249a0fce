import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useWording } from '../../labels/use-labels.ts';
import { useBoard } from './board-context.ts';
import { cardsAt } from './board-moves.ts';
import { BoardList } from './BoardList.tsx';
import { chevron, lane as laneStyle, laneCount, laneHead } from './Board.css.ts';

/** A row across all columns, which folds. */
export function BoardLane({ lane: { id, label } }: { lane: { id: string; label: string } }) {
  const wording = useWording();
  const { columns } = useBoard();
  const contentId = useId();
  const [isOpen, setIsOpen] = useState(true);
  const count = columns.reduce((sum, column) => sum + cardsAt(columns, { column: column.id, lane: id }).length, 0);
  return (
    <div role="group" aria-label={label} id={contentId} className={laneStyle}>
      <Button aria-expanded={isOpen} aria-controls={contentId} className={laneHead} onPress={() => setIsOpen(!isOpen)}>
        <IconChevronRight aria-hidden size={16} stroke={1.5} className={chevron} />
        <bdi>{label}</bdi>
        <span className={laneCount}>{wording.number(count)}</span>
      </Button>
      {isOpen &&
        columns.map((column) => (
          <BoardList
            key={column.id}
            place={{ column: column.id, lane: id }}
            label={`${column.label}, ${label}`}
            look="lanes"
          />
        ))}
    </div>
  );
}
