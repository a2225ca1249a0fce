/**
 * Records expired plans and notifies their owners. Permissions do not depend on this: the plan in force is computed from
 * its end on each request.
 */
import type { InstallationTurn, ScheduledTask, Scheduler } from '../jobs/scheduler.ts';
import type { NewsServices } from './news.ts';
import { sendPlanMail } from './news.ts';
import { writeEnd } from './assigned-plan.ts';
import {
  claimUnnotified,
  findAssignedPlan,
  listUnnotified,
  listUnwrittenEnds,
  unclaimUnnotified,
} from './assigned-plan-store.ts';

const everyMs = 60_000;
/** How long a revocation can be undone before the person is notified. */
const revocationRestsMs = 60_000;
const atOnce = 200;

export const scheduleSweep = (scheduler: Pick<Scheduler, 'add'>, services: NewsServices): ScheduledTask =>
  scheduler.add({
    name: 'ends of plans',
    everyMs,
    scope: 'installation',
    async run(turn) {
      await writeEnds(services, turn);
      await announceRevocations(services, turn);
    },
  });

async function writeEnds({ database, events, now }: NewsServices, turn: InstallationTurn): Promise<void> {
  const nowMs = now();
  for (const personId of await listUnwrittenEnds(database.kysely, nowMs, atOnce)) {
    if (turn.signal.aborted) return;
    const plan = await turn.transaction(async (transaction) => {
      const person = await findAssignedPlan(transaction, personId);
      return person && (await writeEnd(transaction, person, nowMs)) ? person.plan : null;
    });
    if (plan !== null) events.emit({ type: 'plan ended', from: null, personId, plan });
  }
}

async function announceRevocations(services: NewsServices, turn: InstallationTurn): Promise<void> {
  const { database, now } = services;
  const due = await listUnnotified(database.kysely, now() - revocationRestsMs, atOnce);
  for (const { id, person_id: personId, plan } of due) {
    if (turn.signal.aborted) return;
    // At the same moment: the plan given back after it also causes a notification, which follows this one.
    if (!(await turn.transaction((transaction) => claimUnnotified(transaction, id, personId)))) continue;
    try {
      await sendPlanMail(services, { kind: 'revoked', personId, plan, until: null, answer: '' });
    } catch (error) {
      // Even if the lease is lost: the claim belongs to this run.
      await unclaimUnnotified(database.kysely, id);
      throw error;
    }
  }
}
