import type { Update } from '@apiyard/api/contract/content/updates';

export interface Month {
  /** `2026-11` in the person's time zone. */
  readonly id: string;
  /** A date in this month. */
  readonly at: Date;
  readonly updates: readonly Update[];
}

/** Groups updates by month of publication, keeping their order. */
export function months(updates: readonly Update[]): readonly Month[] {
  const byMonth = Map.groupBy(updates, ({ publishedAt }) => {
    const at = new Date(publishedAt);
    return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`;
  });
  return Array.from(byMonth, ([id, inside]) => ({ id, at: new Date(inside[0]?.publishedAt ?? id), updates: inside }));
}
