import { expect, it } from 'vitest';
import { emailFor } from '../story/emails.ts';
import { replyTo } from './reply.ts';

const owner = 'Alex Moreau <alex@example.com>';
const email = emailFor({
  threadId: 'move',
  from: 'Noor Haddad <noor@example.com>',
  To: 'Alex Moreau <alex@example.com>, Mira Okafor <mira@example.com>',
  cc: 'Lin Chen <lin@example.com>, NOOR@example.com',
  subject: 'Plan',
  emailContent: '<p>Friday?</p>',
  attchments: [{ id: 'one', title: 'plan.txt', image: null, fileSize: 1, url: 'data:,a' }],
});

it('replies to the sender, in the thread, with what they wrote as a quote', () => {
  expect(replyTo('reply', email, owner, 'Noor <wrote>:')).toEqual({
    To: 'Noor Haddad <noor@example.com>',
    cc: '',
    bcc: '',
    subject: 'Re: Plan',
    emailContent: '<p></p><p>Noor &lt;wrote&gt;:</p><blockquote><p>Friday?</p></blockquote>',
    attchments: [],
    threadId: 'move',
  });
});

it('replies to all with the others as a copy, without oneself and without duplicates', () => {
  expect(replyTo('replyAll', email, owner, '')).toMatchObject({
    To: 'Noor Haddad <noor@example.com>',
    cc: 'Mira Okafor <mira@example.com>, Lin Chen <lin@example.com>',
  });
});

it('forwards with the attachments, to no one yet, as a new thread', () => {
  expect(replyTo('forward', email, owner, '')).toMatchObject({
    To: '',
    subject: 'Fwd: Plan',
    attchments: email.attchments,
    threadId: null,
  });
});

it('replies to an own email by writing to the same people', () => {
  const own = emailFor({ from: owner, To: 'Lin Chen <lin@example.com>', subject: 're: Plan' });
  expect(replyTo('reply', own, owner, '')).toMatchObject({ To: 'Lin Chen <lin@example.com>', subject: 're: Plan' });
});
