/** Download counts: once for each version, address and day. */
import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { dayOf } from '../day.ts';
import { networkOf } from '../http/limits/network.ts';
import { insertDownload } from './versions-store.ts';

/** Counts the download, once per address and day. */
export async function countDownload(
  database: Database,
  versionId: string,
  address: string,
  nowMs: number,
): Promise<void> {
  const day = dayOf(nowMs);
  const who = createHash('sha256')
    .update(`${day} ${networkOf(address)}`)
    .digest('base64url');
  await database.transaction((transaction) => insertDownload(transaction, { day, version_id: versionId, who }));
}
