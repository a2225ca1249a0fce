/** Retention: rows older than the settings allow are deleted, in small batches. */
import type { Logger } from 'pino';
import type { Retention } from '@apiyard/api/contract/site/site';
import { deleteEntriesBefore } from './audit/retention-store.ts';
import { healthDays } from '@apiyard/api/contract/hub/hub';
import { dayOf } from './day.ts';
import { deleteApiDaysBefore } from './hub/health/api-days-store.ts';
import { deleteCallsBefore, deleteUnwantedInputs } from './hub/history/retention-store.ts';
import { storedForMs } from './hub/idempotency/idempotency.ts';
import { deleteResponsesBefore } from './hub/idempotency/stored-responses-store.ts';
import { deleteFeedsRevokedBefore } from './islami/feeds/feeds-store.ts';
import { inBatches } from './jobs/batches.ts';
import type { InstallationTurn, ScheduledTask, Scheduler } from './jobs/scheduler.ts';
import { deleteMailFiles } from './mail/mail-files.ts';
import { deleteSettledMails } from './mail/mails-store.ts';

interface RetentionOptions {
  readonly scheduler: Pick<Scheduler, 'add'>;
  /** Where emails go that have no mail server, in the data folder of each process. */
  readonly mailFolder: string;
  /** Days, as they are set now. */
  kept(): Retention;
  readonly log: Pick<Logger, 'warn'>;
  /** Unix milliseconds. @default Date.now */
  readonly now?: () => number;
}

const dayMs = 86_400_000;
const everyMs = 600_000;

export function scheduleRetention({
  scheduler,
  mailFolder,
  kept,
  log,
  now = Date.now,
}: RetentionOptions): readonly ScheduledTask[] {
  const before = (days: number) => now() - days * dayMs;

  /** A failing task is logged and retried at the next run; the others continue. */
  async function deleteOld(turn: InstallationTurn): Promise<void> {
    const { calls, audit, mails } = kept();
    const steps: readonly (readonly [string, () => Promise<number>])[] = [
      ['calls', () => inBatches(turn, (batch, rowsMax) => deleteCallsBefore(batch, before(calls), rowsMax))],
      ['api days', () => turn.transaction((all) => deleteApiDaysBefore(all, dayOf(before(healthDays))))],
      ['inputs', () => turn.transaction(deleteUnwantedInputs)],
      [
        'stored responses',
        () => inBatches(turn, (batch, rowsMax) => deleteResponsesBefore(batch, now() - storedForMs, rowsMax)),
      ],
      ['audit', () => inBatches(turn, (batch, rowsMax) => deleteEntriesBefore(batch, before(audit), rowsMax))],
      [
        'calendar links',
        () => inBatches(turn, (batch, rowsMax) => deleteFeedsRevokedBefore(batch, before(1), rowsMax)),
      ],
      ['mails', () => turn.transaction((all) => deleteSettledMails(all, before(mails)))],
    ];
    for (const [what, step] of steps) {
      if (turn.signal.aborted) return;
      try {
        await step();
      } catch (error) {
        log.warn({ err: error, what }, 'expired data could not be deleted; trying again later');
      }
    }
  }

  return [
    scheduler.add({ name: 'retention', everyMs, scope: 'installation', run: deleteOld }),
    scheduler.add({
      name: 'retention of email files',
      everyMs,
      scope: 'process',
      run: () => deleteMailFiles(mailFolder, before(kept().mails)),
    }),
  ];
}
