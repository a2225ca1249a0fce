import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { fail } from '@apiyard/api/contract/endpoint';
import { siteCatalogue } from '@apiyard/api/conformance/scrapers/site';
import { describeConformance } from '@apiyard/api/conformance/suite';
import { describeFixture, fixtureApis, type Subject } from '@apiyard/api/conformance/world';
import { TOTP } from 'otpauth';
import * as z from 'zod';
import type { App } from '../src/app.ts';
import { createApp } from '../src/app.ts';
import { createAudit } from '../src/audit/audit.ts';
import { newId } from '../src/db/id.ts';
import { readEnv } from '../src/env.ts';
import type { ApiSource, CallableApi } from '../src/hub/source.ts';
import { compileInput } from '../src/hub/compile-input.ts';
import { createPremium } from '../src/premium/premium.ts';
import { Authenticator } from './authenticator.ts';
import { cheapPasswords } from './cheap-passwords.ts';
import { newPlace, type Place } from './engines/engines.ts';
import { mailedToken } from './mailed.ts';
import { openSite, type Site } from './site.ts';
import { schedulerOf } from './scheduler.ts';

function fixture(path: string, given: Partial<CallableApi>): CallableApi {
  const api: CallableApi = {
    path,
    area: 'random',
    cost: 1,
    open: false,
    premium: false,
    health: 'ok',
    methods: ['GET', 'POST'],
    input: compileInput(z.object({})),
    run: () => ({ result: {}, cached: false, provider: null }),
    describe: () => describeFixture(path, { premium: api.premium, health: api.health }),
    ...given,
  };
  return api;
}

const fixtures: readonly CallableApi[] = [
  fixture(fixtureApis.premium, { premium: true }),
  fixture(fixtureApis.paused, { health: 'paused' }),
  ...(['UpstreamFailed', 'UpstreamTimeout', 'AddressRefused'] as const).map((code) =>
    fixture(fixtureApis[code], { run: () => fail(code, 'The other site did not do its part.') }),
  ),
];
/** Tools added while the server runs, which no real version does. */
const shipped: CallableApi[] = [];
const fixtureSource: ApiSource = {
  find: (path) => [...fixtures, ...shipped].find((api) => api.path === path),
  list: () => [...fixtures, ...shipped],
  get version() {
    return 1 + shipped.length;
  },
};

const appSecret = 'a secret of the conformance suite alone';
let networks = 0;

/** One visitor of a running server, with separate cookies and IP address. */
function visitorOf({ database }: App, base: string, site: string, mailFolder: string): Subject {
  const cookies = new Map<string, string>();
  networks += 1;
  const address = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
  const { kysely } = database;
  let broken = false;
  let isMailBroken = false;
  const floodSubject = `flood of ${address}`;

  async function setPlan(
    username: string,
    changes: { calls_per_day?: number; calls_per_minute?: number; keys_max?: number },
  ): Promise<void> {
    const free = await kysely.selectFrom('plan').selectAll().where('id', '=', 'free').executeTakeFirstOrThrow();
    await kysely
      .insertInto('plan')
      .values({ ...free, ...changes, id: `plan-${username}` })
      .execute();
    await kysely
      .updateTable('person')
      .set({ plan: `plan-${username}` })
      .where('username', '=', username)
      .execute();
  }

  return {
    async fetch(path, init) {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', address);
      if (!headers.has('origin')) headers.set('origin', base);
      headers.set('sec-fetch-site', 'same-origin');
      if (cookies.size > 0)
        headers.set('cookie', Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '));
      const response = await fetch(base + path, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split('; ');
        const [name = '', value = ''] = pair.split('=');
        if (value === '' || attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0'))
          cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
    async addPosts(posts) {
      const rows = posts.map(({ view, share, ...post }) => ({
        ...post,
        created_at: Date.parse(post.created_at),
        views: view,
        shares: share,
        featured: post.featured ? 1 : 0,
        published: 1,
      }));
      await kysely.insertInto('blog_post').values(rows).execute();
    },
    async addUpdates(updates) {
      const rows = updates.map(({ publishedAt, ...update }) => ({
        ...update,
        published: 1,
        published_at: Date.parse(publishedAt),
      }));
      await kysely.insertInto('update_entry').values(rows).execute();
    },
    async addPictures(pictures) {
      const rows = pictures.map(({ time, ...picture }) => ({ ...picture, created_at: Date.parse(time) }));
      await kysely.insertInto('gallery_item').values(rows).execute();
    },
    setCallsPerDay: (username, calls) => setPlan(username, { calls_per_day: calls }),
    setCallsPerMinute: (username, calls) => setPlan(username, { calls_per_minute: calls }),
    setKeysMax: (username, keys) => setPlan(username, { keys_max: keys }),
    async expireKey(_username, keyId) {
      await kysely
        .updateTable('api_key')
        .set({ expires_at: Date.now() - 1000 })
        .where('id', '=', keyId)
        .execute();
    },
    async endPlan(username) {
      await kysely
        .updateTable('person')
        .set({ premium_until: Date.now() - 1 })
        .where('username', '=', username)
        .execute();
      // The server's periodic work of every minute, as another process would run it.
      const log = { info() {}, warn() {}, error() {} };
      const [audit, premium] = [
        createAudit({ database, log }),
        createPremium({
          database,
          appSecret,
          log,
          mailer: { send: async () => {} },
          scheduler: schedulerOf(database),
          publicUrl: null,
          siteName: () => '',
          emailAdmins: () => {},
        }),
      ];
      audit.recordPlanEvents(premium.events);
      await premium.sweep();
      await audit.settled();
      await premium[Symbol.asyncDispose]();
    },
    async signInElsewhere(usernameOrEmail, password) {
      const headers = {
        'content-type': 'application/json',
        origin: base,
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
      };
      const { status } = await fetch(`${base}/api/login`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ usernameOrEmail, password }),
      });
      if (status !== 200) throw new Error(`${usernameOrEmail} could not sign in elsewhere: ${status}`);
    },
    async onlyAdmin(username) {
      await kysely.updateTable('person').set({ role: 'user' }).where('username', '!=', username).execute();
    },
    appCode: (secret, later = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 }),
    mailedToken: (kind, email) => mailedToken(mailFolder, kind, email),
    device: new Authenticator(base),
    async makeAdmin(username) {
      await kysely.updateTable('person').set({ role: 'admin' }).where('username', '=', username).execute();
    },
    site,
    async shipApi(path) {
      shipped.push(fixture(path, {}));
    },
    async breakContent() {
      await kysely.schema.alterTable('blog_post').renameTo('blog_post_away').execute();
      broken = true;
    },
    // The server reads APKs itself.
    async setApkFacts() {},
    async addNotifications(username, notifications) {
      const { id: person_id } = await kysely
        .selectFrom('person')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      const rows = notifications.map(({ id, at, isRead, ...news }) => ({
        id,
        person_id,
        key: id,
        data: JSON.stringify(news),
        at: Date.parse(at),
        read_at: isRead ? 1 : null,
      }));
      await kysely.insertInto('notification').values(rows).execute();
    },
    async floodMessages() {
      const rows = Array.from({ length: 60 }, (_, at) => ({
        id: newId(),
        reference: `AY-FLOOD${address}-${at}`,
        kind: 'contact' as const,
        name: 'F',
        email: 'f@example.org',
        subject: floodSubject,
        text: 't',
        request_id: null,
        person_id: null,
        created_at: Date.now(),
      }));
      await kysely.insertInto('message').values(rows).execute();
    },
    async breakMail() {
      // Other emails may still be written into the folder.
      for (let isThere = false; !isThere;) {
        await rm(mailFolder, { recursive: true, force: true }).catch(() => {});
        isThere = await writeFile(mailFolder, '', { flag: 'wx' }).then(
          () => true,
          () => false,
        );
      }
      isMailBroken = true;
    },
    async close() {
      await kysely.deleteFrom('message').where('subject', '=', floodSubject).execute();
      if (isMailBroken) await rm(mailFolder);
      if (broken) await kysely.schema.alterTable('blog_post_away').renameTo('blog_post').execute();
    },
  };
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  let place: Place | undefined;
  let app: App | undefined;
  let site: Site | undefined;
  let base = '';

  beforeAll(async () => {
    place = await newPlace(engine);
    site = await openSite();
    site.pages
      .set('/catalogue/sea', { body: siteCatalogue })
      .set('/catalogue/sea?q=lanterns&limit=20', { body: siteCatalogue })
      .set('/failing', { status: 500, body: 'Out of order' })
      .set('/slow', { status: 'never', body: '' });
    const env = readEnv({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      APP_SECRET: appSecret,
      TRUST_PROXY: '1',
      EGRESS_ALLOW: site.host,
      // Periodic work would interfere with the tested behaviour.
      SCRAPER_TEST_EVERY_S: '0',
      BUSY_DELAY_MS: '0',
      LOG_LEVEL: 'silent',
    });
    app = await createApp(env, { sources: [fixtureSource], passwords: cheapPasswords(), suggestTimeoutMs: 1000 });
    base = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await app?.[Symbol.asyncDispose]();
    await site?.close();
    await place?.remove();
  });

  describeConformance('The server', async () => {
    if (!app || !site || !place) throw new Error('The server did not start.');
    return visitorOf(app, base, site.url, join(place.dataDir, 'mail'));
  });
});
