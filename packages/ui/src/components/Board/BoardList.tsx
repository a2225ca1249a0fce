import type { ComponentProps } from 'react';
import { memo, use, useEffect, useMemo, useRef } from 'react';
import { Collection, GridList, GridListItem } from 'react-aria-components/GridList';
import type { GridListRenderProps } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { dropIndicator } from '../../collection/drop.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { FocusContext, useBoard } from './board-context.ts';
import { cardMoveTo } from './board-moves.ts';
import type { BoardCard, BoardPlace } from './board-moves.ts';
import { BoardCardContent } from './BoardCardContent.tsx';
import { card as cardStyle, emptyList, listOf } from './Board.css.ts';

interface BoardListProps {
  /** Id of the column. */
  column: string;
  /** Id of the lane, on a board with lanes. */
  lane?: string;
  cards: readonly BoardCard[];
  label: string;
  look: keyof typeof listOf;
  /** From `selectedIn`. */
  selected: string | null;
}

const layoutOptions = { estimatedRowSize: 62, gap: 8, padding: 8 };

/** The cards of one column, or of one lane of it. Rendered only when they change. */
export const BoardList = memo(function BoardList({ column, lane, cards, label, look, selected }: BoardListProps) {
  const labels = useLabels();
  const { dragType, draggedRef, now, canMove, canPress, canSelect } = useBoard();
  const place = useMemo((): BoardPlace => ({ column, ...(lane !== undefined && { lane }) }), [column, lane]);
  const modifiers = useRef({ isShift: false, isMod: false });
  const drop = (target: Parameters<typeof cardMoveTo>[3]) => {
    const move =
      draggedRef.current === null ? null : cardMoveTo(now.current.columns, draggedRef.current, place, target);
    if (move) now.current.moveCard(move, false);
  };
  const dropAt = ({ target }: { target: { key: unknown; dropPosition: 'before' | 'on' | 'after' } }) =>
    drop({ card: String(target.key), position: target.dropPosition === 'after' ? 'after' : 'before' });
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canMove,
    getItems: (keys) =>
      cards.filter(({ id }) => keys.has(id)).map(({ id, label }) => ({ [dragType]: id, 'text/plain': label })),
    acceptedDragTypes: [dragType],
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ keys }) => {
      draggedRef.current = cards.find(({ id }) => keys.has(id))?.id ?? null;
    },
    onInsert: dropAt,
    onReorder: dropAt,
    onRootDrop: () => drop(null),
    renderDropIndicator: (target) => <DropIndicator target={target} className={dropIndicator} />,
  });
  const order = () => cards.map(({ id }) => id);
  const how = () => (modifiers.current.isShift ? 'range' : 'toggle');
  const press = (card: string) => {
    const { isShift, isMod } = modifiers.current;
    const { onSelect, onCardPress, hasSelection } = now.current;
    if (onSelect && (isShift || isMod || hasSelection)) onSelect({ cards: [card], how: how(), order: order() });
    else onCardPress?.(card);
  };
  const selectedHere = useMemo(() => selected && new Set(JSON.parse(selected) as string[]), [selected]);
  const notePress = ({ shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) => {
    modifiers.current = { isShift: shiftKey, isMod: ctrlKey || metaKey };
  };
  return (
    // A card is measured again when it grows, such as when fonts have loaded.
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
      <GridList
        aria-label={label}
        className={listOf[look]}
        {...(canMove && { dragAndDropHooks })}
        {...(canPress && { onAction: (key) => press(String(key)) })}
        {...(selectedHere &&
          canSelect && {
            selectionMode: 'multiple' as const,
            selectedKeys: selectedHere,
            onSelectionChange: (keys) => {
              const after = keys === 'all' ? new Set<unknown>(order()) : keys;
              const changed = order().filter((id) => after.has(id) !== selectedHere.has(id));
              if (changed.length > 0) now.current.onSelect?.({ cards: changed, how: how(), order: order() });
            },
          })}
        render={(props, { state }) => (
          <ListRoot
            {...props}
            state={state}
            data-column={column}
            data-lane={lane}
            onPointerDownCapture={notePress}
            onKeyDownCapture={notePress}
          />
        )}
        renderEmptyState={() => <div className={emptyList}>{labels.noItems}</div>}
      >
        <Collection items={cards}>
          {(card) => (
            <GridListItem id={card.id} textValue={card.label} className={cardStyle}>
              <BoardCardContent card={card} place={place} />
            </GridListItem>
          )}
        </Collection>
      </GridList>
    </Virtualizer>
  );
});

interface ListRootProps extends ComponentProps<'div'>, Pick<GridListRenderProps, 'state'> {
  /** Where a touch finds it. */
  'data-column': string;
  'data-lane': string | undefined;
}

/** Moves the focus to a card once it has arrived in this list, also if it is out of view. */
function ListRoot({ state, ...props }: ListRootProps) {
  const { focusCard, onFocused } = use(FocusContext);
  const { collection, selectionManager } = state;
  const isHere = focusCard !== null && collection.getItem(focusCard) !== null;
  useEffect(() => {
    if (!isHere) return undefined;
    let frame = requestAnimationFrame(function moveFocus() {
      // The menu holds the focus until it has gone.
      if (document.querySelector('[role=menu]') !== null) frame = requestAnimationFrame(moveFocus);
      else {
        selectionManager.setFocused(true);
        selectionManager.setFocusedKey(focusCard);
        onFocused();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [isHere, focusCard, selectionManager, onFocused]);
  return <div {...props} />;
}
