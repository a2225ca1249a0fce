import { Board } from '@apiyard/ui/Board';
import type { CardMove, CardSelection } from '@apiyard/ui/Board';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Stack } from '@apiyard/ui/Stack';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useShared } from '@apiyard/kit/data/use-shared.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import type { Board as BoardData } from '../board/board.ts';
import { findTask } from '../board/board.ts';
import type { TaskCard } from '../board/card-moves.ts';
import { changesOfMove, columnsOf } from '../board/card-moves.ts';
import { kanbanCopy } from '../kanban-copy.ts';
import type { KanbanView } from '../kanban-view.ts';
import { categoriesOf, matcherOf, wholeBoard } from '../kanban-view.ts';
import { TaskSheet } from '../sheet/TaskSheet.tsx';
import type { BoardActions } from '../state/board-actions.ts';
import { newId } from '../state/board-actions.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import { BoardTools } from './BoardTools.tsx';
import type { ColumnQuestion } from './ColumnDialogs.tsx';
import { ColumnDialogs } from './ColumnDialogs.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TaskContent } from './TaskContent.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import { useCardActions, useColumnActions } from './use-menus.tsx';

export interface KanbanScreenProps {
  /** With the changes that are not saved yet. */
  readonly board: Loadable<BoardData>;
  readonly view: KanbanView;
  /** ISO 8601 date in the person's time zone. */
  readonly today: string;
  readonly selected: ReadonlySet<string>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly actions: BoardActions;
  readonly onView: (view: KanbanView) => void;
  readonly onSelect: (selection: CardSelection) => void;
  readonly onSelectNone: () => void;
  readonly onRetry: () => void;
  /** The button for the sample data. */
  readonly sampleData?: ReactNode;
}

const plus = <IconPlus size={20} stroke={1.5} aria-hidden />;
const noBoard: BoardData = [];

/** Tasks in columns: moved, edited, filtered, and all of it undone. */
export const KanbanScreen = memo(function KanbanScreen({
  board: loadable,
  view,
  today,
  selected: selectedIds,
  canUndo,
  canRedo,
  actions,
  onView,
  onSelect,
  onSelectNone,
  onRetry,
  sampleData,
}: KanbanScreenProps) {
  const t = useCopy(kanbanCopy);
  const locale = localeOf(useLanguage());
  const [question, setQuestion] = useState<ColumnQuestion | null>(null);
  const board = loadable.state === 'done' ? loadable.value : noBoard;
  const { category, due, hasLanes } = view;
  // Typing does not wait for the cards.
  const query = useDeferredValue(view.query);
  const matches = useMemo(
    () => matcherOf({ ...wholeBoard, query, category, due }, today),
    [query, category, due, today],
  );
  const columns = useMemo(() => columnsOf(board, matches), [board, matches]);
  const categories = useShared(useMemo(() => categoriesOf(board, locale), [board, locale]));
  const lanes = useMemo(
    () =>
      categories
        .filter(({ id }) => columns.some(({ cards }) => cards.some(({ lane }) => lane === id)))
        .map(({ id }) => ({ id, label: id === '' ? t('kanban.category.none') : id })),
    [categories, columns, t],
  );
  /** Cards that a filter hides are not selected. */
  const selected = useMemo(
    () => new Set(columns.flatMap(({ cards }) => cards.flatMap(({ id }) => (selectedIds.has(id) ? [id] : [])))),
    [columns, selectedIds],
  );
  const renderCard = useCallback((card: TaskCard) => <TaskContent card={card} today={today} />, [today]);
  const open = useCallback((id: string) => onView({ ...view, open: id, adding: null }), [onView, view]);
  const add = useCallback((column: string) => onView({ ...view, open: null, adding: column }), [onView, view]);
  const close = () => onView({ ...view, open: null, adding: null });
  const remove = useCallback(
    (ids: readonly string[]) =>
      actions.change(() => ids.map((id) => ({ kind: 'delete task', id })), {
        message: t('kanban.deleted', { count: ids.length }),
        label: t('kanban.undo'),
      }),
    [actions, t],
  );
  const card = useCardActions({ selected, onOpen: open, onSelect, onDelete: remove, columns });
  const column = useColumnActions(setQuestion);
  const onMove = useCallback(
    (move: CardMove) => actions.change((now) => changesOfMove(now, columns, move, selected)),
    [actions, columns, selected],
  );
  const firstColumn = board[0]?.id;
  useShortcut('n', t('kanban.newCard'), () => firstColumn !== undefined && add(firstColumn));
  useShortcut('Mod+z', t('kanban.undo'), actions.undo, { doesRepeat: true });
  useShortcut('Mod+Shift+z', t('kanban.redo'), actions.redo, { doesRepeat: true });
  useShortcut('Mod+y', t('kanban.redo'), actions.redo, { doesRepeat: true });
  const isFilteredOut = matches !== null && columns.every(({ cards }) => cards.length === 0);
  return (
    <Stack space={2}>
      <PageBand
        title={t('kanban.title')}
        purpose={t('kanban.purpose')}
        actions={
          <>
            <Button
              tone="primary"
              icon={plus}
              isDisabled={firstColumn === undefined}
              onPress={() => firstColumn !== undefined && add(firstColumn)}
            >
              {t('kanban.newCard')}
            </Button>
            <Button isDisabled={loadable.state !== 'done'} onPress={() => setQuestion({ kind: 'add' })}>
              {t('kanban.addColumn')}
            </Button>
            <UndoButtons canUndo={canUndo} canRedo={canRedo} onUndo={actions.undo} onRedo={actions.redo} />
            {sampleData}
          </>
        }
      />
      <BoardTools view={view} categories={categories} onView={onView} />
      {loadable.state === 'loading' && <BoardSkeleton />}
      {loadable.state === 'failed' && (
        <Failed title={t('kanban.loadFailed')} requestId={loadable.requestId} onRetry={onRetry}>
          {t('kanban.loadFailedText')}
        </Failed>
      )}
      {loadable.state === 'done' &&
        (board.length === 0 ? (
          <Empty
            title={t('kanban.empty')}
            action={<Button onPress={() => setQuestion({ kind: 'add' })}>{t('kanban.addColumn')}</Button>}
          >
            {t('kanban.emptyText')}
          </Empty>
        ) : isFilteredOut ? (
          <Empty
            title={t('kanban.nothingFound')}
            picture={<NothingFound />}
            action={<Button onPress={() => onView({ ...wholeBoard, hasLanes })}>{t('kanban.clearFilters')}</Button>}
          >
            {t('kanban.nothingFoundText')}
          </Empty>
        ) : (
          <Board
            label={t('kanban.board')}
            headingLevel={2}
            columns={columns}
            {...(hasLanes && { lanes })}
            renderCard={renderCard}
            cardActions={card.items}
            onCardAction={card.run}
            onCardPress={open}
            selected={selected}
            onSelect={onSelect}
            columnTools={({ id, label }) => (
              <IconButton label={t('kanban.addTo', { column: label })} icon={plus} onPress={() => add(id)} />
            )}
            columnActions={column.items}
            onColumnAction={column.run}
            onMove={onMove}
            onMoveColumn={({ column: id, index }) => actions.change(() => [{ kind: 'move column', id, index }])}
          />
        ))}
      {selected.size > 0 && (
        <SelectionBar
          count={selected.size}
          columns={board}
          onMove={(to) =>
            actions.change((now) => {
              const first = selected.values().next().value ?? '';
              const move = { card: first, from: { column: '' }, to: { column: to }, index: Infinity };
              return changesOfMove(now, columns, move, selected);
            })
          }
          onDelete={() => remove([...selected])}
          onClear={onSelectNone}
        />
      )}
      {question !== null && (
        <ColumnDialogs
          question={question}
          board={board}
          actions={actions}
          newId={newId}
          onClose={() => setQuestion(null)}
        />
      )}
      {loadable.state === 'done' && (view.open !== null || view.adding !== null) && (
        <TaskSheet
          key={view.open ?? 'new card'}
          place={view.open === null ? null : (findTask(board, view.open) ?? 'gone')}
          adding={view.adding}
          board={board}
          actions={actions}
          onDelete={(id) => {
            close();
            remove([id]);
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
});
