import { useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Board, moveCard, moveColumn } from './Board.tsx';
import type { BoardCard, BoardColumn, BoardProps } from './Board.tsx';

export interface Task extends BoardCard {
  tag: string;
}

export const taskColumns: readonly BoardColumn<Task>[] = [
  {
    id: 'todo',
    label: 'To do',
    cards: [
      { id: 'quota', label: 'Show the quota on the key page', tag: 'Account', lane: 'web' },
      { id: 'webhooks', label: 'Retry webhooks', tag: 'Server', lane: 'api' },
      { id: 'csv', label: 'Export calls as CSV', tag: 'Account', lane: 'web' },
    ],
  },
  {
    id: 'doing',
    label: 'In progress',
    limit: 2,
    cards: [
      { id: 'search', label: 'Search in French', tag: 'Hub', lane: 'web' },
      { id: 'limits', label: 'Rate limits by key', tag: 'Server', lane: 'api' },
      { id: 'qr', label: 'QR codes with a picture in the middle', tag: 'Tools', lane: 'api' },
    ],
  },
  {
    id: 'review',
    label: 'In review',
    limit: 3,
    cards: [{ id: 'dark', label: 'Dark pictures', tag: 'Hub', lane: 'web' }],
  },
  { id: 'done', label: 'Done', cards: [] },
];

export const taskLanes = [
  { id: 'web', label: 'Website' },
  { id: 'api', label: 'Server' },
];

export function renderTask({ label, tag }: Task) {
  return (
    <Stack space={0.5}>
      <Text as="span" weight="medium">
        <bdi>{label}</bdi>
      </Text>
      <Inline>
        <Badge>{tag}</Badge>
      </Inline>
    </Stack>
  );
}

/** Five columns with 200 cards each. */
export const manyColumns: readonly BoardColumn<Task>[] = ['Ideas', 'To do', 'In progress', 'In review', 'Done'].map(
  (label, column) => ({
    id: label,
    label,
    cards: Array.from({ length: 200 }, (_, index) => ({
      id: `${column}-${index}`,
      label: `Task ${column * 200 + index + 1}`,
      tag: index % 3 === 0 ? 'Server' : 'Hub',
    })),
  }),
);

/** Keeps the columns, like a screen, and passes the moves on. */
export function KeptBoard({ columns, onMove, onMoveColumn, ...props }: BoardProps<Task>) {
  const [kept, setKept] = useState(columns);
  return (
    <Board
      {...props}
      columns={kept}
      {...(onMove && {
        onMove: (move) => {
          onMove(move);
          setKept((now) => moveCard(now, move));
        },
      })}
      {...(onMoveColumn && {
        onMoveColumn: (move) => {
          onMoveColumn(move);
          setKept((now) => moveColumn(now, move));
        },
      })}
    />
  );
}
