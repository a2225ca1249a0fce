import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { dropIndicator } from '../../collection/drop.css.ts';

export interface TreeMove {
  /** What was carried, in the order of the tree. */
  ids: string[];
  /** The row it was put down at. */
  target: string;
  /** `on` puts it inside the row. */
  position: 'before' | 'on' | 'after';
}

interface Node {
  id: string;
  label: string;
  children?: readonly Node[];
}

const find = (items: readonly Node[], id: string): Node | undefined => {
  for (const node of items) {
    const found = node.id === id ? node : find(node.children ?? [], id);
    if (found) return found;
  }
  return undefined;
};

/** Lets rows of this tree be carried to other places of it, and nowhere else. */
export function useMoves(items: readonly Node[], onMove: ((move: TreeMove) => void) | undefined): DragAndDropHooks | undefined {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': find(items, String(key))?.label ?? '' })),
    getAllowedDropOperations: () => ['move'],
    renderDropIndicator: (target) => <DropIndicator target={target} className={dropIndicator} />,
    onMove: ({ keys, target }) => onMove?.({ ids: [...keys].map(String), target: String(target.key), position: target.dropPosition }),
  });
  return onMove ? dragAndDropHooks : undefined;
}
