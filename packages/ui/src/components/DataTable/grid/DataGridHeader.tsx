import { IconArrowUp } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTableColumnHeader, useTableHeaderRow, useTableRowGroup } from 'react-aria/useTable';
import type { TableState } from 'react-stately/useTableState';
import { fill, useLabels, useWording } from '../../../labels/use-labels.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { ColumnResizer } from './ColumnResizer.tsx';
import {
  align,
  column as columnStyle,
  head,
  headRow,
  narrow,
  pinned,
  sortButton,
  sortIcon,
  sortPlace,
  words,
} from './DataGrid.css.ts';
import { columnIdOf } from '../rows/lazy-collection.ts';
import { RowCheckbox } from '../rows/RowCheckbox.tsx';
import type { GridNode } from '../rows/lazy-collection.ts';
import type { GridColumn } from './grid-columns.ts';
import type { DataTableSort } from '../view.ts';

interface HeaderProps {
  state: TableState<object>;
  columns: readonly GridColumn[];
  sort: readonly DataTableSort[];
  /** Added to the columns that sort already, if the person held Shift. */
  onSort: (columnId: string, isAdded: boolean) => void;
  onResize: (columnId: string, width: number) => void;
  /** Number of selected rows, if rows can be selected. */
  selected: 'none' | 'some' | 'all';
  onSelectAll: (isSelected: boolean) => void;
}

export function DataGridHeader(props: HeaderProps) {
  const row = useRef<HTMLDivElement>(null);
  const { rowGroupProps } = useTableRowGroup();
  const [node] = props.state.collection.headerRows;
  if (!node) throw new Error('A table needs its header.');
  const { rowProps } = useTableHeaderRow({ node, isVirtualized: true }, props.state, row);
  return (
    <div {...rowGroupProps} className={head}>
      <div {...rowProps} ref={row} className={headRow}>
        {props.state.collection.columns.map((columnNode) => (
          <ColumnHeader key={columnNode.key} {...props} node={columnNode} />
        ))}
      </div>
    </div>
  );
}

function ColumnHeader({
  state,
  columns,
  node,
  sort,
  onSort,
  onResize,
  selected,
  onSelectAll,
}: HeaderProps & { node: GridNode }) {
  const labels = useLabels();
  const wording = useWording();
  const ref = useRef<HTMLDivElement>(null);
  const { columnHeaderProps } = useTableColumnHeader({ node, isVirtualized: true }, state, ref);
  const column = columns.find(({ id }) => id === columnIdOf(node.key));
  if (!column) throw new Error(`No column ${node.key}.`);
  const { id, label, part, isSortable, isFirst } = column;
  const place = sort.findIndex((one) => one.column === id);
  const direction = sort[place]?.direction;
  const looks = [columnStyle, align[column.align], isFirst && pinned, part !== 'value' && narrow]
    .filter(Boolean)
    .join(' ');
  const content = () => {
    if (part === 'select') {
      return (
        <RowCheckbox
          label={labels.selectAllRows}
          isSelected={selected === 'all'}
          isIndeterminate={selected === 'some'}
          onChange={onSelectAll}
        />
      );
    }
    if (part !== 'value') return <span className={visuallyHidden}>{label}</span>;
    if (!isSortable) return <span className={words}>{label}</span>;
    return (
      <Button
        className={sortButton}
        data-sorted={direction && true}
        data-direction={direction}
        onPress={({ shiftKey }) => onSort(id, shiftKey)}
      >
        <bdi className={words}>{label}</bdi>
        <IconArrowUp className={sortIcon} size={16} stroke={1.5} aria-hidden />
        {direction && sort.length > 1 && (
          <span className={sortPlace}>
            <span aria-hidden>{wording.number(place + 1)}</span>
            <span className={visuallyHidden}>{fill(labels.sortPriority, { position: wording.number(place + 1) })}</span>
          </span>
        )}
      </Button>
    );
  };
  return (
    <div
      {...columnHeaderProps}
      ref={ref}
      className={looks}
      aria-label={label}
      {...(isSortable && { 'aria-sort': direction ?? 'none' })}
    >
      {content()}
      {part === 'value' && (
        <ColumnResizer
          label={label}
          header={ref}
          onResize={(width) => onResize(id, width)}
          onActiveChange={state.setKeyboardNavigationDisabled}
        />
      )}
    </div>
  );
}
