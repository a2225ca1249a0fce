import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Imported } from './import.machine.ts';
import { importMachine } from './import.machine.ts';

const one = { title: 'Books', request: { url: 'https://books.example' } };
const file = (text: string) => new File([text], 'scrapers.json', { type: 'application/json' });

function start(send: (scrapers: readonly unknown[]) => Promise<Imported>) {
  const sent: unknown[] = [];
  const result: Imported[] = [];
  const actor = createActor(
    importMachine.provide({
      actors: {
        send: fromPromise(({ input }: { input: { scrapers: readonly unknown[] } }) => {
          sent.push(input.scrapers);
          return send(input.scrapers);
        }),
      },
    }),
  );
  actor.on('imported', ({ imported }) => result.push(imported));
  actor.start();
  actor.send({ type: 'open' });
  return {
    actor,
    sent,
    result,
    until: (state: 'closed' | 'choosing') => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

test('reads and sends a file, then closes the dialog with the result', async () => {
  const { actor, sent, result, until } = start(async () => ({ created: 1, replaced: 0 }));
  actor.send({ type: 'choose', file: file(JSON.stringify({ scrapers: [one] })) });
  expect((await until('choosing')).context.reading).toEqual({ file: { scrapers: [one], titles: ['Books'] } });
  actor.send({ type: 'import' });
  expect((await until('closed')).context).toEqual({
    file: null,
    text: '',
    reading: null,
    isUnreadable: false,
    error: null,
  });
  expect([sent, result]).toEqual([[[one]], [{ created: 1, replaced: 0 }]]);
});

test('parses pasted text while typing, and replaces the file', async () => {
  const { actor, sent, until } = start(async () => ({ created: 1, replaced: 0 }));
  actor.send({ type: 'choose', file: file('[]') });
  await until('choosing');
  actor.send({ type: 'paste', text: '{' });
  expect(actor.getSnapshot().context).toMatchObject({ file: null, reading: { problem: { kind: 'syntax' } } });
  actor.send({ type: 'import' });
  expect(sent).toEqual([]);
  actor.send({ type: 'paste', text: JSON.stringify(one) });
  actor.send({ type: 'import' });
  await until('closed');
  expect(sent).toEqual([[one]]);
});

test('reports a missing selection only on import', () => {
  const { actor } = start(async () => ({ created: 0, replaced: 0 }));
  expect(actor.getSnapshot().context.reading).toBe(null);
  actor.send({ type: 'import' });
  expect(actor.getSnapshot().context.reading).toEqual({ problem: { kind: 'empty' } });
});

test('keeps the selection after a refusal, and clears the refusal on the next change', async () => {
  const errors = [{ pointer: '/scrapers/0/path', code: 'format', detail: 'Use lower-case letters.' }];
  const { actor, until } = start(() =>
    Promise.reject({ code: 'InvalidInput', detail: 'A value is wrong.', errors, requestId: 'r1' }),
  );
  actor.send({ type: 'paste', text: JSON.stringify(one) });
  actor.send({ type: 'import' });
  expect((await until('choosing')).context).toMatchObject({
    text: JSON.stringify(one),
    error: { code: 'InvalidInput', errors },
  });
  actor.send({ type: 'paste', text: '[]' });
  expect(actor.getSnapshot().context).toMatchObject({ error: null, reading: { problem: { kind: 'shape' } } });
});

test('clears a file that cannot be read', async () => {
  const machine = importMachine.provide({
    actors: { read: fromPromise<string, { file: File }>(() => Promise.reject(new Error('gone'))) },
  });
  const actor = createActor(machine);
  actor.start();
  actor.send({ type: 'open' });
  actor.send({ type: 'choose', file: file('{}') });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  expect(context).toMatchObject({ file: null, isUnreadable: true });
});
