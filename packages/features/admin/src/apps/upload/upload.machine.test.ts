import type { AppUpload, AppVersion } from '@apiyard/api/contract/content/apps';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { NewVersion, SentPart } from './upload.machine.ts';
import { uploadMachine, waitsMs } from './upload.machine.ts';

const size = 3_000_000;
const facts: NonNullable<AppUpload['facts']> = {
  sha256: 'ab',
  packageName: 'com.example.yard',
  versionName: '1.0',
  versionCode: 1,
  label: 'Yard',
  minSdk: 26,
  certificateSha256: null,
  hasIcon: false,
};
const fileOf = (name = 'yard.apk', bytes = size) => new File([new Uint8Array(bytes)], name);
const input: NewVersion = {
  uploadId: 'upload-1',
  packageName: 'com.example.yard',
  label: 'Yard',
  versionName: '1.0',
  versionCode: 1,
  minSdk: 26,
  changelog: '',
  state: 'published',
};

interface Script {
  /** The server's state of an unfinished upload. */
  readonly earlier?: AppUpload;
  readonly file?: File;
  readonly sendFails?: (offset: number, time: number) => object | undefined;
  readonly finishFails?: object;
  readonly makeFails?: object;
  readonly msPerPart?: number;
}

/** Fake server and browser storage that keep upload state. */
function opened({ earlier, sendFails, finishFails, makeFails, msPerPart = 100 }: Script = {}) {
  const clock = new SimulatedClock();
  let onServer: AppUpload | null = earlier ?? null;
  const calls: string[] = [];
  const parts: number[] = [];
  const remembered: (string | null)[] = [];
  const machine = uploadMachine.provide({
    actors: {
      recall: fromPromise(async () => onServer),
      begin: fromPromise<AppUpload, { file: File }>(async ({ input: { file } }) => {
        calls.push('begin');
        return (onServer = {
          id: 'upload-1',
          fileName: file.name,
          sizeBytes: file.size,
          received: 0,
          chunkBytesMax: 4_000_000,
          facts: null,
        });
      }),
      look: fromPromise<AppUpload, { id: string }>(async () => {
        calls.push('look');
        if (onServer === null) throw { code: 'NotFound', detail: 'Gone.' };
        return onServer;
      }),
      send: fromPromise<SentPart, { upload: AppUpload; file: File; bytesMax: number }>(
        async ({ input: { upload, file, bytesMax } }) => {
          const failure = sendFails?.(upload.received, parts.length);
          parts.push(upload.received);
          if (failure) throw failure;
          const bytes = Math.min(bytesMax, file.size - upload.received);
          onServer = { ...upload, received: upload.received + bytes };
          return { upload: onServer, bytes, ms: msPerPart };
        },
      ),
      finish: fromPromise<AppUpload, { id: string }>(async () => {
        calls.push('finish');
        if (finishFails) throw finishFails;
        return (onServer = { ...(onServer as AppUpload), facts });
      }),
      make: fromPromise<AppVersion, NewVersion>(async ({ input }) => {
        calls.push('make');
        if (makeFails) throw makeFails;
        return { ...input, id: input.uploadId } as unknown as AppVersion;
      }),
      drop: fromPromise(async () => {
        calls.push('drop');
        onServer = null;
      }),
    },
    actions: { remember: (_, { upload }) => void remembered.push(upload.id), forget: () => void remembered.push(null) },
  });
  const actor = createActor(machine, { clock });
  const states: string[] = [];
  actor.subscribe(({ value }) => void (states.at(-1) === value || states.push(value as string)));
  actor.start();
  const reaches = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, clock, calls, parts, remembered, states, reaches, loseOnServer: () => (onServer = null) };
}

async function chosen(script: Script = {}) {
  const upload = opened(script);
  await upload.reaches('idle');
  upload.actor.send({ type: 'choose', file: script.file ?? fileOf() });
  return upload;
}

test('sends a file in growing parts, checks it and creates a version', async () => {
  const { actor, calls, parts, remembered, reaches } = await chosen();
  await reaches('checked');
  // Each part took 0.1 s, so the next may be twice as large.
  expect(parts).toEqual([0, 512_000, 1_536_000]);
  expect(actor.getSnapshot().context).toMatchObject({ upload: { received: size, facts }, bytesPerS: 14_640_000 });
  const made: AppVersion[] = [];
  actor.on('made', ({ version }) => void made.push(version));
  actor.send({ type: 'make', input });
  await reaches('idle');
  expect(made).toMatchObject([{ id: 'upload-1', state: 'published' }]);
  expect(calls).toEqual(['begin', 'finish', 'make']);
  expect(remembered).toEqual(['upload-1', null]);
  expect(actor.getSnapshot().context.upload).toBeNull();
});

test('sends smaller parts over a slow connection', async () => {
  const { parts, reaches } = await chosen({ file: fileOf('yard.apk', 1_000_000), msPerPart: 8000 });
  await reaches('checked');
  expect(parts).toEqual([0, 512_000, 640_000, 768_000, 896_000]);
});

test('waits longer after each connection failure and resumes at the received offset', async () => {
  const { actor, clock, calls, parts, reaches } = await chosen({
    sendFails: (offset, time) => (offset === 512_000 && time < 3 ? {} : undefined),
  });
  await reaches('waiting');
  clock.increment(waitsMs[0] - 1);
  expect(actor.getSnapshot().value).toBe('waiting');
  clock.increment(1);
  await waitFor(actor, ({ value, context }) => value === 'waiting' && context.breaks === 2);
  clock.increment(waitsMs[1]);
  await reaches('checked');
  expect(calls).toEqual(['begin', 'look', 'look', 'finish']);
  expect(parts.slice(0, 4)).toEqual([0, 512_000, 512_000, 512_000]);
  expect(actor.getSnapshot().context.breaks).toBe(0);
});

test('stops after five failures in a row, keeps its progress and resumes on request', async () => {
  let isDown = true;
  const { actor, clock, parts, reaches } = await chosen({
    sendFails: (offset) => (offset > 0 && isDown ? {} : undefined),
  });
  for (const [at, waitMs] of waitsMs.entries()) {
    await waitFor(actor, ({ value, context }) => value === 'waiting' && context.breaks === at + 1);
    clock.increment(waitMs);
  }
  await reaches('failed');
  expect(actor.getSnapshot().context).toMatchObject({ upload: { received: 512_000 }, error: expect.anything() });
  isDown = false;
  parts.length = 0;
  actor.send({ type: 'retry' });
  await reaches('checked');
  expect(parts[0]).toBe(512_000);
});

test('pauses and resumes at the same offset', async () => {
  const { actor, calls, reaches } = await chosen();
  await waitFor(actor, ({ context }) => (context.upload?.received ?? 0) > 0);
  actor.send({ type: 'pause' });
  expect(actor.getSnapshot().value).toBe('paused');
  actor.send({ type: 'resume' });
  await reaches('checked');
  expect(calls).toEqual(['begin', 'look', 'finish']);
});

test('resumes after a reload only with the same file', async () => {
  const earlier = {
    id: 'upload-0',
    fileName: 'yard.apk',
    sizeBytes: size,
    received: 2_000_000,
    chunkBytesMax: 4_000_000,
    facts: null,
  };
  const { actor, parts, reaches } = opened({ earlier });
  await reaches('interrupted');
  actor.send({ type: 'choose', file: fileOf('other.apk') });
  expect(actor.getSnapshot()).toMatchObject({ value: 'interrupted', context: { isOther: true } });
  actor.send({ type: 'choose', file: fileOf('yard.apk', size - 1) });
  expect(actor.getSnapshot().context.isOther).toBe(true);
  actor.send({ type: 'choose', file: fileOf() });
  await reaches('checked');
  expect(parts[0]).toBe(2_000_000);
});

test('does not require the file if all of it was received before the reload', async () => {
  const { reaches, actor } = opened({
    earlier: { id: 'upload-0', fileName: 'yard.apk', sizeBytes: size, received: size, chunkBytesMax: 4_000_000, facts },
  });
  await reaches('checked');
  expect(actor.getSnapshot().context.upload?.facts).toEqual(facts);
});

test('restarts when the server has deleted the upload', async () => {
  const { actor, calls, reaches, loseOnServer } = await chosen();
  await waitFor(actor, ({ context }) => (context.upload?.received ?? 0) > 0);
  actor.send({ type: 'pause' });
  loseOnServer();
  actor.send({ type: 'resume' });
  await reaches('checked');
  expect(calls).toEqual(['begin', 'look', 'begin', 'finish']);
});

test('rejects a file that is not an APK and accepts another', async () => {
  const { actor, remembered, reaches } = await chosen({
    finishFails: { code: 'NotAnApk', detail: 'This is not an APK.' },
  });
  await reaches('refused');
  expect(actor.getSnapshot().context.error).toMatchObject({ code: 'NotAnApk', detail: 'This is not an APK.' });
  expect(remembered).toEqual(['upload-1', null]);
  actor.send({ type: 'choose', file: fileOf('other.apk') });
  expect(actor.getSnapshot().context).toMatchObject({ error: null, file: { name: 'other.apk' } });
});

test('keeps the form when a version is rejected', async () => {
  const { actor, reaches } = await chosen({ makeFails: { code: 'Conflict', detail: 'There is one.' } });
  await reaches('checked');
  actor.send({ type: 'make', input });
  await waitFor(actor, ({ value, context }) => value === 'checked' && context.error !== null);
  expect(actor.getSnapshot().context.error).toMatchObject({ code: 'Conflict' });
});

test('cancels at any time and deletes the received data', async () => {
  const { actor, calls, reaches } = await chosen();
  await waitFor(actor, ({ context }) => (context.upload?.received ?? 0) > 0);
  actor.send({ type: 'cancel' });
  await reaches('idle');
  expect(calls).toEqual(['begin', 'drop']);
  expect(actor.getSnapshot().context.upload).toBeNull();
});
