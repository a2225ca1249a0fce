import type { ComponentProps } from 'react';
import { useEffect, useRef } from 'react';
import { Collection, GridList, GridListItem } from 'react-aria-components/GridList';
import type { GridListRenderProps } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { dropIndicator } from '../../collection/drop.css.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { useBoard } from './board-context.ts';
import { cardMoveTo, cardsAt } from './board-moves.ts';
import type { BoardPlace } from './board-moves.ts';
import { BoardCardContent } from './BoardCardContent.tsx';
import { card as cardStyle, emptyList, listOf } from './Board.css.ts';

interface BoardListProps {
  place: BoardPlace;
  label: string;
  look: keyof typeof listOf;
}

const layoutOptions = { estimatedRowSize: 62, gap: 8, padding: 8 };

/** The cards of one column, or of one lane of it. */
export function BoardList({ place, label, look }: BoardListProps) {
  const labels = useLabels();
  const { dragType, columns, draggedRef, focusCard, onFocused, onCardPress, selected, onSelect, moveCard } = useBoard();
  const modifiers = useRef({ isShift: false, isMod: false });
  const cards = cardsAt(columns, place);
  const drop = (target: Parameters<typeof cardMoveTo>[3]) => {
    const move = draggedRef.current === null ? null : cardMoveTo(columns, draggedRef.current, place, target);
    if (move) moveCard?.(move, false);
  };
  const dropAt = ({ target }: { target: { key: unknown; dropPosition: 'before' | 'on' | 'after' } }) =>
    drop({ card: String(target.key), position: target.dropPosition === 'after' ? 'after' : 'before' });
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: moveCard === undefined,
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
    if (onSelect && (isShift || isMod || (selected?.size ?? 0) > 0)) {
      onSelect({ cards: [card], how: how(), order: order() });
    } else onCardPress?.(card);
  };
  const selectedHere = selected && new Set(order().filter((id) => selected.has(id)));
  const noteModifiers = ({ shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>) => {
    modifiers.current = { isShift: shiftKey, isMod: ctrlKey || metaKey };
  };
  return (
    // A card is measured again when it grows, such as when fonts have loaded.
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
      <GridList
        aria-label={label}
        className={listOf[look]}
        {...(moveCard && { dragAndDropHooks })}
        {...((onCardPress || onSelect) && { onAction: (key) => press(String(key)) })}
        {...(selectedHere &&
          onSelect && {
            selectionMode: 'multiple' as const,
            selectedKeys: selectedHere,
            onSelectionChange: (keys) => {
              const after = keys === 'all' ? new Set<unknown>(order()) : keys;
              const changed = order().filter((id) => after.has(id) !== selectedHere.has(id));
              if (changed.length > 0) onSelect({ cards: changed, how: how(), order: order() });
            },
          })}
        render={(props, { state }) => (
          <ListRoot
            {...props}
            state={state}
            focusCard={focusCard}
            onFocused={onFocused}
            onPointerDownCapture={noteModifiers}
            onKeyDownCapture={noteModifiers}
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
}

interface ListRootProps extends ComponentProps<'div'>, Pick<GridListRenderProps, 'state'> {
  focusCard: string | null;
  onFocused: () => void;
}

/** Moves the focus to a card once it has arrived in this list, also if it is out of view. */
function ListRoot({ state, focusCard, onFocused, ...props }: ListRootProps) {
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
