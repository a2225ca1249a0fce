/** Lets go what was deleted 30 days ago and pictures that are used nowhere. */
import type { Logger } from 'pino';
import type { ScheduledTask, Scheduler } from '../../jobs/scheduler.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { keptDeletedMs } from '../content-rows.ts';
import { deleteLongDeleted } from '../content-store.ts';

const everyMs = 3_600_000;

interface SweepServices {
  readonly pictures: Pictures;
  readonly log: Pick<Logger, 'info'>;
  now(): number;
}

export const scheduleSweep = (
  scheduler: Pick<Scheduler, 'add'>,
  { pictures, log, now }: SweepServices,
): ScheduledTask =>
  scheduler.add({
    name: 'deleted content',
    everyMs,
    scope: 'installation',
    async run(turn) {
      const entries = await turn.transaction((transaction) => deleteLongDeleted(transaction, now() - keptDeletedMs));
      const unused = await pictures.sweep(turn);
      if (entries + unused > 0) log.info({ entries, pictures: unused }, 'deleted content and unused pictures removed');
    },
  });
