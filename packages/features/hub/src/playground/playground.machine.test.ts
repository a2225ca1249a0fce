import type { Api } from '@apiyard/api/contract/hub/hub';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Outcome } from '@apiyard/kit/calls/response.ts';
import type { Draft, HistoryEntry } from '../keep/hub-store.ts';
import type { ApiCall } from '@apiyard/kit/calls/send-call.ts';
import type { PlaygroundInput } from './playground.machine.ts';
import { callOf, playgroundMachine } from './playground.machine.ts';

const api: Api = {
  path: 'convert/hash',
  area: 'convert',
  title: 'Hash',
  summary: 'Digest.',
  tags: [],
  synonyms: [],
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
  output: { kind: 'json', types: ['application/json'], schema: { type: 'object', examples: [{}] } },
  cost: 1,
  open: true,
  premium: false,
  instant: true,
  health: 'ok',
  use: 0,
  examples: [{ name: 'Hello', input: { text: 'hello' } }],
};
const answered: Extract<Outcome, { kind: 'answered' }> = {
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
const ranInBrowser: Outcome = { ...answered, answer: { ...answered.answer, ranInBrowser: true } };
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
  const result = {
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
          result.calls.push(call);
          result.signals.push(signal);
          return answer(call, signal);
        }),
      },
      actions: {
        keepDraft: (_, draft) => void result.drafts.push(draft),
        keepHistory: (_, entries) => void result.histories.push(entries),
        ended: () => void (result.ended += 1),
      },
    }),
    { input: { api, draft: null, shared: null, history: [], ...input } },
  );
  actor.start();
  return {
    actor,
    result,
    context: () => actor.getSnapshot().context,
    settled: (state: 'answered' | 'refused' | 'failed') => waitFor(actor, (at) => at.matches(state)),
  };
}
const never = () => new Promise<Outcome>(() => {});

describe('initial values', () => {
  test('are the first example and defaults', () => {
    expect(start(never).context().values).toEqual({ text: 'hello', algorithm: 'sha256', file: null });
  });
  test('come from the shared URL, else the draft, else the example', () => {
    const draft: Draft = { values: { text: 'mine', algorithm: 'md5', file: null }, method: 'POST' };
    expect(start(never, { draft }).context()).toMatchObject({
      values: { text: 'mine', algorithm: 'md5' },
      method: 'POST',
    });
    expect(
      start(never, { draft, shared: { text: 'theirs', algorithm: 'sha256', file: null } }).context(),
    ).toMatchObject({ values: { text: 'theirs', algorithm: 'sha256' }, method: null });
  });
  test('keep the parts of an old draft that still fit the API', () => {
    const draft: Draft = { values: { text: 5, algorithm: 'crc', gone: 'x' }, method: null };
    expect(start(never, { draft }).context().values).toEqual({ text: 'hello', algorithm: 'sha256', file: null });
  });
});

describe('the result of the example, which came with the page', () => {
  const example: Outcome = { ...answered, answer: { ...answered.answer, cameWithPage: true } };
  const draft: Draft = { values: { text: 'mine', algorithm: 'md5', file: null }, method: null };

  test('is shown with the values of the example only', () => {
    expect(start(never, { example }).context().outcome).toBe(example);
    expect(start(never, { example, draft }).context().outcome).toBeNull();
    expect(start(never, { example, shared: draft.values }).context().outcome).toBeNull();
  });

  test('is no call, and is not in the history', () => {
    const { context, result } = start(never, { example, isLive: true });
    expect([context().history, result.calls]).toEqual([[], []]);
  });

  test('gives way to the last response', () => {
    const entry: HistoryEntry = {
      id: 'h-1',
      at: '2026-11-20T10:00:00Z',
      values: { text: 'hello', algorithm: 'sha256', file: null },
      method: null,
      status: 200,
      ms: 5,
      outcome: answered,
    };
    expect(start(never, { example, history: [entry] }).context()).toMatchObject({ outcome: answered, restored: entry });
  });

  test('goes when the form gets other values that were stored here', () => {
    const { actor, context } = start(never, { example });
    actor.send({ type: 'resume', start: { draft: null, shared: null, history: [] } });
    expect(context().outcome).toBe(example);
    actor.send({ type: 'resume', start: { draft, shared: null, history: [] } });
    expect(context()).toMatchObject({ values: draft.values, outcome: null, sent: null });
  });

  test('stays while the call of an edit runs', async () => {
    const { actor, context, settled } = start(async () => ranInBrowser, { example, isLive: true });
    actor.send({ type: 'edit', name: 'text', value: 'hi' });
    expect(context().outcome).toBe(example);
    await settled('answered');
    expect(context().outcome).toBe(ranInBrowser);
  });
});

describe('sending', () => {
  test('sends nothing until the first click', async () => {
    const { actor, result, context, settled } = start(async () => answered);
    actor.send({ type: 'edit', name: 'text', value: 'hi' });
    expect(result.calls).toEqual([]);
    actor.send({ type: 'send' });
    await settled('answered');
    expect(result.calls).toEqual([{ api: 'convert/hash', method: 'GET', input: { text: 'hi', algorithm: 'sha256' } }]);
    expect(context().outcome).toBe(answered);
    expect(result.ended).toBe(1);
  });

  test("doesn't send invalid input, shows the error at its field until it is edited", () => {
    const { actor, result, context } = start(never);
    actor.send({ type: 'edit', name: 'text', value: '' });
    actor.send({ type: 'send' });
    expect(result.calls).toEqual([]);
    expect(context().issues).toEqual([{ pointer: '/text', code: 'missing', figures: {} }]);
    actor.send({ type: 'edit', name: 'text', value: 'x' });
    expect(context().issues).toEqual([]);
  });

  test('ignores a second send; cancel aborts and keeps the last response', async () => {
    let first = true;
    const { actor, result, context, settled } = start(() => {
      const answer = first ? Promise.resolve(answered) : never();
      first = false;
      return answer;
    });
    actor.send({ type: 'send' });
    await settled('answered');
    actor.send({ type: 'send' });
    actor.send({ type: 'send' });
    expect(result.calls.length).toBe(2);
    expect(context().outcome).toBe(answered);
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(result.signals[1]?.aborted).toBe(true);
    expect(context().outcome).toBe(answered);
  });

  test('aborts when the playground closes', () => {
    const { actor, result } = start(never);
    actor.send({ type: 'send' });
    actor.stop();
    expect(result.signals[0]?.aborted).toBe(true);
  });

  test('stores an error; its fields are marked until they are edited', async () => {
    const { actor, context, settled } = start(async () => refused);
    actor.send({ type: 'send' });
    await settled('refused');
    expect(context().refusedPointers).toEqual(['/text']);
    expect(context().history.map(({ status }) => status)).toEqual([422]);
    actor.send({ type: 'edit', name: 'text', value: 'fixed' });
    expect(context().refusedPointers).toEqual([]);
    expect(context().outcome).toBe(refused);
  });

  test('fails without a response and can retry', async () => {
    let down = true;
    const { actor, result, settled } = start(() =>
      down ? Promise.reject(new Error('down')) : Promise.resolve(answered),
    );
    actor.send({ type: 'send' });
    await settled('failed');
    expect(result.ended).toBe(0);
    down = false;
    actor.send({ type: 'send' });
    await settled('answered');
  });
});

describe('live calls', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('are sent once after the debounce, with the current values', async () => {
    const { actor, result, context } = start(async () => answered, { isLive: true });
    actor.send({ type: 'edit', name: 'text', value: 'h' });
    await vi.advanceTimersByTimeAsync(599);
    actor.send({ type: 'edit', name: 'text', value: 'hi' });
    await vi.advanceTimersByTimeAsync(599);
    expect(result.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(result.calls.map(({ input }) => input['text'])).toEqual(['hi']);
    expect(context()).toMatchObject({ outcome: answered, isSentByEditing: true });
  });

  test('are aborted by a new edit', async () => {
    const { actor, result } = start(never, { isLive: true });
    actor.send({ type: 'edit', name: 'text', value: 'a' });
    await vi.advanceTimersByTimeAsync(600);
    expect(result.signals.map(({ aborted }) => aborted)).toEqual([false]);
    actor.send({ type: 'edit', name: 'text', value: 'ab' });
    expect(result.signals.map(({ aborted }) => aborted)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(600);
    expect(result.calls.map(({ input }) => input['text'])).toEqual(['a', 'ab']);
  });

  test('are not sent for invalid or unchanged input, or with a file', async () => {
    const { actor, result, context } = start(async () => answered, { isLive: true });
    actor.send({ type: 'edit', name: 'text', value: '' });
    await vi.advanceTimersByTimeAsync(600);
    expect([result.calls, context().issues]).toEqual([[], []]);
    actor.send({ type: 'edit', name: 'text', value: 'a' });
    await vi.advanceTimersByTimeAsync(600);
    actor.send({ type: 'edit', name: 'text', value: 'ab' });
    actor.send({ type: 'edit', name: 'text', value: 'a' });
    await vi.advanceTimersByTimeAsync(600);
    actor.send({ type: 'edit', name: 'file', value: new File(['x'], 'x') });
    await vi.advanceTimersByTimeAsync(600);
    expect(result.calls.map(({ input }) => input['text'])).toEqual(['a']);
  });

  test('run sooner in the browser, where they use no calls, with files too', async () => {
    const { actor, result } = start(async () => ranInBrowser, { api: { ...api, inBrowser: true }, isLive: true });
    actor.send({ type: 'edit', name: 'text', value: 'a' });
    await vi.advanceTimersByTimeAsync(149);
    expect(result.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    const file = new File(['x'], 'x');
    actor.send({ type: 'edit', name: 'file', value: file });
    await vi.advanceTimersByTimeAsync(150);
    expect(result.calls.map(({ input }) => input['file'] ?? input['text'])).toEqual(['a', file]);
  });

  test('stop when the server was called instead of the browser', async () => {
    const { actor, context } = start(async () => answered, { api: { ...api, inBrowser: true }, isLive: true });
    actor.send({ type: 'edit', name: 'text', value: 'a' });
    await vi.advanceTimersByTimeAsync(150);
    expect(context()).toMatchObject({ outcome: answered, isLive: false });
  });

  test('make one history entry per editing run; the button makes its own', async () => {
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

  test('stop when the limit is reached or the switch is turned off', async () => {
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
    const { actor, result, context } = start(async () => hasty, { isLive: true });
    actor.send({ type: 'edit', name: 'text', value: 'a' });
    await vi.advanceTimersByTimeAsync(600);
    expect(context().isLive).toBe(false);
    actor.send({ type: 'answer edits', on: true });
    actor.send({ type: 'answer edits', on: false });
    actor.send({ type: 'edit', name: 'text', value: 'ab' });
    await vi.advanceTimersByTimeAsync(600);
    expect(result.calls.length).toBe(1);
  });
});

describe('history', () => {
  test('stores the sent input, not later edits', async () => {
    let answer = (_: Outcome) => {};
    const { actor, result, context, settled } = start(() => new Promise((resolve) => (answer = resolve)));
    actor.send({ type: 'send' });
    actor.send({ type: 'edit', name: 'text', value: 'typed' });
    answer(answered);
    await settled('answered');
    expect(context().history.map(({ values }) => values)).toEqual([{ text: 'hello', algorithm: 'sha256', file: null }]);
    expect(result.histories.at(-1)).toEqual(context().history);
    expect(context().values['text']).toBe('typed');
  });

  test('restores input and response of an entry', async () => {
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

  test('undoes clearing', async () => {
    const { actor, result, context, settled } = start(async () => answered);
    actor.send({ type: 'send' });
    await settled('answered');
    const before = context().history;
    actor.send({ type: 'clear history' });
    expect([context().history, result.histories.at(-1)]).toEqual([[], []]);
    actor.send({ type: 'bring history back' });
    expect([context().history, result.histories.at(-1), context().clearedHistory]).toEqual([before, before, null]);
  });
});

test('saves every change as a draft', () => {
  const { actor, result } = start(never);
  actor.send({ type: 'edit', name: 'text', value: 'a' });
  actor.send({ type: 'choose method', method: 'POST' });
  actor.send({ type: 'fill', input: { text: 'b' } });
  expect(result.drafts.map(({ values, method }) => [values['text'], method])).toEqual([
    ['a', null],
    ['a', 'POST'],
    ['b', 'POST'],
  ]);
});

describe('what was stored, read after the form was rendered', () => {
  const stored: HistoryEntry = {
    id: 'stored',
    at: '2026-01-02T03:04:05.000Z',
    method: null,
    values: { text: 'stored' },
    status: 200,
    ms: 5,
    outcome: null,
  };
  const draft: Draft = { values: { text: 'stored', algorithm: 'md5', file: null }, method: 'POST' };

  test('takes the place of the example', () => {
    const { actor, result, context } = start(never);
    actor.send({ type: 'resume', start: { shared: null, draft, history: [stored] } });
    expect(context()).toMatchObject({ ...draft, history: [stored] });
    expect([result.drafts, result.histories]).toEqual([[], []]);
  });

  test('keeps edits and calls made while it loads, and stores both', async () => {
    const { actor, result, context, settled } = start(async () => answered);
    actor.send({ type: 'edit', name: 'text', value: 'typed' });
    actor.send({ type: 'send' });
    await settled('answered');
    actor.send({ type: 'resume', start: { shared: null, draft, history: [stored] } });
    const both = { values: { text: 'typed', algorithm: 'md5', file: null }, method: 'POST' };
    expect(context()).toMatchObject(both);
    expect(result.drafts.at(-1)).toEqual(both);
    expect(context().history.map(({ values }) => values['text'])).toEqual(['typed', 'stored']);
    expect(result.histories.at(-1)).toEqual(context().history);
  });
});

test('switches to a method that can carry the input', () => {
  const { actor, context } = start(never);
  actor.send({ type: 'choose method', method: 'GET' });
  actor.send({ type: 'edit', name: 'file', value: new File(['x'], 'x') });
  expect(callOf(context()).method).toBe('POST');
});

describe('a form that holds what the last call was made from', () => {
  const draft: Draft = { values: { text: 'stored', algorithm: 'md5', file: null }, method: null };
  const last: HistoryEntry = {
    id: 'last',
    at: '2026-11-20T00:00:00Z',
    method: null,
    values: { text: 'stored', algorithm: 'md5', file: null },
    status: 200,
    ms: 5,
    outcome: answered,
  };

  test('shows its response', () => {
    const { context } = start(never, { draft, history: [last] });
    expect(context()).toMatchObject({ outcome: answered, restored: last });
  });

  test.each([
    ['other values', { draft: { ...draft, values: { ...draft.values, text: 'edited' } }, history: [last] }],
    [
      'a file, which is not stored',
      {
        draft,
        history: [{ ...last, values: { ...last.values, file: { file: { name: 'a', sizeBytes: 1 } } } }],
      },
    ],
    ['an error', { draft, history: [{ ...last, outcome: refused }] }],
    ['a shared link', { draft, history: [last], shared: draft.values }],
  ])('shows none for %s', (_, input) => {
    const { context } = start(never, input);
    expect(context()).toMatchObject({ outcome: null, restored: null });
  });
});
