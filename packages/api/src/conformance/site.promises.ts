import { expect } from 'vitest';
import { logout } from '../contract/session.ts';
import { changeSite, getLegalText, getSite, type Site } from '../contract/site.ts';
import { expectFailure, expectOutput, promises, promisesOf } from './promise.ts';
import type { World } from './world.ts';

const refusesAllButAdmins = (entry: typeof changeSite) =>
  promisesOf(entry, [
    ['Unauthenticated', 'answers 401 to a visitor', async (world) => {
      expectFailure(entry, await world.sendAnything(entry, {}), 'Unauthenticated');
    }],
    ['Forbidden', 'answers 403 to somebody who is no admin', async (world) => {
      await world.signedIn();
      expectFailure(entry, await world.sendAnything(entry, {}), 'Forbidden');
    }],
  ]);

const site = async (world: World) => expectOutput<Site>(getSite, await world.send(getSite, {}));
const pointers = (body: Record<string, unknown>) => (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer);

export const sitePromises = promises(
  promisesOf(getSite, [
    ['success', 'tells visitors what the site is called', async (world) => {
      expect((await site(world)).name).toMatch(/^\S/);
    }],
  ]),
  promisesOf(changeSite, [
    ['success', 'changes what is sent, keeps the rest, and everybody is told from then on', async (world) => {
      await world.admin();
      const before = await site(world);
      const changed = expectOutput<Site>(changeSite, await world.send(changeSite, { operator: 'Ann Example', contactEmail: ' ann@example.test ' }));
      expect(changed).toEqual({ ...before, operator: 'Ann Example', contactEmail: 'ann@example.test' });
      await world.send(logout, {});
      expect(await site(world)).toEqual(changed);
      await world.admin();
      expectOutput(changeSite, await world.send(changeSite, { operator: before.operator, contactEmail: before.contactEmail }));
      expect(await site(world)).toEqual(before);
    }],
    ['InvalidInput', 'points at what cannot be kept, and keeps nothing of it', async (world) => {
      await world.admin();
      const before = await site(world);
      const wrong = { name: 'Other', contactEmail: 'nobody', legal: { terms: { en: ' ' } } };
      expect(pointers(expectFailure(changeSite, await world.send(changeSite, wrong), 'InvalidInput'))).toEqual(['/contactEmail', '/legal/terms/en']);
      expect(await site(world)).toEqual(before);
    }],
  ]),
  refusesAllButAdmins(changeSite),
  promisesOf(getLegalText, [
    ['success', 'gives the operator’s text in the language asked for, else in English, until it is taken back', async (world) => {
      await world.admin();
      const changed = await world.send(changeSite, { legal: { privacy: { en: '# Privacy', ar: '# الخصوصية' } } });
      expect(expectOutput<Site>(changeSite, changed).ownTexts).toContain('privacy');
      expect(expectOutput(getLegalText, await world.send(getLegalText, { page: 'privacy', lang: 'ar' }))).toEqual({ markdown: '# الخصوصية', lang: 'ar' });
      expect(expectOutput(getLegalText, await world.send(getLegalText, { page: 'privacy', lang: 'fr' }))).toEqual({ markdown: '# Privacy', lang: 'en' });
      expect(expectOutput<Site>(changeSite, await world.send(changeSite, { legal: { privacy: null } })).ownTexts).not.toContain('privacy');
    }],
    ['NotFound', 'says that there is none', async (world) => {
      expectFailure(getLegalText, await world.send(getLegalText, { page: 'terms' }), 'NotFound');
    }],
  ]),
);
