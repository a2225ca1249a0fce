import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { dropIndicator } from '../../collection/drop.css.ts';
import { inOrder } from './in-order.ts';

export interface TreeMove {
  /** The dragged items, in the order of the tree. */
  ids: string[];
  /** The drop target row. */
  target: string;
  /** `on` puts it inside the row. */
  position: 'before' | 'on' | 'after';
}

interface Node {
  id: string;
  label: string;
  children?: readonly Node[];
}

/** Makes rows of this tree movable within it only. */
export function useMoves(
  items: readonly Node[],
  onMove: ((move: TreeMove) => void) | undefined,
): DragAndDropHooks | undefined {
  // Keys are in the order in which they were selected.
  const carried = (keys: Set<unknown>) => inOrder(items).filter(({ id }) => keys.has(id));
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => carried(keys).map(({ label }) => ({ 'text/plain': label })),
    getAllowedDropOperations: () => ['move'],
    // A loading row is not a drop target.
    getDropOperation: (target) =>
      target.type === 'item' && inOrder(items).some(({ id }) => id === target.key) ? 'move' : 'cancel',
    renderDropIndicator: (target) => <DropIndicator target={target} className={dropIndicator} />,
    onMove: ({ keys, target }) =>
      onMove?.({ ids: carried(keys).map(({ id }) => id), target: String(target.key), position: target.dropPosition }),
  });
  return onMove ? dragAndDropHooks : undefined;
}
