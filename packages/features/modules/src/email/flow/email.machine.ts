/** What people do in their mailbox: which rows are selected, what was changed and can be undone, and what is being saved. */
import type { Email, EmailChange } from '@apiyard/api/contract/modules/email';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { History } from '@apiyard/kit/history/history.ts';
import { dropSteps, emptyHistory, recordStep, redoStep, undoStep } from '@apiyard/kit/history/history.ts';
import type { Step } from '../mailbox/steps.ts';
import { movingKinds } from '../mailbox/steps.ts';

/** A step that is being saved, or waits until those before it are. */
export interface Work {
  readonly step: Step;
  readonly direction: 'do' | 'undo' | 'redo';
}

interface Context {
  /** Ids of threads. */
  readonly selected: readonly string[];
  /** The row from which Shift extends the selection. */
  readonly anchor: string | null;
  readonly history: History<Step>;
  readonly queue: readonly Work[];
}

export type MailboxEvent =
  | { type: 'toggle'; id: string }
  /** Selects everything between the anchor and this row. `order` are the rows of the list. */
  | { type: 'extend'; id: string; order: readonly string[] }
  | { type: 'select'; ids: readonly string[] }
  | { type: 'do'; step: Step }
  /** The same for what happens by itself, such as marking as read: it is not undone later. */
  | { type: 'do quietly'; step: Step }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Undoes this step, whatever was done after it. */
  | { type: 'take back'; step: Step }
  /** These emails no longer exist: nothing about them can be undone. */
  | { type: 'drop'; ids: readonly string[] }
  /** The emails are others now: nothing before can be undone. */
  | { type: 'forget' };

export type MailboxNotice =
  | { type: 'saved'; work: Work }
  /** The step is rolled back. */
  | { type: 'failed'; work: Work; error: unknown };

const effectOf = ({ step, direction }: Work) => (direction === 'undo' ? step.before : step.after);
const reverseOf = ({ step, direction }: Work) => (direction === 'undo' ? step.after : step.before);

const workOf = (direction: 'undo' | 'redo', next: { history: History<Step>; step: Step } | null) => {
  if (next === null) throw new Error('The history is empty.');
  return { work: { step: next.step, direction }, history: next.history };
};

function between(order: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [order.indexOf(from ?? to), order.indexOf(to)].toSorted((a, b) => a - b) as [number, number];
  return start < 0 ? [to] : order.slice(start, end + 1);
}

/** Shows the work that has just joined the queue. */
const showLatest = {
  type: 'show' as const,
  params: ({ context }: { context: Context }) => effectOf(context.queue.at(-1) as Work),
};

export const emailMachine = setup({
  types: { context: {} as Context, events: {} as MailboxEvent, emitted: {} as MailboxNotice },
  actors: {
    save: fromPromise<readonly Email[], readonly EmailChange[]>(() =>
      Promise.reject(new Error('Provide the actor `save`.')),
    ),
  },
  actions: {
    /** Shows changes before they are saved, or takes them back. */
    show: (_, _changes: readonly EmailChange[]) => {},
    /** Takes over what was saved; `pending` are the changes that are not. */
    settle: (_, _result: { readonly emails: readonly Email[]; readonly pending: readonly EmailChange[] }) => {},
    begin: enqueueActions(({ enqueue, context }, { work, history }: { work: Work; history: History<Step> }) => {
      enqueue.assign({ history, queue: [...context.queue, work] });
      if (movingKinds.has(work.step.kind)) enqueue.assign({ selected: [], anchor: null });
    }),
    rollBack: enqueueActions(({ enqueue, context }, { error }: { error: unknown }) => {
      const work = context.queue[0] as Work;
      enqueue.assign({
        queue: context.queue.slice(1),
        history: dropSteps(context.history, (step) => step === work.step),
      });
      enqueue.emit({ type: 'failed', work, error });
    }),
  },
  guards: {
    canUndo: ({ context }) => context.history.done.length > 0,
    canRedo: ({ context }) => context.history.undone.length > 0,
    canTakeBack: ({ context, event }) => event.type === 'take back' && context.history.done.includes(event.step),
    hasWork: ({ context }) => context.queue.length > 0,
  },
}).createMachine({
  id: 'email',
  context: { selected: [], anchor: null, history: emptyHistory, queue: [] },
  initial: 'idle',
  on: {
    toggle: {
      actions: assign(({ context: { selected }, event: { id } }) => ({
        selected: selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id],
        anchor: id,
      })),
    },
    extend: {
      actions: assign(({ context: { selected, anchor }, event: { id, order } }) => ({
        selected: [...new Set([...selected, ...between(order, anchor, id)])],
        anchor: anchor ?? id,
      })),
    },
    select: { actions: assign(({ event }) => ({ selected: event.ids, anchor: null })) },
    do: {
      actions: [
        {
          type: 'begin',
          params: ({ context, event: { step } }) => ({
            work: { step, direction: 'do' as const },
            history: recordStep(context.history, step),
          }),
        },
        showLatest,
      ],
    },
    'do quietly': {
      actions: [
        {
          type: 'begin',
          params: ({ context: { history }, event: { step } }) => ({
            work: { step, direction: 'do' as const },
            history,
          }),
        },
        showLatest,
      ],
    },
    undo: {
      guard: 'canUndo',
      actions: [{ type: 'begin', params: ({ context }) => workOf('undo', undoStep(context.history)) }, showLatest],
    },
    redo: {
      guard: 'canRedo',
      actions: [{ type: 'begin', params: ({ context }) => workOf('redo', redoStep(context.history)) }, showLatest],
    },
    'take back': {
      guard: 'canTakeBack',
      actions: [
        {
          type: 'begin',
          params: ({ context: { history }, event: { step } }) => ({
            work: { step, direction: 'undo' as const },
            history: { done: history.done.filter((other) => other !== step), undone: [...history.undone, step] },
          }),
        },
        showLatest,
      ],
    },
    drop: {
      actions: assign(({ context: { history }, event: { ids } }) => ({
        history: dropSteps(history, ({ after }) => after.some(({ id }) => ids.includes(id))),
        selected: [],
        anchor: null,
      })),
    },
    forget: { actions: assign({ history: emptyHistory, selected: [], anchor: null }) },
  },
  states: {
    idle: { always: { guard: 'hasWork', target: 'saving' } },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => effectOf(context.queue[0] as Work),
        onDone: {
          target: 'idle',
          actions: [
            {
              type: 'settle',
              params: ({ context, event }) => ({
                emails: event.output,
                pending: context.queue.slice(1).flatMap(effectOf),
              }),
            },
            emit(({ context }) => ({ type: 'saved' as const, work: context.queue[0] as Work })),
            assign(({ context }) => ({ queue: context.queue.slice(1) })),
          ],
        },
        onError: {
          target: 'idle',
          actions: [
            { type: 'show', params: ({ context }) => reverseOf(context.queue[0] as Work) },
            { type: 'rollBack', params: ({ event: { error } }) => ({ error }) },
          ],
        },
      },
    },
  },
});
