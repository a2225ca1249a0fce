import { expect } from 'vitest';
import { logout } from '../contract/session.ts';
import { changeSite, getLegalText, getSite, listMessages, type Message, sendMessage, type Site } from '../contract/site.ts';
import { expectFailure, expectOutput, promises, promisesOf } from './promise.ts';
import type { World } from './world.ts';

const message = { kind: 'support', name: 'Amina', email: 'amina@example.test', subject: 'A form', text: 'It says no.', requestId: 'req-1' } as const;

const refusesAllButAdmins = (entry: typeof changeSite | typeof listMessages) =>
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
  promisesOf(sendMessage, [
    ['success', 'keeps what a visitor writes, and gives a reference that names it', async (world) => {
      const { reference } = expectOutput<{ reference: string }>(sendMessage, await world.send(sendMessage, message));
      expect(reference).toMatch(/^AY-[0-9A-Z]{6}$/);
      await world.admin();
      const { items } = expectOutput<{ items: Message[] }>(listMessages, await world.send(listMessages, {}));
      expect(items.find((each) => each.reference === reference)).toEqual({ ...message, id: expect.any(String), reference, username: null, createdAt: expect.any(String) });
    }],
    ['success', 'drops without a word what fills in the hidden field', async (world) => {
      const name = world.name('bot');
      expectOutput(sendMessage, await world.send(sendMessage, { ...message, name, website: 'https://example.test' }));
      await world.admin();
      const { items } = expectOutput<{ items: Message[] }>(listMessages, await world.send(listMessages, {}));
      expect(items.filter((each) => each.name === name)).toEqual([]);
    }],
    ['RateLimited', 'takes five an hour from one visitor', async (world) => {
      for (let sent = 0; sent < 5; sent += 1) expectOutput(sendMessage, await world.send(sendMessage, message));
      expect(expectFailure(sendMessage, await world.send(sendMessage, message), 'RateLimited')['retryAfterS']).toBeGreaterThan(3500);
    }],
    ['InvalidInput', 'names every field that is wrong', async (world) => {
      const wrong = { ...message, name: '', email: 'nobody', kind: 'praise' };
      expect(pointers(expectFailure(sendMessage, await world.sendAnything(sendMessage, wrong), 'InvalidInput')).toSorted()).toEqual(['/email', '/kind', '/name']);
      expect(pointers(expectFailure(sendMessage, await world.send(sendMessage, { ...message, text: ' \n ' }), 'InvalidInput'))).toEqual(['/text']);
    }],
  ]),
  promisesOf(listMessages, [
    ['success', 'gives what people wrote, latest first, with their username where they were signed in', async (world) => {
      const { username } = await world.signedIn();
      const first = expectOutput<{ reference: string }>(sendMessage, await world.send(sendMessage, { ...message, subject: 'First' }));
      const second = expectOutput<{ reference: string }>(sendMessage, await world.send(sendMessage, { ...message, subject: 'Second' }));
      await world.send(logout, {});
      await world.admin();
      const { items } = expectOutput<{ items: Message[] }>(listMessages, await world.send(listMessages, {}));
      expect(items.filter((each) => each.username === username).map(({ reference }) => reference).toSorted()).toEqual([first.reference, second.reference].toSorted());
      expect(items.map(({ createdAt }) => createdAt)).toEqual(items.map(({ createdAt }) => createdAt).toSorted().toReversed());
    }],
    ['InvalidInput', 'takes no cursor but its own', async (world) => {
      await world.admin();
      expect(pointers(expectFailure(listMessages, await world.send(listMessages, { cursor: 'anything' }), 'InvalidInput'))).toEqual(['/cursor']);
    }],
  ]),
  refusesAllButAdmins(listMessages),
);
