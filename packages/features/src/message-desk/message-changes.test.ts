import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { messageList } from './message-changes.ts';
import { deletionMessage, supportMessage } from './story/story-messages.ts';

it('shows a change at once, and asks for the next one with the version that the first will have made', async () => {
  const save = vi.fn(async ({ kind, message }: { kind: string; message: typeof supportMessage }) => ({
    ...message,
    state: kind === 'done' ? ('done' as const) : ('open' as const),
    version: message.version + 1,
  }));
  const actor = createActor(messageList.savingBy(save)).start();
  const shown = () => messageList.shown(actor.getSnapshot().context);
  actor.send({ type: 'told', saved: [supportMessage, deletionMessage] });
  actor.send({ type: 'change', change: { kind: 'done', message: supportMessage } });
  const [done] = shown() ?? [];
  expect(done).toEqual({ ...supportMessage, state: 'done', version: 2 });
  actor.send({ type: 'change', change: { kind: 'reopen', message: done ?? supportMessage } });
  await expect.poll(() => actor.getSnapshot().context.pending).toEqual([]);
  expect(
    save.mock.calls.map(
      ([
        {
          kind,
          message: { version },
        },
      ]) => [kind, version],
    ),
  ).toEqual([
    ['done', 1],
    ['reopen', 2],
  ]);
  expect(shown()).toEqual([{ ...supportMessage, version: 3 }, deletionMessage]);
});

it('goes back when a change is refused', async () => {
  const actor = createActor(messageList.savingBy(async () => Promise.reject(new Error('no')))).start();
  actor.send({ type: 'told', saved: [supportMessage] });
  actor.send({ type: 'change', change: { kind: 'remove', message: supportMessage } });
  expect(messageList.shown(actor.getSnapshot().context)).toEqual([{ ...supportMessage, state: 'removed' }]);
  await expect.poll(() => messageList.shown(actor.getSnapshot().context)).toEqual([supportMessage]);
});
