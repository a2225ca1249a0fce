import { IconAlertCircle, IconChevronRight, IconDots, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Checkbox,
  Tree as AriaTree,
  TreeItem,
  TreeItemContent,
} from 'react-aria-components/Tree';
import type { Selection } from 'react-aria-components/Tree';
import type { ElementProps } from '../../element/element-props.ts';
import { given } from '../../field/field-props.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxMark } from '../Checkbox/checkbox-mark.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuProps } from '../Menu/Menu.tsx';
import {
  actions as actionsStyle,
  arrow,
  aside as asideStyle,
  chevron,
  choose,
  empty as emptyStyle,
  failure as failureStyle,
  grip,
  icon as iconStyle,
  item,
  line,
  note,
  tree,
  words,
} from './Tree.css.ts';
import { inOrder } from './in-order.ts';
import { useMoves } from './use-moves.tsx';
import type { TreeMove } from './use-moves.tsx';

export interface TreeNode {
  id: string;
  label: string;
  /** A 20 px icon before the text. */
  icon?: ReactNode;
  /** At the end of the row: a count, a `Badge`. */
  aside?: ReactNode;
  children?: readonly TreeNode[];
  /** Its children are not loaded: expanding it calls `onLoad`, and a row shows that they are loading. */
  isUnloaded?: boolean;
  /** Why its children did not come, in a sentence. A button under it calls `onLoad` again. */
  failure?: string;
  /** A menu at the end of the row. */
  actions?: MenuProps['items'];
  isDisabled?: boolean;
}

export interface TreeProps extends ElementProps {
  /** Names it: 'Files of the scraper'. */
  label: string;
  items: readonly TreeNode[];
  /** Ids of what is open; then `onOpenChange` keeps them. @default none, and the tree keeps them itself */
  open?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  /** `multiple` shows a box before each. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids of what is chosen; then `onSelect` keeps them. @default none, and the tree keeps them itself */
  selected?: readonly string[];
  /** Gets the ids of all that are chosen. */
  onSelect?: (selected: string[]) => void;
  /** A press on a row, or Enter. Without it these open and close rows that have others under them. */
  onAction?: (id: string) => void;
  /** An entry of a row's menu. */
  onMenuAction?: (action: string, id: string) => void;
  /** A row whose children are not here was opened. */
  onLoad?: (id: string) => void;
  /** Rows can be carried elsewhere by pointer, finger and keyboard; the caller moves them. @default they stay */
  onMove?: (move: TreeMove) => void;
  /** Shown instead of the rows if there are none. */
  empty?: ReactNode;
}

/** Things inside things: folders, categories, parts. Pages are a `NavigationTree`; values are a `JsonTree`. */
export function Tree({
  label,
  items,
  open,
  onOpenChange,
  selectionMode = 'none',
  selected,
  onSelect,
  onAction,
  onMenuAction,
  onLoad,
  onMove,
  empty,
  ...element
}: TreeProps) {
  const nodes = inOrder(items);
  const moves = useMoves(items, onMove);
  const [ownOpen, setOwnOpen] = useState<readonly string[]>([]);
  const shownOpen = open ?? ownOpen;
  const changeOpen = (keys: Set<unknown>) => {
    const next = [...keys].map(String);
    setOwnOpen(next);
    onOpenChange?.(next);
    // Those expanded before have been requested already.
    for (const { id, isUnloaded } of nodes) if (isUnloaded && keys.has(id) && !shownOpen.includes(id)) onLoad?.(id);
  };
  // A loading row cannot be selected.
  const changeSelected = (keys: Selection) =>
    onSelect?.(nodes.filter(({ id, isDisabled }) => (keys === 'all' ? !isDisabled : keys.has(id))).map(({ id }) => id));
  return (
    <AriaTree
      {...element}
      aria-label={label}
      className={tree}
      selectionMode={selectionMode}
      expandedKeys={shownOpen}
      {...given({ selectedKeys: selected, dragAndDropHooks: moves })}
      onExpandedChange={changeOpen}
      onSelectionChange={changeSelected}
      renderEmptyState={() => <div className={emptyStyle}>{empty}</div>}
    >
      {items.map((node) => (
        <Node
          key={node.id}
          node={node}
          isMovable={onMove !== undefined}
          onAction={onAction}
          onMenuAction={onMenuAction}
          onLoad={onLoad}
        />
      ))}
    </AriaTree>
  );
}

interface NodeProps {
  node: TreeNode;
  isMovable: boolean;
  onAction: TreeProps['onAction'];
  onMenuAction: TreeProps['onMenuAction'];
  onLoad: TreeProps['onLoad'];
}

function Node({ node, ...rest }: NodeProps) {
  const labels = useLabels();
  const { isMovable, onAction, onMenuAction, onLoad } = rest;
  const { id, label, icon, aside, children = [], isUnloaded = false, failure, actions, isDisabled = false } = node;
  return (
    <TreeItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={item}
      {...(onAction && { onAction: () => onAction(id) })}
    >
      <TreeItemContent>
        {({ selectionMode, hasChildItems }) => (
          <div className={line}>
            {isMovable && (
              <AriaButton slot="drag" className={grip}>
                <IconGripVertical aria-hidden size={16} stroke={1.5} />
              </AriaButton>
            )}
            {hasChildItems ? (
              <AriaButton slot="chevron" className={chevron}>
                <IconChevronRight aria-hidden size={16} stroke={1.5} className={arrow} />
              </AriaButton>
            ) : (
              <span className={chevron} />
            )}
            {selectionMode === 'multiple' && (
              <Checkbox slot="selection" className={choose}>
                {({ isSelected, isIndeterminate }) => (
                  <CheckboxMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
                )}
              </Checkbox>
            )}
            {icon !== undefined && (
              <span aria-hidden className={iconStyle}>
                {icon}
              </span>
            )}
            <span className={words}>{label}</span>
            {aside !== undefined && <span className={asideStyle}>{aside}</span>}
            {actions !== undefined && (
              <span className={actionsStyle}>
                <Menu
                  label={label}
                  items={actions}
                  placement="bottom end"
                  trigger={<IconButton label={labels.actions} icon={<IconDots aria-hidden size={20} stroke={1.5} />} />}
                  {...(onMenuAction && { onAction: (action) => onMenuAction(action, id) })}
                />
              </span>
            )}
          </div>
        )}
      </TreeItemContent>
      {isUnloaded && <Waiting id={id} failure={failure} onLoad={onLoad} />}
      {children.map((child) => (
        <Node key={child.id} node={child} {...rest} />
      ))}
    </TreeItem>
  );
}

/** A placeholder for the children, also while the parent is collapsed: React Aria's arrow keys expand only a row with a child. */
function Waiting({ id, failure, onLoad }: { id: string; failure: string | undefined; onLoad: TreeProps['onLoad'] }) {
  const labels = useLabels();
  return (
    <TreeItem
      id={`${id} waiting`}
      textValue={failure ?? labels.loading}
      className={item}
      isDisabled={failure === undefined}
    >
      <TreeItemContent>
        <div className={line}>
          <span className={chevron} />
          {failure === undefined ? (
            <span className={note}>{labels.loading}</span>
          ) : (
            <span className={failureStyle}>
              <IconAlertCircle aria-hidden size={16} stroke={1.5} />
              {failure}
              <Button size="small" onPress={() => onLoad?.(id)}>
                {labels.retry}
              </Button>
            </span>
          )}
        </div>
      </TreeItemContent>
    </TreeItem>
  );
}
