import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '@apiyard/api/contract/endpoint';
import type { Site, SiteSettings } from '@apiyard/api/contract/site/site';
import type { Admin } from '../../test/admin.ts';
import { adminOf } from '../../test/admin.ts';
import { describeOnEngines } from '../../test/engines/engines.ts';
import { schedulerOf } from '../../test/scheduler.ts';
import { openTestServer, type TestServer } from '../../test/test-server.ts';
import { naughtyTexts } from '../../test/hostile/naughty.ts';
import { createSite } from './site.ts';

const silent = { warn: () => {}, error: () => {} };
const unnamed: Site = {
  name: 'Apiyard',
  operator: '',
  contactEmail: '',
  address: '',
  country: '',
  ownTexts: [],
  registration: 'open',
  maintenance: null,
};

describeOnEngines('The site', (on) => {
  it('notifies every listener of a saved change, including legal texts, and none after unsubscribing', async () => {
    const site = createSite({ database: on().database, scheduler: schedulerOf(on().database), log: silent });
    await site.start();
    const received: Site[] = [];
    const end = site.onChange((now) => received.push(now));
    expect(site.current()).toEqual(unnamed);
    const named = { ...unnamed, name: 'Toolshed', operator: 'Ann Example' };
    expect(await site.change({ name: 'Toolshed', operator: 'Ann Example' })).toEqual(named);
    expect(site.current()).toEqual(named);
    await site.change({ legal: { privacy: { en: 'First' } } });
    await site.change({ legal: { privacy: { en: 'Second' } } });
    end();
    await site.change({ legal: { privacy: null } });
    expect(site.current()).toEqual(named);
    const own: Site = { ...named, ownTexts: ['privacy'] };
    expect(received).toEqual([named, own, own]);
    await site[Symbol.asyncDispose]();
  });

  it('detects changes by another process, also when one listener throws', async () => {
    const other = await on().openAnother();
    const scheduler = schedulerOf(on().database);
    const here = createSite({ database: on().database, scheduler, log: silent, everyMs: 10 });
    const elsewhere = createSite({ database: other, scheduler: schedulerOf(other), log: silent });
    await here.start();
    await elsewhere.start();
    scheduler.start();
    here.onChange(() => {
      throw new Error('broken on purpose');
    });
    const received = new Promise<Site>((resolve) => here.onChange(resolve));
    await elsewhere.change({ name: 'Other Yard' });
    expect((await received).name).toBe('Other Yard');
    expect(here.current().name).toBe('Other Yard');
    await here[Symbol.asyncDispose]();
    await elsewhere[Symbol.asyncDispose]();
  });

  it('loses nothing when two processes change different settings in parallel', async () => {
    const other = await on().openAnother();
    const here = createSite({ database: on().database, scheduler: schedulerOf(on().database), log: silent });
    const elsewhere = createSite({ database: other, scheduler: schedulerOf(other), log: silent });
    for (let round = 0; round < 10; round++) {
      await Promise.all([
        here.change({ name: `Yard ${round}`, legal: { privacy: round % 2 === 0 ? { en: 'Ours' } : null } }),
        elsewhere.change({ operator: `Ann ${round}`, legal: { terms: round % 2 === 0 ? null : { en: 'Ours' } } }),
        elsewhere.change({ country: `Country ${round}` }),
      ]);
      const site = await here.change({});
      expect([site.name, site.operator, site.country, site.ownTexts]).toEqual([
        `Yard ${round}`,
        `Ann ${round}`,
        `Country ${round}`,
        round % 2 === 0 ? ['privacy'] : ['terms'],
      ]);
    }
    await here.change({ legal: { privacy: null, terms: null } });
    await here[Symbol.asyncDispose]();
    await elsewhere[Symbol.asyncDispose]();
  });

  it('returns a legal text in the requested language, else in English, else in any', async () => {
    const site = createSite({ database: on().database, scheduler: schedulerOf(on().database), log: silent });
    await site.start();
    expect(await site.legalText('terms', 'fr')).toBeNull();
    await site.change({ legal: { terms: { ar: 'شروط', fr: 'Conditions' } } });
    expect(await site.legalText('terms', 'fr')).toEqual({ markdown: 'Conditions', lang: 'fr' });
    expect((await site.legalText('terms', 'ch'))?.lang).toBe('ar');
    await site.change({ legal: { terms: { ar: 'شروط', en: 'Terms' } } });
    expect(await site.legalText('terms', 'ch')).toEqual({ markdown: 'Terms', lang: 'en' });
    expect(await site.legalText('terms', 'ar')).toEqual({ markdown: 'شروط', lang: 'ar' });
    await site.change({ legal: { terms: null } });
    expect(await site.legalText('terms', 'en')).toBeNull();
    await site[Symbol.asyncDispose]();
  });

  it('keeps one of two changes from the same version, and returns the current version', async () => {
    const other = await on().openAnother();
    const here = createSite({ database: on().database, scheduler: schedulerOf(on().database), log: silent });
    const elsewhere = createSite({ database: other, scheduler: schedulerOf(other), log: silent });
    const { version } = await here.whole();
    const outcomes = await Promise.all([
      here.changeFrom(version, { country: 'Iceland' }),
      elsewhere.changeFrom(version, { country: 'Norway' }),
    ]);
    const stale = outcomes.filter((outcome) => outcome instanceof Failure);
    expect(stale.map(({ code, extras }) => [code, extras])).toEqual([['Stale', { version: version + 1 }]]);
    const [kept] = outcomes.filter((outcome) => !(outcome instanceof Failure));
    expect(await here.whole()).toMatchObject({ country: (kept as Site).country, version: version + 1 });
    await here.change({ country: '' });
    await here[Symbol.asyncDispose]();
    await elsewhere[Symbol.asyncDispose]();
  });

  it('applies new settings immediately', async () => {
    const site = createSite({ database: on().database, scheduler: schedulerOf(on().database), log: silent });
    await site.start();
    const { retention, confirmFirst } = site.settings();
    await site.change({ confirmFirst: true, retention: { calls: 7, audit: 30, mails: 1 } });
    expect(site.settings()).toMatchObject({ confirmFirst: true, retention: { calls: 7, audit: 30, mails: 1 } });
    await site.change({ confirmFirst, retention });
    await site[Symbol.asyncDispose]();
  });
});

describe('Changing the site', () => {
  let testServer: TestServer;
  let admin: Admin;
  const settings = () => admin.ask<SiteSettings>('GET', '/api/admin/site');
  const put = async (changes: object) =>
    admin.send<{ errors?: { pointer: string }[] }>('PUT', '/api/admin/site', {
      ...changes,
      version: (await settings()).version,
    });
  const change = async (changes: object) =>
    admin.ask<SiteSettings>('PUT', '/api/admin/site', { ...changes, version: (await settings()).version });
  beforeAll(async () => {
    testServer = await openTestServer('sqlite');
    admin = await adminOf(testServer, 'keeper');
    return () => testServer.close();
  });

  it('keeps what is not sent, and empties what is sent empty', async () => {
    expect(await admin.ask('GET', '/api/site')).toEqual(unnamed);
    const rest = {
      legal: { privacy: null, terms: null },
      confirmFirst: false,
      retention: { calls: 30, audit: 365, mails: 30 },
    };
    expect(await settings()).toEqual({ ...unnamed, ...rest, version: 1 });
    await change({ name: '  Toolshed ', contactEmail: ' hello@example.org ', country: 'Iceland' });
    expect(await change({ operator: 'Ann' })).toEqual({
      ...unnamed,
      ...rest,
      name: 'Toolshed',
      operator: 'Ann',
      contactEmail: 'hello@example.org',
      country: 'Iceland',
      version: 3,
    });
    expect(await change({ contactEmail: '', country: '' })).toEqual({
      ...unnamed,
      ...rest,
      name: 'Toolshed',
      operator: 'Ann',
      version: 4,
    });
    expect(await admin.ask('GET', '/api/site')).toEqual({ ...unnamed, name: 'Toolshed', operator: 'Ann' });
  });

  it('is used immediately by emails and the OpenAPI document', async () => {
    await change({ name: 'Toolshed' });
    expect((await admin.ask<{ info: { title: string } }>('GET', '/api/v1/openapi.json')).info.title).toBe('Toolshed');
    await admin.ask('POST', '/api/messages', {
      kind: 'contact',
      name: 'Ann',
      email: 'ann@example.org',
      subject: '',
      text: 'Hello.',
    });
    const folder = join(testServer.place.dataDir, 'mail');
    const mails = () =>
      existsSync(folder)
        ? readdirSync(folder)
            .filter((file) => file.endsWith('.eml'))
            .map((file) => readFileSync(join(folder, file), 'utf8'))
        : [];
    const ofMessage = () => mails().filter((mail) => mail.includes('ann@example.org'));
    await expect.poll(ofMessage).toHaveLength(1);
    const [mail = ''] = ofMessage();
    expect(mail).toMatch(/^From: Toolshed <no-reply@localhost>\r\nTo: keeper@example\.com\r\n/);
    expect(mail).not.toContain('Apiyard');
  });

  it.each([
    [{ name: '' }, '/name'],
    [{ name: 'Two\nlines' }, '/name'],
    [{ contactEmail: 'nobody' }, '/contactEmail'],
    [{ contactEmail: 'a@b.example\r\nBcc: c@d.example' }, '/contactEmail'],
    [{ legal: { privacy: {} } }, '/legal/privacy'],
    [{ legal: { terms: { en: 'Fine', fr: ' ' } } }, '/legal/terms/fr'],
    [{ legal: { terms: { en: 'a\0b' } } }, '/legal/terms/en'],
    [{ legal: { imprint: { en: 'Text' } } }, '/legal/imprint'],
    [{ legal: { terms: { en: 'x'.repeat(100_001) } } }, '/legal/terms/en'],
    [{ maintenance: { message: {}, until: 'tomorrow' } }, '/maintenance/until'],
    [{ maintenance: { message: {}, until: '2999-02-30' } }, '/maintenance/until'],
    [{ maintenance: { message: { en: 'x'.repeat(501) }, until: null } }, '/maintenance/message/en'],
    [{ retention: { calls: 1.5, audit: 365, mails: 30 } }, '/retention/calls'],
    [{ registration: 'sometimes' }, '/registration'],
  ])('refuses %j, pointing at the member', async (changes, pointer) => {
    const { status, body } = await put(changes);
    expect([status, body.errors?.map((issue) => issue.pointer)]).toEqual([422, [pointer]]);
  });

  it('takes both legal texts in four languages at their full length', async () => {
    const long = '文'.repeat(100_000);
    const texts = { en: long, fr: long, ar: long, ch: long };
    expect((await change({ legal: { privacy: texts, terms: texts } })).ownTexts).toEqual(['privacy', 'terms']);
    expect(await admin.ask('GET', '/api/site/legal/privacy?lang=ch')).toEqual({ markdown: long, lang: 'ch' });
    expect((await change({ legal: { privacy: null, terms: null } })).ownTexts).toEqual([]);
    expect((await admin.send('GET', '/api/site/legal/privacy?lang=ch')).status).toBe(404);
  });

  it('round-trips any text, or rejects it, and never fails', async () => {
    // Three at a time: an admin may change the site sixty times a minute.
    for (let at = 0; at < naughtyTexts.length; at += 3) {
      const [operator = '', address = '', words = ''] = naughtyTexts.slice(at, at + 3);
      const { status, body } = await put({
        operator,
        address,
        maintenance: { message: { en: words, ar: words }, until: null },
      });
      expect([200, 422], `${operator} ${address} ${words}`).toContain(status);
      if (status === 200)
        expect(await settings()).toMatchObject({ operator: operator.trim(), address: address.trim() });
      else expect(body.errors?.length).toBeGreaterThan(0);
    }
    expect((await change({ maintenance: null, operator: '', address: '' })).maintenance).toBeNull();
  });
});
