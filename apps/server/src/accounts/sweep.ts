/** Takes away what is over: sessions, links, challenges, tries, set-ups that nobody ended, accounts whose time has come. */
import { sweepDeleted } from './deletion.ts';
import type { AccountServices } from './services.ts';
import { sweepSessions } from './sessions.ts';
import { sweepThrottle } from './throttle.ts';

const everyMs = 3_600_000;
const dayMs = 86_400_000;

export async function sweep(services: AccountServices, signal?: AbortSignal): Promise<void> {
  const { database, now } = services;
  const { kysely } = database;
  await sweepSessions(services);
  await sweepThrottle(database, now());
  await kysely.deleteFrom('mail_link').where('expires_at', '<=', now()).execute();
  await kysely.deleteFrom('challenge').where('expires_at', '<=', now()).execute();
  await kysely
    .deleteFrom('second_step')
    .where('confirmed_at', 'is', null)
    .where('started_at', '<=', now() - dayMs)
    .execute();
  await sweepDeleted(services, signal);
}

/** Sweeps now and every hour. Returns what ends it, and resolves when nothing is under way any more. */
export function keepSweeping(services: AccountServices): () => Promise<void> {
  const ending = new AbortController();
  let underWay: Promise<void> | null = null;
  const run = () => {
    underWay ??= sweep(services, ending.signal)
      .catch((error: unknown) =>
        services.log.warn({ err: error }, 'what is over could not be taken away; trying again in an hour'),
      )
      .finally(() => {
        underWay = null;
      });
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await underWay;
  };
}
