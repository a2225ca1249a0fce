import type { Update } from '@apiyard/api/contract/updates';

export interface Month {
  /** `2026-11`, where the person is. */
  readonly id: string;
  /** A moment in it. */
  readonly at: Date;
  readonly updates: readonly Update[];
}

/** Updates by the month in which they came out, in their order. */
export function months(updates: readonly Update[]): readonly Month[] {
  const byMonth = Map.groupBy(updates, ({ publishedAt }) => {
    const at = new Date(publishedAt);
    return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`;
  });
  return Array.from(byMonth, ([id, inside]) => ({ id, at: new Date(inside[0]?.publishedAt ?? id), updates: inside }));
}
