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

function start(save: (secret: SecretValue) => Promise<unknown>, forget: () => Promise<unknown> = async () => ({})) {
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
  const actor = createActor(machine);
  actor.start();
  return {
    actor,
    asked,
    until: (state: 'listed' | 'filling in' | 'asking') => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

test('closes the form once the secret is saved, and clears the typed value', async () => {
  const { actor, asked, until } = start(async () => token);
  actor.send({ type: 'fill in', name: null });
  actor.send({ type: 'save', secret: { name: 'KEY', value: 'hush', host: 'books.example' } });
  expect((await until('listed')).context).toEqual({
    name: null,
    sent: { name: '', value: '', host: '' },
    refusal: null,
  });
  expect(asked).toEqual([{ name: 'KEY', value: 'hush', host: 'books.example' }]);
});

test('keeps the form open after a refusal and shows the issue', async () => {
  const { actor, until } = start(() => Promise.reject(refused));
  actor.send({ type: 'fill in', name: null });
  actor.send({ type: 'save', secret: { name: 'KEY', value: 'hush', host: 'a b' } });
  expect((await until('filling in')).context).toMatchObject({
    refusal: { code: 'InvalidInput', detail: 'A value is wrong.', issues: refused.errors, requestId: 'r1' },
  });
});

test('removes a secret only after confirmation', async () => {
  const { actor, asked, until } = start(async () => token);
  actor.send({ type: 'ask to remove', name: 'TOKEN' });
  actor.send({ type: 'cancel' });
  expect(asked).toEqual([]);
  actor.send({ type: 'ask to remove', name: 'TOKEN' });
  actor.send({ type: 'remove' });
  await until('listed');
  expect(asked).toEqual([{ name: 'TOKEN' }]);
});

test('keeps a secret that could not be removed, with the reason', async () => {
  const { actor, until } = start(
    async () => token,
    () => Promise.reject('Wrong Services'),
  );
  actor.send({ type: 'ask to remove', name: 'TOKEN' });
  actor.send({ type: 'remove' });
  expect((await until('asking')).context).toMatchObject({
    name: 'TOKEN',
    refusal: { code: null, detail: null, issues: [], requestId: undefined },
  });
});
