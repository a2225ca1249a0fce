import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { dropIndicator } from './drop.css.ts';
import { moved } from './reorder.ts';

/**
 * Makes the items of a list reorderable by pointer, touch and keyboard. Without `onReorder` nothing can be dragged.
 * `onReorder` gets all ids in their new order.
 */
export function useReorder<Id extends string>(
  items: readonly { id: Id; label: string }[],
  onReorder: ((ids: Id[]) => void) | undefined,
) {
  const ids = items.map(({ id }) => id);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: onReorder === undefined,
    getItems: (keys) => items.filter(({ id }) => keys.has(id)).map(({ label }) => ({ 'text/plain': label })),
    onReorder: ({ keys, target }) => onReorder?.(moved(ids, keys, target)),
    renderDropIndicator: (target) => <DropIndicator target={target} className={dropIndicator} />,
  });
  return onReorder ? { dragAndDropHooks } : {};
}
