import {
  Cell,
  Column,
  ResizableTableContainer,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import type { TableProps as AriaTableProps } from 'react-aria-components/Table';
import type { ElementProps } from '../../element/element-props.ts';
import { useLabels } from '../../labels/use-labels.ts';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { LoadingTable } from './LoadingTable.tsx';
import { cell, chosenRow, column, emptyCell, region, regionHeight, row, rowHeight, slim, table } from './Table.css.ts';
import { TableHeading } from './TableHeading.tsx';
import { Branch, DragHandle, SelectionBox } from './TableParts.tsx';
import type { ReactNode } from 'react';

export interface TableColumn<Item> {
  id: string;
  label: string;
  /** Use `end` for numbers. @default 'start' */
  align?: 'start' | 'end';
  /** Its heading sorts. @default false */
  isSortable?: boolean;
  render: (item: Item) => ReactNode;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Item> extends ElementProps<HTMLTableElement> {
  /** What the table lists: 'API keys'. */
  label: string;
  /** The first column is the row header for screen readers. */
  columns: readonly TableColumn<Item>[];
  rows: readonly Item[];
  rowId: (item: Item) => string;
  /** The row in words, where it is selected or moved: for what is read aloud. */
  rowName?: (item: Item) => string;
  /** Shows rows of the same height in place of the data. @default false */
  isLoading?: boolean;
  /** Shown instead of the rows if there are none: `Empty`, as a rule. */
  empty?: ReactNode;
  /** Makes rows pressable, by Enter too; gets the row's id. */
  onRowAction?: (id: string) => void;
  /** Rows of 48 or 36 px. @default 'normal' */
  density?: 'normal' | 'dense';
  /** `screen` scrolls inside three quarters of the screen, under its own header. @default 'screen' */
  height?: 'screen' | 'content';
  /** What the rows are sorted by; the caller sorts them. */
  sort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  /** The ids of selected rows. Left out, rows cannot be selected. */
  selected?: ReadonlySet<string>;
  /** Store the same `Set` object that it passes: it holds the start of a range selection with Shift. */
  onSelectionChange?: (selected: ReadonlySet<string>) => void;
  /** Lets people draw the edges of columns. @default false */
  isResizable?: boolean;
  /** Rows nested below a row, shown when it is expanded. */
  childRows?: (item: Item) => readonly Item[];
  /** How rows are drawn to another place: `ReorderTable` brings it. */
  dragAndDropHooks?: AriaTableProps['dragAndDropHooks'];
}

/**
 * Rows of the same kind, to compare. It scrolls sideways inside itself where there is no room. Many rows to search,
 * filter and page through are a `DataTable`, rows in an order that people set a `ReorderTable`.
 *
 * Arrows move between cells, Home and End along the row, Enter acts on the row.
 */
export function Table<Item>(props: TableProps<Item>) {
  const { label, columns, isLoading = false, density = 'normal', height = 'screen', isResizable = false } = props;
  const regionClass = `${region} ${regionHeight[height]}`;
  if (isLoading) return <LoadingTable label={label} columns={columns} density={density} className={regionClass} />;
  return isResizable ? (
    <ResizableTableContainer className={regionClass}>
      <Rows {...props} />
    </ResizableTableContainer>
  ) : (
    <div className={regionClass}>
      <Rows {...props} />
    </div>
  );
}

/** So that words of a column can still be read, in px. */
const leastWidth = 96;
const slimWidth = 60;

function Rows<Item>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  empty,
  onRowAction,
  density = 'normal',
  sort,
  onSortChange,
  selected,
  onSelectionChange,
  isResizable = false,
  childRows,
  dragAndDropHooks,
  ...element
}: Omit<TableProps<Item>, 'isLoading' | 'height'>) {
  const labels = useLabels();
  const slimColumn = `${column.start} ${slim}`;
  const [first] = columns;
  const isPlain = selected === undefined && dragAndDropHooks === undefined;

  const renderRow = (item: Item): ReactNode => {
    const children = childRows?.(item) ?? [];
    const id = rowId(item);
    return (
      <Row
        key={id}
        id={id}
        {...(rowName && { textValue: rowName(item) })}
        className={isPlain ? `${row} ${rowHeight[density]}` : `${row} ${chosenRow} ${rowHeight[density]}`}
      >
        {dragAndDropHooks && (
          <Cell className={cell.start}>
            <DragHandle />
          </Cell>
        )}
        {selected && (
          <Cell className={cell.start}>
            <SelectionBox label={labels.selectRow} />
          </Cell>
        )}
        {columns.map(({ id, align = 'start', render }) => (
          <Cell key={id} className={cell[align]}>
            {childRows && id === first?.id
              ? ({ hasChildItems, isExpanded, level }) => (
                  <Branch hasChildren={hasChildItems} isExpanded={isExpanded} level={level}>
                    {render(item)}
                  </Branch>
                )
              : render(item)}
          </Cell>
        ))}
        {children.map(renderRow)}
      </Row>
    );
  };

  return (
    <AriaTable
      {...element}
      aria-label={label}
      className={table}
      {...(onRowAction && { onRowAction: (key) => onRowAction(String(key)) })}
      {...(sort && { sortDescriptor: sort })}
      {...(onSortChange && {
        onSortChange: ({ column: by, direction }) => onSortChange({ column: String(by), direction }),
      })}
      {...(selected && {
        selectionMode: 'multiple',
        selectedKeys: selected,
        // Every key is an id that `rowId` gave.
        onSelectionChange: (keys) =>
          onSelectionChange?.(keys === 'all' ? new Set(rows.map(rowId)) : (keys as ReadonlySet<string>)),
      })}
      {...(childRows && first && { treeColumn: first.id })}
      {...(dragAndDropHooks && { dragAndDropHooks })}
    >
      <TableHeader>
        {dragAndDropHooks && (
          <Column {...(isResizable && { width: slimWidth })} className={slimColumn} textValue={labels.actions}>
            <span className={visuallyHidden}>{labels.actions}</span>
          </Column>
        )}
        {selected && (
          <Column {...(isResizable && { width: slimWidth })} className={slimColumn} textValue={labels.selectAllRows}>
            <SelectionBox label={labels.selectAllRows} />
          </Column>
        )}
        {columns.map(({ id, label, align = 'start', isSortable = false }, index) => (
          <Column
            key={id}
            id={id}
            isRowHeader={index === 0}
            allowsSorting={isSortable}
            textValue={label}
            {...(isResizable && { minWidth: leastWidth })}
            className={column[align]}
          >
            {isSortable || isResizable ? (
              <TableHeading label={label} align={align} isSortable={isSortable} isResizable={isResizable} />
            ) : (
              label
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody renderEmptyState={() => <div className={emptyCell}>{empty}</div>}>{rows.map(renderRow)}</TableBody>
    </AriaTable>
  );
}
