import { beforeEach, expect, it } from 'vitest';
import type { ScraperDefinitionInput } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Scraper, ScraperTestRun } from '@apiyard/api/contract/scrapers/scrapers';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { schedulerOf } from '../../test/scheduler.ts';
import { openSite, type Site } from '../../test/site.ts';
import { createSealer } from '../accounts/secrets.ts';
import type { Database } from '../db/database.ts';
import { createEgress } from '../egress/create-egress.ts';
import type { MailContent } from '../egress/mail.ts';
import { createLog } from '../http/logging/log.ts';
import { RateLimiter } from '../http/limits/rate-limit.ts';
import { createServer } from '../http/server.ts';
import { mount } from '../route.ts';
import { extractInWorker } from './engine/extract-in-worker.ts';
import { createScrapers } from './scrapers.ts';

const admin = {
  id: 'ann',
  username: 'ann',
  email: null,
  name: 'Ann',
  avatar: null,
  role: 'admin' as const,
  premiumUntil: null,
  plan: { id: 'free', callsPerDay: 1, callsPerMinute: 1, fileSizeBytesMax: 1, keysMax: 1, premiumApis: false },
};
const everyS = 3600;
const minuteMs = 60_000;
const dayMs = 86_400_000;
const api = '/api/admin/scrapers';
const good = { body: '<li>one</li><li>two</li>' };
const changed = { body: '<p>Everything is new</p>' };

/** 2026-11-20T10:00:00Z. */
const startMs = 1_795_168_800_000;

/** One process with a clock of the test's own. */
async function openManager(database: Database, site: Site, clock: { nowMs: number }) {
  const letters: MailContent[] = [];
  const events: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => events.push(JSON.parse(line) as Record<string, unknown>) });
  const [host = '', port] = site.host.split(':');
  const egress = createEgress({ allow: [{ host, port: Number(port) }], version: 'test' });
  const scrapers = createScrapers({
    database,
    scheduler: schedulerOf(database, () => clock.nowMs),
    egress,
    log: log.logger,
    extract: extractInWorker,
    sealer: createSealer('a secret of at least thirty-two characters', 'scraper secret'),
    publicUrl: new URL('https://yard.example'),
    testEveryS: everyS,
    isBuiltIn: () => false,
    emailAdmins: (letter) => letters.push(letter),
    now: () => clock.nowMs,
  });
  const app = await createServer({ log, publicUrl: null, trustProxy: false });
  mount(app, scrapers.routes, { limiter: new RateLimiter(), personOf: async () => admin, recordAct: async () => {} });
  await app.ready();
  await scrapers.start();
  return {
    letters,
    scrapers,
    reported: (event: string) => events.filter((line) => line['event'] === event),
    async ask<Body = Scraper>(
      method: 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload: object = {},
    ): Promise<Body> {
      const response = await app.inject({ method, url: api + url, ...(method === 'GET' ? {} : { payload }) });
      if (response.statusCode !== 200)
        throw new Error(`${method} ${url} was answered ${response.statusCode}: ${response.body}`);
      return response.json<Body>();
    },
    /** Looks for due tests and waits until they have run. */
    async lookAndRun() {
      await scrapers.schedule.look();
      await scrapers.schedule.settled();
    },
    async close() {
      await app.close();
      await scrapers[Symbol.asyncDispose]();
      await egress.close();
    },
  };
}

type Manager = Awaited<ReturnType<typeof openManager>>;

describeOnEngines('Tests by themselves', (on) => {
  let site: Site;
  let manager: Manager;
  let clock: { nowMs: number };
  let names = 0;

  beforeEach(async () => {
    site = await openSite();
    clock = { nowMs: startMs + ++names * 1000 * dayMs };
    await on().database.kysely.deleteFrom('scraper').execute();
    manager = await openManager(on().database, site, clock);
    return async () => {
      await manager.close();
      await site.close();
    };
  });

  const list = (given: Partial<ScraperDefinitionInput> = {}): ScraperDefinitionInput => {
    const path = `list-${++names}`;
    return {
      path,
      title: 'A list',
      summary: 'What a page lists.',
      request: { url: `${site.url}/${path}`, retries: 0 },
      source: 'html',
      items: { css: 'li' },
      fields: [{ name: 'text' }],
      tests: [{ name: 'two at least', expect: { items: { min: 2 } } }],
      ...given,
    };
  };
  const published = async (given?: Partial<ScraperDefinitionInput>) => {
    const { id } = await manager.ask('POST', '', list(given));
    return manager.ask('POST', `/${id}/publish`);
  };
  const pageOf = ({ definition }: Scraper) => new URL(definition.request.url).pathname;
  const asked = (scraper: Scraper) => site.asked.filter(({ url }) => url === pageOf(scraper)).length;
  const healthOf = (scraper: Scraper) => manager.scrapers.source.find(scraper.api)?.health;

  it('run for published definitions immediately, then about every hour; not for drafts, paused APIs or those without tests', async () => {
    const live = await published();
    const paused = await published();
    await manager.ask('POST', `/${paused.id}/pause`);
    const untested = await published({ tests: [] });
    const draft = await manager.ask('POST', '', list());
    for (const each of [live, paused, untested, draft]) site.pages.set(pageOf(each), good);
    await manager.lookAndRun();
    expect([live, paused, untested, draft].map(asked)).toEqual([1, 0, 0, 0]);
    expect(await manager.ask('GET', `/${live.id}`)).toMatchObject({
      health: 'ok',
      lastTest: { of: 'live', passed: true, tests: [{ name: 'two at least', passed: true, detail: null }] },
    });
    clock.nowMs += everyS * 1000 * 0.89;
    await manager.lookAndRun();
    expect(asked(live)).toBe(1);
    clock.nowMs += everyS * 1000 * 0.22;
    await manager.lookAndRun();
    expect(asked(live)).toBe(2);
    await manager.ask('POST', `/${paused.id}/resume`);
    await manager.lookAndRun();
    expect(asked(paused)).toBe(1);
  });

  it('mark an API in the catalogue after three failed runs in a row and notify the admins once; a passing run clears both', async () => {
    const live = await published();
    const runs = async (page: { body: string }, times: number) => {
      site.pages.set(pageOf(live), page);
      for (let time = 0; time < times; time += 1) {
        await manager.lookAndRun();
        clock.nowMs += everyS * 1100;
      }
      return [healthOf(live), (await manager.ask('GET', `/${live.id}`)).health, manager.letters.length];
    };
    expect(await runs(changed, 2)).toEqual(['untested', 'untested', 0]);
    expect(await runs(good, 1)).toEqual(['ok', 'ok', 0]);
    expect(await runs(changed, 2)).toEqual(['ok', 'ok', 0]);
    expect(await runs(changed, 1)).toEqual(['failing', 'failing', 1]);
    expect(await runs(changed, 3)).toEqual(['failing', 'failing', 1]);
    expect(manager.letters[0]?.subject).toBe(`${live.api} fails its tests · ${live.api} يخفق في اختباراته`);
    expect(manager.letters[0]?.text).toContain('- two at least: Expected at least 2 items, but there are 0.\n');
    expect(manager.letters[0]?.text).toContain('https://yard.example/addscrape');
    expect(manager.reported('scraper failing')).toMatchObject([
      { scraperId: live.id, api: live.api, revision: 1, detail: 'Expected at least 2 items, but there are 0.' },
    ]);
    expect(await runs(good, 1)).toEqual(['ok', 'ok', 2]);
    expect(await runs(good, 2)).toEqual(['ok', 'ok', 2]);
    expect(manager.letters[1]?.subject).toBe(`${live.api} works again · عاد ${live.api} إلى العمل`);
    expect(manager.reported('scraper works again')).toMatchObject([{ scraperId: live.id, api: live.api, revision: 1 }]);
  });

  it('count an unreachable site as failed, and report a published repair', async () => {
    const live = await published({ request: { url: 'http://127.0.0.1:1/', retries: 0 } });
    for (let time = 0; time < 3; time += 1) {
      await manager.lookAndRun();
      clock.nowMs += everyS * 1100;
    }
    expect([healthOf(live), manager.letters.length]).toEqual(['failing', 1]);
    const repaired = list({ path: live.definition.path });
    site.pages.set(`/${live.definition.path}`, good);
    await manager.ask('PUT', `/${live.id}`, {
      ...repaired,
      request: { url: `${site.url}/${live.definition.path}`, retries: 0 },
    });
    expect(await manager.ask('POST', `/${live.id}/publish`)).toMatchObject({ health: 'untested' });
    expect(healthOf(live)).toBe('untested');
    await manager.lookAndRun();
    expect([(await manager.ask('GET', `/${live.id}`)).health, manager.letters.length]).toEqual(['ok', 2]);
  });

  it('run in one of several processes, and two in parallel in each', async () => {
    const other = await openManager(await on().openAnother(), site, clock);
    const all: Scraper[] = [];
    for (let each = 0; each < 6; each += 1) all.push(await published());
    for (const each of all) site.pages.set(pageOf(each), { status: 'never', body: '' });
    await Promise.all([manager.scrapers.schedule.look(), other.scrapers.schedule.look()]);
    await expect.poll(() => site.asked.length).toBe(4);
    for (const each of all) site.pages.set(pageOf(each), good);
    await other.close();
    await manager.close();
    manager = await openManager(on().database, site, clock);
    site.asked.length = 0;
    await manager.lookAndRun();
    // Those under way were given back when their processes ended in order.
    expect(all.map(asked)).toEqual([1, 1, 1, 1, 1, 1]);
    for (const each of all) expect((await manager.ask('GET', `/${each.id}`)).health).toBe('ok');
  });

  it('are taken over by another process once the lease of one that was killed has ended', async () => {
    const live = await published();
    site.pages.set(pageOf(live), { status: 'never', body: '' });
    await manager.scrapers.schedule.look();
    await expect.poll(() => asked(live)).toBe(1);
    site.pages.set(pageOf(live), good);
    const other = await openManager(await on().openAnother(), site, clock);
    clock.nowMs += 9 * minuteMs;
    await other.lookAndRun();
    expect(asked(live)).toBe(1);
    clock.nowMs += 2 * minuteMs;
    await other.lookAndRun();
    expect([asked(live), (await other.ask('GET', `/${live.id}`)).health]).toEqual([2, 'ok']);
    await other.close();
  });

  it('do not count for a revision that was published while they ran', async () => {
    const live = await published({ request: { url: `${site.url}/slow`, retries: 0, timeoutMs: 1000 } });
    site.pages.set('/slow', { status: 'never', body: '' });
    await manager.scrapers.schedule.look();
    await expect.poll(() => site.asked.length).toBe(1);
    await manager.ask('POST', `/${live.id}/publish`);
    site.pages.set('/slow', good);
    await manager.scrapers.schedule.settled();
    const row = await on()
      .database.kysely.selectFrom('scraper')
      .selectAll()
      .where('id', '=', live.id)
      .executeTakeFirstOrThrow();
    // The new revision was due immediately and has run since.
    expect([row.live_revision, row.failures_in_row, row.health]).toEqual([2, 0, 'ok']);
  });

  it('run on demand count when they try what is live, and are only shown when they try the draft', async () => {
    const live = await published();
    site.pages.set(pageOf(live), changed);
    for (let time = 0; time < 3; time += 1) {
      expect(await manager.ask<ScraperTestRun>('POST', `/${live.id}/test`, { of: 'draft' })).toMatchObject({
        of: 'draft',
        passed: false,
      });
    }
    expect(await manager.ask('GET', `/${live.id}`)).toMatchObject({
      health: 'untested',
      lastTest: { of: 'draft', passed: false },
    });
    for (let time = 0; time < 3; time += 1)
      await manager.ask<ScraperTestRun>('POST', `/${live.id}/test`, { of: 'live' });
    expect(await manager.ask('GET', `/${live.id}`)).toMatchObject({
      health: 'failing',
      lastTest: { of: 'live', passed: false },
    });
    expect([healthOf(live), manager.letters.length]).toEqual(['failing', 1]);
  });

  it('come with an end to what was deleted: 30 days later it is gone with its revisions and secrets', async () => {
    const live = await published();
    await manager.ask('PUT', `/${live.id}/secrets/TOKEN`, { value: 'a quiet word', host: 'books.example' });
    await manager.ask('DELETE', `/${live.id}`);
    clock.nowMs += 29 * dayMs;
    await manager.scrapers.schedule.purge();
    const { kysely } = on().database;
    const left = async () =>
      Promise.all(
        (['scraper_revision', 'scraper_secret'] as const).map(
          async (table) =>
            (await kysely.selectFrom(table).selectAll().where('scraper_id', '=', live.id).execute()).length,
        ),
      );
    expect(await left()).toEqual([1, 1]);
    clock.nowMs += 2 * dayMs;
    await manager.scrapers.schedule.purge();
    expect(await left()).toEqual([0, 0]);
    expect(manager.reported('scrapers purged')).toMatchObject([{ count: 1 }]);
  });
});
