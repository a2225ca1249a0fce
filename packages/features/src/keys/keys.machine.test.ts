import type { ApiKey } from '@apiyard/api/contract/keys';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { KeyDraft } from './key-draft.ts';
import { draftOf, emptyForm, entriesIn, formOf } from './key-draft.ts';
import type { IssuedKey } from './keys.machine.ts';
import { keysMachine } from './keys.machine.ts';
import { buildKey, mainKey, shopKey, wholeKey } from './story/story-keys.ts';

const draft: KeyDraft = { name: 'New', areas: null, expiresAt: null, addresses: [], origins: [], inQuery: false };
const fresh: ApiKey = { ...shopKey, id: 'new', name: 'New' };
const issued: IssuedKey = { key: fresh, whole: wholeKey };
const problem = (code: string, more: object = {}) => ({ code, requestId: 'r1', ...more });

interface Server {
  create?: () => Promise<IssuedKey>;
  change?: (input: { key: ApiKey; draft: KeyDraft }) => Promise<ApiKey>;
  rotate?: (input: { graceS: number }) => Promise<{ issued: IssuedKey; oldUntil: string | null }>;
  revoke?: () => Promise<unknown>;
  load?: () => Promise<readonly ApiKey[]>;
}

function started(server: Server) {
  const unexpected = () => Promise.reject(new Error('Nobody should have asked.'));
  const actor = createActor(
    keysMachine.provide({
      actors: {
        create: fromPromise(server.create ?? unexpected),
        change: fromPromise(({ input }) => (server.change ?? unexpected)(input)),
        rotate: fromPromise(({ input }) => (server.rotate ?? unexpected)(input)),
        revoke: fromPromise(server.revoke ?? unexpected),
        load: fromPromise(server.load ?? unexpected),
      },
    }),
  ).start();
  actor.send({ type: 'told', keys: [mainKey, buildKey] });
  const emitted: string[] = [];
  for (const type of ['saved', 'revoked', 'rotated'] as const) actor.on(type, () => void emitted.push(type));
  const until = (state: unknown) => expect.poll(() => actor.getSnapshot().value).toEqual(state);
  return { actor, emitted, until, context: () => actor.getSnapshot().context };
}

const names = (keys: readonly ApiKey[] | null) => keys?.map(({ id }) => id);

test('a new key is shown whole until the person says so, and stands after the main one', async () => {
  const { actor, until, context } = started({ create: async () => issued });
  actor.send({ type: 'new' });
  actor.send({ type: 'save', draft });
  await until('issued');
  expect([context().issued, names(context().keys)]).toEqual([issued, ['k1', 'new', 'k2']]);
  actor.send({ type: 'new' });
  expect(actor.getSnapshot().value).toBe('issued');
  actor.send({ type: 'close' });
  expect([actor.getSnapshot().value, context().issued]).toEqual(['idle', null]);
});

test('what the server refuses leaves the form open, and the next try forgets it', async () => {
  const answers = [
    problem('InvalidInput', { errors: [{ pointer: '/addresses/1', detail: 'Write an address.' }] }),
    problem('TooManyKeys', { keysMax: 5 }),
    null,
  ];
  const { actor, until, context } = started({
    create: async () => {
      const answer = answers.shift();
      if (answer) throw answer;
      return issued;
    },
  });
  actor.send({ type: 'new' });
  actor.send({ type: 'save', draft });
  await until({ editing: 'filling' });
  expect(context().refusal).toEqual({
    code: 'InvalidInput',
    pointers: ['/addresses/1'],
    keysMax: null,
    requestId: 'r1',
  });
  actor.send({ type: 'save', draft });
  await expect
    .poll(() => context().refusal)
    .toEqual({ code: 'TooManyKeys', pointers: [], keysMax: 5, requestId: 'r1' });
  actor.send({ type: 'save', draft });
  await until('issued');
  expect(context().refusal).toBe(null);
});

test('a change that came too late keeps the form; loading the other version shows that one', async () => {
  const theirs = { ...buildKey, name: 'Theirs', version: 4 };
  const versions: number[] = [];
  const { actor, until, context, emitted } = started({
    change: async ({ key }) => {
      versions.push(key.version);
      if (key.version === 3) throw problem('Stale', { version: 4 });
      return { ...key, name: 'Mine', version: 5 };
    },
    load: async () => [mainKey, theirs],
  });
  actor.send({ type: 'change', key: buildKey });
  actor.send({ type: 'save', draft });
  await until({ editing: 'filling' });
  expect([context().refusal?.code, context().subject]).toEqual(['Stale', buildKey]);
  actor.send({ type: 'take theirs' });
  await expect.poll(() => context().subject).toEqual(theirs);
  await until({ editing: 'filling' });
  actor.send({ type: 'save', draft });
  await until('idle');
  expect([versions, context().keys?.[1]?.name, emitted]).toEqual([[3, 4], 'Mine', ['saved']]);
});

test('a key that ended meanwhile closes the form', async () => {
  const { actor, until, context } = started({
    change: () => Promise.reject(problem('Stale')),
    load: async () => [mainKey],
  });
  actor.send({ type: 'change', key: buildKey });
  actor.send({ type: 'save', draft });
  await until({ editing: 'filling' });
  actor.send({ type: 'take theirs' });
  await until('idle');
  expect(names(context().keys)).toEqual(['k1']);
});

test.each([
  [0, null, ['k1', 'new']],
  [3600, '2026-11-20T11:00:00.000Z', ['k1', 'new', 'k2']],
])('a key replaced with %d s of grace', async (graceS, oldUntil, expected) => {
  const { actor, until, context, emitted } = started({ rotate: async () => ({ issued, oldUntil }) });
  actor.send({ type: 'rotate', key: buildKey });
  actor.send({ type: 'go ahead', graceS });
  await until('issued');
  expect([names(context().keys), context().keys?.[2]?.graceUntil ?? null, emitted]).toEqual([
    expected,
    oldUntil,
    ['rotated'],
  ]);
});

test('a revoked key leaves the list when the server has ended it, not before', async () => {
  const ended = Promise.withResolvers<void>();
  const { actor, until, context, emitted } = started({ revoke: () => ended.promise });
  actor.send({ type: 'revoke', key: buildKey });
  actor.send({ type: 'go ahead', graceS: 0 });
  expect(names(context().keys)).toEqual(['k1', 'k2']);
  actor.send({ type: 'close' });
  expect(actor.getSnapshot().value).toEqual({ revoking: 'working' });
  ended.resolve();
  await until('idle');
  expect([names(context().keys), emitted]).toEqual([['k1'], ['revoked']]);
});

test('what was typed becomes what is sent', () => {
  const nowMs = Date.parse('2026-11-20T10:00:00Z');
  expect(entriesIn(' 203.0.113.9,\n2001:db8::/32 ; x\t')).toEqual(['203.0.113.9', '2001:db8::/32', 'x']);
  expect(
    draftOf({ ...emptyForm, name: 'A', areas: ['random'], expiry: '7', addresses: '203.0.113.9' }, null, nowMs, 'UTC'),
  ).toEqual({
    name: 'A',
    areas: ['random'],
    expiresAt: '2026-11-27T10:00:00.000Z',
    addresses: ['203.0.113.9'],
    origins: [],
    inQuery: false,
  });
  expect(draftOf(formOf(buildKey), buildKey.expiresAt, nowMs, 'UTC')).toEqual({
    name: 'Build server',
    areas: ['convert', 'random'],
    expiresAt: '2026-11-27T10:00:00.000Z',
    addresses: ['203.0.113.0/24', '2001:db8::/32'],
    origins: [],
    inQuery: false,
  });
});
