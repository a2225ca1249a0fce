/** Takes away what nobody comes back for: uploads without a part for a day, versions that were deleted 30 days ago, files without either. */
import { timeOf } from '../db/id.ts';
import { forgetDownloaders } from './downloads.ts';
import { idsOnDisk, removeFiles } from './files.ts';
import type { AppServices } from './services.ts';

const dayMs = 86_400_000;
const restorableDays = 30;

/** Files go before their rows: what is killed in between is found again by the row. */
export async function sweep({ database: { kysely }, database, files, events, now }: AppServices): Promise<void> {
  const forgotten = await kysely.selectFrom('app_upload').select('id').where('touched_at', '<', now() - dayMs).execute();
  const deleted = await kysely.selectFrom('app_version').select('id').where('deleted_at', '<', now() - restorableDays * dayMs).execute();
  for (const { id } of [...forgotten, ...deleted]) await removeFiles(files, id);
  for (const { id } of forgotten) await kysely.deleteFrom('app_upload').where('id', '=', id).where('touched_at', '<', now() - dayMs).execute();
  for (const { id } of deleted) await kysely.deleteFrom('app_version').where('id', '=', id).execute();
  await removeStrays(database, files, now());
  await forgetDownloaders(database, now());
  if (forgotten.length + deleted.length > 0) events.emit({ type: 'app uploads swept', from: null, uploads: forgotten.length, versions: deleted.length });
}

/** A file that no row knows is left of a process that was killed, or of a database that was put back from a backup: it gets 30 days. */
async function removeStrays({ kysely }: AppServices['database'], files: AppServices['files'], nowMs: number): Promise<void> {
  const old = Array.from(await idsOnDisk(files)).filter((id) => timeOf(id) < nowMs - restorableDays * dayMs);
  if (old.length === 0) return;
  const uploads = await kysely.selectFrom('app_upload').select('id').execute();
  const versions = await kysely.selectFrom('app_version').select('id').execute();
  const known = new Set([...uploads, ...versions].map(({ id }) => id));
  for (const id of old) if (!known.has(id)) await removeFiles(files, id);
}
