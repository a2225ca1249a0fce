import { randomUUID } from 'node:crypto';
import type { Notification } from '@apiyard/api/contract/accounts/notifications';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AccountEvents } from '../accounts/events.ts';
import type { Person } from '../caller.ts';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { schedulerOf } from '../../test/scheduler.ts';
import { createEvents } from '../events.ts';
import { createLog } from '../http/logging/log.ts';
import { RateLimiter } from '../http/limits/rate-limit.ts';
import { createServer } from '../http/server.ts';
import type { ScraperEvents } from '../scrapers/events.ts';
import type { QuotaEvents } from '../hub/quota-events.ts';
import type { PremiumEvents } from '../premium/events.ts';
import { mount } from '../route.ts';
import type { Notifications } from './notifications.ts';
import { createNotifications } from './notifications.ts';

const dayMs = 86_400_000;
/** 2026-11-20T10:00:00Z. */
const startMs = 1_795_168_800_000;

interface Page {
  readonly items: Notification[];
  readonly next: string | null;
  readonly unread: number;
}

describeOnEngines('notifications', (on) => {
  const clock = { nowMs: startMs };
  const accounts: AccountEvents = createEvents();
  const premium: PremiumEvents = createEvents();
  const quota: QuotaEvents = createEvents();
  const scrapers: ScraperEvents = createEvents();
  let notifications: Notifications;
  let app: Awaited<ReturnType<typeof createServer>>;
  let ticks = 0;

  beforeAll(async () => {
    const log = createLog('silent');
    notifications = createNotifications({
      database: on().database,
      scheduler: schedulerOf(on().database, () => clock.nowMs),
      log: log.logger,
      now: () => clock.nowMs,
    });
    notifications.listenTo({ accounts, premium, quota, scrapers });
    app = await createServer({ log, publicUrl: null, trustProxy: false });
    mount(app, notifications.routes, {
      // Its windows are over as soon as they begin.
      limiter: new RateLimiter(() => (ticks += 1e9)),
      personOf: async ({ headers: { 'x-person': id } }) =>
        id === undefined ? null : ({ id, role: 'user' } as unknown as Person),
    });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await notifications[Symbol.asyncDispose]();
  });

  beforeEach(async () => {
    clock.nowMs = startMs;
    await on().database.kysely.deleteFrom('update_entry').execute();
  });

  let people = 0;
  async function newPerson(given: { plan?: string; premium_until?: number } = {}): Promise<string> {
    const id = randomUUID();
    people += 1;
    const name = `reader-${people}`;
    await on()
      .database.kysely.insertInto('person')
      .values({
        id,
        username: name,
        username_key: name,
        email: null,
        email_key: null,
        pending_email: null,
        name,
        avatar: null,
        role: 'user',
        plan: 'free',
        premium_until: null,
        password_hash: '',
        disabled_at: null,
        created_at: startMs - dayMs,
        ...given,
      } as never)
      .execute();
    return id;
  }
  async function send<Body>(
    personId: string,
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
  ): Promise<{ status: number; body: Body }> {
    const response = await app.inject({ method, url, headers: { 'x-person': personId }, ...(payload && { payload }) });
    return { status: response.statusCode, body: response.json<Body>() };
  }
  const page = async (personId: string, cursor?: string) =>
    (await send<Page>(personId, 'GET', `/api/account/notifications${cursor === undefined ? '' : `?cursor=${cursor}`}`))
      .body;
  const unread = async (personId: string) =>
    (await send<{ unread: number }>(personId, 'GET', '/api/account/notifications/unread')).body.unread;
  const reported = async (personId: string) =>
    (await page(personId)).items.filter(({ kind }) => kind !== 'update').map(({ id: _, at: __, ...rest }) => rest);
  async function publish(title: string, at: number, given: object = {}): Promise<string> {
    const id = randomUUID();
    await on()
      .database.kysely.insertInto('update_entry')
      .values({ id, kind: 'new', title, body: '', published: 1, published_at: at, deleted_at: null, ...given } as never)
      .execute();
    return id;
  }
  const from = (requestId: string) => ({ requestId, address: '203.0.113.1' });

  it('lists events in the order in which they happened, even if some needed lookups', async () => {
    const personId = await newPerson();
    premium.emit({ type: 'plan granted', from: from('order-1'), personId, plan: 'premium', until: null, by: 'keeper' });
    accounts.emit({
      type: 'signed in',
      from: from('order-2'),
      personId,
      by: 'password',
      isNewDevice: true,
      browser: 'Firefox',
      system: 'Linux',
    });
    await notifications.settled();
    expect((await reported(personId)).map(({ kind }) => kind)).toEqual(['new sign-in', 'plan granted']);
  });

  it('shows when something happened, not when it was recorded', async () => {
    const personId = await newPerson();
    premium.emit({ type: 'plan granted', from: from('time-1'), personId, plan: 'premium', until: null, by: 'keeper' });
    clock.nowMs += 5000;
    await notifications.settled();
    expect((await page(personId)).items.map(({ at }) => at)).toEqual([new Date(startMs).toISOString()]);
  });

  it('notifies once a day about low quota, however often the event occurs', async () => {
    const personId = await newPerson();
    for (const percent of [80, 80, 100, 100] as const)
      quota.emit({ type: 'quota reached', from: null, personId, percent, limit: 1000, day: '2026-11-20' });
    await notifications.settled();
    expect(
      (await reported(personId)).toSorted((a, b) =>
        a.kind === 'quota' && b.kind === 'quota' ? a.percent - b.percent : 0,
      ),
    ).toEqual([
      { kind: 'quota', percent: 80, limit: 1000, isRead: false },
      { kind: 'quota', percent: 100, limit: 1000, isRead: false },
    ]);
    quota.emit({ type: 'quota reached', from: null, personId, percent: 80, limit: 1000, day: '2026-11-21' });
    await notifications.settled();
    expect(await unread(personId)).toBe(3);
  });

  it('notifies about a sign-in from a new browser only', async () => {
    const personId = await newPerson();
    accounts.emit({
      type: 'signed in',
      from: from('r1'),
      personId,
      by: 'password',
      isNewDevice: false,
      browser: 'Firefox',
      system: 'Linux',
    });
    accounts.emit({
      type: 'signed in',
      from: from('r2'),
      personId,
      by: 'password',
      isNewDevice: true,
      browser: 'Chrome',
      system: 'Android',
    });
    await notifications.settled();
    expect(await reported(personId)).toEqual([
      { kind: 'new sign-in', browser: 'Chrome', system: 'Android', isRead: false },
    ]);
  });

  it('keeps the latest five hundred of a person, independent of others', async () => {
    const [personId, other] = [await newPerson(), await newPerson()];
    const { kysely } = on().database;
    const row = (person: string, n: number) => ({
      id: randomUUID(),
      person_id: person,
      key: `before ${n}`,
      data: JSON.stringify({ kind: 'recovery codes', left: 1 }),
      at: startMs - 10_000 + n,
      read_at: null,
    });
    await kysely
      .insertInto('notification')
      .values([...Array.from({ length: 500 }, (_, n) => row(personId, n)), row(other, 0)])
      .execute();
    accounts.emit({
      type: 'signed in',
      from: from('full'),
      personId,
      by: 'password',
      isNewDevice: true,
      browser: 'Chrome',
      system: 'Android',
    });
    await notifications.settled();
    const kept = await kysely
      .selectFrom('notification')
      .select('key')
      .where('person_id', '=', personId)
      .orderBy('at')
      .execute();
    expect([kept.length, kept.at(0)?.key, kept.at(-1)?.key]).toEqual([500, 'before 1', 'sign-in full']);
    expect(
      (await kysely.selectFrom('notification').select('key').where('person_id', '=', other).execute()).length,
    ).toBe(1);
  });

  it('notifies when few recovery codes are left', async () => {
    const personId = await newPerson();
    accounts.emit({ type: 'recovery code used', from: from('r3'), personId, left: 4 });
    accounts.emit({ type: 'recovery code used', from: from('r4'), personId, left: 3 });
    await notifications.settled();
    expect(await reported(personId)).toEqual([{ kind: 'recovery codes', left: 3, isRead: false }]);
  });

  it('notifies about changes of a plan', async () => {
    const personId = await newPerson();
    const until = startMs + 30 * dayMs;
    premium.emit({
      type: 'plan request granted',
      from: from('r5'),
      personId,
      plan: 'premium',
      until,
      by: 'admin',
      askedId: 'a1',
    });
    premium.emit({
      type: 'plan request declined',
      from: from('r6'),
      personId,
      plan: 'premium',
      askedId: 'a2',
      by: 'admin',
    });
    premium.emit({ type: 'plan ended', from: null, personId, plan: 'premium' });
    premium.emit({ type: 'voucher refused', from: from('r7'), personId, reason: 'spent' });
    await notifications.settled();
    expect((await reported(personId)).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'plan declined', plan: 'premium', planName: '', isRead: false },
      { kind: 'plan ended', plan: 'premium', planName: '', isRead: false },
      { kind: 'plan granted', plan: 'premium', planName: '', until: '2026-12-20T10:00:00.000Z', isRead: false },
    ]);
  });

  it('notifies a week and a day before a key expires, again when it was extended, never about an expired one', async () => {
    const personId = await newPerson();
    const keyOf = (name: string, expiresAt: number, given: object = {}) => ({
      id: randomUUID(),
      person_id: personId,
      name,
      main: 0,
      key_hash: randomUUID(),
      masked: 'ay_…',
      cipher: null,
      areas: null,
      created_at: startMs,
      expires_at: expiresAt,
      grace_until: null,
      revoked_at: null,
      last_used_at: null,
      ...given,
    });
    const laptop = keyOf('Laptop', startMs + 8 * dayMs);
    await on()
      .database.kysely.insertInto('api_key')
      .values([
        laptop,
        keyOf('Ended', startMs + dayMs, { revoked_at: startMs }),
        keyOf('Replaced', startMs + dayMs, { grace_until: startMs + 1000 }),
      ] as never)
      .execute();
    const expiring = async () =>
      (await reported(personId)).map((one) => (one.kind === 'key expiring' ? [one.keyName, one.expiresAt] : one.kind));
    await notifications.sweep();
    expect(await expiring()).toEqual([]);
    clock.nowMs += dayMs;
    await notifications.sweep();
    await notifications.sweep();
    expect(await expiring()).toEqual([['Laptop', '2026-11-28T10:00:00.000Z']]);
    clock.nowMs += 6 * dayMs;
    await notifications.sweep();
    expect(await expiring()).toHaveLength(2);
    clock.nowMs += 1000;
    await on()
      .database.kysely.updateTable('api_key')
      .set({ expires_at: startMs + 14 * dayMs })
      .where('id', '=', laptop.id)
      .execute();
    await notifications.sweep();
    expect((await expiring())[0]).toEqual(['Laptop', '2026-12-04T10:00:00.000Z']);
  });

  it('notifies three days before premium ends', async () => {
    const personId = await newPerson({ plan: 'premium', premium_until: startMs + 3 * dayMs });
    await newPerson({ plan: 'premium', premium_until: startMs + 4 * dayMs });
    await notifications.sweep();
    await notifications.sweep();
    expect(await reported(personId)).toEqual([
      { kind: 'plan ending', plan: 'premium', planName: '', until: '2026-11-23T10:00:00.000Z', isRead: false },
    ]);
    expect(
      await on().database.kysely.selectFrom('notification').select('id').where('key', 'like', 'plan ending%').execute(),
    ).toHaveLength(1);
  });

  it('shows updates published since the account was created, until they are read', async () => {
    const personId = await newPerson();
    await publish('Before they came', startMs - 2 * dayMs);
    await publish('A draft', startMs - 1000, { published: 0 });
    await publish('Tomorrow', startMs + dayMs);
    await publish('Came with the product', startMs - 1000, { sample: 1 });
    await publish('Taken away', startMs - 1000, { deleted_at: startMs });
    const first = await publish('First', startMs - 3000);
    await publish('Second', startMs - 2000);
    const shown = async () =>
      (await page(personId)).items.map((one) => (one.kind === 'update' ? [one.title, one.isRead] : one.kind));
    expect(await shown()).toEqual([
      ['Second', false],
      ['First', false],
    ]);
    expect((await send(personId, 'POST', `/api/account/notifications/update.${first}/read`)).body).toEqual({
      unread: 1,
    });
    expect(await shown()).toEqual([
      ['Second', false],
      ['First', true],
    ]);
    expect(
      (await send(personId, 'POST', '/api/account/notifications/read', { upTo: new Date(clock.nowMs).toISOString() }))
        .body,
    ).toEqual({ unread: 0 });
    expect(await shown()).toEqual([
      ['Second', true],
      ['First', true],
    ]);
  });

  it('leaves notifications unread that arrived after the list was loaded', async () => {
    const personId = await newPerson();
    quota.emit({ type: 'quota reached', from: null, personId, percent: 80, limit: 10, day: '2026-11-20' });
    await notifications.settled();
    const [seen] = (await page(personId)).items;
    clock.nowMs += 1000;
    quota.emit({ type: 'quota reached', from: null, personId, percent: 100, limit: 10, day: '2026-11-20' });
    await notifications.settled();
    expect((await send(personId, 'POST', '/api/account/notifications/read', { upTo: seen?.at })).body).toEqual({
      unread: 1,
    });
  });

  it('returns all of them page by page, each once', async () => {
    const personId = await newPerson();
    for (let day = 1; day <= 45; day += 1) {
      quota.emit({ type: 'quota reached', from: null, personId, percent: 80, limit: day, day: `day ${day}` });
      // Two of each moment: a page may end between them.
      if (day % 2 === 0) {
        await notifications.settled();
        clock.nowMs += 1000;
      }
    }
    await notifications.settled();
    const seen: Notification[] = [];
    let cursor: string | null = null;
    do {
      const next: Page = await page(personId, cursor ?? undefined);
      seen.push(...next.items);
      cursor = next.next;
    } while (cursor !== null);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(45);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it("shows and marks only the person's own notifications", async () => {
    const [owner, other] = [await newPerson(), await newPerson()];
    quota.emit({ type: 'quota reached', from: null, personId: owner, percent: 80, limit: 10, day: 'd' });
    await notifications.settled();
    const [own] = (await page(owner)).items;
    const theirs = await send<{ code: string; detail: string }>(
      other,
      'POST',
      `/api/account/notifications/${own?.id}/read`,
    );
    const nobodys = await send<{ code: string; detail: string }>(
      other,
      'POST',
      `/api/account/notifications/${randomUUID()}/read`,
    );
    expect([theirs.status, theirs.body.detail]).toEqual([nobodys.status, nobodys.body.detail]);
    expect(theirs.status).toBe(404);
    expect(await unread(owner)).toBe(1);
    expect((await page(other)).items).toEqual([]);
  });

  it('keeps them for 60 days, and deletes those of a deleted account', async () => {
    const personId = await newPerson();
    quota.emit({ type: 'quota reached', from: null, personId, percent: 80, limit: 10, day: 'old' });
    quota.emit({ type: 'quota reached', from: null, personId: randomUUID(), percent: 80, limit: 10, day: 'old' });
    await notifications.settled();
    clock.nowMs += 61 * dayMs;
    expect(await unread(personId)).toBe(0);
    await notifications.sweep();
    expect(
      await on().database.kysely.selectFrom('notification').select('id').where('person_id', '=', personId).execute(),
    ).toEqual([]);
    clock.nowMs = startMs;
    quota.emit({ type: 'quota reached', from: null, personId, percent: 80, limit: 10, day: 'new' });
    await notifications.settled();
    await on().database.kysely.deleteFrom('person').where('id', '=', personId).execute();
    expect(
      await on().database.kysely.selectFrom('notification').select('id').where('person_id', '=', personId).execute(),
    ).toEqual([]);
  });
});
