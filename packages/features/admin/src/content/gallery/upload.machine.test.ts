import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { uploadMachine } from './upload.machine.ts';

const file = (name: string) => new File(['x'], name);

test('uploads files one after the other and continues after a rejected one', async () => {
  const sent: string[] = [];
  let isBad = true;
  const actor = createActor(
    uploadMachine(({ name }) => {
      sent.push(name);
      return name === 'bad.svg' && isBad ? Promise.reject({ code: 'UnsupportedMedia' }) : Promise.resolve(name);
    }),
  );
  const added: string[] = [];
  actor.on('added', ({ item }) => void added.push(item));
  actor.start();
  actor.send({ type: 'add', files: [file('a.png'), file('bad.svg'), file('c.png')] });
  expect(actor.getSnapshot().context.uploads.map(({ state }) => state)).toEqual(['sending', 'waiting', 'waiting']);
  const { context } = await waitFor(actor, (state) => state.context.done === 3);
  expect([sent, added]).toEqual([
    ['a.png', 'bad.svg', 'c.png'],
    ['a.png', 'c.png'],
  ]);
  expect(context.uploads.map(({ file: { name }, state, error }) => [name, state, error])).toEqual([
    ['bad.svg', 'refused', expect.objectContaining({ code: 'UnsupportedMedia' })],
  ]);

  isBad = false;
  actor.send({ type: 'retry', file: context.uploads[0]?.file ?? file('none') });
  await waitFor(actor, (state) => state.context.uploads.length === 0);
  expect([added.at(-1), actor.getSnapshot().context.total]).toEqual(['bad.svg', 1]);
});

test('reports the progress of the current file and restarts it on retry', async () => {
  let update: (part: number) => void = () => {};
  let refuse: (reason: unknown) => void = () => {};
  const actor = createActor(
    uploadMachine(
      (_file, onPart) =>
        new Promise((_resolve, reject) => {
          update = onPart;
          refuse = reject;
        }),
    ),
  ).start();
  const parts = () => actor.getSnapshot().context.uploads.map(({ state, part }) => [state, part]);
  const first = file('a.png');
  actor.send({ type: 'add', files: [first, file('b.png')] });
  update(0.25);
  expect(parts()).toEqual([
    ['sending', 0.25],
    ['waiting', 0],
  ]);
  update(0.5);
  refuse({ code: 'BrokenPicture' });
  await waitFor(actor, ({ context }) => context.uploads[1]?.state === 'sending');
  expect(parts()).toEqual([
    ['refused', 0.5],
    ['sending', 0],
  ]);
  actor.send({ type: 'retry', file: first });
  expect(parts()).toEqual([
    ['waiting', 0],
    ['sending', 0],
  ]);
});

test('removes a rejected file from the list', async () => {
  const rejected = file('a.png');
  const actor = createActor(uploadMachine(() => Promise.reject({ code: 'BrokenPicture' }))).start();
  actor.send({ type: 'add', files: [rejected] });
  await waitFor(actor, (state) => state.context.uploads[0]?.state === 'refused');
  actor.send({ type: 'remove', file: rejected });
  expect(actor.getSnapshot().context).toEqual({ uploads: [], done: 1, total: 1 });
});

test('stops the upload of a removed file, does not start one that waits, and goes on with the next', async () => {
  const signals = new Map<string, AbortSignal>();
  const actor = createActor(
    uploadMachine(({ name }, _onPart, signal) => {
      signals.set(name, signal);
      return new Promise<string>(() => {});
    }),
  ).start();
  const [first, second, third] = [file('a.png'), file('b.png'), file('c.png')];
  actor.send({ type: 'add', files: [first, second, third] });
  actor.send({ type: 'remove', file: second });
  expect(signals.get('a.png')?.aborted).toBe(false);
  actor.send({ type: 'remove', file: first });
  const { uploads, done, total } = actor.getSnapshot().context;
  expect([uploads.map(({ file: { name }, state }) => [name, state]), done, total]).toEqual([
    [['c.png', 'sending']],
    0,
    1,
  ]);
  expect([...signals].map(([name, { aborted }]) => [name, aborted])).toEqual([
    ['a.png', true],
    ['c.png', false],
  ]);
});
