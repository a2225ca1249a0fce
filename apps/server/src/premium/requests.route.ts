/** Upgrade requests, and how admins accept or reject them. */
import { Failure, fail } from '@apiyard/api/contract/endpoint';
import type { AdminPlanRequest } from '@apiyard/api/contract/plans/premium';
import { declinePlanRequest, grantPlanRequest, listPlanRequests } from '@apiyard/api/contract/plans/premium';
import { freePlanId } from '@apiyard/api/contract/plans/plans';
import { originOf } from '../events.ts';
import type { Route } from '../route.ts';
import { perMinute, route } from '../route.ts';
import { wrongCursor } from './refusals.ts';
import type { PremiumServices } from './services.ts';
import { isoOrNull, shownRequest } from './shown.ts';
import { endAfter, isPremium, assignPlan } from './assigned-plan.ts';
import {
  countOpenRequests,
  findRequest,
  findRequestWithPerson,
  listRequests,
  updateRequest,
} from './requests-store.ts';
import type { RequestRow } from './requests-store.ts';
import { sentence } from '../problems/sentence.ts';

const pageSize = 50;
const idPattern = /^[0-9a-f-]{36}$/;

export function requestRoutes({ database, events, now }: PremiumServices): Route[] {
  const shown = async (id: string): Promise<AdminPlanRequest> => {
    const row = await findRequestWithPerson(database.kysely, id, now());
    if (row === undefined) throw new Error('The request is missing right after it was answered.');
    return shownAdminRequest(row);
  };
  return [
    route(listPlanRequests, {
      rate: perMinute(120),
      handle: async ({ input: { state, cursor } }) => {
        if (cursor !== undefined && !idPattern.test(cursor)) return wrongCursor();
        const page = { isOpen: state === 'open', after: cursor, limit: pageSize + 1 };
        const rows = await listRequests(database.kysely, page, now());
        const items = rows.slice(0, pageSize);
        return {
          items: items.map(shownAdminRequest),
          next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
          open: await countOpenRequests(database.kysely),
        };
      },
    }),

    route(grantPlanRequest, {
      rate: perMinute(60),
      handle: async ({ input, person: admin, request }) => {
        const nowMs = now();
        const granted = await database.transaction(async (transaction) => {
          const row = await findRequestWithPerson(transaction, input.id, nowMs);
          if (!row) return unknownRequest();
          if (row.state !== 'open') return answered(row.state);
          const person = { id: row.person_id, plan: row.person_plan, premium_until: row.premium_until };
          const isSame = isPremium(person, nowMs) && person.plan === row.plan;
          // Days cannot be added to what has no end.
          const until =
            input.days === null || (isSame && person.premium_until === null)
              ? null
              : endAfter(person, row.plan, input.days, nowMs);
          await assignPlan(
            transaction,
            person,
            { kind: isSame ? 'extended' : 'granted', plan: row.plan, until, note: '', by: admin.username },
            nowMs,
          );
          const answer = { answer: input.answer, answered_by: admin.username, answered_at: nowMs };
          await updateRequest(transaction, input.id, { state: 'granted', ...answer });
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
          const row = await findRequest(transaction, input.id);
          if (!row) return unknownRequest();
          if (row.state !== 'open') return answered(row.state);
          const answer = { answer: input.answer, answered_by: admin.username, answered_at: now() };
          await updateRequest(transaction, input.id, { state: 'declined', ...answer });
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

const unknownRequest = () => fail('NotFound', sentence('problem.plans.noRequest'));
const answered = (state: AdminPlanRequest['state']) =>
  fail('AlreadyAnswered', sentence('problem.plans.answered'), { state });

const shownAdminRequest = (row: RequestRow): AdminPlanRequest => ({
  ...shownRequest(row),
  person: { id: row.person_id, username: row.username, name: row.person_name, email: row.email },
  current: {
    plan: { id: row.has_id, name: row.has_name },
    until: row.has_id === freePlanId ? null : isoOrNull(row.premium_until),
  },
  answeredBy: row.answered_by,
});
