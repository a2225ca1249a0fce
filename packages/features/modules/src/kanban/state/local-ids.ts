/**
 * Ids of what was added in this browser. On the screen a card or column keeps the id that it was added with:
 * with the id that the server gives, its row would be mounted anew and lose the focus. Pure.
 */
import type { Board, Change } from '../board/board.ts';

/** The id here by the id on the server. What is added again by redo gets another id there, which comes later. */
export type LocalIds = ReadonlyMap<string, string>;

export const localIdOf = (ids: LocalIds, id: string): string => ids.get(id) ?? id;

export const serverIdOf = (ids: LocalIds, id: string): string =>
  [...ids].findLast(([, local]) => local === id)?.[0] ?? id;

/** Columns without any of these ids keep their identity, so that they are not rendered again. */
export const withLocalIds = (board: Board, ids: LocalIds): Board =>
  board.map((column) => {
    if (!ids.has(column.id) && !column.child.some(({ id }) => ids.has(id))) return column;
    const id = localIdOf(ids, column.id);
    return {
      ...column,
      id,
      child: column.child.map((task) => ({ ...task, id: localIdOf(ids, task.id), category: id })),
    };
  });

export function withServerIds(change: Change, ids: LocalIds): Change {
  if (ids.size === 0) return change;
  return JSON.parse(JSON.stringify(change), (name, value: unknown) =>
    typeof value === 'string' && (name === 'id' || name === 'category' || name === 'column')
      ? serverIdOf(ids, value)
      : value,
  ) as Change;
}
