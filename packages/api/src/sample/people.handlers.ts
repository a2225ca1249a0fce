import { type AuditEntry, getAuditCsv, listAudit } from '../contract/audit.ts';
import { fail } from '../contract/endpoint.ts';
import {
  changePersonState,
  changeRole,
  endPersonSession,
  endPersonSessions,
  getPerson,
  type ListedPerson,
  listPeople,
  listPersonCalls,
  type PersonDetails,
  sendPersonReset,
  stopPersonTwoSteps,
} from '../contract/people.ts';
import type { InputIssue } from '../contract/problem.ts';
import { accountOf, mailLink } from './account-state.ts';
import { handlerMaker } from './handler.ts';
import { sampleNow } from './sample-now.ts';
import type { SamplePerson, SampleStore } from './store.ts';

const pageSize = 50;
const callsAtOnce = 25;
const resetsMax = 3;
const usageDays = 30;
const dayMs = 86_400_000;

const nobody = () => fail('NotFound', 'There is nobody of this id. The account may be gone: load the list again.');
const wrongCursor = () => {
  const issue: InputIssue = {
    pointer: '/cursor',
    code: 'invalid_format',
    detail: 'cursor is not one that this list gave.',
  };
  return fail('InvalidInput', issue.detail, { errors: [issue] });
};

export function peopleHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const { disabledAt, versions, resets } = store.peopleDesk;
  const find = (id: string) => store.people.find(({ user }) => user.id === id);
  const versionOf = (id: string) => versions.get(id) ?? 1;

  const listed = (person: SamplePerson): ListedPerson => {
    const { id, username, name, email, avatar, role, plan } = person.user;
    const { createdAt, sessions, deletionDueAt, pendingEmail } = accountOf(store, person);
    const state = disabledAt.has(id) ? 'disabled' : deletionDueAt === null ? 'active' : 'deletion';
    return {
      id,
      username,
      name,
      email,
      pendingEmail,
      avatar,
      role,
      state,
      plan,
      createdAt,
      seenAt:
        sessions
          .map(({ seenAt }) => seenAt)
          .toSorted()
          .at(-1) ?? null,
    };
  };
  const details = (person: SamplePerson): PersonDetails => {
    const { id, premiumUntil, quota, username } = person.user;
    const account = accountOf(store, person);
    const isOwn = store.signedIn() === person;
    const days = Array.from({ length: usageDays }, (_, index) =>
      new Date(Date.parse(sampleNow) - (usageDays - 1 - index) * dayMs).toISOString().slice(0, 10),
    );
    const calls = (store.callLog.get(username) ?? []).filter(({ status }) => status === 200);
    return {
      ...listed(person),
      version: versionOf(id),
      pendingHeldBy:
        store.people.find(
          (other) =>
            other !== person &&
            account.pendingEmail !== null &&
            other.user.email?.toLowerCase() === account.pendingEmail.toLowerCase(),
        )?.user.username ?? null,
      disabledAt: disabledAt.get(id) ?? null,
      deletionDueAt: account.deletionDueAt,
      premiumUntil,
      twoStepsSince: account.twoSteps?.since ?? null,
      passkeys: account.passkeys.length,
      keys: person.keys
        .filter(({ ended }) => ended === null)
        .map(({ id: keyId, name, masked, main, createdAt, expiresAt, lastUsedAt }) => ({
          id: keyId,
          name,
          masked,
          main,
          createdAt,
          expiresAt,
          lastUsedAt,
        })),
      sessions: account.sessions.map((session) => ({ ...session, isCurrent: isOwn && session.isCurrent })),
      usage: days.map((day) => ({ day, calls: calls.filter(({ at }) => at.startsWith(day)).length })),
      quota: { limit: quota.limit, used: quota.used },
    };
  };
  const refuse = (target: SamplePerson, admin: SamplePerson, version: number, losesAdmin: boolean) => {
    const canRun = (person: SamplePerson) => person.user.role === 'admin' && !disabledAt.has(person.user.id);
    if (losesAdmin && !store.people.some((person) => person !== target && canRun(person))) {
      return fail('LastAdmin', 'This is the only admin who can sign in. Make somebody else an admin first.');
    }
    if (target === admin) return fail('OwnAccount', 'This is your own account. Ask another admin to change it.');
    const now = versionOf(target.user.id);
    return version === now
      ? null
      : fail('Stale', 'Somebody else changed this account meanwhile. Look at it again.', { version: now });
  };
  const audited = ({
    group,
    person = '',
    from,
    to,
    requestId,
    search = '',
  }: {
    group?: string | undefined;
    person?: string | undefined;
    from?: string | undefined;
    to?: string | undefined;
    requestId?: string | undefined;
    search?: string | undefined;
  }) => {
    const name = person.toLowerCase();
    const id = store.people.find(({ user }) => user.username.toLowerCase() === name)?.user.id;
    return store.audit.filter((entry) => {
      const isPerson =
        name === '' ||
        entry.actor?.name.toLowerCase() === name ||
        (id !== undefined && (entry.actor?.id === id || entry.subject?.id === id));
      const isTime =
        (from === undefined || entry.at >= new Date(from).toISOString()) &&
        (to === undefined || entry.at < new Date(to).toISOString());
      const words = [
        entry.action,
        entry.actor?.name,
        entry.subject?.id,
        entry.subject?.name,
        entry.address,
        JSON.stringify(entry.data),
      ];
      return (
        isPerson &&
        isTime &&
        (group === undefined || entry.group === group) &&
        (!requestId || entry.requestId === requestId) &&
        words.some((word) => word?.toLowerCase().includes(search.toLowerCase()))
      );
    });
  };

  return [
    handle(listPeople, ({ input: { search = '', role, state, plan, sort, page, rows } }) => {
      const part = search.toLowerCase();
      const found = store.people
        .map(listed)
        .filter(
          (person) =>
            [person.username, person.name, person.email ?? '', person.pendingEmail ?? ''].some((word) =>
              word.toLowerCase().includes(part),
            ) &&
            (role === undefined || person.role === role) &&
            (state === undefined || person.state === state) &&
            (!plan || person.plan === plan),
        );
      const keyOf = (person: ListedPerson) =>
        ({ username: person.username.toLowerCase(), created: person.createdAt, seen: person.seenAt ?? '' })[
          sort.replace('-', '') as 'username' | 'created' | 'seen'
        ];
      const compare = (one: ListedPerson, other: ListedPerson) =>
        keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : one.id < other.id ? -1 : 1;
      const sorted = found.toSorted(compare);
      if (sort.startsWith('-')) sorted.reverse();
      return {
        items: sorted.slice((page - 1) * rows, page * rows),
        next: page * rows < sorted.length ? String(page + 1) : null,
        count: sorted.length,
      };
    }),
    handle(getPerson, ({ input }) => {
      const person = find(input.id);
      return person ? details(person) : nobody();
    }),
    handle(listPersonCalls, ({ input: { id, cursor } }) => {
      const person = find(id);
      if (!person) return nobody();
      const calls = store.callLog.get(person.user.username) ?? [];
      const last = calls.findIndex(({ requestId }) => requestId === cursor);
      if (cursor !== undefined && last === -1) return wrongCursor();
      const items = calls
        .slice(last + 1, last + 1 + callsAtOnce)
        .map(({ requestId, api, keyName, status, code, ms, cost, at }) => ({
          requestId,
          api,
          key: keyName ?? '',
          status,
          code,
          ms,
          cost,
          at,
        }));
      return { items, next: calls.length > last + 1 + callsAtOnce ? (items.at(-1)?.requestId ?? null) : null };
    }),
    handle(changeRole, ({ input: { id, role, version }, person: admin, note }) => {
      const person = find(id);
      if (!person) return nobody();
      const refusal = refuse(person, admin, version, person.user.role === 'admin' && role !== 'admin');
      if (refusal) return refusal;
      person.user = { ...person.user, role };
      versions.set(id, version + 1);
      note({ role });
      return details(person);
    }),
    handle(changePersonState, ({ input: { id, isDisabled, version }, person: admin, note }) => {
      const person = find(id);
      if (!person) return nobody();
      const refusal = refuse(person, admin, version, person.user.role === 'admin' && isDisabled);
      if (refusal) return refusal;
      if (isDisabled) disabledAt.set(id, sampleNow);
      else disabledAt.delete(id);
      versions.set(id, version + 1);
      note({ isDisabled });
      return details(person);
    }),
    handle(endPersonSessions, ({ input: { id }, person: admin }) => {
      const person = find(id);
      if (!person) return nobody();
      const account = accountOf(store, person);
      const kept = person === admin ? account.sessions.filter(({ isCurrent }) => isCurrent) : [];
      const ended = account.sessions.length - kept.length;
      account.sessions = kept;
      return { ended };
    }),
    handle(endPersonSession, ({ input: { id, session } }) => {
      const person = find(id);
      const account = person && accountOf(store, person);
      if (!account?.sessions.some((one) => one.id === session))
        return fail('NotFound', 'This session has ended already.');
      account.sessions = account.sessions.filter((one) => one.id !== session);
      return { id: session };
    }),
    handle(stopPersonTwoSteps, ({ input: { id }, person: admin }) => {
      const person = find(id);
      if (!person) return nobody();
      if (person === admin)
        return fail('OwnAccount', 'Turn your own second step off under security, where your password is asked.');
      const account = accountOf(store, person);
      if (account.twoSteps === null) return fail('NoTwoSteps', 'This account has no second step.');
      account.twoSteps = null;
      return details(person);
    }),
    handle(sendPersonReset, ({ input: { id } }) => {
      const person = find(id);
      if (!person) return nobody();
      const { pendingEmail, pendingHeldBy } = details(person);
      const email = person.user.email ?? (pendingHeldBy === null ? pendingEmail : null);
      if (email === null) return fail('NoAddress', 'This account has no address that is its own.');
      const sent = resets.get(id) ?? 0;
      if (sent >= resetsMax)
        return fail('RateLimited', 'This person was sent enough links. Wait 600 s.', { retryAfterS: 600 });
      resets.set(id, sent + 1);
      mailLink(store, 'reset', person, email);
      return { email };
    }),

    handle(listAudit, ({ input: { cursor, ...filters } }) => {
      const found = audited(filters);
      const last = found.findIndex(({ id }) => id === cursor);
      if (cursor !== undefined && last === -1) return wrongCursor();
      const items = found.slice(last + 1, last + 1 + pageSize);
      return { items, next: found.length > last + 1 + pageSize ? (items.at(-1)?.id ?? null) : null };
    }),
    handle(getAuditCsv, ({ input, requestId }) => {
      const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
      const line = ({ at, actor, via, group, action, subject, data, requestId: of, address }: AuditEntry) =>
        [
          at,
          actor?.name ?? '',
          via,
          group,
          action,
          subject?.kind ?? '',
          subject?.id ?? '',
          subject?.name ?? '',
          JSON.stringify(data),
          of ?? '',
          address ?? '',
        ]
          .map(cell)
          .join(',');
      const heading = 'at,who,via,group,action,subject kind,subject id,subject,facts,request id,address';
      return new Response(`\uFEFF${[heading, ...audited(input).map(line)].join('\r\n')}\r\n`, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="audit.csv"',
          'x-request-id': requestId,
        },
      });
    }),
  ];
}
