import type { Update } from '@apiyard/api/contract/content/updates';

export interface Month {
  /** `2026-11` in the time zone. */
  readonly id: string;
  /** A date in this month. */
  readonly at: Date;
  readonly updates: readonly Update[];
}

/**
 * Groups updates by month of publication, keeping their order.
 * @param timeZone @default the person's
 */
export function months(updates: readonly Update[], timeZone?: string): readonly Month[] {
  // Swedish dates are those of ISO 8601.
  const month = new Intl.DateTimeFormat('sv', { year: 'numeric', month: '2-digit', timeZone });
  const byMonth = Map.groupBy(updates, ({ publishedAt }) => month.format(new Date(publishedAt)));
  return Array.from(byMonth, ([id, inside]) => ({ id, at: new Date(inside[0]?.publishedAt ?? id), updates: inside }));
}
