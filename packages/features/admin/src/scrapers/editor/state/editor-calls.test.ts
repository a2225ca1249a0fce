import { createClient } from '@apiyard/api/client';
import { expect, test } from 'vitest';
import { bookDefinition } from '../story/story-definitions.ts';
import { editorCalls } from './editor-calls.ts';

test('previews keep integers beyond 2^53', async () => {
  const body = '{"result":{"id":12345678901234567890,"list":[-9007199254740993,7]},"failure":null,"page":null}';
  const calls = editorCalls(createClient({ fetch: async () => new Response(body) }));
  const order = { definition: bookDefinition, params: {}, id: null, fresh: false };
  expect(await calls.preview(order, new AbortController().signal)).toEqual({
    result: { id: 12345678901234567890n, list: [-9007199254740993n, 7] },
    failure: null,
    page: null,
  });
});
