import type { Email } from '@apiyard/api/contract/modules/email';
import type { AnyEventObject, EventObject } from 'xstate';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, it } from 'vitest';
import { emailFor } from '../story/emails.ts';
import type { ComposerEvent, ComposerNotice } from './composer.machine.ts';
import { composerMachine, emptyMessage } from './composer.machine.ts';

const draft = emailFor({ id: 'draft-1', draft: true });
const sent = emailFor({ id: 'draft-1', sent: true });

const compose: ComposerEvent = { type: 'compose', message: emptyMessage, draftId: null };
const edit: ComposerEvent = { type: 'edit', change: { subject: 'Keys' } };
const saving = 'actor.0.composer.editing.saving';
const sending = 'actor.0.composer.sending';

/** What can happen, by the name that the paths below have. */
const events: Readonly<Record<string, AnyEventObject>> = {
  compose,
  edit,
  send: { type: 'send', sendAt: null },
  close: { type: 'close' },
  discard: { type: 'discard' },
  retry: { type: 'retry' },
  pause: { type: 'xstate.after.typingPause.composer.editing.typing' },
  saved: { type: `xstate.done.${saving}`, output: draft },
  'not saved': { type: `xstate.error.${saving}`, error: 'Wrong Services' },
  sent: { type: `xstate.done.${sending}`, output: sent },
  'not sent': { type: `xstate.error.${sending}`, error: 'Wrong Services' },
};
const nameOf = ({ type }: EventObject) =>
  Object.keys(events).find((name) => events[name]?.type === type) ?? (type === 'xstate.init' ? '' : type);

type State = ReturnType<typeof composerMachine.getInitialSnapshot>;

/** States that differ for people: typing more of the same does not. */
function described(state: State): string {
  const { draftId, leaving, failure, message, saved } = state.context;
  const place = typeof state.value === 'string' ? state.value : `editing ${Object.values(state.value).join()}`;
  return [
    place,
    draftId !== null && 'with a draft',
    state.value !== 'closed' && message !== saved && 'unsaved',
    leaving !== null && state.value !== 'closed' && `to ${leaving}`,
    failure !== null && state.value !== 'closed' && `after ${failure.of} failed`,
  ]
    .filter((words) => words !== false)
    .join(', ');
}

const options = {
  events: Object.values(events) as ComposerEvent[],
  serializeState: (state: State) => described(state) as never,
  serializeEvent: (event: EventObject) => event.type as never,
};
const pathOf = ({ steps }: { steps: readonly { event: EventObject }[] }) =>
  steps
    .map(({ event }) => nameOf(event))
    .filter((name) => name !== '')
    .join(' → ');

const paths = getShortestPaths(composerMachine, options as never);

it('reaches every state on the shortest path', () => {
  expect(Object.fromEntries(paths.map((path) => [described(path.state as State), pathOf(path)])))
    .toMatchInlineSnapshot(`
    {
      "closed": "",
      "closed, with a draft": "compose → edit → close → saved",
      "editing failed, after saving failed": "compose → send → not sent → retry → not saved",
      "editing failed, after sending failed": "compose → send → not sent",
      "editing failed, unsaved, after saving failed": "compose → edit → close → not saved",
      "editing failed, unsaved, after sending failed": "compose → edit → send → not sent",
      "editing failed, with a draft, after saving failed": "compose → edit → close → send → saved → not sent → retry → not saved",
      "editing failed, with a draft, after sending failed": "compose → edit → close → send → saved → not sent",
      "editing failed, with a draft, unsaved, after saving failed": "compose → edit → pause → saved → edit → close → not saved",
      "editing failed, with a draft, unsaved, after sending failed": "compose → edit → pause → saved → edit → send → not sent",
      "editing resting": "compose",
      "editing resting, with a draft": "compose → edit → pause → saved",
      "editing saving": "compose → send → not sent → retry",
      "editing saving, to close": "compose → send → not sent → retry → close",
      "editing saving, to discard": "compose → send → not sent → retry → discard",
      "editing saving, to send": "compose → send → not sent → retry → send",
      "editing saving, unsaved": "compose → edit → pause",
      "editing saving, unsaved, to close": "compose → edit → close",
      "editing saving, unsaved, to discard": "compose → edit → discard",
      "editing saving, unsaved, to send": "compose → edit → close → send",
      "editing saving, with a draft": "compose → edit → close → send → saved → not sent → retry",
      "editing saving, with a draft, to close": "compose → edit → close → send → saved → not sent → retry → close",
      "editing saving, with a draft, to discard": "compose → edit → close → send → saved → not sent → retry → discard",
      "editing saving, with a draft, to send": "compose → edit → close → send → saved → not sent → retry → send",
      "editing saving, with a draft, unsaved": "compose → edit → pause → saved → edit → pause",
      "editing saving, with a draft, unsaved, to close": "compose → edit → pause → saved → edit → close",
      "editing saving, with a draft, unsaved, to discard": "compose → edit → pause → saved → edit → discard",
      "editing saving, with a draft, unsaved, to send": "compose → edit → pause → saved → edit → close → send",
      "editing typing, unsaved": "compose → edit",
      "editing typing, unsaved, after saving failed": "compose → edit → close → not saved → edit",
      "editing typing, unsaved, after sending failed": "compose → send → not sent → edit",
      "editing typing, with a draft, unsaved": "compose → edit → pause → saved → edit",
      "editing typing, with a draft, unsaved, after saving failed": "compose → edit → pause → saved → edit → close → not saved → edit",
      "editing typing, with a draft, unsaved, after sending failed": "compose → edit → close → send → saved → not sent → edit",
      "sending, to send": "compose → send",
      "sending, unsaved, to send": "compose → edit → send",
      "sending, with a draft, to send": "compose → edit → close → send → saved",
      "sending, with a draft, unsaved, to send": "compose → edit → pause → saved → edit → send",
    }
  `);
});

/** The machine at work: its calls end when a path says so. */
function composer() {
  const clock = new SimulatedClock();
  const calls: { resolve: (email: Email) => void; reject: (error: unknown) => void }[] = [];
  const call = () =>
    new Promise<Email>((resolve, reject) => {
      calls.push({ resolve, reject });
    });
  const actor = createActor(
    composerMachine.provide({ actors: { saveDraft: fromPromise(call), send: fromPromise(call) } }),
    { clock },
  );
  const notices: ComposerNotice[] = [];
  actor.on('*', (notice) => void notices.push(notice));
  actor.start();
  const step = async (name: string) => {
    const last = calls.at(-1);
    if (name === 'pause') clock.increment(1000);
    else if (name === 'saved' || name === 'sent') last?.resolve(name === 'saved' ? draft : sent);
    else if (name.startsWith('not ')) last?.reject('Wrong Services');
    else actor.send(events[name] as ComposerEvent);
    await new Promise(setImmediate);
  };
  return { actor, notices, step, callCount: () => calls.length };
}

it.each(paths.map((path) => [pathOf(path), described(path.state as State)] as const))(
  'goes along %j to %j with real calls',
  async (path, state) => {
    const { actor, step } = composer();
    for (const name of path.split(' → ').filter((one) => one !== '')) await step(name);
    expect(described(actor.getSnapshot() as State)).toBe(state);
    actor.stop();
  },
);

it.each([
  ['compose → close', []],
  ['compose → edit → close → saved', [{ type: 'kept' }]],
  ['compose → edit → pause → saved → discard', [{ type: 'discarded', draftId: 'draft-1' }]],
  ['compose → edit → discard → saved', [{ type: 'discarded', draftId: 'draft-1' }]],
  ['compose → edit → send → sent', [{ type: 'sent', email: sent, sendAt: null }]],
  // Only one draft is made: sending waits for the call under way.
  ['compose → edit → pause → send → saved → sent', [{ type: 'sent', email: sent, sendAt: null }]],
  ['compose → edit → send → not sent', []],
] as const)('tells after %j: %j', async (path, expected) => {
  const { actor, notices, step } = composer();
  for (const name of path.split(' → ')) await step(name);
  expect(notices).toEqual(expected);
  actor.stop();
});

it('keeps what was typed while sending fails, and saves what was typed during a call', async () => {
  const { actor, step, callCount } = composer();
  for (const name of ['compose', 'edit', 'send', 'not sent']) await step(name);
  expect(actor.getSnapshot().context).toMatchObject({
    message: { subject: 'Keys' },
    failure: { of: 'sending', error: 'Wrong Services' },
  });
  for (const name of ['edit', 'pause', 'edit', 'saved', 'pause', 'saved']) await step(name);
  expect([callCount(), described(actor.getSnapshot() as State)]).toEqual([3, 'editing resting, with a draft']);
  actor.stop();
});
