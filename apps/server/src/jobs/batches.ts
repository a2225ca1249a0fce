import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { InstallationTurn } from './scheduler.ts';

/** Rows per transaction, and the pause after it, so that nothing waits for long. */
const rowsAtOnce = 250;
const pauseMs = 25;

/**
 * Repeats `batch` until it finds fewer rows than it may. Resolves with the number of rows, and before the end if the turn
 * is over.
 * @param batch changes up to `rowsMax` rows and resolves with their number
 */
export async function inBatches(
  { signal, transaction }: InstallationTurn,
  batch: (transaction: Transaction<Schema>, rowsMax: number) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (;;) {
    const rows = await transaction((within) => batch(within, rowsAtOnce));
    total += rows;
    if (rows < rowsAtOnce || signal.aborted) return total;
    await wait(pauseMs);
    if (signal.aborted) return total;
  }
}
