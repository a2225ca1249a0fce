import { IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTableCell, useTableRow } from 'react-aria/useTable';
import type { TableState } from 'react-stately/useTableState';
import { useWording } from '../../../labels/use-labels.ts';
import { pointsAlong } from '../../../theme/text.css.ts';
import {
  away,
  cell,
  expander,
  fixedHeight,
  groupButton,
  groupCount,
  groupRow,
  row as rowStyle,
  rowHeight,
} from './DataGrid.css.ts';
import type { RowLooks } from './DataGridRow.tsx';
import type { RowGroup } from '../rows/row-list.ts';
import type { GridNode } from '../rows/lazy-collection.ts';

interface GroupProps {
  state: TableState<object>;
  node: GridNode;
  group: RowGroup;
  looks: RowLooks;
  /** In px from the first row, while it is rendered out of view. */
  awayAt: number | undefined;
  onToggle: () => void;
}

/** The line above the rows of a group: its value, the number of rows, and a button that hides and shows them. */
export function DataGridGroup({ state, node, group, looks, awayAt, onToggle }: GroupProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps } = useTableRow({ node, isVirtualized: true }, state, ref);
  const [cellNode] = state.collection.getChildren?.(node.key) ?? [];
  const height = looks.isFixed ? fixedHeight[looks.density] : rowHeight[looks.density];
  return (
    <div
      {...rowProps}
      aria-selected={undefined}
      ref={ref}
      className={`${rowStyle} ${height} ${groupRow} ${awayAt === undefined ? '' : away}`}
      style={awayAt === undefined ? undefined : { insetBlockStart: awayAt }}
    >
      {cellNode && <GroupCell state={state} node={cellNode} group={group} onToggle={onToggle} />}
    </div>
  );
}

function GroupCell({ state, node, group, onToggle }: Pick<GroupProps, 'state' | 'node' | 'group' | 'onToggle'>) {
  const wording = useWording();
  const ref = useRef<HTMLDivElement>(null);
  const { gridCellProps } = useTableCell({ node, isVirtualized: true }, state, ref);
  return (
    <div
      {...gridCellProps}
      ref={ref}
      aria-colspan={node.colSpan ?? undefined}
      className={cell}
      style={{ gridColumn: '1 / -1' }}
    >
      <Button aria-expanded={group.isExpanded} onPress={onToggle} className={groupButton}>
        <span className={expander}>
          <IconChevronRight className={pointsAlong} size={16} stroke={1.5} aria-hidden />
        </span>
        <bdi>{group.text}</bdi>
        <span className={groupCount}>({wording.number(group.rowCount)})</span>
      </Button>
    </div>
  );
}
