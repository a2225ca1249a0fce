import { IconArrowsMaximize, IconArrowsMinimize, IconBraces, IconChevronRight, IconRoute } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { useLabels, useWording } from '../../labels/use-labels.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  block,
  chevron,
  choosable,
  copies,
  head,
  item,
  line,
  more,
  name as nameClass,
  title,
  tree,
} from './JsonTree.css.ts';
import { childNodes, pageSize, pathsToOpen, rootNode } from './json-nodes.ts';
import { JsonValue } from './JsonValue.tsx';
import { toJson } from './to-json.ts';
import type { JsonNode } from './json-nodes.ts';

export interface JsonTreeProps {
  /** Anything that JSON can hold, and BigInt for integers beyond 2^53. */
  value: unknown;
  /** Title of the value: 'Response'. Shown above it. */
  label: string;
  /** Levels that start open. @default 2 */
  depthOpen?: number;
  /** Called with the JSONPath of a value that is pressed, or on which Enter is. */
  onChoose?: (path: string) => void;
}

/**
 * A value to look into, open where it matters. Its text as it was sent is a `CodeBlock`.
 *
 * Arrows up and down move, right and left open and close, Home and End go to the ends. Long lists show 100 entries at
 * a time.
 */
export function JsonTree({ value, label, depthOpen = 2, onChoose }: JsonTreeProps) {
  const labels = useLabels();
  const { locale } = useLocale();
  const root = useMemo(() => rootNode(value), [value]);
  const [state, setState] = useState(() => opened(root, depthOpen));
  // A new answer starts as the first one did.
  const current = state.root === root ? state : opened(root, depthOpen);

  const showMore = (path: string) => {
    const limits = new Map(current.limits).set(path, (current.limits.get(path) ?? pageSize) + pageSize);
    setState({ ...current, limits });
  };
  return (
    <div className={block}>
      <div className={head}>
        <span className={title}>{label}</span>
        <IconButton
          label={labels.expandAll}
          icon={<IconArrowsMaximize aria-hidden size={20} stroke={1.5} />}
          onPress={() => setState(opened(root, Infinity))}
        />
        <IconButton
          label={labels.collapseAll}
          icon={<IconArrowsMinimize aria-hidden size={20} stroke={1.5} />}
          onPress={() => setState(opened(root, 0))}
        />
        <CopyButton text={() => toJson(value)} />
      </div>
      {/* Code runs from left to right in every language; the script subtag turns the arrow keys as well. */}
      <I18nProvider locale={new Intl.Locale(locale, { script: 'Latn' }).toString()}>
        <Tree
          aria-label={label}
          dir="ltr"
          className={tree}
          expandedKeys={current.open}
          onExpandedChange={(keys) => setState({ ...current, open: new Set([...keys].map(String)) })}
        >
          <Node node={root} open={current.open} limits={current.limits} onShowMore={showMore} onChoose={onChoose} />
        </Tree>
      </I18nProvider>
    </div>
  );
}

interface TreeState {
  root: JsonNode;
  /** Paths of the open values. */
  open: Set<string>;
  /** How many children a value shows, by path, where it is not `pageSize`. */
  limits: ReadonlyMap<string, number>;
}

function opened(root: JsonNode, depth: number): TreeState {
  return { root, open: pathsToOpen(root, depth), limits: new Map() };
}

interface NodeProps extends Pick<TreeState, 'open' | 'limits'> {
  node: JsonNode;
  onShowMore: (path: string) => void;
  onChoose: ((path: string) => void) | undefined;
}

function Node({ node, open, limits, onShowMore, onChoose }: NodeProps) {
  const { path, name, value, size } = node;
  const hasChildren = size !== undefined && size > 0;
  const isOpen = hasChildren && open.has(path);
  const limit = limits.get(path) ?? pageSize;
  return (
    <TreeItem
      id={path}
      textValue={`${name ?? ''} ${preview(node)}`}
      className={onChoose ? `${item} ${choosable}` : item}
      {...(onChoose && { onAction: () => onChoose(path) })}
    >
      <TreeItemContent>
        {({ isFocused, isFocusVisibleWithin }) => (
          <Line node={node} isOpen={isOpen} isCurrent={isFocused || isFocusVisibleWithin} />
        )}
      </TreeItemContent>
      {/* React Aria 1.22 uses `hasChildItems` for styling only: its arrow keys need a child to exist. Never visible. */}
      {hasChildren && !isOpen && (
        <TreeItem id={`${path} closed`} textValue="">
          <TreeItemContent>{null}</TreeItemContent>
        </TreeItem>
      )}
      {isOpen &&
        childNodes(node, limit).map((child) => (
          <Node key={child.path} node={child} open={open} limits={limits} onShowMore={onShowMore} onChoose={onChoose} />
        ))}
      {isOpen && size > limit && <More path={path} left={size - limit} onShowMore={onShowMore} />}
    </TreeItem>
  );
  function preview({ size: count }: JsonNode): string {
    if (count === undefined) return typeof value === 'string' ? value.slice(0, 80) : String(value);
    return Array.isArray(value) ? `[${count}]` : `{${count}}`;
  }
}

interface LineProps {
  node: JsonNode;
  isOpen: boolean;
  /** Focus is on it or in it. */
  isCurrent: boolean;
}

function Line({ node, isOpen, isCurrent }: LineProps) {
  const labels = useLabels();
  const [isUnderPointer, setIsUnderPointer] = useState(false);
  const { name, value, size, path } = node;
  return (
    <div
      className={line}
      onPointerEnter={() => setIsUnderPointer(true)}
      onPointerLeave={() => setIsUnderPointer(false)}
    >
      {size !== undefined && size > 0 ? (
        <AriaButton slot="chevron" className={chevron}>
          <IconChevronRight aria-hidden size={16} stroke={1.5} />
        </AriaButton>
      ) : (
        <span className={chevron} />
      )}
      <span>
        {name !== undefined && (
          <>
            <span className={nameClass[typeof name === 'number' ? 'index' : 'name']}>
              {typeof name === 'number' ? name : JSON.stringify(name)}
            </span>
            {': '}
          </>
        )}
        <JsonValue value={value} size={size} isOpen={isOpen} />
      </span>
      {/* Buttons on every line would make a long tree slow to open. */}
      {(isCurrent || isUnderPointer) && (
        <span className={copies}>
          <CopyButton
            text={() => (typeof value === 'string' ? value : toJson(value))}
            label={labels.copyValue}
            icon={<IconBraces aria-hidden size={16} stroke={1.5} />}
          />
          <CopyButton text={path} label={labels.copyPath} icon={<IconRoute aria-hidden size={16} stroke={1.5} />} />
        </span>
      )}
    </div>
  );
}

function More({ path, left, onShowMore }: { path: string; left: number; onShowMore: (path: string) => void }) {
  const labels = useLabels();
  const { count } = useWording();
  const words = count(labels.showMoreItems, Math.min(left, pageSize));
  return (
    <TreeItem id={`${path} more`} textValue={words} className={item} onAction={() => onShowMore(path)}>
      <TreeItemContent>
        <div className={line}>
          <span className={chevron} />
          <span className={more}>
            {words} ({count(labels.items, left)})
          </span>
        </div>
      </TreeItemContent>
    </TreeItem>
  );
}
