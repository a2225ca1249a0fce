import 'fake-indexeddb/auto';
import { createStore } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createDraftStore } from './draft-store.ts';
import type { MessageInput, MessageValues } from './message-form.ts';
import { bringsWords, checkMessage, emptyValues, filledIn, messageInput, textLengthMax } from './message-form.ts';
import { messageMachine } from './message.machine.ts';

const sound: MessageValues = {
  ...emptyValues,
  name: 'Noor',
  email: 'noor@example.org',
  subject: 'Hello',
  text: 'A question.',
};

const input = messageInput('contact', sound, '');

function start(answer: () => Promise<string> = async () => 'AY-7K3M9P') {
  const sent: MessageInput[] = [];
  let drops = 0;
  const actor = createActor(
    messageMachine.provide({
      actors: {
        send: fromPromise<string, MessageInput>((given) => {
          sent.push(given.input);
          return answer();
        }),
      },
      actions: {
        dropDraft() {
          drops += 1;
        },
      },
    }),
  ).start();
  return { actor, sent, drops: () => drops };
}

describe('validation', () => {
  it('requires name, email address, subject and text for contact', () => {
    expect(checkMessage('contact', emptyValues)).toEqual({
      name: 'missing',
      email: 'missing',
      subject: 'missing',
      text: 'missing',
    });
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
    expect(checkMessage('contact', { ...sound, text: 'x'.repeat(4801) })).toEqual({ text: 'too_big' });
  });
});

describe('the input of the call', () => {
  it('has the topic of a support request as its subject', () => {
    expect(messageInput('support', { ...sound, requestId: ' r-1 ' }, 'An API returns an error')).toEqual({
      kind: 'support',
      name: 'Noor',
      email: 'noor@example.org',
      subject: 'An API returns an error',
      text: 'A question.',
      requestId: 'r-1',
    });
  });

  it('begins the text of a deletion request with what to delete', () => {
    const textOf = (text: string) => messageInput('data-deletion', { ...sound, text }, 'My account').text;
    expect([textOf(' '), textOf('Soon, please.')]).toEqual(['My account', 'My account\n\nSoon, please.']);
  });
});

describe('sending', () => {
  it('sends once, however often the button is pressed, and shows the reference', async () => {
    const { actor, sent, drops } = start();
    actor.send({ type: 'send', input });
    actor.send({ type: 'send', input });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    actor.send({ type: 'send', input });
    expect(sent).toEqual([input]);
    expect(actor.getSnapshot().context.reference).toBe('AY-7K3M9P');
    expect(drops()).toBe(1);
  });

  it('starts another message', async () => {
    const { actor } = start();
    actor.send({ type: 'send', input });
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    actor.send({ type: 'start over' });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(actor.getSnapshot().context.reference).toBeNull();
  });

  it.each([
    'Wrong Services',
    { success: false, code: 'RateLimited', detail: 'Wait.', retryAfterS: 900 },
    { success: false, code: 'Internal', detail: 'Fault.', requestId: 'r-1' },
  ])('keeps the draft and the error when it is refused with %j', async (rejection) => {
    const { actor, drops } = start(() => Promise.reject(rejection));
    actor.send({ type: 'send', input });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    expect(actor.getSnapshot().context).toEqual({ error: rejection, reference: null });
    expect(drops()).toBe(0);
    actor.send({ type: 'start over' });
    expect(actor.getSnapshot().context.error).toBeNull();
    expect(drops()).toBe(1);
  });

  it('shows the security check only while it runs', async () => {
    const answer = Promise.withResolvers<string>();
    const { actor } = start(() => answer.promise);
    actor.send({ type: 'check started' });
    expect(actor.getSnapshot().value).toBe('idle');
    actor.send({ type: 'send', input });
    expect(actor.getSnapshot().value).toEqual({ sending: 'asking' });
    actor.send({ type: 'check started' });
    expect(actor.getSnapshot().value).toEqual({ sending: 'proving' });
    actor.send({ type: 'check ended' });
    expect(actor.getSnapshot().value).toEqual({ sending: 'asking' });
    actor.send({ type: 'check started' });
    answer.reject({ code: 'ProofRequired' });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
  });

  it('can be sent again after a refusal', async () => {
    const answers = [() => Promise.reject<string>('Wrong Services'), async () => 'AY-2'];
    const { actor, sent } = start(() => answers.shift()?.() ?? Promise.reject('Wrong Services'));
    actor.send({ type: 'send', input });
    await waitFor(actor, (snapshot) => snapshot.matches('idle'));
    actor.send({ type: 'send', input });
    expect(actor.getSnapshot().context.error).toBeNull();
    await waitFor(actor, (snapshot) => snapshot.matches('sent'));
    expect(sent).toHaveLength(2);
  });
});

describe('prefilled fields', () => {
  it('never replace what the person has typed', () => {
    const typed = { ...emptyValues, name: 'N. Haddad' };
    const once = filledIn(typed, { name: 'Noor', email: 'noor@example.org', choice: 'account' });
    expect(filledIn(once, { choice: 'messages' })).toEqual({
      ...emptyValues,
      name: 'N. Haddad',
      email: 'noor@example.org',
      choice: 'account',
    });
  });

  it('do not count as a restored draft while the person types', () => {
    expect(bringsWords(sound, sound)).toBe(false);
    expect(bringsWords(emptyValues, { ...emptyValues, name: 'Noor' })).toBe(false);
    expect(bringsWords(emptyValues, sound)).toBe(true);
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
    await drafts.keep('contact', { ...emptyValues, name: 'Noor' });
    expect(await drafts.read('contact')).toBeNull();
  });

  it('are skipped when the browser blocks storage', async () => {
    const drafts = createDraftStore(null, { store: () => Promise.reject(new Error('refused')) });
    await drafts.keep('contact', sound);
    expect(await drafts.read('contact')).toBeNull();
    await drafts.drop('contact');
  });
});
