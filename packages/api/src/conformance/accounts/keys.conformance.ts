import { expect } from 'vitest';
import { callApiByQuery } from '../../contract/hub/hub.ts';
import { type ApiKey, changeKey, createKey, listKeys, revokeKey, rotateKey } from '../../contract/accounts/keys.ts';
import { getMe, logout, type User } from '../../contract/accounts/session.ts';
import { expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import { untilRateLimited } from './recovery.conformance.ts';
import type { ReceivedResponse, World } from '../world.ts';

/** A call authenticated only by this key. */
async function responseTo(
  world: World,
  key: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReceivedResponse> {
  await world.send(logout, {});
  return world.send(callApiByQuery, { api: 'random/uuid' }, { 'x-api-key': key, ...headers });
}
const callWith = async (world: World, key: string, headers?: Readonly<Record<string, string>>) =>
  (await responseTo(world, key, headers)).status;

/** The IP addresses of the subjects' visitors. */
const everywhere = ['10.0.0.0/8', '203.0.113.0/24'];
const elsewhere = '198.51.100.7';

const pointersOf = (body: Record<string, unknown>) =>
  (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer);
/** Fields that a change does not affect. */
const limitsOf = ({ id, name, areas, scopes, expiresAt, addresses, origins, inQuery, version }: ApiKey) => ({
  id,
  name,
  areas,
  scopes,
  expiresAt,
  addresses,
  origins,
  inQuery,
  version,
});

const listed = async (world: World) =>
  expectOutput<{ items: ApiKey[] }>(listKeys, await world.send(listKeys, {})).items;

export const keysConformance = conformance(
  conformanceOf(listKeys, [
    [
      'success',
      'lists the main key first, all keys masked',
      async (world) => {
        const { user } = await world.signedIn();
        const made = await world.madeKey({ name: 'Laptop' });
        const response = await world.send(listKeys, {});
        const { items } = expectOutput<{ items: ApiKey[] }>(listKeys, response);
        expect(items.map(({ name, main }) => ({ name, main }))).toEqual([
          { name: 'Main', main: true },
          { name: 'Laptop', main: false },
        ]);
        expect(response.text).not.toContain(user.apiKey);
        expect(response.text).not.toContain(made.key);
        expect(items[1]?.masked).toBe(`${made.key.slice(0, 6)}…${made.key.slice(-4)}`);
      },
    ],
    [
      'success',
      'lists ended keys on request, with time and reason',
      async (world) => {
        const { username } = await world.signedIn();
        const revoked = await world.madeKey({ name: 'Revoked' });
        const expired = await world.madeKey({ name: 'Expired' });
        const replaced = await world.madeKey({ name: 'Replaced' });
        await world.send(revokeKey, { id: revoked.id });
        await world.subject.expireKey(username, expired.id);
        await world.send(rotateKey, { id: replaced.id, graceS: 0 });
        const { items } = expectOutput<{ items: ApiKey[] }>(listKeys, await world.send(listKeys, { ended: 'true' }));
        expect(items.map(({ name, ended }) => [name, ended?.how]).toSorted()).toEqual([
          ['Expired', 'expired'],
          ['Replaced', 'replaced'],
          ['Revoked', 'revoked'],
        ]);
        for (const { ended } of items) expect(new Date(ended?.at ?? '').toISOString()).toBe(ended?.at);
        expect((await listed(world)).map(({ name, ended }) => [name, ended])).toEqual([
          ['Main', null],
          ['Replaced', null],
        ]);
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(listKeys, await world.send(listKeys, {}), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(createKey, [
    [
      'RateLimited',
      'limits the number of created keys',
      async (world) => {
        const { username } = await world.signedIn();
        await world.subject.setKeysMax(username, 1000);
        await untilRateLimited(createKey, () => world.send(createKey, { name: 'Again' }));
      },
    ],
    [
      'success',
      'creates a key that works immediately',
      async (world) => {
        await world.signedIn();
        const made = expectOutput<ApiKey & { key: string }>(
          createKey,
          await world.send(createKey, { name: ' Build machine ' }),
        );
        expect(made).toMatchObject({
          name: 'Build machine',
          main: false,
          areas: null,
          scopes: [],
          expiresAt: null,
          lastUsedAt: null,
          graceUntil: null,
        });
        expect(await callWith(world, made.key)).toBe(200);
      },
    ],
    [
      'success',
      'normalizes addresses and origins',
      async (world) => {
        await world.signedIn();
        const made = expectOutput<ApiKey>(
          createKey,
          await world.send(createKey, {
            name: 'Ruled',
            addresses: ['203.0.113.77/24', '203.0.113.0/24', '2001:DB8:0::1'],
            origins: ['HTTPS://App.Example.com:443/', 'https://app.example.com'],
            inQuery: true,
          }),
        );
        expect(made).toMatchObject({
          addresses: ['203.0.113.0/24', '2001:db8::1'],
          origins: ['https://app.example.com'],
          inQuery: true,
          version: 1,
          ended: null,
        });
      },
    ],
    [
      'success',
      'rejects a call from another IP address, and returns that address',
      async (world) => {
        await world.signedIn();
        const here = await world.madeKey({ name: 'Here', addresses: everywhere });
        const there = await world.madeKey({ name: 'There', addresses: [elsewhere] });
        expect(await callWith(world, here.key)).toBe(200);
        const body = expectFailure(callApiByQuery, await responseTo(world, there.key), 'Forbidden');
        expect(body['detail']).toMatch(/from the IP address (?:10|203)\.[\d.]+\d\./);
        expect(body['detail']).not.toContain(elsewhere);
      },
    ],
    [
      'success',
      'rejects a call from another origin',
      async (world) => {
        await world.signedIn();
        const { key } = await world.madeKey({ name: 'Page', origins: ['https://app.example.com'] });
        expect(await callWith(world, key, { origin: 'https://app.example.com' })).toBe(200);
        for (const origin of [
          'https://evil.example',
          'https://app.example.com.evil.example',
          'http://app.example.com',
          'null',
        ]) {
          expectFailure(callApiByQuery, await responseTo(world, key, { origin }), 'Forbidden');
        }
      },
    ],
    [
      'success',
      'accepts a key in the query string only if its owner allows it',
      async (world) => {
        await world.signedIn();
        const allowed = await world.madeKey({ name: 'Allowed', inQuery: true });
        const plain = await world.madeKey({ name: 'Plain' });
        await world.send(logout, {});
        expect((await world.sendAnything(callApiByQuery, { api: 'random/uuid', key: allowed.key })).status).toBe(200);
        expectFailure(
          callApiByQuery,
          await world.sendAnything(callApiByQuery, { api: 'random/uuid', key: plain.key }),
          'Unauthenticated',
        );
      },
    ],
    [
      'InvalidInput',
      'rejects invalid rules and returns the path of each',
      async (world) => {
        await world.signedIn();
        const response = await world.send(createKey, {
          name: 'Wrong',
          addresses: ['203.0.113.1', 'localhost', '10.0.0.1/33'],
          origins: ['app.example.com', 'https://a.example/path'],
        });
        expect(pointersOf(expectFailure(createKey, response, 'InvalidInput'))).toEqual([
          '/addresses/1',
          '/addresses/2',
          '/origins/0',
          '/origins/1',
        ]);
        const tooMany = Array.from({ length: 21 }, (_, index) => `10.0.0.${index}`);
        expect(
          pointersOf(
            expectFailure(createKey, await world.send(createKey, { name: 'Many', addresses: tooMany }), 'InvalidInput'),
          ),
        ).toEqual(['/addresses']);
      },
    ],
    [
      'TooManyKeys',
      'rejects more keys than the plan allows',
      async (world) => {
        const { username } = await world.signedIn();
        await world.subject.setKeysMax(username, 2);
        await world.madeKey();
        expect(
          expectFailure(createKey, await world.send(createKey, { name: 'One more' }), 'TooManyKeys')['keysMax'],
        ).toBe(2);
      },
    ],
    [
      'InvalidInput',
      'rejects an end in the past',
      async (world) => {
        await world.signedIn();
        const body = expectFailure(
          createKey,
          await world.send(createKey, { name: 'Late', expiresAt: '2020-01-01T00:00:00Z' }),
          'InvalidInput',
        );
        expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/expiresAt');
      },
    ],
    [
      'InvalidInput',
      'rejects an empty name',
      async (world) => {
        await world.signedIn();
        const body = expectFailure(createKey, await world.send(createKey, { name: '  ' }), 'InvalidInput');
        expect((body['errors'] as { pointer: string }[])[0]?.pointer).toBe('/name');
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(createKey, await world.send(createKey, { name: 'Mine' }), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(changeKey, [
    [
      'success',
      'changes name and limits immediately, but not the key itself',
      async (world) => {
        await world.signedIn();
        const made = expectOutput<ApiKey & { key: string }>(
          createKey,
          await world.send(createKey, { name: 'Before', areas: ['random'] }),
        );
        const changed = expectOutput<ApiKey>(
          changeKey,
          await world.send(changeKey, {
            ...limitsOf(made),
            name: ' After ',
            areas: ['convert'],
            scopes: ['account:read'],
            addresses: everywhere,
            expiresAt: '2099-01-01T00:00:00.000Z',
          }),
        );
        expect(changed).toEqual({
          ...limitsOf(made),
          name: 'After',
          areas: ['convert'],
          scopes: ['account:read'],
          addresses: everywhere,
          expiresAt: '2099-01-01T00:00:00.000Z',
          version: 2,
          masked: made.masked,
          main: false,
          createdAt: made.createdAt,
          lastUsedAt: null,
          graceUntil: null,
          ended: null,
        });
        expect((await listed(world))[1]).toEqual(changed);
        expect(await callWith(world, made.key)).toBe(403);
      },
    ],
    [
      'Stale',
      'rejects a stale version and changes nothing',
      async (world) => {
        await world.signedIn();
        const made = expectOutput<ApiKey & { key: string }>(createKey, await world.send(createKey, { name: 'Shared' }));
        expectOutput(changeKey, await world.send(changeKey, { ...limitsOf(made), name: 'First' }));
        expect(
          expectFailure(changeKey, await world.send(changeKey, { ...limitsOf(made), name: 'Second' }), 'Stale')[
            'version'
          ],
        ).toBe(2);
        expect((await listed(world))[1]?.name).toBe('First');
      },
    ],
    [
      'InvalidInput',
      'rejects invalid rules, an end in the past, and any end of the main key',
      async (world) => {
        await world.signedIn();
        const [main] = await listed(world);
        if (!main) throw new Error('There is no main key.');
        const refusedAt = async (change: object) =>
          pointersOf(
            expectFailure(changeKey, await world.send(changeKey, { ...limitsOf(main), ...change }), 'InvalidInput'),
          );
        expect(await refusedAt({ addresses: ['here'] })).toEqual(['/addresses/0']);
        expect(await refusedAt({ origins: ['here'] })).toEqual(['/origins/0']);
        expect(await refusedAt({ expiresAt: '2020-01-01T00:00:00Z' })).toEqual(['/expiresAt']);
        expect(await refusedAt({ expiresAt: '2099-01-01T00:00:00Z' })).toEqual(['/expiresAt']);
      },
    ],
    [
      'NotFound',
      "treats another person's key, and one that was rotated, as unknown",
      async (world) => {
        await world.signedIn();
        const made = expectOutput<ApiKey & { key: string }>(createKey, await world.send(createKey, { name: 'Mine' }));
        await world.send(rotateKey, { id: made.id });
        expectFailure(changeKey, await world.send(changeKey, { ...limitsOf(made), name: 'Old' }), 'NotFound');
        const [main] = await listed(world);
        if (!main) throw new Error('There is no main key.');
        await world.send(logout, {});
        await world.signedIn();
        expectFailure(changeKey, await world.send(changeKey, { ...limitsOf(main), name: 'Theirs' }), 'NotFound');
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        const limits = {
          id: 'any',
          name: 'Any',
          areas: null,
          scopes: [],
          expiresAt: null,
          addresses: [],
          origins: [],
          inQuery: false,
          version: 1,
        };
        expectFailure(changeKey, await world.send(changeKey, limits), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(rotateKey, [
    [
      'RateLimited',
      'limits the number of rotated keys',
      async (world) => {
        await world.signedIn();
        let { id } = await world.madeKey();
        await untilRateLimited(rotateKey, async () => {
          const response = await world.send(rotateKey, { id });
          if (response.status === 200) ({ id } = response.body as ApiKey);
          return response;
        });
      },
    ],
    [
      'success',
      'copies its limits to the new key',
      async (world) => {
        await world.signedIn();
        const old = await world.madeKey({
          name: 'Ruled',
          areas: ['random'],
          scopes: ['account:read'],
          addresses: everywhere,
          origins: ['https://app.example.com'],
          inQuery: true,
        });
        expect(expectOutput(rotateKey, await world.send(rotateKey, { id: old.id }))).toMatchObject({
          name: 'Ruled',
          areas: ['random'],
          scopes: ['account:read'],
          addresses: everywhere,
          origins: ['https://app.example.com'],
          inQuery: true,
          version: 1,
        });
      },
    ],
    [
      'success',
      'creates a new key and keeps the old one valid for the grace period',
      async (world) => {
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
      },
    ],
    [
      'success',
      'revokes the old key immediately without a grace period',
      async (world) => {
        await world.signedIn();
        const old = await world.madeKey();
        expectOutput(rotateKey, await world.send(rotateKey, { id: old.id, graceS: 0 }));
        expect(await callWith(world, old.key)).toBe(401);
      },
    ],
    [
      'success',
      'replaces the main key, which the current-user call returns',
      async (world) => {
        const { user } = await world.signedIn();
        const main = (await listed(world)).find((key) => key.main);
        const fresh = expectOutput<ApiKey & { key: string }>(
          rotateKey,
          await world.send(rotateKey, { id: main?.id ?? '' }),
        );
        const me = expectOutput<{ user: User }>(getMe, await world.send(getMe, {}));
        expect(me.user.apiKey).toBe(fresh.key);
        expect(me.user.apiKey).not.toBe(user.apiKey);
        expect((await listed(world)).filter((key) => key.main)).toHaveLength(1);
      },
    ],
    [
      'NotFound',
      "treats another person's key as unknown",
      async (world) => {
        await world.signedIn();
        const theirs = await world.madeKey();
        await world.send(logout, {});
        await world.signedIn();
        expectFailure(rotateKey, await world.send(rotateKey, { id: theirs.id }), 'NotFound');
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(rotateKey, await world.send(rotateKey, { id: 'any' }), 'Unauthenticated');
      },
    ],
  ]),
  conformanceOf(revokeKey, [
    [
      'success',
      'revokes a key immediately',
      async (world) => {
        await world.signedIn();
        const made = await world.madeKey();
        expect(expectOutput(revokeKey, await world.send(revokeKey, { id: made.id }))).toEqual({ id: made.id });
        expect(await callWith(world, made.key)).toBe(401);
      },
    ],
    [
      'MainKey',
      'does not revoke the main key',
      async (world) => {
        await world.signedIn();
        const main = (await listed(world)).find((key) => key.main);
        expectFailure(revokeKey, await world.send(revokeKey, { id: main?.id ?? '' }), 'MainKey');
      },
    ],
    [
      'NotFound',
      "treats another person's key as unknown and leaves it working",
      async (world) => {
        await world.signedIn();
        const theirs = await world.madeKey();
        await world.send(logout, {});
        await world.signedIn();
        expectFailure(revokeKey, await world.send(revokeKey, { id: theirs.id }), 'NotFound');
        expect(await callWith(world, theirs.key)).toBe(200);
      },
    ],
    [
      'Unauthenticated',
      'rejects a request without a session',
      async (world) => {
        expectFailure(revokeKey, await world.send(revokeKey, { id: 'any' }), 'Unauthenticated');
      },
    ],
  ]),
);
