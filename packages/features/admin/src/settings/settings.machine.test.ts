import { defaultSite } from '@apiyard/api/contract/site/default-site';
import type { SiteSettings } from '@apiyard/api/contract/site/site';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SettingsForm } from './settings-form.ts';
import { changesOf, formOf } from './settings-form.ts';
import type { SaveOrder } from './settings.machine.ts';
import { hasUnsaved, settingsMachine } from './settings.machine.ts';

const first: SiteSettings = {
  ...defaultSite,
  legal: { privacy: null, terms: null },
  confirmFirst: false,
  retention: { calls: 30, audit: 365, mails: 30 },
  version: 1,
};

/** Fake server that stores settings and checks versions. */
function editing(refuse?: () => unknown) {
  const server = { settings: first };
  const orders: SaveOrder[] = [];
  const actor = createActor(
    settingsMachine.provide({
      actors: {
        loadLatest: fromPromise(async () => server.settings),
        save: fromPromise(async ({ input }) => {
          orders.push(input);
          if (refuse) throw refuse();
          if (input.version !== server.settings.version)
            throw { code: 'Stale', version: server.settings.version, requestId: 'r-1' };
          server.settings = {
            ...server.settings,
            ...(changesOf[input.section](input.form[input.section] as never) as Partial<SiteSettings>),
            version: input.version + 1,
          };
          return server.settings;
        }),
      },
    }),
    { input: { loaded: first } },
  ).start();
  const rested = () => waitFor(actor, (snapshot) => snapshot.matches('editing') || snapshot.matches('stale'));
  const edit = (change: (form: SettingsForm) => SettingsForm) =>
    actor.send({ type: 'edit', form: change(actor.getSnapshot().context.form) });
  const country = (name: string) => edit((form) => ({ ...form, site: { ...form.site, country: name } }));
  const now = () => actor.getSnapshot().context;
  return { server, orders, actor, rested, edit, country, now };
}

describe('site settings machine', () => {
  it('saves one section and keeps unsaved changes in the others', async () => {
    const { server, actor, rested, edit, country, now } = editing();
    country('Iceland');
    edit((form) => ({ ...form, retention: { ...form.retention, calls: 7 } }));
    actor.send({ type: 'save', section: 'site' });
    await rested();
    expect([server.settings.country, server.settings.retention.calls, now().saved]).toEqual(['Iceland', 30, 'site']);
    expect([now().form.retention.calls, hasUnsaved(now())]).toEqual([7, true]);
  });

  it('restores legal drafts, and reports a conflict when the saved texts changed since', async () => {
    const { server, actor, rested, now } = editing();
    const from = { privacy: null, terms: null };
    const written = { privacy: { en: 'Mine' }, terms: null };
    actor.send({ type: 'restore', written, from });
    expect([now().form.legal.privacy?.en, now().theirs, hasUnsaved(now())]).toEqual(['Mine', null, true]);

    actor.send({ type: 'restore', written, from: { privacy: { en: 'As it was' }, terms: null } });
    expect([actor.getSnapshot().matches('stale'), now().theirs?.legal, now().form.legal.privacy?.en]).toEqual([
      true,
      from,
      'Mine',
    ]);
    actor.send({ type: 'keep mine' });
    actor.send({ type: 'save', section: 'legal' });
    await rested();
    expect(server.settings.legal).toEqual(written);
  });

  it('sends nothing when nothing changed', async () => {
    const { actor, orders, country } = editing();
    country('Iceland');
    country('');
    actor.send({ type: 'save', section: 'site' });
    expect([orders, actor.getSnapshot().matches('editing')]).toEqual([[], true]);
  });

  it('keeps what is typed while a section is being saved', async () => {
    const { actor, rested, country, now } = editing();
    country('Ice');
    actor.send({ type: 'save', section: 'site' });
    country('Iceland');
    await rested();
    expect([now().base.country, now().form.site.country, now().saved, hasUnsaved(now())]).toEqual([
      'Ice',
      'Iceland',
      null,
      true,
    ]);
  });

  it('saves again when someone else changed another section, and shows that change', async () => {
    const { server, actor, orders, rested, country, now } = editing();
    country('Iceland');
    server.settings = { ...server.settings, registration: 'closed', version: 5 };
    actor.send({ type: 'save', section: 'site' });
    await rested();
    expect(orders.map(({ version }) => version)).toEqual([1, 5]);
    expect([server.settings.country, server.settings.registration, now().form.registration.registration]).toEqual([
      'Iceland',
      'closed',
      'closed',
    ]);
  });

  it('overwrites nothing when someone else changed the same section, and keeps the form until one version is chosen', async () => {
    const { server, actor, rested, country, now } = editing();
    country('Iceland');
    server.settings = { ...server.settings, country: 'Norway', version: 2 };
    actor.send({ type: 'save', section: 'site' });
    await rested();
    expect([
      actor.getSnapshot().matches('stale'),
      now().theirs?.country,
      now().form.site.country,
      server.settings.country,
    ]).toEqual([true, 'Norway', 'Iceland', 'Norway']);
    actor.send({ type: 'keep mine' });
    expect(now().form.site.country).toBe('Iceland');
    actor.send({ type: 'save', section: 'site' });
    await rested();
    expect(server.settings).toMatchObject({ country: 'Iceland', version: 3 });
  });

  it('replaces the form with their version on request', async () => {
    const { server, actor, rested, country, now } = editing();
    country('Iceland');
    server.settings = { ...server.settings, country: 'Norway', version: 2 };
    actor.send({ type: 'save', section: 'site' });
    await rested();
    actor.send({ type: 'take theirs' });
    expect([now().form.site.country, hasUnsaved(now())]).toEqual(['Norway', false]);
  });

  it('shows a rejection until the field changes, and keeps the form when the request fails', async () => {
    let error: unknown = { code: 'InvalidInput', requestId: 'r-2' };
    const { actor, rested, country, edit, now } = editing(() => error);
    country('Iceland');
    actor.send({ type: 'save', section: 'site' });
    await rested();
    expect(now().failure).toEqual({ section: 'site', error });
    edit((form) => ({ ...form, retention: { ...form.retention, calls: 7 } }));
    expect(now().failure?.section).toBe('site');
    country('Norway');
    expect(now().failure).toBeNull();
    error = new Error('down');
    actor.send({ type: 'save', section: 'site' });
    await rested();
    expect([now().failure, now().form.site.country]).toEqual([{ section: 'site', error }, 'Norway']);
    actor.send({ type: 'undo', section: 'site' });
    expect([now().failure, now().form.site.country]).toEqual([null, '']);
  });
});

describe('changes sent', () => {
  const texts = { en: '# Mine', fr: '  ', ar: '', ch: '' };

  it('omits languages without a text, and sends null when all are empty', () => {
    expect(changesOf.legal({ privacy: texts, terms: { ...texts, en: '' } })).toEqual({
      legal: { privacy: { en: '# Mine' }, terms: null },
    });
  });

  it('opens the site even when the form still has a message', () => {
    expect(changesOf.maintenance({ isOn: false, message: texts, until: '2027-01-01T00:00:00.000Z' })).toEqual({
      maintenance: null,
    });
    expect(changesOf.maintenance({ isOn: true, message: texts, until: null })).toEqual({
      maintenance: { message: { en: '# Mine' }, until: null },
    });
  });

  it('round-trips stored settings', () => {
    const settings: SiteSettings = {
      ...first,
      maintenance: { message: { ar: 'قريبًا' }, until: null },
      legal: { privacy: { en: 'A' }, terms: null },
    };
    const form = formOf(settings);
    expect([changesOf.maintenance(form.maintenance), changesOf.legal(form.legal)]).toEqual([
      { maintenance: settings.maintenance },
      { legal: settings.legal },
    ]);
  });
});
