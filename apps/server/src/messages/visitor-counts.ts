/** How many messages visitors sent lately. Accounts without a confirmed address count as visitors. */
import type { MessageKind } from '@apiyard/api/contract/site/site';
import type { Database } from '../db/database.ts';
import { countOfVisitors } from './messages-store.ts';

interface Counts {
  /** Of all kinds, within an hour. */
  readonly hour: number;
  /** Of this kind, within 24 hours. */
  readonly day: number;
  /** The oldest of those, Unix milliseconds. */
  readonly oldestAt: number;
}

export interface VisitorCounts {
  of(kind: MessageKind, nowMs: number): Promise<Counts>;
}

export const dayMs = 86_400_000;

/** From this many rows on, counting takes milliseconds: during a flood the count is cached for a second, and a few extra messages are harmless. */
const rowsRemembered = 300;
const rememberedMs = 1000;

export function createVisitorCounts({ kysely }: Database): VisitorCounts {
  const remembered = new Map<MessageKind, { readonly counts: Counts; readonly atMs: number }>();
  return {
    async of(kind, nowMs) {
      const known = remembered.get(kind);
      if (known !== undefined && Math.abs(nowMs - known.atMs) < rememberedMs) return known.counts;
      const { rows, ...counts } = await countOfVisitors(kysely, kind, nowMs);
      if (rows >= rowsRemembered) remembered.set(kind, { counts, atMs: nowMs });
      else remembered.delete(kind);
      return counts;
    },
  };
}
