import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { storyInvoices } from '../story/story-invoices.ts';
import type { Storing } from './invoice-editor.machine.ts';
import { invoiceEditorMachine } from './invoice-editor.machine.ts';
import { formOf } from './invoice-form.ts';

const [stored] = storyInvoices;
const form = formOf(stored);
const changed = { ...form, note: 'Changed' };
const names: Readonly<Record<string, string>> = {
  'xstate.done.actor.store': 'saves',
  'xstate.error.actor.store': 'fails',
};

test('walks all paths of the machine', () => {
  const paths = getSimplePaths(invoiceEditorMachine, {
    input: { form, stored },
    events: [
      { type: 'save' },
      { type: 'save as new' },
      { type: 'xstate.done.actor.store', output: stored },
      { type: 'xstate.error.actor.store', error: { code: 'NotFound' } },
      { type: 'xstate.error.actor.store', error: { code: 'Internal' } },
    ] as never,
    // The same place: the state, whether the invoice is a new one, and why saving failed.
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.stored === null, (context.error as { code?: string } | null)?.code ?? null]),
  });
  // The number and the order of all ways to each place.
  const walked = paths.map(({ steps, state: { value, context } }) => [
    steps
      .slice(1)
      .map(({ event }) => {
        const { error } = event as { error?: { code: string } };
        return `${names[event.type] ?? event.type}${error ? ` ${error.code}` : ''}`;
      })
      .join(' > '),
    value,
    context.stored === null ? 'new' : 'stored',
  ]);
  expect(walked).toHaveLength(9);
  expect(walked).toEqual([
    ['', 'editing', 'stored'],
    ['save', 'saving', 'stored'],
    ['save > saves', 'saved', 'stored'],
    ['save > fails NotFound', 'gone', 'stored'],
    ['save > fails Internal', 'editing', 'stored'],
    ['save > fails NotFound > save as new', 'saving', 'new'],
    ['save > fails NotFound > save as new > saves', 'saved', 'new'],
    ['save > fails NotFound > save as new > fails NotFound', 'gone', 'new'],
    ['save > fails NotFound > save as new > fails Internal', 'editing', 'new'],
  ]);
});

async function editorWith(store: (storing: Storing) => Promise<typeof stored>) {
  const machine = invoiceEditorMachine.provide({
    actors: { store: fromPromise(({ input }) => store(input as Storing)) },
  });
  return createActor(machine, { input: { form, stored } }).start();
}

test('keeps what was typed when saving fails, and saves it on retry', async () => {
  const sent: string[] = [];
  const editor = await editorWith(async (storing) => {
    sent.push(storing.form.note);
    if (sent.length === 1) throw { code: 'Internal' };
    return stored;
  });
  editor.send({ type: 'change', form: changed });
  editor.send({ type: 'save' });
  const failed = await waitFor(editor, (state) => state.matches('editing'));
  expect([failed.context.form, failed.context.error]).toEqual([changed, { code: 'Internal' }]);
  editor.send({ type: 'save' });
  await waitFor(editor, (state) => state.matches('saved'));
  expect(sent).toEqual(['Changed', 'Changed']);
});

test('saves a deleted invoice as a new one', async () => {
  const editor = await editorWith(async (storing) => {
    if (storing.stored !== null) throw { code: 'NotFound' };
    return { ...stored, id: 108 };
  });
  editor.send({ type: 'save' });
  await waitFor(editor, (state) => state.matches('gone'));
  editor.send({ type: 'change', form: changed });
  editor.send({ type: 'save as new' });
  const { context } = await waitFor(editor, (state) => state.matches('saved'));
  expect([context.saved?.id, context.form.note]).toEqual([108, 'Changed']);
});
