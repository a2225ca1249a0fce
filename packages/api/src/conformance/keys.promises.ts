import { expect } from 'vitest';
import { callApiByQuery } from '../contract/hub.ts';
import { type ApiKey, createKey, listKeys, revokeKey, rotateKey } from '../contract/keys.ts';
import { getMe, logout, type User } from '../contract/session.ts';
import { expectFailure, expectOutput, promises, promisesOf } from './promise.ts';
import type { World } from './world.ts';

/** Status of a call with nothing but this key. */
async function callWith(world: World, key: string): Promise<number> {
  await world.send(logout, {});
  return (await world.send(callApiByQuery, { api: 'random/uuid' }, { 'x-api-key': key })).status;
}

const listed = async (world: World) => expectOutput<{ items: ApiKey[] }>(listKeys, await world.send(listKeys, {})).items;

export const keysPromises = promises(
  promisesOf(listKeys, [
    ['success', 'starts with the main key and shows no key whole', async (world) => {
      const { user } = await world.signedIn();
      const made = await world.madeKey({ name: 'Laptop' });
      const answer = await world.send(listKeys, {});
      const { items } = expectOutput<{ items: ApiKey[] }>(listKeys, answer);
      expect(items.map(({ name, main }) => ({ name, main }))).toEqual([{ name: 'Main', main: true }, { name: 'Laptop', main: false }]);
      expect(answer.text).not.toContain(user.apiKey);
      expect(answer.text).not.toContain(made.key);
      expect(items[1]?.masked).toBe(`${made.key.slice(0, 6)}…${made.key.slice(-4)}`);
    }],
    ['Unauthenticated', 'needs a session', async (world) => {
      expectFailure(listKeys, await world.send(listKeys, {}), 'Unauthenticated');
    }],
  ]),
  promisesOf(createKey, [
    ['success', 'makes a key that works at once', async (world) => {
      await world.signedIn();
      const made = expectOutput<ApiKey & { key: string }>(createKey, await world.send(createKey, { name: ' Build machine ' }));
      expect(made).toMatchObject({ name: 'Build machine', main: false, areas: null, expiresAt: null, lastUsedAt: null, graceUntil: null });
      expect(await callWith(world, made.key)).toBe(200);
    }],
    ['TooManyKeys', 'refuses more keys than the plan holds', async (world) => {
      const { username } = await world.signedIn();
      await world.subject.setKeysMax(username, 2);
      await world.madeKey();
      expect(expectFailure(createKey, await world.send(createKey, { name: 'One more' }), 'TooManyKeys')['keysMax']).toBe(2);
    }],
    ['InvalidInput', 'refuses an end that has passed',  async (world) => {
      await world.signedIn();
      const body = expectFailure(createKey, await world.send(createKey, { name: 'Late', expiresAt: '2020-01-01T00:00:00Z' }), 'InvalidInput');
      expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/expiresAt');
    }],
    ['InvalidInput', 'refuses an empty name', async (world) => {
      await world.signedIn();
      const body = expectFailure(createKey, await world.send(createKey, { name: '  ' }), 'InvalidInput');
      expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/name');
    }],
    ['Unauthenticated', 'needs a session', async (world) => {
      expectFailure(createKey, await world.send(createKey, { name: 'Mine' }), 'Unauthenticated');
    }],
  ]),
  promisesOf(rotateKey, [
    ['success', 'gives a new key while the old one works on for its grace', async (world) => {
      await world.signedIn();
      const old = await world.madeKey();
      const fresh = expectOutput<ApiKey & { key: string }>(rotateKey, await world.send(rotateKey, { id: old.id }));
      expect(fresh.key).not.toBe(old.key);
      expect((await listed(world)).map(({ name, graceUntil }) => ({ name, inGrace: graceUntil !== null }))).toEqual([
        { name: 'Main', inGrace: false },
        { name: 'Laptop', inGrace: false },
        { name: 'Laptop', inGrace: true },
      ]);
      expect(await callWith(world, old.key)).toBe(200);
      expect(await callWith(world, fresh.key)).toBe(200);
    }],
    ['success', 'ends the old key at once without grace', async (world) => {
      await world.signedIn();
      const old = await world.madeKey();
      expectOutput(rotateKey, await world.send(rotateKey, { id: old.id, graceS: 0 }));
      expect(await callWith(world, old.key)).toBe(401);
    }],
    ['success', 'keeps one main key, which the current-user call then gives', async (world) => {
      const { user } = await world.signedIn();
      const main = (await listed(world)).find((key) => key.main);
      const fresh = expectOutput<ApiKey & { key: string }>(rotateKey, await world.send(rotateKey, { id: main?.id ?? '' }));
      const me = expectOutput<{ user: User }>(getMe, await world.send(getMe, {}));
      expect(me.user.apiKey).toBe(fresh.key);
      expect(me.user.apiKey).not.toBe(user.apiKey);
      expect((await listed(world)).filter((key) => key.main)).toHaveLength(1);
    }],
    ['NotFound', "treats another person's key as unknown", async (world) => {
      await world.signedIn();
      const theirs = await world.madeKey();
      await world.send(logout, {});
      await world.signedIn();
      expectFailure(rotateKey, await world.send(rotateKey, { id: theirs.id }), 'NotFound');
    }],
    ['Unauthenticated', 'needs a session', async (world) => {
      expectFailure(rotateKey, await world.send(rotateKey, { id: 'any' }), 'Unauthenticated');
    }],
  ]),
  promisesOf(revokeKey, [
    ['success', 'ends a key at once', async (world) => {
      await world.signedIn();
      const made = await world.madeKey();
      expect(expectOutput(revokeKey, await world.send(revokeKey, { id: made.id }))).toEqual({ id: made.id });
      expect(await callWith(world, made.key)).toBe(401);
    }],
    ['MainKey', 'keeps the main key', async (world) => {
      await world.signedIn();
      const main = (await listed(world)).find((key) => key.main);
      expectFailure(revokeKey, await world.send(revokeKey, { id: main?.id ?? '' }), 'MainKey');
    }],
    ['NotFound', "treats another person's key as unknown and leaves it working", async (world) => {
      await world.signedIn();
      const theirs = await world.madeKey();
      await world.send(logout, {});
      await world.signedIn();
      expectFailure(revokeKey, await world.send(revokeKey, { id: theirs.id }), 'NotFound');
      expect(await callWith(world, theirs.key)).toBe(200);
    }],
    ['Unauthenticated', 'needs a session', async (world) => {
      expectFailure(revokeKey, await world.send(revokeKey, { id: 'any' }), 'Unauthenticated');
    }],
  ]),
);
