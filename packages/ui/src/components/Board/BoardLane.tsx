import { IconChevronRight } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useWording } from '../../labels/use-labels.ts';
import { cardsAt, selectedIn } from './board-moves.ts';
import type { BoardColumn } from './board-moves.ts';
import { BoardList } from './BoardList.tsx';
import { chevron, lane as laneStyle, laneCount, laneHead } from './Board.css.ts';

interface BoardLaneProps {
  lane: { id: string; label: string };
  columns: readonly BoardColumn[];
  selected: ReadonlySet<string> | undefined;
}

/** A row across all columns, which folds. */
export function BoardLane({ lane: { id, label }, columns, selected }: BoardLaneProps) {
  const wording = useWording();
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
          <LaneList key={column.id} column={column} lane={id} label={`${column.label}, ${label}`} selected={selected} />
        ))}
    </div>
  );
}

interface LaneListProps {
  column: BoardColumn;
  lane: string;
  label: string;
  selected: ReadonlySet<string> | undefined;
}

function LaneList({ column, lane, label, selected }: LaneListProps) {
  const cards = useMemo(() => column.cards.filter((card) => card.lane === lane), [column.cards, lane]);
  return (
    <BoardList
      column={column.id}
      lane={lane}
      cards={cards}
      label={label}
      look="lanes"
      selected={selectedIn(cards, selected)}
    />
  );
}
