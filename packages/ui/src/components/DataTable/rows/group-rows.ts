import type { RowGroup, RowList } from './row-list.ts';

// Row ids are arbitrary, so groups begin with a character that no id contains.
const groupMark = '␝';
export const isGroupId = (id: string) => id.startsWith(groupMark);

/** Neighbouring rows with the same text under one line each; the rows of collapsed groups are left out. */
export function groupRows<Item>(
  rows: RowList<Item>,
  textOf: (item: Item) => string,
  collapsed: ReadonlySet<string>,
): RowList<Item> {
  const lines: ({ group: RowGroup } | { row: number })[] = [];
  const groups: RowGroup[] = [];
  rows.items().forEach((item, row) => {
    const text = textOf(item);
    let group = groups.at(-1);
    if (group?.text !== text) {
      const id = `${groupMark}${text}`;
      group = { id, text, rowCount: 0, isExpanded: !collapsed.has(id) };
      groups.push(group);
      lines.push({ group });
    }
    group.rowCount += 1;
    if (group.isExpanded) lines.push({ row });
  });
  const rowAt = (line: number) => {
    const found = lines[line];
    return found && 'row' in found ? found.row : undefined;
  };
  const groupAt = (line: number) => {
    const found = lines[line];
    return found && 'group' in found ? found.group : undefined;
  };
  const idAt = (line: number) => groupAt(line)?.id ?? rows.idAt(rowAt(line) ?? -1);
  let ids: readonly string[] | undefined;
  return {
    count: lines.length,
    at: (line) => {
      const row = rowAt(line);
      return row === undefined ? undefined : rows.at(row);
    },
    idAt,
    ids: () => (ids ??= lines.map((_, line) => idAt(line))),
    items: rows.items,
    groupAt,
  };
}
