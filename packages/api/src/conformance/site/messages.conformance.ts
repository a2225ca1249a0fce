import { expect } from 'vitest';
import { solveProof } from '../../client/solve-proof.ts';
import {
  changeMessage,
  getMessage,
  listMessages,
  markMessage,
  type Message,
  removeMessage,
  restoreMessage,
} from '../../contract/site/messages.ts';
import type { ProofChallenge } from '../../contract/proof.ts';
import { logout } from '../../contract/accounts/session.ts';
import { sendMessage } from '../../contract/site/site.ts';
import { adminsOnly, expectFailure, expectOutput, conformance, conformanceOf } from '../conformance.ts';
import type { World } from '../world.ts';

const message = {
  kind: 'support',
  name: 'Amina',
  email: 'amina@example.test',
  subject: 'A form',
  text: 'It says no.',
  requestId: 'req-1',
} as const;

const pointers = (body: Record<string, unknown>) =>
  (body['errors'] as { pointer: string }[]).map(({ pointer }) => pointer);

interface Page {
  readonly items: Message[];
  readonly counts: { readonly open: number; readonly unread: number };
}

/** A message, and a signed-in admin. */
async function received(world: World, subject = world.name('Subject')): Promise<Message> {
  expectOutput(sendMessage, await world.send(sendMessage, { ...message, subject }));
  await world.admin();
  const { items } = expectOutput<Page>(listMessages, await world.send(listMessages, { search: subject }));
  return items[0] as Message;
}

export const messagesConformance = conformance(
  conformanceOf(sendMessage, [
    [
      'success',
      'stores a visitor’s message, and returns its reference',
      async (world) => {
        const { reference } = expectOutput<{ reference: string }>(sendMessage, await world.send(sendMessage, message));
        expect(reference).toMatch(/^AY-[0-9A-Z]{6}$/);
        await world.admin();
        const { items } = expectOutput<{ items: Message[] }>(listMessages, await world.send(listMessages, {}));
        expect(items.find((each) => each.reference === reference)).toEqual({
          ...message,
          id: expect.any(String),
          reference,
          username: null,
          createdAt: expect.any(String),
          isRead: false,
          state: 'open',
          version: 1,
        });
      },
    ],
    [
      'success',
      'discards a message that fills in the hidden field and returns success',
      async (world) => {
        const name = world.name('bot');
        expectOutput(sendMessage, await world.send(sendMessage, { ...message, name, website: 'https://example.test' }));
        await world.admin();
        const { items } = expectOutput<{ items: Message[] }>(listMessages, await world.send(listMessages, {}));
        expect(items.filter((each) => each.name === name)).toEqual([]);
      },
    ],
    [
      'RateLimited',
      'accepts five an hour from one visitor',
      async (world) => {
        for (let sent = 0; sent < 5; sent += 1) expectOutput(sendMessage, await world.send(sendMessage, message));
        expect(
          expectFailure(sendMessage, await world.send(sendMessage, message), 'RateLimited')['retryAfterS'],
        ).toBeGreaterThan(3500);
      },
    ],
    [
      'ProofRequired',
      'asks visitors for proof of work while many messages arrive, and takes each proof once',
      async (world) => {
        await world.subject.floodMessages();
        const { challenge } = expectFailure(sendMessage, await world.send(sendMessage, message), 'ProofRequired') as {
          challenge: ProofChallenge;
        };
        const proof = await solveProof(challenge);
        expect(
          expectOutput<{ reference: string }>(sendMessage, await world.send(sendMessage, { ...message, proof }))
            .reference,
        ).toMatch(/^AY-[0-9A-Z]{6}$/);
        expectFailure(sendMessage, await world.send(sendMessage, { ...message, proof }), 'ProofRequired');
      },
    ],
    [
      'success',
      'accepts a deletion request from a signed-in person during a flood',
      async (world) => {
        await world.subject.floodMessages();
        await world.signedIn();
        expectOutput(sendMessage, await world.send(sendMessage, { ...message, kind: 'data-deletion' }));
      },
    ],
    [
      'InvalidInput',
      'names every field that is wrong',
      async (world) => {
        const wrong = { ...message, name: '', email: 'not-an-email', kind: 'praise' };
        expect(
          pointers(expectFailure(sendMessage, await world.sendAnything(sendMessage, wrong), 'InvalidInput')).toSorted(),
        ).toEqual(['/email', '/kind', '/name']);
        expect(
          pointers(
            expectFailure(sendMessage, await world.send(sendMessage, { ...message, text: ' \n ' }), 'InvalidInput'),
          ),
        ).toEqual(['/text']);
      },
    ],
  ]),
  conformanceOf(listMessages, [
    [
      'success',
      'returns messages, latest first, with the username of signed-in senders',
      async (world) => {
        const { username } = await world.signedIn();
        const first = expectOutput<{ reference: string }>(
          sendMessage,
          await world.send(sendMessage, { ...message, subject: 'First' }),
        );
        const second = expectOutput<{ reference: string }>(
          sendMessage,
          await world.send(sendMessage, { ...message, subject: 'Second' }),
        );
        await world.send(logout, {});
        await world.admin();
        const { items } = expectOutput<{ items: Message[] }>(listMessages, await world.send(listMessages, {}));
        expect(
          items
            .filter((each) => each.username === username)
            .map(({ reference }) => reference)
            .toSorted(),
        ).toEqual([first.reference, second.reference].toSorted());
        expect(items.map(({ createdAt }) => createdAt)).toEqual(
          items
            .map(({ createdAt }) => createdAt)
            .toSorted()
            .toReversed(),
        );
      },
    ],
    [
      'InvalidInput',
      'rejects unknown cursors',
      async (world) => {
        await world.admin();
        expect(
          pointers(expectFailure(listMessages, await world.send(listMessages, { cursor: 'anything' }), 'InvalidInput')),
        ).toEqual(['/cursor']);
      },
    ],
  ]),
  conformanceOf(listMessages, [
    [
      'success',
      'filters by kind, state and part of a word, and counts open and unread messages',
      async (world) => {
        const one = await received(world);
        const list = async (input: Parameters<typeof world.sendAnything>[1]) =>
          expectOutput<Page>(
            listMessages,
            await world.sendAnything(listMessages, { search: one.subject.toUpperCase(), ...input }),
          );
        const before = (await list({})).counts;
        expect((await list({ kind: 'support', state: 'open' })).items).toEqual([one]);
        expect((await list({ kind: 'contact' })).items).toEqual([]);
        expect((await list({ state: 'done' })).items).toEqual([]);
        expect((await list({ search: '%' })).items).toEqual([]);
        expectOutput(markMessage, await world.send(markMessage, { id: one.id, isRead: true }));
        expectOutput(changeMessage, await world.send(changeMessage, { id: one.id, isDone: true, version: 1 }));
        expect((await list({ state: 'done' })).counts).toEqual({ open: before.open - 1, unread: before.unread - 1 });
        expect((await list({ state: 'open' })).items).toEqual([]);
      },
    ],
  ]),
  conformanceOf(getMessage, [
    [
      'success',
      'returns a message',
      async (world) => {
        const one = await received(world);
        expect(expectOutput(getMessage, await world.send(getMessage, { id: one.id }))).toEqual(one);
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown id',
      async (world) => {
        await world.admin();
        expectFailure(getMessage, await world.send(getMessage, { id: 'none' }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(changeMessage, [
    [
      'success',
      'marks a message as done, and as open again',
      async (world) => {
        const one = await received(world);
        expect(
          expectOutput(changeMessage, await world.send(changeMessage, { id: one.id, isDone: true, version: 1 })),
        ).toEqual({ ...one, state: 'done', version: 2 });
        expect(
          expectOutput(changeMessage, await world.send(changeMessage, { id: one.id, isDone: false, version: 2 })),
        ).toEqual({ ...one, version: 3 });
      },
    ],
    [
      'Stale',
      'rejects the second of two admins, and changes nothing',
      async (world) => {
        const one = await received(world);
        expectOutput(changeMessage, await world.send(changeMessage, { id: one.id, isDone: true, version: 1 }));
        expect(
          expectFailure(
            changeMessage,
            await world.send(changeMessage, { id: one.id, isDone: false, version: 1 }),
            'Stale',
          )['version'],
        ).toBe(2);
        expect(expectOutput(getMessage, await world.send(getMessage, { id: one.id }))).toEqual({
          ...one,
          state: 'done',
          version: 2,
        });
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown message',
      async (world) => {
        await world.admin();
        expectFailure(
          changeMessage,
          await world.send(changeMessage, { id: 'none', isDone: true, version: 1 }),
          'NotFound',
        );
      },
    ],
  ]),
  conformanceOf(markMessage, [
    [
      'success',
      'marks it as read and as unread, whatever its version',
      async (world) => {
        const one = await received(world);
        expect(expectOutput(markMessage, await world.send(markMessage, { id: one.id, isRead: true }))).toEqual({
          ...one,
          isRead: true,
        });
        expect(expectOutput(markMessage, await world.send(markMessage, { id: one.id, isRead: false }))).toEqual(one);
      },
    ],
    [
      'NotFound',
      'returns NotFound for an unknown message',
      async (world) => {
        await world.admin();
        expectFailure(markMessage, await world.send(markMessage, { id: 'none', isRead: true }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(removeMessage, [
    [
      'success',
      'moves a message to the removed ones',
      async (world) => {
        const one = await received(world);
        expect(expectOutput(removeMessage, await world.send(removeMessage, { id: one.id }))).toEqual({ id: one.id });
        expect(expectOutput<Page>(listMessages, await world.send(listMessages, { search: one.subject })).items).toEqual(
          [],
        );
        expect(
          expectOutput<Page>(listMessages, await world.send(listMessages, { search: one.subject, state: 'removed' }))
            .items,
        ).toEqual([{ ...one, state: 'removed' }]);
      },
    ],
    [
      'NotFound',
      'returns NotFound for a message that is already removed',
      async (world) => {
        const one = await received(world);
        expectOutput(removeMessage, await world.send(removeMessage, { id: one.id }));
        expectFailure(removeMessage, await world.send(removeMessage, { id: one.id }), 'NotFound');
      },
    ],
  ]),
  conformanceOf(restoreMessage, [
    [
      'success',
      'restores it unchanged',
      async (world) => {
        const one = await received(world);
        expectOutput(removeMessage, await world.send(removeMessage, { id: one.id }));
        expect(expectOutput(restoreMessage, await world.send(restoreMessage, { id: one.id }))).toEqual(one);
        expect(expectOutput<Page>(listMessages, await world.send(listMessages, { search: one.subject })).items).toEqual(
          [one],
        );
      },
    ],
    [
      'NotFound',
      'rejects a restore of a message that was not removed',
      async (world) => {
        const one = await received(world);
        expectFailure(restoreMessage, await world.send(restoreMessage, { id: one.id }), 'NotFound');
      },
    ],
  ]),
  adminsOnly(listMessages, getMessage, changeMessage, markMessage, removeMessage, restoreMessage),
);
