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
  actor.send({ type: 'retry', key: 1 });
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
  actor.send({ type: 'add', files: [file('a.png'), file('b.png')] });
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
  actor.send({ type: 'retry', key: 0 });
  expect(parts()).toEqual([
    ['waiting', 0],
    ['sending', 0],
  ]);
});

test('dismisses a rejected file', async () => {
  const actor = createActor(uploadMachine(() => Promise.reject({ code: 'BrokenPicture' }))).start();
  actor.send({ type: 'add', files: [file('a.png')] });
  await waitFor(actor, (state) => state.context.uploads[0]?.state === 'refused');
  actor.send({ type: 'dismiss', key: 0 });
  expect(actor.getSnapshot().context.uploads).toEqual([]);
});
