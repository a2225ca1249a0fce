import type { Api } from '@apiyard/api/contract/hub';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Outcome } from '../../_kit/calls/answer.ts';
import type { Draft, HistoryEntry } from '../keep/hub-store.ts';
import type { ApiCall } from '../../_kit/calls/send-call.ts';
import type { PlaygroundInput } from './playground.machine.ts';
import { callOf, playgroundMachine } from './playground.machine.ts';

const api: Api = {
  path: 'convert/hash',
  area: 'convert',
  title: 'Hash',
  summary: 'Digest.',
  tags: [],
  methods: ['GET', 'POST'],
  input: {
    type: 'object',
    properties: {
      text: { type: 'string', minLength: 1 },
      algorithm: { enum: ['md5', 'sha256'], default: 'sha256' },
      file: { type: 'string', format: 'binary' },
    },
    required: ['text'],
  },
  output: { kind: 'json', types: ['application/json'] },
  cost: 1,
  open: true,
  premium: false,
  instant: true,
  health: 'ok',
  examples: [{ name: 'Hello', input: { text: 'hello' } }],
};
const answered: Outcome = {
  kind: 'answered',
  answer: {
    status: 200,
    headers: [],
    ms: 5,
    sizeBytes: 3,
    meta: null,
    quotaLeft: 9,
    body: { kind: 'json', value: [1], text: '[1]' },
  },
};
const refused: Outcome = {
  kind: 'refused',
  refused: {
    status: 422,
    code: 'InvalidInput',
    detail: 'No.',
    issues: [{ pointer: '/text', code: 'syntax', detail: 'No.', line: 1, column: 2 }],
    requestId: 'r',
    retryAtMs: null,
    ms: 5,
    headers: [],
  },
};

function start(answer: (call: ApiCall, signal: AbortSignal) => Promise<Outcome>, input: Partial<PlaygroundInput> = {}) {
  const told = {
    calls: [] as ApiCall[],
    signals: [] as AbortSignal[],
    drafts: [] as Draft[],
    histories: [] as (readonly HistoryEntry[])[],
    ended: 0,
  };
  const actor = createActor(
    playgroundMachine.provide({
      actors: {
        call: fromPromise<Outcome, ApiCall>(({ input: call, signal }) => {
          told.calls.push(call);
          told.signals.push(signal);
          return answer(call, signal);
        }),
      },
      actions: {
        keepDraft: (_, draft) => void told.drafts.push(draft),
        keepHistory: (_, entries) => void told.histories.push(entries),
        ended: () => void (told.ended += 1),
      },
    }),
    { input: { api, draft: null, shared: null, history: [], ...input } },
  );
  actor.start();
  return {
    actor,
    told,
    context: () => actor.getSnapshot().context,
    settled: (state: 'answered' | 'refused' | 'failed') => waitFor(actor, (at) => at.matches(state)),
  };
}
const never = () => new Promise<Outcome>(() => {});

describe('where it starts', () => {
  test('with the first example and the defaults', () => {
    expect(start(never).context().values).toEqual({ text: 'hello', algorithm: 'sha256', file: null });
  });
  test('a draft wins over the example, a shared address over the draft', () => {
    const draft: Draft = { values: { text: 'mine', algorithm: 'md5', file: null }, method: 'POST' };
    expect(start(never, { draft }).context()).toMatchObject({
      values: { text: 'mine', algorithm: 'md5' },
      method: 'POST',
    });
    expect(
      start(never, { draft, shared: { text: 'theirs', algorithm: 'sha256', file: null } }).context(),
    ).toMatchObject({ values: { text: 'theirs', algorithm: 'sha256' }, method: null });
  });
  test('a draft from before the API changed keeps what still fits', () => {
    const draft: Draft = { values: { text: 5, algorithm: 'crc', gone: 'x' }, method: null };
    expect(start(never, { draft }).context().values).toEqual({ text: 'hello', algorithm: 'sha256', file: null });
  });
});

describe('sending', () => {
  test('nothing is sent unasked; the first click works', async () => {
    const { actor, told, context, settled } = start(async () => answered);
    actor.send({ type: 'edit', name: 'text', value: 'hi' });
    expect(told.calls).toEqual([]);
    actor.send({ type: 'send' });
    await settled('answered');
    expect(told.calls).toEqual([{ api: 'convert/hash', method: 'GET', input: { text: 'hi', algorithm: 'sha256' } }]);
    expect(context().outcome).toBe(answered);
    expect(told.ended).toBe(1);
  });

  test('what is known to be wrong is not sent, and is said at its field until that is edited', () => {
    const { actor, told, context } = start(never);
    actor.send({ type: 'edit', name: 'text', value: '' });
    actor.send({ type: 'send' });
    expect(told.calls).toEqual([]);
    expect(context().issues).toEqual([{ pointer: '/text', code: 'required', figures: {} }]);
    actor.send({ type: 'edit', name: 'text', value: 'x' });
    expect(context().issues).toEqual([]);
  });

  test('sending twice sends once; cancel aborts and keeps the answer before', async () => {
    let first = true;
    const { actor, told, context, settled } = start(() => {
      const answer = first ? Promise.resolve(answered) : never();
      first = false;
      return answer;
    });
    actor.send({ type: 'send' });
    await settled('answered');
    actor.send({ type: 'send' });
    actor.send({ type: 'send' });
    expect(told.calls.length).toBe(2);
    expect(context().outcome).toBe(answered);
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(told.signals[1]?.aborted).toBe(true);
    expect(context().outcome).toBe(answered);
  });

  test('leaving aborts', () => {
    const { actor, told } = start(never);
    actor.send({ type: 'send' });
    actor.stop();
    expect(told.signals[0]?.aborted).toBe(true);
  });

  test('a refusal is remembered, its places until they are edited', async () => {
    const { actor, context, settled } = start(async () => refused);
    actor.send({ type: 'send' });
    await settled('refused');
    expect(context().refusedPointers).toEqual(['/text']);
    expect(context().history.map(({ status }) => status)).toEqual([422]);
    actor.send({ type: 'edit', name: 'text', value: 'fixed' });
    expect(context().refusedPointers).toEqual([]);
    expect(context().outcome).toBe(refused);
  });

  test('no answer at all is a failure, which can be sent again', async () => {
    let down = true;
    const { actor, told, settled } = start(() =>
      down ? Promise.reject(new Error('down')) : Promise.resolve(answered),
    );
    actor.send({ type: 'send' });
    await settled('failed');
    expect(told.ended).toBe(0);
    down = false;
    actor.send({ type: 'send' });
    await settled('answered');
  });
});

describe('answers that follow the form', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('are sent for when the form has rested, once, with what stands there then', async () => {
    const { actor, told, context } = start(async () => answered, { isLive: true });
    actor.send({ type: 'edit', name: 'text', value: 'h' });
    await vi.advanceTimersByTimeAsync(599);
    actor.send({ type: 'edit', name: 'text', value: 'hi' });
    await vi.advanceTimersByTimeAsync(599);
    expect(told.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.calls.map(({ input }) => input['text'])).toEqual(['hi']);
    expect(context()).toMatchObject({ outcome: answered, isSentByEditing: true });
  });

  test('a new letter takes the call under way back', async () => {
    const { actor, told } = start(never, { isLive: true });
    actor.send({ type: 'edit', name: 'text', value: 'a' });
    await vi.advanceTimersByTimeAsync(600);
    expect(told.signals.map(({ aborted }) => aborted)).toEqual([false]);
    actor.send({ type: 'edit', name: 'text', value: 'ab' });
    expect(told.signals.map(({ aborted }) => aborted)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(600);
    expect(told.calls.map(({ input }) => input['text'])).toEqual(['a', 'ab']);
  });

  test('nothing is asked that is wrong, that was answered already, or that carries a file', async () => {
    const { actor, told, context } = start(async () => answered, { isLive: true });
    actor.send({ type: 'edit', name: 'text', value: '' });
    await vi.advanceTimersByTimeAsync(600);
    expect([told.calls, context().issues]).toEqual([[], []]);
    actor.send({ type: 'edit', name: 'text', value: 'a' });
    await vi.advanceTimersByTimeAsync(600);
    actor.send({ type: 'edit', name: 'text', value: 'ab' });
    actor.send({ type: 'edit', name: 'text', value: 'a' });
    await vi.advanceTimersByTimeAsync(600);
    actor.send({ type: 'edit', name: 'file', value: new File(['x'], 'x') });
    await vi.advanceTimersByTimeAsync(600);
    expect(told.calls.map(({ input }) => input['text'])).toEqual(['a']);
  });

  test('one run of editing is one entry of the history; a press makes its own', async () => {
    const { actor, context } = start(async () => answered, { isLive: true });
    for (const value of ['a', 'ab', 'abc']) {
      actor.send({ type: 'edit', name: 'text', value });
      await vi.advanceTimersByTimeAsync(600);
    }
    actor.send({ type: 'send' });
    await vi.advanceTimersByTimeAsync(0);
    actor.send({ type: 'edit', name: 'text', value: 'next' });
    await vi.advanceTimersByTimeAsync(600);
    expect(context().history.map(({ values }) => values['text'])).toEqual(['next', 'abc', 'abc']);
  });

  test('too many calls end it; so does the switch', async () => {
    const hasty: Outcome = {
      kind: 'refused',
      refused: {
        status: 429,
        code: 'RateLimited',
        detail: 'No.',
        issues: [],
        requestId: 'r',
        retryAtMs: null,
        ms: 5,
        headers: [],
      },
    };
    const { actor, told, context } = start(async () => hasty, { isLive: true });
    actor.send({ type: 'edit', name: 'text', value: 'a' });
    await vi.advanceTimersByTimeAsync(600);
    expect(context().isLive).toBe(false);
    actor.send({ type: 'answer edits', on: true });
    actor.send({ type: 'answer edits', on: false });
    actor.send({ type: 'edit', name: 'text', value: 'ab' });
    await vi.advanceTimersByTimeAsync(600);
    expect(told.calls.length).toBe(1);
  });
});

describe('history', () => {
  test('holds what was sent, not what was typed meanwhile', async () => {
    let answer = (_: Outcome) => {};
    const { actor, told, context, settled } = start(() => new Promise((resolve) => (answer = resolve)));
    actor.send({ type: 'send' });
    actor.send({ type: 'edit', name: 'text', value: 'meanwhile' });
    answer(answered);
    await settled('answered');
    expect(context().history.map(({ values }) => values)).toEqual([{ text: 'hello', algorithm: 'sha256', file: null }]);
    expect(told.histories.at(-1)).toEqual(context().history);
    expect(context().values['text']).toBe('meanwhile');
  });

  test('an entry brings back its input and its answer', async () => {
    const { actor, context, settled } = start(async (call) => (call.input['text'] === 'hello' ? answered : refused));
    actor.send({ type: 'send' });
    await settled('answered');
    actor.send({ type: 'edit', name: 'text', value: 'bad' });
    actor.send({ type: 'send' });
    await settled('refused');
    actor.send({ type: 'restore', id: context().history[1]?.id ?? '' });
    expect(actor.getSnapshot().value).toBe('answered');
    expect(context()).toMatchObject({ values: { text: 'hello' }, outcome: answered, restored: { status: 200 } });
  });

  test('clearing can be taken back', async () => {
    const { actor, told, context, settled } = start(async () => answered);
    actor.send({ type: 'send' });
    await settled('answered');
    const before = context().history;
    actor.send({ type: 'clear history' });
    expect([context().history, told.histories.at(-1)]).toEqual([[], []]);
    actor.send({ type: 'bring history back' });
    expect([context().history, told.histories.at(-1), context().clearedHistory]).toEqual([before, before, null]);
  });
});

test('every change of the form is a draft', () => {
  const { actor, told } = start(never);
  actor.send({ type: 'edit', name: 'text', value: 'a' });
  actor.send({ type: 'choose method', method: 'POST' });
  actor.send({ type: 'fill', input: { text: 'b' } });
  expect(told.drafts.map(({ values, method }) => [values['text'], method])).toEqual([
    ['a', null],
    ['a', 'POST'],
    ['b', 'POST'],
  ]);
});

test('a chosen method gives way to one that can carry the input', () => {
  const { actor, context } = start(never);
  actor.send({ type: 'choose method', method: 'GET' });
  actor.send({ type: 'edit', name: 'file', value: new File(['x'], 'x') });
  expect(callOf(context()).method).toBe('POST');
});
