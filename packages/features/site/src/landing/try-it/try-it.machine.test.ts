import { createClient } from '@apiyard/api/client';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Outcome, ToolCall } from './try-it-calls.ts';
import { callOf, curlOf, firstResponse, firstInputs, playgroundHref, tryCall } from './try-it-calls.ts';
import { tryItMachine } from './try-it.machine.ts';

const answer: Outcome = { kind: 'answered', shown: { kind: 'text', text: 'shelf = "A-01"\n' }, left: 29 };

/** A machine whose calls the test resolves. */
function start() {
  const calls: {
    input: ToolCall;
    signal: AbortSignal;
    resolve: (outcome: Outcome) => void;
    reject: (reason: unknown) => void;
  }[] = [];
  const actor = createActor(
    tryItMachine.provide({
      actors: {
        call: fromPromise<Outcome, ToolCall>(
          ({ input, signal }) => new Promise((resolve, reject) => calls.push({ input, signal, resolve, reject })),
        ),
      },
    }),
  ).start();
  return { actor, calls, ready: () => waitFor(actor, (snapshot) => snapshot.matches('ready')) };
}

describe('try a tool', () => {
  it('shows an example without sending a call', () => {
    const { actor, calls } = start();
    expect(actor.getSnapshot().context.answers.convert?.outcome).toEqual({
      kind: 'answered',
      shown: firstResponse,
      left: null,
    });
    expect(calls).toEqual([]);
  });

  it('sends the current input on submit, not while typing', async () => {
    const { actor, calls, ready } = start();
    actor.send({ type: 'edit', tool: 'convert', change: { text: '{"shelf":"A-01"}' } });
    actor.send({ type: 'edit', tool: 'convert', change: { to: 'toml' } });
    expect(calls).toHaveLength(0);
    actor.send({ type: 'run' });
    expect(calls.map(({ input }) => input)).toEqual([
      { tool: 'convert', api: 'convert/data', method: 'POST', input: { text: '{"shelf":"A-01"}', to: 'toml' } },
    ]);
    calls[0]?.resolve(answer);
    await ready();
    expect(actor.getSnapshot().context.answers.convert?.outcome).toEqual(answer);
  });

  it('runs a tool when it is first selected and shows the same response later', async () => {
    const { actor, calls, ready } = start();
    actor.send({ type: 'choose', tool: 'uuid' });
    expect(calls.map(({ input }) => input.api)).toEqual(['random/uuid']);
    calls[0]?.resolve(answer);
    await ready();
    actor.send({ type: 'choose', tool: 'convert' });
    actor.send({ type: 'choose', tool: 'uuid' });
    expect(calls).toHaveLength(1);
    expect(actor.getSnapshot().context.answers.uuid?.outcome).toEqual(answer);
  });

  it('aborts the running call on an edit and ignores its response', async () => {
    const { actor, calls } = start();
    actor.send({ type: 'run' });
    actor.send({ type: 'edit', tool: 'convert', change: { text: '{}' } });
    expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.resolve(answer);
    await Promise.resolve();
    expect(actor.getSnapshot().context.answers.convert?.outcome).toEqual({
      kind: 'answered',
      shown: firstResponse,
      left: null,
    });
  });

  it('shows an error instead of sending empty input', () => {
    const { actor, calls } = start();
    actor.send({ type: 'edit', tool: 'convert', change: { text: '  ' } });
    actor.send({ type: 'run' });
    expect([calls.length, actor.getSnapshot().context.isMissing]).toEqual([0, true]);
    actor.send({ type: 'edit', tool: 'convert', change: { text: '1' } });
    expect(actor.getSnapshot().context.isMissing).toBe(false);
  });

  it('keeps the text when there is no response', async () => {
    const { actor, calls, ready } = start();
    actor.send({ type: 'edit', tool: 'convert', change: { text: '[1]' } });
    actor.send({ type: 'run' });
    calls[0]?.reject('Wrong Services');
    await ready();
    const { answers, inputs } = actor.getSnapshot().context;
    expect([answers.convert?.outcome, inputs.convert.text]).toEqual([{ kind: 'no answer' }, '[1]']);
  });
});

describe('a response', () => {
  const asked = (tool: 'convert' | 'qr' | 'uuid', response: Response) => {
    const seen: string[] = [];
    const api = createClient({
      fetch: async (input, init) => {
        seen.push(`${init?.method} ${String(input)} ${String(init?.body ?? '')}`.trim());
        return response;
      },
    });
    return tryCall(api, callOf(tool, firstInputs), new AbortController().signal).then((outcome) => ({ outcome, seen }));
  };
  const meta = { api: 'random/uuid', ms: 1, cost: 0, cached: false, provider: null, requestId: 'r-1' };
  const problem = (status: number, body: object) =>
    Response.json({ success: false, requestId: 'r-1', detail: 'No.', ...body }, { status });

  it('lists one identifier per line with the free calls left', async () => {
    const { outcome, seen } = await asked(
      'uuid',
      Response.json(
        { success: true, data: { uuids: ['a', 'b'] }, meta },
        { headers: { 'ratelimit-limit': '30', 'ratelimit-remaining': '28' } },
      ),
    );
    expect(seen).toEqual(['GET /api/v1/random/uuid?version=7&count=5']);
    expect(outcome).toEqual({ kind: 'answered', shown: { kind: 'text', text: 'a\nb' }, left: 28 });
  });

  it('shows no hourly limit to signed-in people', async () => {
    const { outcome } = await asked(
      'convert',
      Response.json(
        { success: true, data: { text: 'a: 1\n' }, meta },
        { headers: { 'ratelimit-remaining': '59', 'x-quota-remaining': '999' } },
      ),
    );
    expect(outcome).toEqual({ kind: 'answered', shown: { kind: 'text', text: 'a: 1\n' }, left: null });
  });

  it('shows a QR code as an image', async () => {
    const { outcome } = await asked('qr', new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }));
    expect(outcome).toEqual({
      kind: 'answered',
      shown: { kind: 'picture', src: 'data:image/svg+xml,%3Csvg%2F%3E' },
      left: null,
    });
  });

  it('shows where the rejected input is wrong', async () => {
    const issue = {
      pointer: '/text',
      code: 'syntax',
      detail: 'Expected a value, but found “}”.',
      line: 1,
      column: 7,
    };
    const { outcome } = await asked('convert', problem(422, { code: 'InvalidInput', errors: [issue] }));
    expect(outcome).toEqual({
      kind: 'refused',
      detail: 'Expected a value, but found “}”.',
      place: { line: 1, column: 7 },
    });
  });

  it('shows how long to wait after too many calls', async () => {
    const { outcome } = await asked('convert', problem(429, { code: 'RateLimited', retryAfterS: 840 }));
    expect(outcome).toEqual({ kind: 'spent', waitS: 840 });
  });

  it('includes the request ID of a server error', async () => {
    const { outcome } = await asked('convert', problem(503, { code: 'Paused' }));
    expect(outcome).toEqual({ kind: 'failed', requestId: 'r-1' });
  });
});

describe('the same call as a link and as code', () => {
  it('is quoted for a shell, for any text', () => {
    const call = callOf('convert', { ...firstInputs, convert: { text: `{"a":"it's"}`, to: 'yaml' } });
    expect(curlOf(call, 'https://yard.example')).toBe(
      String.raw`curl https://yard.example/api/v1/convert/data \
  --json '{"text":"{\"a\":\"it'\''s\"}","to":"yaml"}'`,
    );
    expect(curlOf(callOf('uuid', firstInputs), 'https://yard.example')).toBe(
      "curl 'https://yard.example/api/v1/random/uuid?version=7&count=5'",
    );
  });

  it('opens in the playground with its input', () => {
    expect(playgroundHref(callOf('qr', { ...firstInputs, qr: { text: 'a b&c' } }))).toBe(
      '/hub/random/qr?text=a+b%26c&format=svg&margin=2',
    );
  });
});
