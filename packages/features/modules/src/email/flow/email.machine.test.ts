import type { Email, EmailChange } from '@apiyard/api/contract/modules/email';
import type { AnyEventObject, EventObject } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { expect, it } from 'vitest';
import type { Step } from '../mailbox/steps.ts';
import type { MailboxEvent, MailboxNotice } from './email.machine.ts';
import { emailMachine } from './email.machine.ts';

const archive: Step = { kind: 'archived', before: [{ id: 'a', inbox: true }], after: [{ id: 'a', inbox: false }] };
const star: Step = { kind: 'starred', before: [{ id: 'b', starred: false }], after: [{ id: 'b', starred: true }] };
const read: Step = { kind: 'read', before: [{ id: 'a', unread: true }], after: [{ id: 'a', unread: false }] };

const saving = 'actor.0.email.saving';
const events: Readonly<Record<string, AnyEventObject>> = {
  select: { type: 'toggle', id: 'a' } satisfies MailboxEvent,
  archive: { type: 'do', step: archive } satisfies MailboxEvent,
  undo: { type: 'undo' },
  redo: { type: 'redo' },
  saved: { type: `xstate.done.${saving}`, output: [] },
  'not saved': { type: `xstate.error.${saving}`, error: 'Wrong Services' },
};
const nameOf = ({ type }: EventObject) => Object.keys(events).find((name) => events[name]?.type === type) ?? '';

type State = ReturnType<typeof emailMachine.getInitialSnapshot>;

function described({ context: { selected, history, queue } }: State): string {
  return [
    queue.length > 0 ? `saving ${queue.map(({ direction }) => direction).join(' ')}` : 'idle',
    selected.length > 0 && 'selected',
    history.done.length > 0 && 'can undo',
    history.undone.length > 0 && 'can redo',
  ]
    .filter((words) => words !== false)
    .join(', ');
}

const options = {
  events: Object.values(events) as MailboxEvent[],
  serializeState: (state: State) => described(state) as never,
  serializeEvent: (event: EventObject) => event.type as never,
  // Two pieces of work are enough for what a queue does.
  filterEvents: ({ context }: State, { type }: EventObject) =>
    context.queue.length < 2 || type.startsWith('xstate.') || type === 'toggle',
};
const pathOf = ({ steps }: { steps: readonly { event: EventObject }[] }) =>
  steps
    .map(({ event }) => nameOf(event))
    .filter((name) => name !== '')
    .join(' → ');
const paths = getShortestPaths(emailMachine, options as never);

it('reaches every state on the shortest path', () => {
  expect(Object.fromEntries(paths.map((path) => [described(path.state as State), pathOf(path)])))
    .toMatchInlineSnapshot(`
    {
      "idle": "",
      "idle, can redo": "archive → undo → saved → saved",
      "idle, can undo": "archive → saved",
      "idle, selected": "select",
      "idle, selected, can redo": "archive → undo → select → saved → saved",
      "idle, selected, can undo": "archive → select → saved",
      "saving do": "archive → archive → not saved",
      "saving do do, can undo": "archive → archive",
      "saving do do, selected, can undo": "archive → archive → select",
      "saving do undo, can redo": "archive → undo",
      "saving do undo, selected, can redo": "archive → undo → select",
      "saving do, can undo": "archive",
      "saving do, selected": "archive → archive → select → not saved",
      "saving do, selected, can undo": "archive → select",
      "saving redo": "archive → undo → saved → redo → not saved",
      "saving redo do, can undo": "archive → undo → saved → redo → saved → archive",
      "saving redo do, selected, can undo": "archive → undo → saved → redo → saved → archive → select",
      "saving redo undo, can redo": "archive → undo → saved → redo → saved → undo",
      "saving redo undo, selected, can redo": "archive → undo → saved → redo → saved → undo → select",
      "saving redo, can undo": "archive → undo → saved → redo → saved",
      "saving redo, selected": "archive → undo → saved → redo → select → not saved",
      "saving redo, selected, can undo": "archive → undo → saved → redo → select → saved",
      "saving undo": "archive → undo → not saved",
      "saving undo do, can undo": "archive → undo → saved → archive",
      "saving undo do, selected, can undo": "archive → undo → saved → archive → select",
      "saving undo redo, can undo": "archive → undo → saved → redo",
      "saving undo redo, selected, can undo": "archive → undo → saved → redo → select",
      "saving undo, can redo": "archive → undo → saved",
      "saving undo, selected": "archive → undo → select → not saved",
      "saving undo, selected, can redo": "archive → undo → select → saved",
    }
  `);
});

function mailbox() {
  const shown: EmailChange[][] = [];
  const notices: MailboxNotice[] = [];
  const calls: { resolve: (emails: readonly Email[]) => void; reject: (error: unknown) => void }[] = [];
  const sent: (readonly EmailChange[])[] = [];
  const actor = createActor(
    emailMachine.provide({
      actors: {
        save: fromPromise(({ input }) => {
          sent.push(input);
          return new Promise<readonly Email[]>((resolve, reject) => {
            calls.push({ resolve, reject });
          });
        }),
      },
      actions: { show: (_, changes) => void shown.push([...changes]) },
    }),
  );
  actor.on('*', (notice) => void notices.push(notice));
  actor.start();
  const step = async (name: string) => {
    if (name === 'saved') calls.at(-1)?.resolve([]);
    else if (name === 'not saved') calls.at(-1)?.reject('Wrong Services');
    else actor.send(events[name] as MailboxEvent);
    await new Promise(setImmediate);
  };
  return { actor, shown, notices, sent, step };
}

it.each(paths.map((path) => [pathOf(path), described(path.state as State)] as const))(
  'goes along %j to %j with real calls',
  async (path, state) => {
    const { actor, step } = mailbox();
    for (const name of path.split(' → ').filter((one) => one !== '')) await step(name);
    expect(described(actor.getSnapshot() as State)).toBe(state);
    actor.stop();
  },
);

it('shows a change immediately and saves changes one after another', async () => {
  const { actor, shown, sent, notices, step } = mailbox();
  actor.send({ type: 'do', step: archive });
  actor.send({ type: 'do', step: star });
  expect([shown, sent]).toEqual([[archive.after, star.after], [archive.after]]);
  expect(notices).toEqual([]);
  await step('saved');
  expect(sent).toEqual([archive.after, star.after]);
  expect(notices).toEqual([{ type: 'saved', work: { step: archive, direction: 'do' } }]);
  actor.stop();
});

it('rolls back only the change that failed, and cannot undo it', async () => {
  const { actor, shown, notices, step } = mailbox();
  actor.send({ type: 'do', step: archive });
  actor.send({ type: 'do', step: star });
  await step('not saved');
  expect(shown.at(-1)).toEqual(archive.before);
  expect(notices.at(-1)).toEqual({
    type: 'failed',
    work: { step: archive, direction: 'do' },
    error: 'Wrong Services',
  });
  expect(actor.getSnapshot().context.history).toEqual({ done: [star], undone: [] });
  actor.stop();
});

it('takes back one step whatever was done after it', async () => {
  const { actor, shown, step } = mailbox();
  actor.send({ type: 'do', step: archive });
  await step('saved');
  actor.send({ type: 'do', step: star });
  await step('saved');
  actor.send({ type: 'take back', step: archive });
  expect(shown.at(-1)).toEqual(archive.before);
  expect(actor.getSnapshot().context.history).toEqual({ done: [star], undone: [archive] });
  actor.send({ type: 'take back', step: archive });
  expect(shown).toHaveLength(3);
  actor.stop();
});

it('does not undo what happened by itself, and keeps the selection of what stays in the list', () => {
  const { actor } = mailbox();
  actor.send({ type: 'toggle', id: 'b' });
  actor.send({ type: 'do quietly', step: read });
  actor.send({ type: 'do', step: star });
  expect(actor.getSnapshot().context).toMatchObject({ selected: ['b'], history: { done: [star], undone: [] } });
  actor.send({ type: 'do', step: archive });
  expect(actor.getSnapshot().context.selected).toEqual([]);
  actor.stop();
});

it('forgets steps about emails that no longer exist', () => {
  const { actor } = mailbox();
  actor.send({ type: 'do', step: archive });
  actor.send({ type: 'do', step: star });
  actor.send({ type: 'drop', ids: ['a'] });
  expect(actor.getSnapshot().context.history.done).toEqual([star]);
  actor.send({ type: 'forget' });
  expect(actor.getSnapshot().context.history.done).toEqual([]);
  actor.stop();
});

const order = ['a', 'b', 'c', 'd', 'e'];

it.each([
  ['adds what is between the last row and this one', ['b'], 'd', ['b', 'c', 'd']],
  ['works upwards', ['d'], 'b', ['d', 'b', 'c']],
  ['selects one row without an earlier one', [], 'c', ['c']],
  ['keeps what was selected before', ['a', 'd'], 'e', ['a', 'd', 'e']],
] as const)('extends the selection: %s', (_, toggled, id, expected) => {
  const { actor } = mailbox();
  for (const one of toggled) actor.send({ type: 'toggle', id: one });
  actor.send({ type: 'extend', id, order });
  expect(actor.getSnapshot().context.selected).toEqual(expected);
  actor.stop();
});

it('toggles and replaces the selection', () => {
  const { actor } = mailbox();
  actor.send({ type: 'toggle', id: 'a' });
  actor.send({ type: 'toggle', id: 'b' });
  actor.send({ type: 'toggle', id: 'a' });
  expect(actor.getSnapshot().context.selected).toEqual(['b']);
  actor.send({ type: 'select', ids: order });
  expect(actor.getSnapshot().context).toMatchObject({ selected: order, anchor: null });
  actor.stop();
});
