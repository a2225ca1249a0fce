import { expect, test } from 'vitest';
import { fieldsOf } from '@apiyard/kit/search/api-fields.ts';
import { valuesOf } from '../../form/schema-form.ts';
import { historyEntry } from '../../keep/hub-store.ts';
import { replayedCallId, replayedValues } from './replay.ts';

const fields = fieldsOf({ properties: { text: { type: 'string' }, count: { type: 'integer', default: 1 } } });
const entry = (id: string, requestId: string, text: string) =>
  historyEntry({
    id,
    at: '2026-11-20T10:00:00Z',
    values: { text, count: 2 },
    method: null,
    outcome: {
      kind: 'answered',
      answer: {
        status: 200,
        headers: [],
        ms: 1,
        sizeBytes: 1,
        quotaLeft: null,
        meta: { api: 'a/b', ms: 1, cost: 1, cached: false, provider: null, requestId },
        body: { kind: 'json', value: 1, text: '1' },
      },
    },
  });
const refused = historyEntry({
  id: '3',
  at: '2026-11-20T10:00:00Z',
  values: { text: 'refused', count: 0 },
  method: null,
  outcome: {
    kind: 'refused',
    refused: {
      status: 422,
      code: 'InvalidInput',
      detail: '',
      issues: [],
      requestId: 'r3',
      retryAtMs: null,
      ms: 1,
      headers: [],
    },
  },
});
const history = [entry('1', 'r1', 'one'), entry('2', 'r2', 'two'), refused];
const server = (answer: { input: Record<string, unknown> | null } | null) =>
  ({ send: () => (answer ? Promise.resolve(answer) : Promise.reject({ code: 'NotFound' })) }) as never;

test('fills the form with the input from the server, plus defaults', async () => {
  expect(await replayedValues(server({ input: { text: 'kept' } }), fields, history, 'r1')).toEqual({
    ...valuesOf(fields),
    text: 'kept',
    count: 1,
  });
});

test.each([
  ['r2', 'two', 2],
  ['r3', 'refused', 0],
])('restores %s from this browser if the server has no input', async (id, text, count) => {
  expect(await replayedValues(server({ input: null }), fields, history, id)).toEqual({ text, count });
  expect(await replayedValues(server(null), fields, history, id)).toEqual({ text, count });
});

test('changes nothing for an unknown call', async () => {
  expect(await replayedValues(server(null), fields, history, 'r9')).toBe(null);
});

test('reads the id from the URL, unless the API has a parameter of that name', () => {
  expect(replayedCallId(fields, new URLSearchParams('call=01a2-r1'))).toBe('01a2-r1');
  expect(replayedCallId(fields, new URLSearchParams('call=../x'))).toBe(null);
  expect(replayedCallId(fields, new URLSearchParams('text=a'))).toBe(null);
  expect(replayedCallId(fieldsOf({ properties: { call: { type: 'string' } } }), new URLSearchParams('call=r1'))).toBe(
    null,
  );
});
