import { changeMessage } from '@apiyard/api/contract/site/messages';
import type { Client } from '@apiyard/api/client';
import { expect, it } from 'vitest';
import { countsAfter, messageChanges } from './message-changes.ts';
import { deletionMessage, supportMessage } from './story/story-messages.ts';

const { expect: expected, settle, save } = messageChanges;

it('shows a change immediately, the same when it is applied twice', () => {
  const change = { kind: 'done', message: supportMessage } as const;
  const once = expected([supportMessage, deletionMessage], change);
  expect(once).toEqual([{ ...supportMessage, state: 'done', version: 2 }, deletionMessage]);
  expect(expected(once, change)).toEqual(once);
});

it('bases the next change on the version number of the one before', async () => {
  const sent: unknown[] = [];
  const api = {
    send: async (endpoint: unknown, input: object) => {
      sent.push([endpoint === changeMessage, input]);
      return { ...supportMessage, version: 3 };
    },
  } as unknown as Client;
  const [done = supportMessage] = expected([supportMessage], { kind: 'done', message: supportMessage });
  const change = { kind: 'reopen', message: done } as const;
  const result = await save(api, change);
  expect(sent).toEqual([[true, { id: 'm1', isDone: false, version: 2 }]]);
  expect(settle([done, deletionMessage], change, result)).toEqual([{ ...supportMessage, version: 3 }, deletionMessage]);
});

it.each([
  ['read', { isRead: true }, { open: 2, unread: 0 }],
  ['done', { state: 'done' }, { open: 1, unread: 1 }],
  ['removed', { state: 'removed' }, { open: 1, unread: 0 }],
] as const)('counts a message that is %s', (_, change, counts) => {
  expect(countsAfter({ open: 2, unread: 1 }, supportMessage, { ...supportMessage, ...change })).toEqual(counts);
});
