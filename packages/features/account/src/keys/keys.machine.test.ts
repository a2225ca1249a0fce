import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { KeyDraft } from './key-draft.ts';
import { draftOf, emptyForm, entriesIn, formOf } from './key-draft.ts';
import { listAfter } from './change-list.ts';
import type { IssuedKey, KeyChange } from './keys.machine.ts';
import { keysMachine } from './keys.machine.ts';
import { buildKey, mainKey, shopKey, wholeKey } from './story/story-keys.ts';

const draft: KeyDraft = {
  name: 'New',
  areas: null,
  scopes: [],
  expiresAt: null,
  addresses: [],
  origins: [],
  inQuery: false,
};
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
  const unexpected = () => Promise.reject(new Error('Unexpected call.'));
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
  const emitted: KeyChange[] = [];
  actor.on('*', (change) => void emitted.push(change));
  const until = (state: unknown) => expect.poll(() => actor.getSnapshot().value).toEqual(state);
  return { actor, emitted, until, context: () => actor.getSnapshot().context };
}

test('shows a new key in full until confirmed', async () => {
  const { actor, until, context, emitted } = started({ create: async () => issued });
  actor.send({ type: 'new' });
  actor.send({ type: 'save', draft });
  await until('issued');
  expect([context().issued, emitted]).toEqual([issued, [{ type: 'created', key: fresh }]]);
  actor.send({ type: 'new' });
  expect(actor.getSnapshot().value).toBe('issued');
  actor.send({ type: 'close' });
  expect([actor.getSnapshot().value, context().issued]).toEqual(['idle', null]);
});

test('a server error keeps the form open, and the next attempt clears it', async () => {
  const answers = [problem('InvalidInput', { errors: [] }), problem('TooManyKeys', { keysMax: 5 }), null];
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
  expect(context().error).toEqual(problem('InvalidInput', { errors: [] }));
  actor.send({ type: 'save', draft });
  expect(context().error).toBe(null);
  await expect.poll(() => context().error).toEqual(problem('TooManyKeys', { keysMax: 5 }));
  actor.send({ type: 'save', draft });
  await until('issued');
  expect(context().error).toBe(null);
});

test('a stale change keeps the form, and loading the latest version shows it', async () => {
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
  expect([context().error, context().subject]).toEqual([problem('Stale', { version: 4 }), buildKey]);
  actor.send({ type: 'take theirs' });
  await expect.poll(() => context().subject).toEqual(theirs);
  await until({ editing: 'filling' });
  actor.send({ type: 'save', draft });
  await until('idle');
  expect([versions, emitted]).toEqual([[3, 4], [{ type: 'saved', key: { ...theirs, name: 'Mine', version: 5 } }]]);
});

test('a key that has ended closes the form', async () => {
  const { actor, until, emitted } = started({
    change: () => Promise.reject(problem('Stale')),
    load: async () => [mainKey],
  });
  actor.send({ type: 'change', key: buildKey });
  actor.send({ type: 'save', draft });
  await until({ editing: 'filling' });
  actor.send({ type: 'take theirs' });
  await until('idle');
  expect(emitted).toEqual([]);
});

test.each([
  [0, null],
  [3600, '2026-11-20T11:00:00.000Z'],
])('replaces a key with %d s of grace', async (graceS, oldUntil) => {
  const { actor, until, context, emitted } = started({ rotate: async () => ({ issued, oldUntil }) });
  actor.send({ type: 'rotate', key: buildKey });
  actor.send({ type: 'go ahead', graceS });
  await until('issued');
  expect([context().issued, context().oldUntil]).toEqual([issued, oldUntil]);
  expect(emitted).toEqual([{ type: 'rotated', key: fresh, old: buildKey, oldUntil }]);
});

test('a key is revoked only once the server confirms', async () => {
  const ended = Promise.withResolvers<void>();
  const { actor, until, emitted } = started({ revoke: () => ended.promise });
  actor.send({ type: 'revoke', key: buildKey });
  actor.send({ type: 'go ahead', graceS: 0 });
  actor.send({ type: 'close' });
  expect([actor.getSnapshot().value, emitted]).toEqual([{ revoking: 'working' }, []]);
  ended.resolve();
  await until('idle');
  expect(emitted).toEqual([{ type: 'revoked', key: buildKey }]);
});

test.each<[string, KeyChange, readonly string[]]>([
  ['after the main key', { type: 'created', key: fresh }, ['Main', 'New', 'Build server']],
  ['under its new name', { type: 'saved', key: { ...buildKey, name: 'CI' } }, ['Main', 'CI']],
  ['no more', { type: 'revoked', key: buildKey }, ['Main']],
  ['alone in place of the old one', { type: 'rotated', key: fresh, old: buildKey, oldUntil: null }, ['Main', 'New']],
  [
    'before the old one, which still works',
    { type: 'rotated', key: fresh, old: buildKey, oldUntil: '2026-11-20T11:00:00.000Z' },
    ['Main', 'New', 'Build server until 2026-11-20T11:00:00.000Z'],
  ],
])('lists a changed key %s', (_, change, expected) => {
  expect(
    listAfter([mainKey, buildKey], change).map(({ name, graceUntil }) =>
      graceUntil === null ? name : `${name} until ${graceUntil}`,
    ),
  ).toEqual(expected);
});

test('turns the form into a request', () => {
  const nowMs = Date.parse('2026-11-20T10:00:00Z');
  expect(entriesIn(' 203.0.113.9,\n2001:db8::/32 ; x\t')).toEqual(['203.0.113.9', '2001:db8::/32', 'x']);
  expect(
    draftOf(
      {
        ...emptyForm,
        name: 'A',
        areas: ['random'],
        expiresAt: { expiry: '7', date: null },
        addresses: '203.0.113.9',
      },
      null,
      nowMs,
      'UTC',
    ),
  ).toEqual({
    name: 'A',
    areas: ['random'],
    scopes: [],
    expiresAt: '2026-11-27T10:00:00.000Z',
    addresses: ['203.0.113.9'],
    origins: [],
    inQuery: false,
  });
  expect(draftOf({ ...emptyForm, readsAccount: true }, null, nowMs, 'UTC').scopes).toEqual(['account:read']);
  expect(formOf({ ...buildKey, scopes: ['account:read'] }).readsAccount).toBe(true);
  expect(draftOf(formOf(buildKey), buildKey.expiresAt, nowMs, 'UTC')).toEqual({
    name: 'Build server',
    areas: ['convert', 'random'],
    scopes: [],
    expiresAt: '2026-11-27T10:00:00.000Z',
    addresses: ['203.0.113.0/24', '2001:db8::/32'],
    origins: [],
    inQuery: false,
  });
});
