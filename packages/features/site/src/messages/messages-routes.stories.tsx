import { fail } from '@apiyard/api/contract/endpoint';
import type { ProofChallenge } from '@apiyard/api/contract/proof';
import { sendMessage } from '@apiyard/api/contract/site/site';
import { delay, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { loadActive } from '@apiyard/kit/copy.ts';
import { fixture } from '@apiyard/kit/story/fixture.ts';
import { storyUser } from '@apiyard/kit/story/people.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import * as contact from './contact.route.tsx';
import * as dataDeletion from './data-deletion.route.tsx';
import { createDraftStore } from './draft-store.ts';
import { emptyValues } from './message-form.ts';
import { messagesCopy } from './messages-copy.ts';
import * as support from './support.route.tsx';

const routes = [
  { path: '/contact', ...contact },
  { path: '/support', ...support },
  { path: '/datadeletion', ...dataDeletion },
];

const drafts = createDraftStore(null);
const noDrafts = () =>
  Promise.all([drafts.drop('contact'), drafts.drop('support'), createDraftStore(storyUser.id).drop('data-deletion')]);

let sent: unknown[] = [];
const accepted = { success: true, reference: 'AY-7K3M9P' } as const;
const takes = fixture(sendMessage, ({ input }) => {
  sent.push(input);
  return accepted;
});

const story = preview.meta({
  title: 'Screens/Messages/Routes',
  component: contact.Component,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen' },
  loaders: [() => loadActive(messagesCopy), noDrafts],
});

export const Contact = story.story({
  parameters: { app: { at: '/contact?topic=premium', routes } },
  beforeEach: ({ msw }) => {
    sent = [];
    msw.use(takes);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue('Premium plan'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const name = canvas.getByRole('textbox', { name: 'Your name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Noor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your email address' }), 'noor@example.org');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'What does it cost?');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Message sent' })).toHaveFocus());
    await expect(sent).toEqual([
      { kind: 'contact', name: 'Noor', email: 'noor@example.org', subject: 'Premium plan', text: 'What does it cost?' },
    ]);
    await waitFor(async () => expect(await drafts.read('contact')).toBeNull());
  },
});

export const NetworkFailsThenComesBack = story.story({
  parameters: { app: { at: '/support?requestId=01ky3vq9m8', routes } },
  beforeEach: ({ msw }) => {
    sent = [];
    msw.use(
      fixture(sendMessage, ({ input, count }) => {
        if (count === 1) return HttpResponse.error();
        sent.push(input);
        return accepted;
      }),
    );
    return drafts.keep('support', {
      ...emptyValues,
      name: 'Noor',
      email: 'noor@example.org',
      choice: 'failure',
      text: 'It fails since noon.',
    });
  },
  loaders: [],
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'Your message' });
    await waitFor(() => expect(text).toHaveValue('It fails since noon.'));
    await expect(canvas.getByRole('textbox', { name: 'Request ID (optional)' })).toHaveValue('01ky3vq9m8');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server didn’t respond.');
    await expect(text).toHaveValue('It fails since noon.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Message sent' })).toHaveFocus());
    await expect(sent).toEqual([
      {
        kind: 'support',
        name: 'Noor',
        email: 'noor@example.org',
        subject: 'An API returns an error',
        text: 'It fails since noon.',
        requestId: '01ky3vq9m8',
      },
    ]);
  },
});

export const DeletionBySignedInUser = story.story({
  parameters: { app: { at: '/datadeletion', user: storyUser, routes } },
  beforeEach: ({ msw }) => {
    sent = [];
    msw.use(takes);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Username (optional)' })).toHaveValue('noor'));
    await expect(canvas.getByRole('textbox', { name: 'Your email address' })).toHaveValue('noor@example.org');
    await userEvent.click(canvas.getByRole('radio', { name: 'My account, because I can’t sign in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Request sent' })).toHaveFocus());
    await expect(sent).toEqual([
      {
        kind: 'data-deletion',
        name: 'Noor Haddad',
        email: 'noor@example.org',
        subject: 'noor',
        text: 'My account, because I can’t sign in',
      },
    ]);
  },
});

const challenge: ProofChallenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    keyLength: 32,
    keyPrefix: '7185aeb5f7c822a0a711de799bc04f6b',
    keySignature: '00',
    nonce: '5a'.repeat(16),
    salt: 'c3'.repeat(16),
    data: { purpose: 'message', subject: 'story', expiresAt: 0, counters: 64 },
  },
  signature: '00',
};

/** Solves the proof of work that the server requires under load, then sends automatically. */
export const ProofOfWork = story.story({
  parameters: { app: { at: '/contact', routes } },
  beforeEach: ({ msw }) => {
    sent = [];
    msw.use(
      fixture(sendMessage, ({ input: { proof } }) => {
        sent.push(proof);
        return proof === undefined ? fail('ProofRequired', 'Solve the challenge.', { challenge }) : accepted;
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Noor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your email address' }), 'noor@example.org');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Tides');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Is there an API for tides?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Message sent' })).toHaveFocus());
    await expect(sent).toEqual([
      undefined,
      {
        challenge,
        solution: { counter: 37, derivedKey: '7185aeb5f7c822a0a711de799bc04f6b366cc2c82e0f569248c77abb05a10bd2' },
      },
    ]);
  },
});

export const Throttled = story.story({
  parameters: { app: { at: '/contact', user: storyUser, routes } },
  beforeEach: ({ msw }) =>
    msw.use(
      fixture(sendMessage, async () => {
        await delay(50);
        return fail('RateLimited', 'Wait.', { retryAfterS: 1500 });
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Again');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'One more thing.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wait 25 minutes, then send it again');
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue('One more thing.');
    await createDraftStore(storyUser.id).drop('contact');
  },
});
