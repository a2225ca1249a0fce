/** Takes away what nobody comes back for: uploads without a part for a day, versions that were deleted 30 days ago, files without either. */
import { timeOf } from '../db/id.ts';
import { forgetDownloaders } from './downloads.ts';
import { idsOnDisk, removeFiles } from './files.ts';
import type { AppServices } from './services.ts';

const dayMs = 86_400_000;
const restorableDays = 30;

/**
 * Rows go before their files, and only while they are still due: a version may be brought back, and an upload become one,
 * after the look. What is killed in between leaves files that no row knows.
 */
export async function sweep({ database: { kysely }, database, files, events, now }: AppServices): Promise<void> {
  const forgotten = await kysely
    .selectFrom('app_upload')
    .select('id')
    .where('touched_at', '<', now() - dayMs)
    .execute();
  const deleted = await kysely
    .selectFrom('app_version')
    .select('id')
    .where('deleted_at', '<', now() - restorableDays * dayMs)
    .execute();
  const gone = { uploads: 0, versions: 0 };
  for (const { id } of forgotten) {
    const { numDeletedRows } = await kysely
      .deleteFrom('app_upload')
      .where('id', '=', id)
      .where('touched_at', '<', now() - dayMs)
      .executeTakeFirst();
    if (numDeletedRows === 0n) continue;
    await removeFiles(files, id);
    gone.uploads += 1;
  }
  for (const { id } of deleted) {
    const { numDeletedRows } = await kysely
      .deleteFrom('app_version')
      .where('id', '=', id)
      .where('deleted_at', '<', now() - restorableDays * dayMs)
      .executeTakeFirst();
    if (numDeletedRows === 0n) continue;
    await removeFiles(files, id);
    gone.versions += 1;
  }
  await removeStrays(database, files, now());
  await forgetDownloaders(database, now());
  if (gone.uploads + gone.versions > 0) events.emit({ type: 'app uploads swept', from: null, ...gone });
}

/** A file that no row knows is left of a process that was killed, or of a database that was put back from a backup: it gets 30 days. */
async function removeStrays(
  { kysely }: AppServices['database'],
  files: AppServices['files'],
  nowMs: number,
): Promise<void> {
  const old = Array.from(await idsOnDisk(files)).filter((id) => timeOf(id) < nowMs - restorableDays * dayMs);
  if (old.length === 0) return;
  const uploads = await kysely.selectFrom('app_upload').select('id').execute();
  const versions = await kysely.selectFrom('app_version').select('id').execute();
  const known = new Set([...uploads, ...versions].map(({ id }) => id));
  for (const id of old) if (!known.has(id)) await removeFiles(files, id);
}
