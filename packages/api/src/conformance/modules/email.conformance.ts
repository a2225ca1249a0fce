import { expect } from 'vitest';
import {
  cancelSending,
  changeEmails,
  deleteForever,
  getEmails,
  saveDraft,
  sendEmail,
  type Email,
  type EmailChange,
  type Message,
} from '../../contract/modules/email.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { conformance, conformanceOf, expectFailure, expectOutput } from '../conformance.ts';
import type { World } from '../world.ts';
import { failsInternally } from './fails-internally.ts';

const mailboxOf = async (world: World) =>
  expectOutput<{ data: Email[]; owner: string }>(getEmails, await world.send(getEmails, {}));
const emailsOf = async (world: World) => (await mailboxOf(world)).data;
const firstOf = async (world: World, isMeant: (email: Email) => boolean) =>
  (await emailsOf(world)).find(isMeant) as Email;
const changed = async (world: World, changes: EmailChange[]) =>
  expectOutput<{ data: Email[] }>(changeEmails, await world.send(changeEmails, { changes })).data;

const message: Message = {
  To: 'Noor Haddad <noor.haddad@example.com>',
  cc: '',
  bcc: 'lin.chen@example.com',
  subject: 'Keys of the new office',
  emailContent: '<p>They are <b>here</b>.</p>',
  attchments: [{ id: 'one', image: null, title: 'keys.txt', fileSize: 4, url: 'data:text/plain,keys' }],
  threadId: null,
};
const future = '2999-01-01T08:00:00.000Z';
const past = '2020-01-01T08:00:00.000Z';

/** A call that fails changes nothing. */
const refuses = (
  endpoint: Endpoint,
  code: string,
  message: string,
  title: string,
  inputOf: (world: World) => Promise<Readonly<Record<string, unknown>>>,
) =>
  conformanceOf(endpoint, [
    [
      code,
      title,
      async (world) => {
        const input = await inputOf(world);
        const before = await emailsOf(world);
        const { message: text } = expectFailure(endpoint, await world.sendAnything(endpoint, input), code);
        expect(text).toBe(message);
        expect(await emailsOf(world)).toEqual(before);
      },
    ],
  ]);
const missesUnknown = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>) =>
  refuses(endpoint, 'NotFound', 'Email not found', 'returns 404 for an unknown id', async () => input);
const inInbox = { draftId: null, message, sendAt: null };

export const emailConformance = conformance(
  conformanceOf(getEmails, [
    [
      'success',
      'returns the 20 original emails, the latest first',
      async (world) => {
        const { data, owner } = await mailboxOf(world);
        expect(data).toHaveLength(20);
        expect(data.map(({ time }) => time)).toEqual(
          data
            .map(({ time }) => time)
            .toSorted()
            .toReversed(),
        );
        expect(owner).toMatch(/<alex\.moreau@example\.com>$/);
        const count = (isMeant: (email: Email) => boolean) => data.filter(isMeant).length;
        expect({
          inbox: count(({ inbox, trash }) => inbox && !trash),
          sent: count(({ sent }) => sent),
          draft: count(({ draft }) => draft),
          spam: count(({ spam }) => spam),
          trash: count(({ trash }) => trash),
          snoozed: count(({ snoozedUntil }) => snoozedUntil !== null),
          scheduled: count(({ sendAt }) => sendAt !== null),
        }).toEqual({ inbox: 10, sent: 2, draft: 2, spam: 2, trash: 1, snoozed: 1, scheduled: 1 });
        expect(new Set(data.map(({ label }) => label))).toEqual(new Set(['Promotional', 'Social', 'Health', null]));
        expect(data.filter(({ threadId }) => threadId === 'thread-move')).toHaveLength(3);
        for (const { attachment, attchments } of data) expect(attachment).toBe(attchments.length > 0);
      },
    ],
  ]),
  conformanceOf(changeEmails, [
    [
      'success',
      'changes the given fields of several emails only',
      async (world) => {
        const [first, second] = (await emailsOf(world)).filter(({ inbox }) => inbox) as [Email, Email];
        const data = await changed(world, [
          { id: first.id, starred: !first.starred, checked: true },
          { id: second.id, trash: true },
        ]);
        const after = [
          { ...first, starred: !first.starred, checked: true },
          { ...second, trash: true },
        ];
        expect(data).toEqual(after);
        const emails = await emailsOf(world);
        expect(after.map(({ id }) => emails.find((email) => email.id === id))).toEqual(after);
      },
    ],
    [
      'success',
      'toggles only the trash when an email is deleted and restored',
      async (world) => {
        const before = await firstOf(world, ({ starred, inbox }) => starred && inbox);
        await changed(world, [{ id: before.id, trash: true }]);
        expect(await changed(world, [{ id: before.id, trash: false }])).toEqual([before]);
      },
    ],
    [
      'success',
      'returns a snoozed email to the inbox, unread, at its moment',
      async (world) => {
        const { id } = await firstOf(world, ({ inbox, unread }) => inbox && !unread);
        await changed(world, [{ id, inbox: false, snoozedUntil: past }]);
        expect(await firstOf(world, (email) => email.id === id)).toMatchObject({
          inbox: true,
          unread: true,
          snoozedUntil: null,
          time: past,
        });
      },
    ],
  ]),
  conformanceOf(saveDraft, [
    [
      'success',
      'creates a draft of the owner, and saves it again',
      async (world) => {
        const { owner } = await mailboxOf(world);
        const response = await world.send(saveDraft, { id: null, message });
        const { data } = expectOutput<{ data: Email }>(saveDraft, response);
        expect(data).toMatchObject({
          ...message,
          threadId: data.threadId,
          from: owner,
          draft: true,
          attachment: true,
          emailExcerpt: 'They are here .',
        });
        const again = { id: data.id, message: { ...message, subject: 'Keys', threadId: data.threadId } };
        expectOutput(saveDraft, await world.send(saveDraft, again));
        const drafts = (await emailsOf(world)).filter(({ id }) => id === data.id);
        expect(drafts.map(({ subject, threadId }) => [subject, threadId])).toEqual([['Keys', data.threadId]]);
      },
    ],
  ]),
  conformanceOf(sendEmail, [
    [
      'success',
      'sends an email immediately',
      async (world) => {
        const { data } = expectOutput<{ data: Email }>(sendEmail, await world.send(sendEmail, inInbox));
        expect(data).toMatchObject({ To: message.To, bcc: message.bcc, sent: true, draft: false, sendAt: null });
        expect((await emailsOf(world))[0]).toEqual(data);
      },
    ],
    [
      'success',
      'turns a draft into the email',
      async (world) => {
        const { id } = await firstOf(world, ({ draft }) => draft);
        const { data } = expectOutput<{ data: Email }>(
          sendEmail,
          await world.send(sendEmail, { ...inInbox, draftId: id }),
        );
        expect(data).toMatchObject({ id, sent: true, draft: false });
        expect(await emailsOf(world)).toHaveLength(20);
      },
    ],
    [
      'success',
      'keeps a scheduled email until its moment, and sends it then',
      async (world) => {
        const later = await world.send(sendEmail, { ...inInbox, sendAt: future });
        expect(expectOutput<{ data: Email }>(sendEmail, later).data).toMatchObject({ sent: false, sendAt: future });
        const due = await world.send(sendEmail, { ...inInbox, sendAt: past });
        expect(expectOutput<{ data: Email }>(sendEmail, due).data).toMatchObject({ sent: true, sendAt: null });
      },
    ],
  ]),
  conformanceOf(cancelSending, [
    [
      'success',
      'turns a scheduled email into a draft',
      async (world) => {
        const { id } = await firstOf(world, ({ sendAt }) => sendAt !== null);
        const { data } = expectOutput<{ data: Email }>(cancelSending, await world.send(cancelSending, { id }));
        expect(data).toMatchObject({ id, draft: true, sent: false, sendAt: null });
        expect(await firstOf(world, (email) => email.id === id)).toEqual(data);
      },
    ],
  ]),
  conformanceOf(deleteForever, [
    [
      'success',
      'deletes an email in the trash',
      async (world) => {
        const before = await emailsOf(world);
        const { id } = await firstOf(world, ({ trash }) => trash);
        expectOutput(deleteForever, await world.send(deleteForever, { ids: [id] }));
        expect(await emailsOf(world)).toEqual(before.filter((email) => email.id !== id));
      },
    ],
  ]),
  refuses(
    changeEmails,
    'NotFound',
    'Email not found',
    'returns 404 for an unknown id and changes none of them',
    async (world) => {
      const { id } = await firstOf(world, ({ inbox }) => inbox);
      return { changes: [{ id, trash: true }, { id: 'none' }] };
    },
  ),
  missesUnknown(saveDraft, { id: 'none', message }),
  missesUnknown(sendEmail, { ...inInbox, draftId: 'none' }),
  missesUnknown(cancelSending, { id: 'none' }),
  missesUnknown(deleteForever, { ids: ['none'] }),
  refuses(saveDraft, 'NotADraft', 'Email is not a draft', 'returns 409 for a sent email', async (world) => ({
    id: (await firstOf(world, ({ sent }) => sent)).id,
    message,
  })),
  refuses(sendEmail, 'NotADraft', 'Email is not a draft', 'returns 409 for a sent email', async (world) => ({
    ...inInbox,
    draftId: (await firstOf(world, ({ sent }) => sent)).id,
  })),
  refuses(sendEmail, 'NoRecipients', 'Email has no recipients', 'returns 409 without recipients', async () => ({
    ...inInbox,
    message: { ...message, To: '', bcc: '' },
  })),
  refuses(cancelSending, 'NotScheduled', 'Email is not scheduled', 'returns 409 once it was sent', async (world) => ({
    id: (await firstOf(world, ({ sent }) => sent)).id,
  })),
  refuses(deleteForever, 'NotInTrash', 'Email is not in the trash', 'returns 409 outside the trash', async (world) => ({
    ids: [(await firstOf(world, ({ inbox, trash }) => inbox && !trash)).id],
  })),
  failsInternally(getEmails, {}),
  failsInternally(changeEmails, { changes: [{ id: 'none' }] }),
  failsInternally(saveDraft, { id: null, message }),
  failsInternally(sendEmail, inInbox),
  failsInternally(cancelSending, { id: 'none' }),
  failsInternally(deleteForever, { ids: ['none'] }),
);
