/** How often apps were taken: once for each version, address and day. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { dayOf } from '../hub/day.ts';
import { networkOf } from '../http/network.ts';

/** Counts the download unless somebody at this address was counted for it today. */
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
  await database.transaction(async (transaction) => {
    const counted = await transaction
      .insertInto('app_download')
      .values({ day, version_id: versionId, who })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    if (counted)
      await transaction
        .updateTable('app_version')
        .set({ downloads: sql<number>`downloads + 1` })
        .where('id', '=', versionId)
        .execute();
  });
}

/** Who was counted before today need not be known any more. */
export async function forgetDownloaders({ kysely }: Database, nowMs: number): Promise<void> {
  await kysely.deleteFrom('app_download').where('day', '<', dayOf(nowMs)).execute();
}
