import { IconChevronRight } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { useTableCell, useTableRow, useTableSelectionCheckbox } from 'react-aria/useTable';
import type { TableState } from 'react-stately/useTableState';
import { fill, useLabels } from '../../../labels/use-labels.ts';
import { Button } from 'react-aria-components/Button';
import { iconButton, iconButtonSize } from '../../IconButton/IconButton.css.ts';
import {
  actionCell,
  align,
  away,
  cell,
  detail,
  expander,
  fixedHeight,
  narrow,
  oneLine,
  pinned,
  row as rowStyle,
  rowHeight,
  words,
} from './DataGrid.css.ts';
import { RowCheckbox } from '../rows/RowCheckbox.tsx';
import type { GridNode } from '../rows/lazy-collection.ts';
import type { GridColumn } from './grid-columns.ts';

export interface RowLooks {
  density: 'normal' | 'dense';
  /** Rows of the same height, each value on one line. */
  isFixed: boolean;
}

export interface RowContents<Item> {
  columns: readonly GridColumn[];
  rowId: (item: Item) => string;
  renderValue: (columnId: string, item: Item) => ReactNode;
  /** The value as text, for content that does not fit into the cell. */
  textOf: (columnId: string, item: Item) => string;
  renderActions: ((item: Item) => ReactNode) | undefined;
  renderDetail: ((item: Item) => ReactNode) | undefined;
  isPressable: boolean;
  onToggle: (rowId: string) => void;
}

interface RowProps<Item> {
  state: TableState<object>;
  node: GridNode;
  item: Item;
  looks: RowLooks;
  contents: RowContents<Item>;
  isExpanded: boolean;
  /** In px from the first row, while it is rendered out of view. */
  awayAt: number | undefined;
}

function Row<Item>(props: RowProps<Item>) {
  const { state, node, item, looks, contents, awayAt } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps } = useTableRow({ node, isVirtualized: true }, state, ref);
  const height = looks.isFixed ? fixedHeight[looks.density] : rowHeight[looks.density];
  const className = `${rowStyle} ${height} ${awayAt === undefined ? '' : away}`;
  const cells = [...(state.collection.getChildren?.(node.key) ?? [])];
  return (
    <div
      {...rowProps}
      ref={ref}
      className={className}
      style={awayAt === undefined ? undefined : { insetBlockStart: awayAt }}
      data-presses={contents.isPressable || undefined}
    >
      {contents.columns.map((column, index) => {
        const cellNode = cells[index];
        return cellNode && <Cell key={column.id} {...props} column={column} cellNode={cellNode} item={item} />;
      })}
    </div>
  );
}

/** A row whose state has not changed is not rerendered while others are scrolled. */
export const DataGridRow = memo(Row) as typeof Row;

function Cell<Item>({
  state,
  node,
  cellNode,
  column,
  item,
  looks,
  contents,
  isExpanded,
}: RowProps<Item> & { cellNode: GridNode; column: GridColumn }) {
  const ref = useRef<HTMLDivElement>(null);
  const { gridCellProps } = useTableCell({ node: cellNode, isVirtualized: true }, state, ref);
  const { part, id, isFirst } = column;
  const look = [
    cell,
    align[column.align],
    isFirst && pinned,
    (part === 'select' || part === 'expand') && narrow,
    part === 'actions' && actionCell,
  ];
  const content = () => {
    if (part === 'select') return <SelectRow state={state} node={node} />;
    if (part === 'expand')
      return (
        <ExpandRow
          name={node.textValue}
          isExpanded={isExpanded}
          onToggle={() => contents.onToggle(contents.rowId(item))}
        />
      );
    if (part === 'actions') return contents.renderActions?.(item);
    return (
      <div className={looks.isFixed ? oneLine : words} {...(looks.isFixed && { title: contents.textOf(id, item) })}>
        {contents.renderValue(id, item)}
      </div>
    );
  };
  return (
    <div {...gridCellProps} ref={ref} className={look.filter(Boolean).join(' ')}>
      {content()}
    </div>
  );
}

function SelectRow({ state, node }: { state: TableState<object>; node: GridNode }) {
  const labels = useLabels();
  const { checkboxProps } = useTableSelectionCheckbox({ key: node.key }, state);
  const isRange = useRef(false);
  return (
    // The checkbox's change event includes neither modifier keys nor the pointer type.
    <span
      onPointerDownCapture={(event) => (isRange.current = event.shiftKey)}
      onKeyDownCapture={(event) => (isRange.current = event.shiftKey)}
    >
      <RowCheckbox
        label={labels.selectRow}
        id={checkboxProps.id}
        aria-labelledby={checkboxProps['aria-labelledby']}
        isSelected={state.selectionManager.isSelected(node.key)}
        onChange={() => {
          if (isRange.current) state.selectionManager.extendSelection(node.key);
          else state.selectionManager.toggleSelection(node.key);
        }}
      />
    </span>
  );
}

function ExpandRow({ name, isExpanded, onToggle }: { name: string; isExpanded: boolean; onToggle: () => void }) {
  const labels = useLabels();
  return (
    <Button
      aria-label={fill(labels.details, { name })}
      aria-expanded={isExpanded}
      onPress={onToggle}
      className={`${iconButton.plain} ${iconButtonSize.small}`}
    >
      <span className={expander}>
        <IconChevronRight size={16} stroke={1.5} aria-hidden />
      </span>
    </Button>
  );
}

interface DetailProps {
  state: TableState<object>;
  node: GridNode;
  awayAt: number | undefined;
  onHeight: (height: number) => void;
  children: ReactNode;
}

/** Details of the row above. */
export function DataGridDetail({ state, node, awayAt, onHeight, children }: DetailProps) {
  const ref = useRef<HTMLDivElement>(null);
  const cellRef = useRef<HTMLDivElement>(null);
  const { rowProps } = useTableRow({ node, isVirtualized: true }, state, ref);
  const [cellNode] = state.collection.getChildren?.(node.key) ?? [];
  useEffect(() => {
    if (!ref.current) return undefined;
    const box = ref.current;
    const watch = new ResizeObserver(() => onHeight(box.offsetHeight));
    watch.observe(box);
    return () => watch.disconnect();
  }, [onHeight]);
  return (
    <div
      {...rowProps}
      aria-selected={undefined}
      ref={ref}
      className={`${rowStyle} ${awayAt === undefined ? '' : away}`}
      style={awayAt === undefined ? undefined : { insetBlockStart: awayAt }}
    >
      {cellNode && (
        <DetailCell state={state} node={cellNode} innerRef={cellRef}>
          {children}
        </DetailCell>
      )}
    </div>
  );
}

function DetailCell({
  state,
  node,
  innerRef,
  children,
}: {
  state: TableState<object>;
  node: GridNode;
  innerRef: Ref<HTMLDivElement> & { current: HTMLDivElement | null };
  children: ReactNode;
}) {
  const { gridCellProps } = useTableCell({ node, isVirtualized: true }, state, innerRef);
  return (
    <div {...gridCellProps} ref={innerRef} aria-colspan={node.colSpan ?? undefined} className={`${cell} ${detail}`}>
      {children}
    </div>
  );
}
