/** Reminders of approaching expiry, which has no event; and deletion of old notifications. */
import type { Database } from '../db/database.ts';
import type { InstallationTurn, ScheduledTask, Scheduler } from '../jobs/scheduler.ts';
import { planOf } from './listen.ts';
import type { NewNotification } from './notify.ts';
import { notify } from './notify.ts';
import { deleteNotificationsBefore, listEndingPlans, listExpiringKeys } from './notifications-store.ts';

const everyMs = 3_600_000;
const dayMs = 86_400_000;
export const keptMs = 60 * dayMs;
/** Days before a key's expiry on which its owner is reminded. */
const keyDays = [1, 7] as const;
const planDays = 3;

export const scheduleSweep = (
  scheduler: Pick<Scheduler, 'add'>,
  database: Database,
  now: () => number,
): ScheduledTask =>
  scheduler.add({
    name: 'reminders',
    everyMs,
    scope: 'installation',
    run: (turn) => sweep(database, now(), turn),
  });

async function sweep(database: Database, nowMs: number, { signal, transaction }: InstallationTurn): Promise<void> {
  const remind = (reminder: NewNotification) => transaction((within) => notify({ kysely: within }, reminder, nowMs));
  const expiring = await listExpiringKeys(database.kysely, nowMs, nowMs + keyDays[1] * dayMs);
  for (const { id, person_id: personId, name, expires_at: expiresAtMs } of expiring) {
    if (signal.aborted) return;
    if (expiresAtMs === null) continue;
    const days = keyDays.find((within) => expiresAtMs <= nowMs + within * dayMs) ?? keyDays[1];
    await remind({
      personId,
      // With a new expiry date the owner is reminded again.
      key: `key ${id} ${days} ${expiresAtMs}`,
      news: { kind: 'key expiring', keyName: name, expiresAt: new Date(expiresAtMs).toISOString() },
    });
  }
  const ending = await listEndingPlans(database.kysely, nowMs, nowMs + planDays * dayMs);
  for (const { id: personId, plan, premium_until: endsAtMs } of ending) {
    if (signal.aborted) return;
    if (endsAtMs === null) continue;
    await remind({
      personId,
      key: `plan ending ${plan} ${endsAtMs}`,
      news: { kind: 'plan ending', ...(await planOf(database, plan)), until: new Date(endsAtMs).toISOString() },
    });
  }
  await transaction((within) => deleteNotificationsBefore(within, nowMs - keptMs));
}
