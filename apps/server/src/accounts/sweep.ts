/** Deletes expired sessions, links, challenges, attempts, unconfirmed set-ups, and accounts that are due. */
import type { InstallationTurn, ScheduledTask, Scheduler } from '../jobs/scheduler.ts';
import { deleteDueAccounts } from './deletion/deletion.ts';
import { deleteExpiredLinks } from './mail/mail-links-store.ts';
import { deleteExpiredChallenges } from './passkeys/passkeys-store.ts';
import { deleteUnconfirmedSteps } from './second-step/second-step-store.ts';
import type { AccountServices } from './services.ts';
import { deleteEndedSessions } from './sessions/sessions-store.ts';
import { deleteForgottenTries } from './throttle/throttle-store.ts';

const everyMs = 3_600_000;
const dayMs = 86_400_000;

async function sweep(services: AccountServices, turn: InstallationTurn): Promise<void> {
  const { now } = services;
  await turn.transaction((transaction) => deleteEndedSessions(transaction, now()));
  await turn.transaction((transaction) => deleteForgottenTries(transaction, now()));
  await turn.transaction((transaction) => deleteExpiredLinks(transaction, now()));
  await turn.transaction((transaction) => deleteExpiredChallenges(transaction, now()));
  await turn.transaction((transaction) => deleteUnconfirmedSteps(transaction, now() - dayMs));
  await deleteDueAccounts(services, turn);
}

export const scheduleSweep = (scheduler: Pick<Scheduler, 'add'>, services: AccountServices): ScheduledTask =>
  scheduler.add({
    name: 'expired sessions and accounts',
    everyMs,
    scope: 'installation',
    run: (turn) => sweep(services, turn),
  });
