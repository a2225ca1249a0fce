import { beforeAll, describe, expect, it } from 'vitest';
import type { ScraperDefinitionInput } from '@apiyard/api/contract/scrapers/scraper-definition';
import type { Scraper, ScraperRevision, ScraperRow } from '@apiyard/api/contract/scrapers/scrapers';
import { type Admin, adminOf } from '../../test/admin.ts';
import { naughtyTexts } from '../../test/hostile/naughty.ts';
import { openSite, type Page, type Site } from '../../test/site.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import type { App } from '../app.ts';

const api = '/api/admin/scrapers';
const secretValue = 'correct-horse-battery-staple';

let names = 0;

describe.each(['sqlite', 'postgres'] as const)('The manager of scrapers on %s', (engine) => {
  let site: Site;
  /** Each with its own robots.txt, which would be cached otherwise. */
  let towns: Site[];
  let testServer: TestServer;
  let ann: Admin;
  let bob: Admin;

  beforeAll(async () => {
    site = await openSite();
    site.pages.set('/books', { body: '<ul><li><h2>The Salt Road</h2></li><li><h2>Lanterns</h2></li></ul>' });
    towns = await Promise.all(Array.from({ length: 4 }, openSite));
    const hosts = [site, ...towns].map(({ host }) => host);
    testServer = await openTestServer(engine, {}, { EGRESS_ALLOW: hosts.join(','), SCRAPER_TEST_EVERY_S: '0' });
    ann = await adminOf(testServer, 'ann');
    bob = await adminOf(testServer, 'bob');
    return async () => {
      await testServer.close();
      await Promise.all([site, ...towns].map((each) => each.close()));
    };
  });

  const books = (given: Partial<ScraperDefinitionInput> = {}): ScraperDefinitionInput => ({
    path: `books-${++names}`,
    title: 'Books',
    summary: 'Titles of one page.',
    request: { url: `${site.url}/books`, retries: 0 },
    source: 'html',
    items: { css: 'li' },
    fields: [{ name: 'title', select: { css: 'h2' } }],
    ...given,
  });
  const created = (given?: Partial<ScraperDefinitionInput>) => ann.ask<Scraper>('POST', api, books(given));
  const published = async (given?: Partial<ScraperDefinitionInput>) => {
    const { id } = await created(given);
    return ann.ask<Scraper>('POST', `${api}/${id}/publish`, {});
  };
  const call = async (path: string, app: App = testServer.app) => {
    const answer = await app.fastify.inject({ url: `/api/v1/${path}`, headers: { 'x-api-key': ann.key } });
    return {
      status: answer.statusCode,
      body: answer.json<{ data: unknown; meta: { revision?: number; provider: string } }>(),
    };
  };
  /** Kind and path of each suggestion for the page at a path. */
  const suggestedFor = async (path: string, { url } = site) => {
    const { items } = await ann.ask<{ items: { kind: string; definition: ScraperDefinitionInput }[] }>(
      'POST',
      `${api}/suggest`,
      { url: url + path },
    );
    return items.map(({ kind, definition }) => `${kind} ${definition.request.url.replace(url, '')}`);
  };
  const logged = (event: string, scraperId: string) =>
    testServer.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => line['event'] === event && line['scraperId'] === scraperId);

  it('suggests the list of a feed first that the page links to', async () => {
    const items = ['Low tide', 'New ropes', 'First frost'].map(
      (title, at) => `<item><title>${title}</title><link>${site.url}/town/${at}</link></item>`,
    );
    const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>Town</title>${items.join('')}</channel></rss>`;
    const links =
      '<link rel=alternate type="application/rss+xml" href="/town.rss"><link rel=sitemap href="/missing.xml">';
    const list =
      '<ul><li><h2>The Salt Road</h2><p>One</p></li><li><h2>Lanterns</h2><p>Two</p></li><li><h2>Salt</h2><p>Three</p></li></ul>';
    site.pages.set('/town', { body: `<!doctype html><html><head>${links}</head><body>${list}` });
    site.pages.set('/town.rss', { type: 'application/rss+xml', body: rss });
    const suggested = await ann.ask<{ items: { kind: string; title: string; definition: ScraperDefinitionInput }[] }>(
      'POST',
      `${api}/suggest`,
      { url: `${site.url}/town` },
    );
    const [first, second] = suggested.items;
    expect([first?.kind, first?.title, first?.definition.request.url]).toEqual([
      'xml',
      '3 × item',
      `${site.url}/town.rss`,
    ]);
    expect([second?.kind, second?.definition.request.url]).toEqual(['repeated', `${site.url}/town`]);
  });

  it('suggests the list of a feed in the Link header', async () => {
    const body = `<rss version="2.0"><channel>${'<item><title>Low tide</title><guid>1</guid></item>'.repeat(3)}</channel></rss>`;
    site.pages.set('/harbour', {
      headers: { link: '</harbour.rss>; rel="alternate"; type="application/rss+xml"' },
      body: '<!doctype html><body>Harbour',
    });
    site.pages.set('/harbour.rss', { type: 'application/rss+xml', body });
    expect(await suggestedFor('/harbour')).toEqual(['xml /harbour.rss']);
  });

  it.each<readonly [string, string[], string[], Page | null]>([
    [
      'names sitemaps',
      ['xml /map.xml', 'repeated /quay'],
      // No more requests than for a page with two feeds.
      ['/quay', '/robots.txt', '/map.xml'],
      { type: 'text/plain', body: 'User-agent: *\nSitemap: /map.xml\nSitemap: /more.xml' },
    ],
    ['is missing', ['repeated /quay'], ['/quay', '/robots.txt'], null],
    ['fails', ['repeated /quay'], ['/quay', '/robots.txt'], { status: 403, body: 'Sitemap: /map.xml' }],
    [
      'is too large',
      ['repeated /quay'],
      ['/quay', '/robots.txt'],
      { type: 'text/plain', body: `${'#'.repeat(600_000)}\nSitemap: /map.xml` },
    ],
  ])('suggests what can be read if the page links to no feed and robots.txt %s', async (...given) => {
    const [, suggested, asked, robots] = given;
    const town = towns.shift() as Site;
    towns.push(town);
    const urls = ['/a', '/b', '/c'].map((path) => `<url><loc>${town.url}${path}</loc></url>`);
    const list = ['Low', 'High', 'Spring'].map((name) => `<li><h2>${name} tide</h2><p>Of the ${name} days</p></li>`);
    town.pages.set('/quay', { body: `<!doctype html><title>Quay</title><ul>${list.join('')}</ul>` });
    town.pages.set('/map.xml', { type: 'application/xml', body: `<urlset>${urls.join('')}</urlset>` });
    if (robots !== null) town.pages.set('/robots.txt', robots);
    expect(await suggestedFor('/quay', town)).toEqual(suggested);
    expect(town.asked.map(({ url }) => url)).toEqual(asked);
  });

  it('serves calls by key as soon as a publish is confirmed, and logs who published', async () => {
    const draft = await created();
    expect((await call(draft.api)).status).toBe(404);
    const live = await ann.ask<Scraper>('POST', `${api}/${draft.id}/publish`, { version: 1, note: 'First' });
    expect(live).toMatchObject({
      state: 'published',
      changed: false,
      health: 'untested',
      live: { revision: 1, publishedBy: 'ann' },
    });
    expect(await call(draft.api)).toMatchObject({
      status: 200,
      body: {
        data: [{ title: 'The Salt Road' }, { title: 'Lanterns' }],
        meta: { api: draft.api, revision: 1, provider: site.host, cached: false },
      },
    });
    expect(logged('scraper published', draft.id)).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        event: 'scraper published',
        requestId: expect.any(String),
        address: expect.any(String),
        personId: ann.id,
        scraperId: draft.id,
        revision: 1,
        api: draft.api,
        msg: 'scraper published',
      },
    ]);
    const { body } = await ann.send<{ items: { path: string }[] }>('GET', '/api/v1/catalogue');
    expect(body.items.map(({ path }) => path)).toContain(draft.api);
  });

  it('is noticed by other processes within two seconds: publishing, pausing, deleting', async () => {
    const another = await testServer.another();
    const { id, api: path } = await published();
    const soon = { timeout: 2000, interval: 20 };
    await expect.poll(async () => (await call(path, another)).status, soon).toBe(200);
    await ann.ask('POST', `${api}/${id}/pause`, {});
    await expect.poll(async () => (await call(path, another)).status, soon).toBe(503);
    await ann.ask('DELETE', `${api}/${id}`);
    await expect.poll(async () => (await call(path, another)).status, soon).toBe(404);
  });

  it('lets one of two admins win who save from the same version', async () => {
    const { id, definition } = await created();
    const [one, other] = await Promise.all(
      [ann, bob].map((admin) =>
        admin.send<Scraper & { code: string }>('PUT', `${api}/${id}`, {
          ...definition,
          title: admin.username,
          version: 1,
        }),
      ),
    );
    const [won, lost] = one?.status === 200 ? [one, other] : [other, one];
    expect([won?.status, won?.body.version]).toEqual([200, 2]);
    expect([lost?.status, lost?.body.code, lost?.body.version]).toEqual([409, 'Stale', 2]);
    expect(await bob.ask<Scraper>('GET', `${api}/${id}`)).toEqual(won?.body);
  });

  it('gives a path to one of two admins who claim it in parallel', async () => {
    const wanted = books();
    const answers = await Promise.all([ann, bob].map((admin) => admin.send<{ code?: string }>('POST', api, wanted)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('numbers revisions without gaps under parallel publishing', async () => {
    const { id } = await created();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? ann : bob).send('POST', `${api}/${id}/publish`, {})),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const { items } = await ann.ask<{ items: ScraperRevision[] }>('GET', `${api}/${id}/revisions`);
    expect(items.map(({ revision, live }) => [revision, live])).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((revision) => [revision, revision === 8]),
    );
  });

  it('never changes a revision: not by saving, publishing, going back, pausing or deleting', async () => {
    const first = await published();
    const rows = () =>
      testServer.app.database.kysely
        .selectFrom('scraper_revision')
        .selectAll()
        .where('scraper_id', '=', first.id)
        .where('revision', '=', 1)
        .execute();
    const before = await rows();
    await ann.ask('PUT', `${api}/${first.id}`, { ...first.definition, title: 'Other books' });
    await ann.ask('POST', `${api}/${first.id}/publish`, { note: 'Second' });
    await ann.ask('POST', `${api}/${first.id}/rollback`, { revision: 1 });
    await ann.ask('POST', `${api}/${first.id}/pause`, {});
    await ann.ask('DELETE', `${api}/${first.id}`);
    await ann.ask('POST', `${api}/${first.id}/restore`, {});
    expect(await rows()).toEqual(before);
    const { items } = await ann.ask<{ items: ScraperRevision[] }>('GET', `${api}/${first.id}/revisions`);
    expect(items.map(({ revision, restores, note, live }) => ({ revision, restores, note, live }))).toEqual([
      { revision: 3, restores: 1, note: null, live: true },
      { revision: 2, restores: null, note: 'Second', live: false },
      { revision: 1, restores: null, note: null, live: false },
    ]);
  });

  it('runs calls with the old definition again once rolled back', async () => {
    const first = await published();
    await ann.ask('PUT', `${api}/${first.id}`, {
      ...first.definition,
      fields: [{ name: 'name', select: { css: 'h2' } }],
    });
    await ann.ask('POST', `${api}/${first.id}/publish`, {});
    expect(await call(first.api)).toMatchObject({
      body: { data: [{ name: 'The Salt Road' }, { name: 'Lanterns' }], meta: { revision: 2 } },
    });
    const back = await ann.ask<Scraper>('POST', `${api}/${first.id}/rollback`, { revision: 1 });
    expect([back.changed, back.version, back.definition]).toEqual([false, 3, first.definition]);
    expect(await call(first.api)).toMatchObject({
      body: { data: [{ title: 'The Salt Road' }, { title: 'Lanterns' }], meta: { revision: 3 } },
    });
  });

  it('reserves a live path while the draft has another one, and frees both paths on deletion', async () => {
    const first = await published();
    const moved = await ann.ask<Scraper>('PUT', `${api}/${first.id}`, {
      ...first.definition,
      path: `moved-${++names}`,
    });
    for (const path of [first.definition.path, moved.definition.path]) {
      expect(await bob.send('POST', api, books({ path }))).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    }
    expect(await bob.send('POST', api, books({ area: 'random', path: 'uuid' }))).toMatchObject({
      status: 409,
      body: { code: 'Conflict' },
    });
    await ann.ask('DELETE', `${api}/${first.id}`);
    await bob.ask('POST', api, books({ path: first.definition.path }));
    expect(await ann.send('POST', `${api}/${first.id}/restore`, {})).toMatchObject({
      status: 409,
      body: { code: 'Conflict' },
    });
  });

  it('takes a deleted definition out of the catalogue and brings it back as it was', async () => {
    const before = await published();
    await ann.ask('POST', `${api}/${before.id}/pause`, {});
    expect(await ann.send('DELETE', `${api}/${before.id}`)).toEqual({ status: 200, body: { id: before.id } });
    expect(await ann.send('DELETE', `${api}/${before.id}`)).toMatchObject({ status: 404 });
    expect((await call(before.api)).status).toBe(404);
    const after = await ann.ask<Scraper>('POST', `${api}/${before.id}/restore`, {});
    expect(after).toEqual({ ...before, state: 'paused', updatedAt: expect.any(String) });
    expect((await call(before.api)).status).toBe(503);
    expect(await ann.send('POST', `${api}/${before.id}/restore`, {})).toMatchObject({ status: 404 });
  });

  it('sends a secret to its host only: responses, log, database and export do not contain it', async () => {
    const withSecret = {
      request: { url: `${site.url}/books`, retries: 0, headers: { 'x-token': '{{secret:TOKEN}}' } },
    };
    const draft = await created(withSecret);
    expect(await ann.send('POST', `${api}/${draft.id}/publish`, {})).toMatchObject({
      status: 422,
      body: { code: 'InvalidInput', errors: [{ pointer: '/request/headers/x-token' }] },
    });
    await ann.ask('PUT', `${api}/${draft.id}/secrets/TOKEN`, { value: secretValue, host: 'elsewhere.example' });
    expect(await ann.send('POST', `${api}/${draft.id}/publish`, {})).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/request/headers/x-token' }] },
    });
    const kept = await ann.ask('PUT', `${api}/${draft.id}/secrets/TOKEN`, { value: secretValue, host: site.host });
    expect(kept).toEqual({ name: 'TOKEN', host: site.host, updatedAt: expect.any(String) });
    const shown = await ann.ask<Scraper>('POST', `${api}/${draft.id}/publish`, {});
    expect(shown.secrets).toEqual([kept]);
    expect((await call(draft.api)).status).toBe(200);
    expect(site.asked.at(-1)?.headers['x-token']).toBe(secretValue);
    const preview = await ann.ask('POST', `${api}/preview`, {
      definition: draft.definition,
      id: draft.id,
      fresh: true,
    });
    const exported = await ann.ask('GET', `${api}/export`);
    const { kysely } = testServer.app.database;
    const dump = await Promise.all(
      (['scraper', 'scraper_revision', 'scraper_secret', 'setting'] as const).map((table) =>
        kysely.selectFrom(table).selectAll().execute(),
      ),
    );
    const base64 = Buffer.from(secretValue).toString('base64').slice(0, 16);
    for (const text of [kept, shown, preview, exported, dump, testServer.logLines].map((value) =>
      JSON.stringify(value),
    )) {
      expect([text.includes(secretValue), text.includes(base64)]).toEqual([false, false]);
    }
  });

  it('does not open a secret that was moved to another definition, name or host', async () => {
    const withSecret = (host: string) => ({
      request: { url: `http://${host}/books`, retries: 0, headers: { 'x-token': '{{secret:TOKEN}}' } },
    });
    const owner = await created(withSecret(site.host));
    const thief = await created(withSecret(site.host));
    await ann.ask('PUT', `${api}/${owner.id}/secrets/TOKEN`, { value: secretValue, host: site.host });
    const { kysely } = testServer.app.database;
    const row = await kysely
      .selectFrom('scraper_secret')
      .selectAll()
      .where('scraper_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('scraper_secret')
      .values({ ...row, scraper_id: thief.id })
      .execute();
    const askedBefore = site.asked.length;
    const preview = await ann.ask<{ failure: { detail: string } }>('POST', `${api}/preview`, {
      definition: thief.definition,
      id: thief.id,
    });
    expect(preview.failure.detail).toBe('The secret TOKEN is not set. Set it, or remove it from the request.');
    expect(site.asked.length).toBe(askedBefore);
  });

  it('imports all or none, twice the same, and gives back what it exports', async () => {
    const fresh = [books(), books()];
    const bad = books({ params: [{ name: 'name' }], request: { url: 'https://{name}.example/' } });
    const refused = await ann.send<{ errors: { pointer: string }[] }>('POST', `${api}/import`, {
      scrapers: [...fresh, books({ source: 'pdf' as never })],
    });
    expect([refused.status, refused.body.errors.map(({ pointer }) => pointer)]).toEqual([422, ['/scrapers/2/source']]);
    const also = await ann.send<{ errors: { pointer: string }[] }>('POST', `${api}/import`, {
      scrapers: [...fresh, bad],
    });
    expect([also.status, also.body.errors.map(({ pointer }) => pointer)]).toEqual([422, ['/scrapers/2/request/url']]);
    const taken = await ann.send('POST', `${api}/import`, {
      scrapers: [...fresh, books({ area: 'random', path: 'uuid' })],
    });
    expect(taken).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    const twice = await ann.send('POST', `${api}/import`, { scrapers: [...fresh, fresh[0]] });
    expect(twice).toMatchObject({ status: 409, body: { code: 'Conflict' } });
    const paths = async () => (await ann.ask<{ items: ScraperRow[] }>('GET', api)).items.map((row) => row.api);
    expect((await paths()).filter((path) => fresh.some((one) => path === `scrape/${one.path}`))).toEqual([]);

    expect(await ann.ask('POST', `${api}/import`, { scrapers: fresh })).toEqual({ created: 2, replaced: 0 });
    expect(await ann.ask('POST', `${api}/import`, { scrapers: fresh })).toEqual({ created: 0, replaced: 2 });
    const file = await ann.ask<{ $schema: string; scrapers: unknown[] }>('GET', `${api}/export`);
    expect(file.$schema).toBe('http://localhost:3000/api/schemas/scraper.json#/$defs/File');
    const before = (await paths()).sort();
    expect(await ann.ask('POST', `${api}/import`, file)).toEqual({ created: 0, replaced: file.scrapers.length });
    expect((await paths()).sort()).toEqual(before);
    expect((await ann.ask<{ scrapers: unknown[] }>('GET', `${api}/export`)).scrapers).toEqual(file.scrapers);
  });

  it('takes files of some megabytes from admins, and reads nothing of them from others', async () => {
    const scrapers = Array.from({ length: 30 }, () =>
      books({ request: { url: `${site.url}/books`, method: 'POST', body: { text: 'x'.repeat(90_000) } } }),
    );
    expect(await ann.ask('POST', `${api}/import`, { scrapers })).toEqual({ created: 30, replaced: 0 });
    const answer = await testServer.app.fastify.inject({
      method: 'POST',
      url: `${api}/import`,
      headers: { 'content-type': 'application/json' },
      payload: '{"broken',
    });
    expect(answer.statusCode).toBe(401);
    for (const { path } of scrapers) {
      const row = await testServer.app.database.kysely
        .selectFrom('scraper')
        .select('id')
        .where('api', '=', `scrape/${path}`)
        .executeTakeFirstOrThrow();
      await ann.ask('DELETE', `${api}/${row.id}`);
    }
  });

  it('counts the successful calls of the last 30 days, and reports the result of the last one', async () => {
    const { id, api: path } = await published();
    for (let times = 0; times < 3; times += 1) await call(path);
    site.pages.set('/books', { status: 500, body: 'Out of order' });
    await call(path);
    site.pages.set('/books', { body: '<ul><li><h2>The Salt Road</h2></li><li><h2>Lanterns</h2></li></ul>' });
    const { kysely } = testServer.app.database;
    await kysely
      .insertInto('usage')
      .values({ key_id: 'old', api: path, day: '2020-01-01', calls: 100, cost: 100 })
      .execute();
    await expect
      .poll(async () => (await ann.ask<Scraper>('GET', `${api}/${id}`)).lastRun, { timeout: 8000, interval: 100 })
      .toEqual({
        at: expect.any(String),
        passed: false,
        ms: expect.any(Number),
        detail: `${site.host} returned 500 instead of the page.`,
      });
    expect((await ann.ask<Scraper>('GET', `${api}/${id}`)).calls).toBe(3);
  });

  it('shows a stored definition that this version rejects as failing, and keeps running', async () => {
    const { id, api: path } = await published();
    const { kysely } = testServer.app.database;
    await kysely
      .updateTable('scraper_revision')
      .set({ definition: '{"path":"old","shape":1}' })
      .where('scraper_id', '=', id)
      .execute();
    await kysely.updateTable('scraper').set({ definition: '{"path":"old","shape":1}' }).where('id', '=', id).execute();
    const another = await testServer.another();
    expect((await call(path, another)).status).toBe(404);
    const shown = await ann.ask<Scraper>('GET', `${api}/${id}`, undefined, another);
    expect([shown.health, shown.definition]).toEqual(['failing', { path: 'old', shape: 1 }]);
    expect(
      (await ann.ask<{ items: ScraperRow[] }>('GET', api, undefined, another)).items.find((row) => row.id === id)
        ?.health,
    ).toBe('failing');
    expect(await ann.send('POST', `${api}/${id}/publish`, {})).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '', code: 'outdated' }] },
    });
    expect(await ann.send('POST', `${api}/${id}/rollback`, { revision: 1 })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/revision' }] },
    });
    const mended = books();
    expect(await ann.ask<Scraper>('PUT', `${api}/${id}`, mended)).toMatchObject({
      api: `scrape/${mended.path}`,
      state: 'published',
      changed: true,
    });
    expect(await ann.ask<Scraper>('POST', `${api}/${id}/publish`, {})).toMatchObject({
      health: 'untested',
      live: { revision: 2 },
    });
    expect((await call(`scrape/${mended.path}`)).status).toBe(200);
  });

  it('stores any text exactly, apart from surrounding spaces, or rejects it', async () => {
    const { id } = await created();
    const statuses = new Set<number>();
    for (const text of [...naughtyTexts, 'a\u0000b', 'two\nlines', 'half \ud83d', '']) {
      const tags = text.trim() === '' ? [] : [text];
      const json = { [text === '__proto__' || text === 'constructor' ? 'key' : text]: text, list: [text, null, 1e308] };
      const request = { url: `${site.url}/books`, method: 'POST' as const, body: { json } };
      const typed = books({
        title: text,
        summary: text,
        tags,
        request,
        tests: [{ name: 'a test', expect: { values: { title: text } } }],
      });
      const saved = await ann.send<Scraper>('PUT', `${api}/${id}`, typed);
      expect([200, 422]).toContain(saved.status);
      if (saved.status === 200) {
        expect([saved.body.title, saved.body.definition.summary, saved.body.definition.tags]).toEqual([
          text.trim(),
          text.trim(),
          tags.map((tag) => tag.trim()),
        ]);
        expect(saved.body.definition.request.body?.json).toEqual(json);
        expect(await ann.ask<Scraper>('GET', `${api}/${id}`)).toEqual(saved.body);
      }
      const element = encodeURIComponent(text.toWellFormed());
      for (const [method, url, body] of [
        ['GET', `${api}/${element}`],
        ['PUT', `${api}/${id}/secrets/${element}`, { value: text, host: text }],
        ['PUT', `${api}/${id}/secrets/TOKEN`, { value: 'x', host: text }],
        ['POST', `${api}/suggest`, { url: text }],
        ['POST', `${api}/${id}/rollback`, { revision: text }],
        ['POST', `${api}/${id}/publish`, { note: text, version: 0 }],
        ['POST', `${api}/import`, { scrapers: [text] }],
        ['POST', `${api}/preview`, { definition: typed, params: { [text]: text }, id: text }],
      ] as const) {
        statuses.add((await ann.send(method, url, body)).status);
      }
    }
    expect([...statuses].filter((status) => status >= 500 && status !== 502)).toEqual([]);
  });

  it('returns metrics to admins by key or session, and to no one else', async () => {
    const { api: path } = await published();
    await call(path);
    const metrics = async (headers: Record<string, string>) =>
      testServer.app.fastify.inject({ url: '/metrics', headers });
    const answer = await metrics({ authorization: `Bearer ${ann.key}` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(answer.body).toContain(`\napiyard_scraper_runs_total{api="${path}",outcome="success"} 1\n`);
    expect(answer.body).toMatch(/\napiyard_scraper_extraction_seconds_count [1-9]\d*\n/);
    expect(answer.body).toMatch(/\nprocess_resident_memory_bytes \d+\n/);
    expect(answer.body).toMatch(/\napiyard_egress_requests_total [1-9]\d*\n/);
    expect((await metrics({})).statusCode).toBe(401);
    const { key: scoped } = await ann.ask<{ key: string }>('POST', '/api/account/keys', {
      name: 'Random',
      areas: ['random'],
    });
    expect((await metrics({ 'x-api-key': scoped })).statusCode).toBe(403);
    const key = await testServer.keyOf('carl');
    expect((await metrics({ 'x-api-key': key })).statusCode).toBe(403);
  });
});
