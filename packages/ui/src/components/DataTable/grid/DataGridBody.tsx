import { useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useTableRowGroup } from 'react-aria/useTable';
import type { TableState } from 'react-stately/useTableState';
import { body } from './DataGrid.css.ts';
import { DataGridDetail, DataGridRow } from './DataGridRow.tsx';
import { DataGridGroup } from './DataGridGroup.tsx';
import { detailKey, lineKeyOf } from '../rows/lazy-collection.ts';
import { linesInSight } from '../rows/lines.ts';
import type { RowContents, RowLooks } from './DataGridRow.tsx';
import type { Lines } from '../rows/lines.ts';
import type { RowList } from '../rows/row-list.ts';

interface BodyProps<Item> {
  state: TableState<object>;
  rows: RowList<Item>;
  lines: Lines;
  looks: RowLooks;
  contents: RowContents<Item>;
  region: RefObject<HTMLElement | null>;
  /** Renders only visible rows. */
  isWindowed: boolean;
  isExpanded: (rowId: string) => boolean;
  onDetailHeight: (rowId: string, height: number) => void;
  onToggleGroup: (groupId: string) => void;
  empty: ReactNode;
}

/** Keeps the scroll state here, so that the grid does not rerender on every scrolled row. */
export function DataGridBody<Item>(props: BodyProps<Item>) {
  const { state, rows, lines, looks, contents, region, isWindowed, isExpanded, onDetailHeight, onToggleGroup, empty } =
    props;
  const { rowGroupProps } = useTableRowGroup();
  const inSight = useLinesInSight(region, lines, isWindowed);
  if (rows.count === 0) {
    return (
      <div {...rowGroupProps} className={body}>
        <div role="row">
          <div role="rowheader" aria-colspan={contents.columns.length}>
            {empty}
          </div>
        </div>
      </div>
    );
  }

  const { from, to } = inSight;
  const focusedKey = state.selectionManager.focusedKey;
  const focused = focusedKey === null ? undefined : state.collection.getItem(lineKeyOf(focusedKey));
  const focusedLine = focused?.type === 'item' ? focused.index : -1;
  const drawn = Array.from({ length: to - from }, (_, index) => from + index);
  // The focused row must stay rendered while it has the focus.
  if (focusedLine !== -1 && focusedLine < from) drawn.unshift(focusedLine);
  if (focusedLine >= to) drawn.push(focusedLine);

  return (
    <div
      {...rowGroupProps}
      className={body}
      style={{
        paddingBlockStart: lines.offsetOf(from),
        paddingBlockEnd: isWindowed ? lines.height - lines.offsetOf(to) : 0,
      }}
    >
      {drawn.map((line) => {
        const { row, isDetail } = lines.at(line);
        const group = rows.groupAt?.(row);
        const groupNode = group && state.collection.getItem(group.id);
        if (group && groupNode) {
          return (
            <DataGridGroup
              key={group.id}
              state={state}
              node={groupNode}
              group={group}
              looks={looks}
              awayAt={line < from || line >= to ? lines.offsetOf(line) : undefined}
              onToggle={() => onToggleGroup(group.id)}
            />
          );
        }
        const item = rows.at(row);
        if (item === undefined) return null;
        const id = contents.rowId(item);
        const node = state.collection.getItem(isDetail ? detailKey(id) : id);
        if (!node) return null;
        const awayAt = line < from || line >= to ? lines.offsetOf(line) : undefined;
        return isDetail ? (
          <DataGridDetail
            key={node.key}
            state={state}
            node={node}
            awayAt={awayAt}
            onHeight={(height) => onDetailHeight(id, height)}
          >
            {contents.renderDetail?.(item)}
          </DataGridDetail>
        ) : (
          <DataGridRow
            key={node.key}
            state={state}
            node={node}
            item={item}
            looks={looks}
            contents={contents}
            isExpanded={isExpanded(id)}
            awayAt={awayAt}
          />
        );
      })}
    </div>
  );
}

function useLinesInSight(
  region: RefObject<HTMLElement | null>,
  lines: Lines,
  isWindowed: boolean,
): { from: number; to: number } {
  const all = { from: 0, to: lines.count };
  const [place, setPlace] = useState({ top: 0, height: 800 });
  // Not a layout effect: those run before the parent's element is available.
  useEffect(() => {
    const box = region.current;
    if (!box || !isWindowed) return undefined;
    const look = () => {
      const next = { top: box.scrollTop, height: box.clientHeight };
      setPlace((last) => (sameLines(lines, last, next) ? last : next));
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [region, lines, isWindowed]);
  return isWindowed ? linesInSight(lines, place.top, place.height) : all;
}

interface Place {
  top: number;
  height: number;
}

function sameLines(lines: Lines, one: Place, other: Place): boolean {
  const [a, b] = [linesInSight(lines, one.top, one.height), linesInSight(lines, other.top, other.height)];
  return a.from === b.from && a.to === b.to;
}
