/**
 * Writes down what time ended and tells whom it concerns. What somebody may do never waits for it: the plan in force
 * follows from its end with each request. Several processes do it together; each end is written once.
 */
import { sql } from 'kysely';
import { freePlanId } from '@apiyard/api/contract/plans';
import type { NewsServices } from './news.ts';
import { tellInTurn } from './news.ts';
import { writeEnd } from './standing.ts';

/** So long a revocation can be taken back before the person is told. */
const revocationRestsMs = 60_000;
const atOnce = 200;

export async function sweep(services: NewsServices): Promise<void> {
  await writeEnds(services);
  await tellRevoked(services);
}

async function writeEnds({ database, events, now }: NewsServices): Promise<void> {
  const nowMs = now();
  const over = await database.kysely
    .selectFrom('person')
    .select('id')
    .where('premium_until', '<=', nowMs)
    .where('plan', '<>', freePlanId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('premium_event')
            .select('premium_event.id')
            .whereRef('person_id', '=', 'person.id')
            .where('kind', 'in', ['ended', 'revoked'])
            .where(sql<boolean>`premium_event.at >= person.premium_until`),
        ),
      ),
    )
    .limit(atOnce)
    .execute();
  for (const { id } of over) {
    const ended = await database.transaction(async (transaction) => {
      const person = await transaction
        .selectFrom('person')
        .select(['id', 'plan', 'premium_until'])
        .where('id', '=', id)
        .executeTakeFirst();
      return person && (await writeEnd(transaction, person, nowMs)) ? person.plan : null;
    });
    if (ended !== null) events.emit({ type: 'plan ended', from: null, personId: id, plan: ended });
  }
}

async function tellRevoked(services: NewsServices): Promise<void> {
  const { database, now } = services;
  const due = await database.kysely
    .selectFrom('premium_event')
    .select(['id', 'person_id', 'plan'])
    .where('told', '=', 0)
    .where('at', '<=', now() - revocationRestsMs)
    .orderBy('id')
    .limit(atOnce)
    .execute();
  for (const { id, person_id: personId, plan } of due) {
    // At one moment: what is given back after it is news too, and told after this.
    const isMine = await database.transaction(async (transaction) => {
      const claimed = await transaction
        .updateTable('premium_event')
        .set({ told: 1 })
        .where('id', '=', id)
        .where('told', '=', 0)
        .returning('id')
        .executeTakeFirst();
      const later = await transaction
        .selectFrom('premium_event')
        .select('id')
        .where('person_id', '=', personId)
        .where('id', '>', id)
        .executeTakeFirst();
      return claimed !== undefined && later === undefined;
    });
    if (!isMine) continue;
    try {
      await tellInTurn(services, { kind: 'revoked', personId, plan, until: null, answer: '' });
    } catch (error) {
      await database.kysely.updateTable('premium_event').set({ told: 0 }).where('id', '=', id).execute();
      throw error;
    }
  }
}
