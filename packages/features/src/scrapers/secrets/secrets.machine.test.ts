import type { ScraperSecret } from '@apiyard/api/contract/scrapers';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { SecretValue } from './secrets.machine.ts';
import { secretsMachine } from './secrets.machine.ts';

const at = '2026-11-20T09:00:00.000Z';
const token: ScraperSecret = { name: 'TOKEN', host: 'api.example', updatedAt: at };
const refused = {
  success: false,
  code: 'InvalidInput',
  detail: 'A value is wrong.',
  requestId: 'r1',
  errors: [{ pointer: '/host', code: 'format', detail: 'Use a host.' }],
};

function start(
  save: (secret: SecretValue) => Promise<ScraperSecret>,
  forget: () => Promise<unknown> = async () => ({}),
) {
  const asked: unknown[] = [];
  const machine = secretsMachine.provide({
    actors: {
      save: fromPromise(({ input }: { input: SecretValue }) => {
        asked.push(input);
        return save(input);
      }),
      forget: fromPromise(({ input }: { input: { name: string } }) => {
        asked.push(input);
        return forget();
      }),
    },
  });
  const actor = createActor(machine, { input: { secrets: [token] } });
  actor.start();
  return {
    actor,
    asked,
    until: (state: 'listed' | 'filling in' | 'asking') => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

test('a new secret is listed by name, and what was typed is forgotten', async () => {
  const { actor, asked, until } = start(async ({ name, host }) => ({ name, host, updatedAt: at }));
  actor.send({ type: 'fill in', name: null });
  actor.send({ type: 'save', secret: { name: 'KEY', value: 'hush', host: 'books.example' } });
  expect((await until('listed')).context).toEqual({
    secrets: [{ name: 'KEY', host: 'books.example', updatedAt: at }, token],
    name: null,
    sent: { name: '', value: '', host: '' },
    refusal: null,
  });
  expect(asked).toEqual([{ name: 'KEY', value: 'hush', host: 'books.example' }]);
});

test('a secret is replaced in its place', async () => {
  const later = { name: 'TOKEN', host: 'new.example', updatedAt: '2026-11-20T10:00:00.000Z' };
  const { actor, until } = start(async () => later);
  actor.send({ type: 'fill in', name: 'TOKEN' });
  actor.send({ type: 'save', secret: { name: 'TOKEN', value: 'hush', host: 'new.example' } });
  expect((await until('listed')).context.secrets).toEqual([later]);
});

test('a refusal leaves the form open and says what is wrong', async () => {
  const { actor, until } = start(() => Promise.reject(refused));
  actor.send({ type: 'fill in', name: null });
  actor.send({ type: 'save', secret: { name: 'KEY', value: 'hush', host: 'a b' } });
  expect((await until('filling in')).context).toMatchObject({
    secrets: [token],
    refusal: { code: 'InvalidInput', detail: 'A value is wrong.', issues: refused.errors, requestId: 'r1' },
  });
});

test('a secret goes only after it was asked for twice', async () => {
  const { actor, asked, until } = start(async () => token);
  actor.send({ type: 'ask to remove', name: 'TOKEN' });
  actor.send({ type: 'cancel' });
  expect(asked).toEqual([]);
  actor.send({ type: 'ask to remove', name: 'TOKEN' });
  actor.send({ type: 'remove' });
  expect((await until('listed')).context.secrets).toEqual([]);
  expect(asked).toEqual([{ name: 'TOKEN' }]);
});

test('a secret that could not be removed stays, with the reason', async () => {
  const { actor, until } = start(
    async () => token,
    () => Promise.reject('Wrong Services'),
  );
  actor.send({ type: 'ask to remove', name: 'TOKEN' });
  actor.send({ type: 'remove' });
  expect((await until('asking')).context).toMatchObject({
    secrets: [token],
    name: 'TOKEN',
    refusal: { code: null, detail: null, issues: [], requestId: undefined },
  });
});
