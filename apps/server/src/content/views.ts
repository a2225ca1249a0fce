/**
 * Counts how often posts are read. Reads gather in memory and are written together, so that a read costs no write:
 * a process that is killed loses the counts of its last seconds.
 */
import type { Logger } from 'pino';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

const writeEveryMs = 5000;

export interface Views {
  add(postId: string): void;
  /** Reads that are not in the table yet. */
  pending(postId: string): number;
  /** Writes what gathered. Never rejects: what cannot be written gathers on. */
  write(): Promise<void>;
  close(): Promise<void>;
}

export function createViews({ kysely }: Database, log: Pick<Logger, 'warn'>): Views {
  const gathered = new Map<string, number>();
  let writing: Promise<void> | null = null;

  async function writeAll(): Promise<void> {
    for (const [id, count] of Array.from(gathered)) {
      try {
        await kysely
          .updateTable('blog_post')
          .set({ views: sql<number>`views + ${sql.lit(count)}` })
          .where('id', '=', id)
          .execute();
      } catch (error) {
        log.warn({ err: error }, 'reads of posts could not be counted; trying on');
        return;
      }
      const left = (gathered.get(id) ?? 0) - count;
      if (left > 0) gathered.set(id, left);
      else gathered.delete(id);
    }
  }
  const write = () => {
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    return writing;
  };
  const timer = setInterval(() => void write(), writeEveryMs).unref();

  return {
    add: (postId) => void gathered.set(postId, (gathered.get(postId) ?? 0) + 1),
    pending: (postId) => gathered.get(postId) ?? 0,
    write,
    async close() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}
