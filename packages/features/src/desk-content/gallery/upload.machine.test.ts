import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { uploadMachine } from './upload.machine.ts';

const file = (name: string) => new File(['x'], name);

test('files go one after the other; one that is refused says why and the others go on', async () => {
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
  expect(context.uploads.map(({ file: { name }, state, refusal }) => [name, state, refusal?.code])).toEqual([
    ['bad.svg', 'refused', 'UnsupportedMedia'],
  ]);

  isBad = false;
  actor.send({ type: 'retry', key: 1 });
  await waitFor(actor, (state) => state.context.uploads.length === 0);
  expect([added.at(-1), actor.getSnapshot().context.total]).toEqual(['bad.svg', 1]);
});

test('the one under way says how much of it has left, and begins anew when it is tried again', async () => {
  let tell: (part: number) => void = () => {};
  let refuse: (reason: unknown) => void = () => {};
  const actor = createActor(
    uploadMachine(
      (_file, onPart) =>
        new Promise((_resolve, reject) => {
          tell = onPart;
          refuse = reject;
        }),
    ),
  ).start();
  const parts = () => actor.getSnapshot().context.uploads.map(({ state, part }) => [state, part]);
  actor.send({ type: 'add', files: [file('a.png'), file('b.png')] });
  tell(0.25);
  expect(parts()).toEqual([
    ['sending', 0.25],
    ['waiting', 0],
  ]);
  tell(0.5);
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

test('a refused one can be put aside', async () => {
  const actor = createActor(uploadMachine(() => Promise.reject({ code: 'BrokenPicture' }))).start();
  actor.send({ type: 'add', files: [file('a.png')] });
  await waitFor(actor, (state) => state.context.uploads[0]?.state === 'refused');
  actor.send({ type: 'dismiss', key: 0 });
  expect(actor.getSnapshot().context.uploads).toEqual([]);
});
