import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '@apiyard/api/contract/site';
import type { Admin } from '../../test/admin.ts';
import { adminOf } from '../../test/admin.ts';
import { describeOnEngines } from '../../test/engines.ts';
import { openWhole, type Whole } from '../../test/whole.ts';
import { createSite } from './site.ts';

const silent = { warn: () => {}, error: () => {} };
const unnamed: Site = { name: 'Apiyard', operator: '', contactEmail: '', address: '', country: '', ownTexts: [], registration: 'open', maintenance: null };

describeOnEngines('The site', (on) => {
  it('tells every listener of a change once it is kept, one of a legal text alone included, and none after it has ended', async () => {
    const site = createSite({ database: on().database, log: silent });
    await site.start();
    const heard: Site[] = [];
    const end = site.onChange((now) => heard.push(now));
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
    expect(heard).toEqual([named, own, own]);
    await site.close();
  });

  it('hears what another process changed, also when one listener throws', async () => {
    const here = createSite({ database: on().database, log: silent, everyMs: 10 });
    const elsewhere = createSite({ database: await on().openAnother(), log: silent });
    await here.start();
    await elsewhere.start();
    here.onChange(() => {
      throw new Error('broken on purpose');
    });
    const heard = new Promise<Site>((resolve) => here.onChange(resolve));
    await elsewhere.change({ name: 'Other Yard' });
    expect((await heard).name).toBe('Other Yard');
    expect(here.current().name).toBe('Other Yard');
    await here.close();
    await elsewhere.close();
  });

  it('loses nothing when two processes change different things at once', async () => {
    const here = createSite({ database: on().database, log: silent });
    const elsewhere = createSite({ database: await on().openAnother(), log: silent });
    for (let round = 0; round < 10; round++) {
      await Promise.all([
        here.change({ name: `Yard ${round}`, legal: { privacy: round % 2 === 0 ? { en: 'Ours' } : null } }),
        elsewhere.change({ operator: `Ann ${round}`, legal: { terms: round % 2 === 0 ? null : { en: 'Ours' } } }),
        elsewhere.change({ country: `Country ${round}` }),
      ]);
      const site = await here.change({});
      expect([site.name, site.operator, site.country, site.ownTexts]).toEqual([`Yard ${round}`, `Ann ${round}`, `Country ${round}`, round % 2 === 0 ? ['privacy'] : ['terms']]);
    }
    await here.change({ legal: { privacy: null, terms: null } });
    await here.close();
    await elsewhere.close();
  });

  it('gives a legal text in the language asked for, else in English, else in any', async () => {
    const site = createSite({ database: on().database, log: silent });
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
    await site.close();
  });
});

describe('Changing the site', () => {
  let whole: Whole;
  let admin: Admin;
  beforeAll(async () => {
    whole = await openWhole('sqlite');
    admin = await adminOf(whole, 'keeper');
    return () => whole.close();
  });

  it('keeps what is not sent, and empties what is sent empty', async () => {
    expect(await admin.ask('GET', '/api/site')).toEqual(unnamed);
    await admin.ask('PUT', '/api/admin/site', { name: '  Toolshed ', contactEmail: ' hello@example.org ', country: 'Iceland' });
    expect(await admin.ask('PUT', '/api/admin/site', { operator: 'Ann' })).toEqual({
      name: 'Toolshed', operator: 'Ann', contactEmail: 'hello@example.org', address: '', country: 'Iceland', ownTexts: [], registration: 'open', maintenance: null,
    });
    expect(await admin.ask('PUT', '/api/admin/site', { contactEmail: '', country: '' })).toEqual({ ...unnamed, name: 'Toolshed', operator: 'Ann' });
  });

  it('is told at once by mails and by the OpenAPI document', async () => {
    await admin.ask('PUT', '/api/admin/site', { name: 'Toolshed' });
    expect((await admin.ask<{ info: { title: string } }>('GET', '/api/v1/openapi.json')).info.title).toBe('Toolshed');
    await admin.ask('POST', '/api/messages', { kind: 'contact', name: 'Ann', email: 'ann@example.org', subject: '', text: 'Hello.' });
    const folder = join(whole.place.dataDir, 'mail');
    await expect.poll(() => (existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : [])).toHaveLength(1);
    const mail = readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8');
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
  ])('refuses %j, pointing at the member', async (changes, pointer) => {
    const { status, body } = await admin.send<{ errors: { pointer: string }[] }>('PUT', '/api/admin/site', changes);
    expect([status, body.errors?.map((issue) => issue.pointer)]).toEqual([422, [pointer]]);
  });

  it('takes both legal texts in four languages at their full length', async () => {
    const long = '文'.repeat(100_000);
    const texts = { en: long, fr: long, ar: long, ch: long };
    expect((await admin.ask<Site>('PUT', '/api/admin/site', { legal: { privacy: texts, terms: texts } })).ownTexts).toEqual(['privacy', 'terms']);
    expect(await admin.ask('GET', '/api/site/legal/privacy?lang=ch')).toEqual({ markdown: long, lang: 'ch' });
    expect((await admin.ask<Site>('PUT', '/api/admin/site', { legal: { privacy: null, terms: null } })).ownTexts).toEqual([]);
    expect((await admin.send('GET', '/api/site/legal/privacy?lang=ch')).status).toBe(404);
  });
});
