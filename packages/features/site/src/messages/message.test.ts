import 'fake-indexeddb/auto';
import { createStore } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createDraftStore } from './draft-store.ts';
import type { MessageForm } from './message-form.ts';
import { checkMessage, emptyForm, textLengthMax } from './message-form.ts';
import { messageMachine } from './message.machine.ts';
import { ProofFailed } from './send-proven.ts';

const sound: MessageForm = {
  ...emptyForm,
  name: 'Noor',
  email: 'noor@example.org',
  subject: 'Hello',
  text: 'A question.',
};

interface Script {
  kind?: 'contact' | 'support' | 'data-deletion';
  answer?: () => Promise<string>;
}

function start({ kind = 'contact', answer = async () => 'AY-7K3M9P' }: Script = {}) {
  const sent: MessageForm[] = [];
  const drafts: string[] = [];
  const actor = createActor(
    messageMachine.provide({
      actors: {
        send: fromPromise<string, MessageForm>(({ input }) => {
          sent.push(input);
          return answer();
        }),
      },
      actions: { keepDraft: (_, { form }) => drafts.push(`keep ${form.text}`), dropDraft: () => drafts.push('drop') },
    }),
    { input: { kind } },
  ).start();
  return { actor, sent, drafts };
}

describe('validation', () => {
  it('requires name, email address, subject and text for contact', () => {
    expect(checkMessage('contact', emptyForm)).toEqual({
      name: 'missing',
      email: 'missing',
      subject: 'missing',
      text: 'missing',
    });
    expect(checkMessage('contact', { ...sound, email: 'noor@home' })).toEqual({ email: 'email' });
    expect(checkMessage('contact', sound)).toEqual({});
  });

  it('requires a topic instead of a subject for support', () => {
    expect(checkMessage('support', { ...sound, subject: '' })).toEqual({ choice: 'missing' });
    expect(checkMessage('support', { ...sound, subject: '', choice: 'failure' })).toEqual({});
  });

  it('requires a choice for data deletion, and text only for “Something else”', () => {
    const asked = { ...sound, subject: '', text: ' ' };
    expect(checkMessage('data-deletion', asked)).toEqual({ choice: 'missing' });
    expect(checkMessage('data-deletion', { ...asked, choice: 'account' })).toEqual({});
    expect(checkMessage('data-deletion', { ...asked, choice: 'other' })).toEqual({ text: 'missing' });
  });

  it('limits the text to 4,800 characters to leave room for the added line', () => {
    expect(textLengthMax).toBe(4800);
    expect(checkMessage('contact', { ...sound, text: 'x'.repeat(4800) })).toEqual({});
    expect(checkMessage('contact', { ...sound, text: 'x'.repeat(4801) })).toEqual({ text: 'too long' });
  });
});

describe('sending', () => {
  it('does not send while a field is invalid, and counts the attempt', () => {
    const { actor, sent } = start();
    actor.send({ type: 'send' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context.stops).toBe(1);
    expect(sent).toEqual([]);
  });

  it('clears only the error of the field that was fixed', () => {
    const { actor } = start();
    actor.send({ type: 'send' });
    actor.send({ type: 'change', change: { name: 'Noor' } });
    expect(actor.getSnapshot().context.problems).toEqual({ email: 'missing', subject: 'missing', text: 'missing' });
    expect(actor.getSnapshot().context.stops).toBe(1);
  });

  it('sends once, however often the button is pressed, and shows the reference', async () => {
    const { actor, sent, drafts } = start();
    actor.send({ type: 'change', change: sound });
    actor.send({ type: 'send' });
    actor.send({ type: 'send' });
    actor.send({ type: 'change', change: { text: 'too late' } });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    actor.send({ type: 'send' });
    expect(sent).toEqual([sound]);
    expect(actor.getSnapshot().context.reference).toBe('AY-7K3M9P');
    expect(drafts).toEqual(['keep A question.', 'drop']);
  });

  it('starts another message empty, with the same name and email address', async () => {
    const { actor } = start();
    actor.send({ type: 'change', change: sound });
    actor.send({ type: 'send' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    actor.send({ type: 'start over' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context.form).toEqual({ ...emptyForm, name: 'Noor', email: 'noor@example.org' });
    expect(actor.getSnapshot().context.reference).toBeNull();
  });

  it.each([
    ['Wrong Services', {}, { kind: 'no answer' }],
    [
      { success: false, code: 'RateLimited', detail: 'Wait.', retryAfterS: 900 },
      {},
      { kind: 'too many', retryAfterS: 900 },
    ],
    [
      { success: false, code: 'Internal', detail: 'Fault.', requestId: 'r-1' },
      {},
      { kind: 'failed', requestId: 'r-1' },
    ],
    [
      {
        success: false,
        code: 'InvalidInput',
        detail: 'No.',
        requestId: 'r-2',
        errors: [{ pointer: '/email', code: 'invalid_format', detail: 'No address.' }],
      },
      { email: 'email' },
      null,
    ],
    [
      {
        success: false,
        code: 'InvalidInput',
        detail: 'No.',
        requestId: 'r-3',
        errors: [{ pointer: '/kind', code: 'invalid_value', detail: 'No.' }],
      },
      {},
      { kind: 'failed', requestId: 'r-3' },
    ],
  ])('keeps every word when it is refused with %j', async (rejection, problems, refusal) => {
    const { actor, drafts } = start({ answer: () => Promise.reject(rejection) });
    actor.send({ type: 'change', change: sound });
    actor.send({ type: 'send' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    const { form, problems: found, refusal: said } = actor.getSnapshot().context;
    expect({ form, found, said }).toEqual({ form: sound, found: problems, said: refusal });
    expect(drafts).toEqual(['keep A question.']);
  });

  it('shows the security check only while it runs', async () => {
    const answer = Promise.withResolvers<string>();
    const { actor } = start({ answer: () => answer.promise });
    actor.send({ type: 'check started' });
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send({ type: 'change', change: sound });
    actor.send({ type: 'send' });
    expect(actor.getSnapshot().value).toEqual({ sending: 'asking' });
    actor.send({ type: 'check started' });
    expect(actor.getSnapshot().value).toEqual({ sending: 'proving' });
    actor.send({ type: 'check ended' });
    expect(actor.getSnapshot().value).toEqual({ sending: 'asking' });
    actor.send({ type: 'check started' });
    answer.reject(new ProofFailed());
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(actor.getSnapshot().context).toMatchObject({ form: sound, refusal: { kind: 'unproven' } });
  });

  it('can be sent again after a refusal', async () => {
    const answers = [() => Promise.reject<string>('Wrong Services'), async () => 'AY-2'];
    const { actor, sent } = start({ answer: () => answers.shift()?.() ?? Promise.reject('Wrong Services') });
    actor.send({ type: 'change', change: sound });
    actor.send({ type: 'send' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    actor.send({ type: 'send' });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(sent).toHaveLength(2);
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });
});

describe('prefilled fields', () => {
  it('never replace what the person has typed', () => {
    const { actor } = start({ kind: 'data-deletion' });
    actor.send({ type: 'change', change: { name: 'N. Haddad' } });
    actor.send({
      type: 'fill in',
      from: { name: 'Noor', email: 'noor@example.org', choice: 'account' },
      isDraft: false,
    });
    actor.send({ type: 'fill in', from: { choice: 'messages' }, isDraft: false });
    expect(actor.getSnapshot().context.form).toEqual({
      ...emptyForm,
      name: 'N. Haddad',
      email: 'noor@example.org',
      choice: 'account',
    });
    expect(actor.getSnapshot().context.hasDraft).toBe(false);
  });

  it('do not count as a restored draft while the person types', () => {
    const { actor } = start();
    actor.send({ type: 'change', change: sound });
    actor.send({ type: 'fill in', from: sound, isDraft: true });
    expect(actor.getSnapshot().context).toMatchObject({ form: sound, hasDraft: false });
  });

  it('show a restored draft, which Start over clears', () => {
    const { actor, drafts } = start();
    actor.send({ type: 'fill in', from: sound, isDraft: true });
    expect(actor.getSnapshot().context).toMatchObject({ form: sound, hasDraft: true });
    actor.send({ type: 'start over' });
    expect(actor.getSnapshot().context).toMatchObject({ form: { text: '', subject: '' }, hasDraft: false });
    expect(drafts).toEqual(['drop']);
  });
});

describe('drafts', () => {
  let count = 0;
  const database = () => createStore(`messages-${(count += 1)}`, 'drafts');

  it('survive a reload, separately for each form and person', async () => {
    const store = database();
    await createDraftStore('ada', { store }).keep('support', sound);
    const reloaded = createDraftStore('ada', { store });
    expect(await reloaded.read('support')).toEqual(sound);
    expect(await reloaded.read('contact')).toBeNull();
    expect(await createDraftStore(null, { store }).read('support')).toBeNull();
  });

  it('expire after a day', async () => {
    const store = database();
    let nowMs = 0;
    const drafts = createDraftStore(null, { store, now: () => nowMs });
    await drafts.keep('contact', sound);
    nowMs = 86_400_000;
    expect(await drafts.read('contact')).toEqual(sound);
    nowMs = 86_400_001;
    expect(await drafts.read('contact')).toBeNull();
    nowMs = 0;
    expect(await drafts.read('contact')).toBeNull();
  });

  it('are deleted when the message is sent, also while being written', async () => {
    const drafts = createDraftStore(null, { store: database() });
    void drafts.keep('contact', sound);
    await drafts.drop('contact');
    expect(await drafts.read('contact')).toBeNull();
  });

  it('are deleted when the form is emptied', async () => {
    const drafts = createDraftStore(null, { store: database() });
    await drafts.keep('contact', sound);
    await drafts.keep('contact', { ...emptyForm, name: 'Noor' });
    expect(await drafts.read('contact')).toBeNull();
  });

  it('are skipped when the browser blocks storage', async () => {
    const drafts = createDraftStore(null, { store: () => Promise.reject(new Error('refused')) });
    await drafts.keep('contact', sound);
    expect(await drafts.read('contact')).toBeNull();
    await drafts.drop('contact');
  });
});
