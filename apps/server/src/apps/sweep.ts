/** Deletes uploads without a new part for a day, versions that were deleted 30 days ago, and files that belong to neither. */
import { dayOf } from '../day.ts';
import { timeOf } from '../db/id.ts';
import type { InstallationTurn, ScheduledTask, Scheduler } from '../jobs/scheduler.ts';
import { idsOnDisk, removeFiles } from './files.ts';
import type { AppServices } from './services.ts';
import { deleteAbandoned, listAbandoned, listUploadIds } from './uploads-store.ts';
import { deleteDeletedBefore, deleteDownloadsBefore, listDeletedBefore, listVersionIds } from './versions-store.ts';

const everyMs = 3_600_000;
const dayMs = 86_400_000;
const restorableDays = 30;

export const scheduleSweep = (scheduler: Pick<Scheduler, 'add'>, services: AppServices): ScheduledTask =>
  scheduler.add({ name: 'app uploads', everyMs, scope: 'installation', run: (turn) => sweep(services, turn) });

/**
 * Rows are deleted before their files, and only while they are still due: after the check a version may be restored, and
 * an upload may become one. A kill in between leaves files without a row.
 */
async function sweep(services: AppServices, turn: InstallationTurn): Promise<void> {
  const { database, files, events, now } = services;
  const gone = { uploads: 0, versions: 0 };
  const abandonedMs = now() - dayMs;
  for (const id of await listAbandoned(database.kysely, abandonedMs)) {
    if (turn.signal.aborted) return;
    if (!(await turn.transaction((transaction) => deleteAbandoned(transaction, id, abandonedMs)))) continue;
    await removeFiles(files, id);
    gone.uploads += 1;
  }
  const deletedMs = now() - restorableDays * dayMs;
  for (const id of await listDeletedBefore(database.kysely, deletedMs)) {
    if (turn.signal.aborted) return;
    if (!(await turn.transaction((transaction) => deleteDeletedBefore(transaction, id, deletedMs)))) continue;
    await removeFiles(files, id);
    gone.versions += 1;
  }
  await removeStrays(services);
  // Digests for counting are only needed on the same day.
  await turn.transaction((transaction) => deleteDownloadsBefore(transaction, dayOf(now())));
  if (gone.uploads + gone.versions > 0) events.emit({ type: 'app uploads swept', from: null, ...gone });
}

/** A file without a row is left by a killed process, or by a database restored from a backup: it is kept for 30 days. */
async function removeStrays({ database, files, now }: AppServices): Promise<void> {
  const old = Array.from(await idsOnDisk(files)).filter((id) => timeOf(id) < now() - restorableDays * dayMs);
  if (old.length === 0) return;
  const known = new Set([...(await listUploadIds(database.kysely)), ...(await listVersionIds(database.kysely))]);
  for (const id of old) if (!known.has(id)) await removeFiles(files, id);
}
