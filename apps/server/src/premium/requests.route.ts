/** What people ask for, and how admins answer. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { AdminPlanRequest } from '@apiyard/api/contract/premium';
import { declinePlanRequest, grantPlanRequest, listPlanRequests } from '@apiyard/api/contract/premium';
import { freePlanId } from '@apiyard/api/contract/plans';
import type { Database } from '../db/database.ts';
import { planInForce } from '../db/hot.ts';
import { originOf } from '../events.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { wrongCursor } from './refusals.ts';
import type { PremiumServices } from './services.ts';
import { isoOrNull, shownRequest } from './shown.ts';
import { endAfter, isPremium, putOnPlan } from './standing.ts';

const pageSize = 50;
const idPattern = /^[0-9a-f-]{36}$/;

export function requestRoutes({ database, events, now }: PremiumServices): Route[] {
  const shown = async (id: string): Promise<AdminPlanRequest> => {
    const row = await selectRequests(database.kysely, now())
      .where('premium_request.id', '=', id)
      .executeTakeFirstOrThrow();
    return shownAdminRequest(row);
  };
  return [
    route(listPlanRequests, {
      rate: perMinute(120),
      handle: async ({ input: { state, cursor } }) => {
        if (cursor !== undefined && !idPattern.test(cursor)) return wrongCursor();
        const isOpen = state === 'open';
        const rows = await selectRequests(database.kysely, now())
          .where('premium_request.state', 'in', isOpen ? ['open'] : ['granted', 'declined'])
          .$if(cursor !== undefined, (query) => query.where('premium_request.id', isOpen ? '>' : '<', cursor as string))
          .orderBy('premium_request.id', isOpen ? 'asc' : 'desc')
          .limit(pageSize + 1)
          .execute();
        const items = rows.slice(0, pageSize);
        const { open } = await database.kysely
          .selectFrom('premium_request')
          .select(({ fn }) => fn.countAll().as('open'))
          .where('state', '=', 'open')
          .executeTakeFirstOrThrow();
        return {
          items: items.map(shownAdminRequest),
          next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
          open: Number(open),
        };
      },
    }),

    route(grantPlanRequest, {
      rate: perMinute(60),
      handle: async ({ input, person: admin, request }) => {
        const nowMs = now();
        const granted = await database.transaction(async (transaction) => {
          const row = await selectRequests(transaction, nowMs)
            .where('premium_request.id', '=', input.id)
            .executeTakeFirst();
          if (!row) return unknownRequest();
          if (row.state !== 'open') return answered(row.state);
          const person = { id: row.person_id, plan: row.person_plan, premium_until: row.premium_until };
          const isSame = isPremium(person, nowMs) && person.plan === row.plan;
          // Days cannot be added to what has no end.
          const until =
            input.days === null || (isSame && person.premium_until === null)
              ? null
              : endAfter(person, row.plan, input.days, nowMs);
          await putOnPlan(
            transaction,
            person,
            { kind: isSame ? 'extended' : 'granted', plan: row.plan, until, note: '', by: admin.username },
            nowMs,
          );
          await transaction
            .updateTable('premium_request')
            .set({ state: 'granted', answer: input.answer, answered_by: admin.username, answered_at: nowMs })
            .where('id', '=', input.id)
            .execute();
          return { personId: row.person_id, plan: row.plan, until };
        });
        if (granted instanceof Failure) return granted;
        events.emit({
          type: 'plan request granted',
          from: originOf(request),
          ...granted,
          by: admin.username,
          askedId: input.id,
        });
        return shown(input.id);
      },
    }),

    route(declinePlanRequest, {
      rate: perMinute(60),
      handle: async ({ input, person: admin, request }) => {
        const declined = await database.transaction(async (transaction) => {
          const row = await transaction
            .selectFrom('premium_request')
            .select(['state', 'person_id', 'plan'])
            .where('id', '=', input.id)
            .executeTakeFirst();
          if (!row) return unknownRequest();
          if (row.state !== 'open') return answered(row.state);
          await transaction
            .updateTable('premium_request')
            .set({ state: 'declined', answer: input.answer, answered_by: admin.username, answered_at: now() })
            .where('id', '=', input.id)
            .execute();
          return { personId: row.person_id, plan: row.plan };
        });
        if (declined instanceof Failure) return declined;
        events.emit({
          type: 'plan request declined',
          from: originOf(request),
          ...declined,
          by: admin.username,
          askedId: input.id,
        });
        return shown(input.id);
      },
    }),
  ];
}

const unknownRequest = () => fail('NotFound', 'There is no such request. Load the list again.');
const answered = (state: AdminPlanRequest['state']) =>
  fail('AlreadyAnswered', 'This request was answered or withdrawn meanwhile. Load the list again.', { state });

const selectRequests = (kysely: Database['kysely'], nowMs: number) =>
  kysely
    .selectFrom('premium_request')
    .innerJoin('person', 'person.id', 'premium_request.person_id')
    .innerJoin('plan as has', (join) => join.on('has.id', '=', planInForce(nowMs)))
    .leftJoin('plan', 'plan.id', 'premium_request.plan')
    .selectAll('premium_request')
    .select([
      'plan.name as plan_name',
      'has.id as has_id',
      'has.name as has_name',
      'person.username',
      'person.name as person_name',
      'person.email',
      'person.plan as person_plan',
      'person.premium_until',
    ]);

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

const shownAdminRequest = (row: RequestRow): AdminPlanRequest => ({
  ...shownRequest(row),
  person: { id: row.person_id, username: row.username, name: row.person_name, email: row.email },
  current: {
    plan: { id: row.has_id, name: row.has_name },
    until: row.has_id === freePlanId ? null : isoOrNull(row.premium_until),
  },
  answeredBy: row.answered_by,
});
