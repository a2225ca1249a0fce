import { fail } from '../contract/endpoint.ts';
import type { AdminPlanRequest } from '../contract/premium.ts';
import { voucherAlphabet, voucherCodeLength } from '../contract/account-plan.ts';
import {
  changePremium,
  createVouchers,
  declinePlanRequest,
  grantPlanRequest,
  grantPremium,
  listPlanRequests,
  listPremium,
  listPremiumHistory,
  listVouchers,
  restorePremium,
  restoreVoucher,
  revokePremium,
  type Voucher,
  withdrawVoucher,
} from '../contract/premium.ts';
import { handlerMaker } from './handler.ts';
import { invalid, refuseEnd, refusePlan, stale } from './premium-refusals.ts';
import {
  dayAhead,
  eventsOf,
  premiumPerson,
  refOf,
  type SampleRequest,
  type SampleVoucher,
  standOn,
  writeEvent,
} from './premium-state.ts';
import { sampleNow } from './sample-now.ts';
import type { SamplePerson, SampleStore } from './store.ts';

const pageSize = 50;

/** What the admin does. What people do about their own plan is in `account-plan.handlers.ts`. */
export function premiumHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const { premium } = store;
  const personOf = (id: string) => store.people.find(({ user }) => user.id === id);
  const shown = (person: SamplePerson) => premiumPerson(store, person) as NonNullable<ReturnType<typeof premiumPerson>>;
  /** Whom these calls are about, as far as they are of concern to them. */
  const known = (id: string) => {
    const person = personOf(id);
    const row = person && premiumPerson(store, person);
    return person && row ? { person, row } : null;
  };
  const put = (
    person: SamplePerson,
    given: { kind: 'granted' | 'extended' | 'changed' | 'restored'; plan: string; until: string | null; note: string },
    by: string,
  ) => {
    standOn(store, person, given.plan, given.until);
    writeEvent(store, person.user.id, { ...given, by });
  };

  return [
    handle(listPremium, ({ input: { state, search = '', cursor } }) => {
      const from = cursor === undefined ? 0 : startOf(cursor);
      if (from === null) return wrongCursor();
      const word = search.toLowerCase();
      const rows = store.people
        .filter(({ user }) =>
          [user.username, user.name, user.email ?? ''].some((text) => text.toLowerCase().includes(word)),
        )
        .flatMap((person) => premiumPerson(store, person) ?? []);
      const is = (wanted: typeof state) =>
        rows.filter((row) => row.state === wanted || (wanted === 'active' && row.state === 'ending'));
      const end = (until: string | null) => (until === null ? Infinity : Date.parse(until));
      const sorted = is(state).toSorted((a, b) =>
        state === 'ended'
          ? end(b.until) - end(a.until)
          : end(a.until) === end(b.until)
            ? 0
            : end(a.until) - end(b.until),
      );
      return {
        items: sorted.slice(from, from + pageSize),
        next: nextOf(sorted, from),
        counts: { active: is('active').length, ending: is('ending').length, ended: is('ended').length },
        openRequests: premium.requests.filter((request) => request.state === 'open').length,
      };
    }),
    handle(grantPremium, ({ input, person: admin }) => {
      const refusal = refuseEnd('/until', input.until) ?? refusePlan(store, input.plan);
      if (refusal) return refusal;
      const name = input.person.toLowerCase();
      const person = store.people.find(
        ({ user }) =>
          user.id === input.person || user.username.toLowerCase() === name || user.email?.toLowerCase() === name,
      );
      if (!person)
        return fail(
          'PersonUnknown',
          'Nobody has this username, email address or id. Check it, or ask the person how they sign in.',
        );
      const { id, plan, premiumUntil } = person.user;
      if (plan !== 'free')
        return fail('AlreadyPremium', 'This person has a plan already. Change or extend that one.', {
          id,
          plan: refOf(store, plan),
          until: premiumUntil,
        });
      put(person, { kind: 'granted', plan: input.plan, until: input.until, note: input.note }, admin.user.username);
      return shown(person);
    }),
    handle(changePremium, ({ input, person: admin }) => {
      const refusal = refuseEnd('/until', input.until);
      if (refusal) return refusal;
      const found = known(input.id);
      if (!found) return unknownPerson();
      if (found.row.version !== input.version) return stale(found.row.version);
      const refused = refusePlan(store, input.plan);
      if (refused) return refused;
      const { person, row } = found;
      const isLater = row.until !== null && (input.until === null || input.until > row.until);
      const kind = row.state === 'ended' ? 'granted' : row.plan.id === input.plan && isLater ? 'extended' : 'changed';
      put(person, { kind, plan: input.plan, until: input.until, note: input.note }, admin.user.username);
      return shown(person);
    }),
    handle(revokePremium, ({ input, person: admin }) => {
      const found = known(input.id);
      if (!found) return unknownPerson();
      const { person, row } = found;
      if (row.version !== input.version) return stale(row.version);
      if (row.state === 'ended') return fail('NotPremium', 'This plan has ended already: there is nothing to revoke.');
      standOn(store, person, 'free', null);
      writeEvent(store, input.id, {
        kind: 'revoked',
        plan: row.plan.id,
        until: row.until,
        note: input.note,
        by: admin.user.username,
      });
      return shown(person);
    }),
    handle(restorePremium, ({ input, person: admin }) => {
      const found = known(input.id);
      if (!found) return unknownPerson();
      const last = eventsOf(store, input.id)[0];
      if (!last || !found.row.canRestore || !store.plans.some(({ id }) => id === last.plan.id)) {
        return fail(
          'NothingToRestore',
          'The last change is not one that can be taken back, or what was revoked would have ended by now. Grant the plan anew.',
        );
      }
      put(found.person, { kind: 'restored', plan: last.plan.id, until: last.until, note: '' }, admin.user.username);
      return shown(found.person);
    }),
    handle(listPremiumHistory, ({ input: { id, cursor } }) => {
      const from = cursor === undefined ? 0 : startOf(cursor);
      if (from === null) return wrongCursor();
      if (!personOf(id)) return unknownPerson();
      const events = eventsOf(store, id);
      return { items: events.slice(from, from + pageSize), next: nextOf(events, from) };
    }),

    handle(listVouchers, ({ input: { state, search = '', cursor } }) => {
      const from = cursor === undefined ? 0 : startOf(cursor);
      if (from === null) return wrongCursor();
      const word = search.toLowerCase();
      const found = premium.vouchers.filter(
        (voucher) =>
          (state === undefined || voucher.state === state) &&
          (voucher.note.toLowerCase().includes(word) || voucher.masked.toLowerCase().startsWith(word)),
      );
      return { items: found.slice(from, from + pageSize).map(shownVoucher), next: nextOf(found, from) };
    }),
    handle(createVouchers, ({ input, person: admin }) => {
      const refusal = refuseEnd('/expiresAt', input.expiresAt) ?? refusePlan(store, input.plan);
      if (refusal) return refusal;
      const made = Array.from({ length: input.count }, (): SampleVoucher => {
        const code = newCode();
        return {
          id: store.nextId(),
          code,
          masked: `${code.slice(0, 4)}-••••-••••`,
          plan: refOf(store, input.plan),
          days: input.days,
          usesMax: input.uses,
          uses: 0,
          expiresAt: input.expiresAt,
          note: input.note,
          state: 'usable',
          createdAt: sampleNow,
          createdBy: admin.user.username,
          redeemedBy: [],
        };
      });
      premium.vouchers = [...made, ...premium.vouchers];
      return { items: made.map((voucher) => ({ ...shownVoucher(voucher), code: voucher.code })) };
    }),
    handle(withdrawVoucher, ({ input: { id } }) => {
      premium.vouchers = premium.vouchers.map((voucher) =>
        voucher.id === id ? { ...voucher, state: 'withdrawn' } : voucher,
      );
      const voucher = premium.vouchers.find((one) => one.id === id);
      return voucher ? shownVoucher(voucher) : unknownVoucher();
    }),
    handle(restoreVoucher, ({ input: { id } }) => {
      const voucher = premium.vouchers.find((one) => one.id === id);
      if (!voucher) return unknownVoucher();
      if (!store.plans.some((plan) => plan.id === voucher.plan.id))
        return fail('PlanGone', 'The plan of this voucher was deleted. Make a voucher for another plan.');
      const state =
        voucher.uses >= voucher.usesMax
          ? 'spent'
          : voucher.expiresAt !== null && voucher.expiresAt <= sampleNow
            ? 'expired'
            : 'usable';
      premium.vouchers = premium.vouchers.map((one) => (one.id === id ? { ...one, state } : one));
      return shownVoucher({ ...voucher, state });
    }),

    handle(listPlanRequests, ({ input: { state, cursor } }) => {
      const from = cursor === undefined ? 0 : startOf(cursor);
      if (from === null) return wrongCursor();
      const open = premium.requests.filter((request) => request.state === 'open');
      const found =
        state === 'open'
          ? open
          : premium.requests
              .filter((request) => request.state === 'granted' || request.state === 'declined')
              .toReversed();
      return {
        items: found.slice(from, from + pageSize).flatMap((request) => shownRequest(store, request) ?? []),
        next: nextOf(found, from),
        open: open.length,
      };
    }),
    handle(grantPlanRequest, ({ input, person: admin }) => {
      const request = premium.requests.find(({ id }) => id === input.id);
      const person = request && personOf(request.personId);
      if (!request || !person) return unknownRequest();
      if (request.state !== 'open') return answered(request);
      const { plan, premiumUntil } = person.user;
      const isSame = plan === request.plan.id;
      const until =
        input.days === null || (isSame && premiumUntil === null)
          ? null
          : dayAhead(isSame ? premiumUntil : null, input.days);
      put(
        person,
        { kind: isSame ? 'extended' : 'granted', plan: request.plan.id, until, note: '' },
        admin.user.username,
      );
      return answer(store, request, { state: 'granted', answer: input.answer, by: admin.user.username });
    }),
    handle(declinePlanRequest, ({ input, person: admin }) => {
      const request = premium.requests.find(({ id }) => id === input.id);
      if (!request) return unknownRequest();
      if (request.state !== 'open') return answered(request);
      return answer(store, request, { state: 'declined', answer: input.answer, by: admin.user.username });
    }),
  ];
}

function answer(
  store: SampleStore,
  request: SampleRequest,
  given: { state: 'granted' | 'declined'; answer: string; by: string },
) {
  const next: SampleRequest = {
    ...request,
    state: given.state,
    answer: given.answer,
    answeredBy: given.by,
    answeredAt: sampleNow,
  };
  store.premium.requests = store.premium.requests.map((one) => (one.id === request.id ? next : one));
  return shownRequest(store, next) ?? unknownRequest();
}

function shownRequest(store: SampleStore, { personId, ...request }: SampleRequest): AdminPlanRequest | null {
  const user = store.people.find((one) => one.user.id === personId)?.user;
  if (!user) return null;
  const { id, username, name, email, plan, premiumUntil } = user;
  return {
    ...request,
    person: { id, username, name, email },
    current: { plan: refOf(store, plan), until: premiumUntil },
  };
}

const shownVoucher = ({ code: _code, redeemedBy: _redeemedBy, ...voucher }: SampleVoucher): Voucher => voucher;

/** Codes of the sample layer look like codes; nothing of worth hangs on them. */
function newCode(): string {
  const symbols = Array.from(
    crypto.getRandomValues(new Uint8Array(voucherCodeLength)),
    (byte) => voucherAlphabet[byte % voucherAlphabet.length] ?? '0',
  ).join('');
  return `${symbols.slice(0, 4)}-${symbols.slice(4, 8)}-${symbols.slice(8)}`;
}

/** Cursors of the sample layer say where the next page starts. */
const startOf = (cursor: string): number | null => (/^at-\d+$/.test(cursor) ? Number(cursor.slice(3)) : null);
const nextOf = (all: readonly unknown[], from: number): string | null =>
  all.length > from + pageSize ? `at-${from + pageSize}` : null;
const wrongCursor = () => invalid('/cursor', 'invalid_format', 'cursor is not one that this list gave.');

const unknownPerson = () => fail('NotFound', 'There is nobody of this id who has or had a plan. Load the list again.');
const unknownVoucher = () => fail('NotFound', 'There is no such voucher. Load the list again.');
const unknownRequest = () => fail('NotFound', 'There is no such request. Load the list again.');
const answered = ({ state }: SampleRequest) =>
  fail('AlreadyAnswered', 'This request was answered or withdrawn meanwhile. Load the list again.', { state });
