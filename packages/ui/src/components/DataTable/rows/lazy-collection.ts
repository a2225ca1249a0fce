import type { Key } from 'react-aria-components/Table';
import type { TableState } from 'react-stately/useTableState';
import { isGroupId } from './group-rows.ts';
import type { Lines } from './lines.ts';

export type GridCollection = TableState<object>['collection'];
export type GridNode = GridCollection['columns'][number];

// Row ids are arbitrary, so these separators are characters that no id contains.
const cellMark = '␟';
const detailMark = '␞';

export const columnKey = (columnId: string) => `${cellMark}${columnId}`;
export const columnIdOf = (key: Key) => String(key).slice(cellMark.length);
export const detailKey = (rowId: string) => `${detailMark}${rowId}`;
const isDetailKey = (key: Key) => String(key).startsWith(detailMark);

/** The key of the row that contains a cell; a row's own key is unchanged. */
export function lineKeyOf(key: Key): string {
  const text = String(key);
  const mark = text.lastIndexOf(cellMark);
  return mark === -1 ? text : text.slice(0, mark);
}

interface Contents {
  columns: readonly { id: string; label: string }[];
  /** The column of row headers. */
  rowHeader: string;
  lines: Lines;
  rowCount: number;
  rowIdAt: (row: number) => string;
  /** The name of a row, for announcements and type-ahead. */
  textAt: (row: number) => string;
}

/**
 * React Aria's table collection, with nodes created on demand. Its own builder renders every cell of every row once,
 * hidden, before anything is visible: with 100,000 rows that takes most of a minute.
 */
export function makeLazyCollection({ columns, rowHeader, lines, rowCount, rowIdAt, textAt }: Contents): GridCollection {
  const nodes = new Map<string, GridNode>();
  let rowById: Map<string, number> | undefined;

  const rowOf = (rowId: string) => {
    rowById ??= new Map(Array.from({ length: rowCount }, (_, row) => [rowIdAt(row), row]));
    return rowById.get(rowId);
  };
  const keyAt = (line: number): string | null => {
    if (line < 0 || line >= lines.count) return null;
    const { row, isDetail } = lines.at(line);
    return isDetail ? detailKey(rowIdAt(row)) : rowIdAt(row);
  };
  const lineOf = (key: string): number | undefined => {
    const row = rowOf(isDetailKey(key) ? key.slice(detailMark.length) : key);
    if (row === undefined) return undefined;
    return lines.lineOfRow(row) + (isDetailKey(key) ? 1 : 0);
  };
  const columnIdsOf = (lineKey: string) =>
    isDetailKey(lineKey) || isGroupId(lineKey) ? [''] : columns.map(({ id }) => id);
  const cellsOf = (lineKey: string) => columnIdsOf(lineKey).map((id) => `${lineKey}${cellMark}${id}`);

  const makeNode = (node: Pick<GridNode, 'type' | 'key' | 'index'> & Partial<GridNode>): GridNode => ({
    value: null,
    level: 0,
    hasChildNodes: false,
    childNodes: [],
    rendered: null,
    textValue: '',
    props: {},
    parentKey: null,
    prevKey: null,
    nextKey: null,
    ...node,
  });

  const columnNodes = columns.map(({ id, label }, index) =>
    makeNode({
      type: 'column',
      key: columnKey(id),
      index,
      textValue: label,
      level: 0,
      parentKey: headerKey,
      prevKey: index === 0 ? null : columnKey(columns[index - 1]?.id ?? ''),
      nextKey: index === columns.length - 1 ? null : columnKey(columns[index + 1]?.id ?? ''),
    }),
  );
  for (const node of columnNodes) nodes.set(String(node.key), node);
  const headerRow = makeNode({
    type: 'headerrow',
    key: headerKey,
    index: 0,
    hasChildNodes: true,
    childNodes: columnNodes,
  });
  nodes.set(headerKey, headerRow);

  const makeCell = (key: string, lineKey: string): GridNode | null => {
    const line = lineOf(lineKey);
    const keys = cellsOf(lineKey);
    const index = keys.indexOf(key);
    if (line === undefined || line >= lines.count || index === -1) return null;
    const column = columnNodes[index];
    return makeNode({
      type: 'cell',
      key,
      index,
      level: 1,
      parentKey: lineKey,
      prevKey: keys[index - 1] ?? null,
      nextKey: keys[index + 1] ?? null,
      ...(isDetailKey(lineKey) || isGroupId(lineKey)
        ? { colSpan: columns.length }
        : { ...(column && { column }), textValue: isRowHeader(index) ? textAt(lines.at(line).row) : '' }),
    });
  };
  const isRowHeader = (index: number) => columns[index]?.id === rowHeader;

  const makeLine = (key: string): GridNode | null => {
    const line = lineOf(key);
    // The key of a removed detail still has a position: that of the row below it.
    if (line === undefined || keyAt(line) !== key) return null;
    return makeNode({
      type: 'item',
      key,
      index: line,
      hasChildNodes: true,
      childNodes: { [Symbol.iterator]: () => getChildren(key)[Symbol.iterator]() },
      textValue: textAt(lines.at(line).row),
      prevKey: keyAt(line - 1),
      nextKey: keyAt(line + 1),
    });
  };

  const getItem = (key: Key): GridNode | null => {
    const text = String(key);
    const known = nodes.get(text);
    if (known) return known;
    const lineKey = lineKeyOf(text);
    const made = lineKey === text ? makeLine(text) : makeCell(text, lineKey);
    if (made) nodes.set(text, made);
    return made;
  };
  const given = (key: Key | null): GridNode[] => {
    const node = key === null ? null : getItem(key);
    return node ? [node] : [];
  };
  const getChildren = (key: Key): Iterable<GridNode> => {
    if (key === headerKey) return columnNodes;
    if (getItem(key)?.type !== 'item') return [];
    return cellsOf(String(key)).flatMap(given);
  };

  // The state reads only `length` and indexes of `rows`, when the focused row was removed.
  const rows = new Proxy<GridNode[]>([], {
    get: (target, name) => {
      if (name === 'length') return lines.count;
      return typeof name === 'string' && /^\d+$/.test(name) ? given(keyAt(Number(name)))[0] : Reflect.get(target, name);
    },
  });

  const collection: Omit<GridCollection, 'rows'> = {
    size: lines.count,
    columnCount: columns.length,
    columns: columnNodes,
    headerRows: [headerRow],
    rowHeaderColumnKeys: new Set([columnKey(rowHeader)]),
    head: makeNode({ type: 'tableheader', key: `${headerKey}head`, index: 0 }),
    body: makeNode({ type: 'tablebody', key: `${headerKey}body`, index: 0 }),
    *[Symbol.iterator]() {
      for (let line = 0; line < lines.count; line += 1) yield* given(keyAt(line));
    },
    *getKeys() {
      for (let line = 0; line < lines.count; line += 1) yield keyAt(line) ?? '';
    },
    getItem,
    getChildren,
    at: (line) => given(keyAt(line))[0] ?? null,
    getFirstKey: () => keyAt(0),
    getLastKey: () => keyAt(lines.count - 1),
    getKeyAfter: (key) => getItem(key)?.nextKey ?? null,
    getKeyBefore: (key) => getItem(key)?.prevKey ?? null,
    getTextValue: (key) => getItem(key)?.textValue ?? '',
  };
  // Not enumerable, so that development tools do not read all rows.
  return Object.defineProperty(collection, 'rows', { value: rows }) as GridCollection;
}

const headerKey = '␜';
