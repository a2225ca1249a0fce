import type { NewFile, ReadFile } from './new-file.ts';
import { camelCase, sentenceCase } from './words.ts';

const place = /^([a-z][a-z0-9-]*)((?:\/[a-z][a-z0-9-]*)*)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/** A flow of a feature: a draft that is saved, and its test. Throws a sentence when the path does not fit. */
export function machineFiles(path: string, read: ReadFile): readonly NewFile[] {
  const [, feature, folders = '', name] = place.exec(path) ?? [];
  if (feature === undefined || name === undefined)
    throw new Error(
      `'${path}' is no path of a machine. Write feature, folders and name as in 'account/keys/rename-key'.`,
    );
  const { dependencies } = JSON.parse(read(`packages/features/${feature}/package.json`)) as {
    dependencies: Readonly<Record<string, string>>;
  };
  if (!('xstate' in dependencies))
    throw new Error(
      `The feature '${feature}' has no machines yet. Run: npx pnpm --filter ./packages/features/${feature} add xstate@catalog:`,
    );
  const file = `packages/features/${feature}/src${folders}/${name}.machine`;
  return [
    { path: `${file}.ts`, text: machine(name) },
    { path: `${file}.test.ts`, text: machineTest(name) },
  ];
}

const machine = (
  name: string,
) => `/** ${sentenceCase(name)}: a draft is written, then saved. Change states and events to those of the flow. */
import { assign, fromPromise, setup } from 'xstate';

interface Context {
  readonly draft: string;
  /** Of the last attempt; null while there is none. */
  readonly error: unknown;
}

type FlowEvent = { type: 'changed'; draft: string } | { type: 'save' };

export const ${camelCase(name)}Machine = setup({
  types: { context: {} as Context, events: {} as FlowEvent },
  actors: {
    save: fromPromise<unknown, string>(() => Promise.reject(new Error('Provide the actor \`save\`.'))),
  },
  guards: { hasDraft: ({ context }) => context.draft.trim() !== '' },
}).createMachine({
  id: '${camelCase(name)}',
  context: { draft: '', error: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        changed: { actions: assign(({ event }) => ({ draft: event.draft })) },
        save: { guard: 'hasDraft', target: 'saving' },
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context.draft,
        onDone: { target: 'saved', actions: assign({ error: null }) },
        // The draft stays.
        onError: { target: 'editing', actions: assign(({ event }) => ({ error: event.error })) },
      },
    },
    saved: { type: 'final' },
  },
});
`;

const machineTest = (name: string) => `import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ${camelCase(name)}Machine } from './${name}.machine.ts';

/** Starts the flow; each save has the next of \`outcomes\`. */
function start(outcomes: readonly ('saved' | Error)[]) {
  const saves: string[] = [];
  const save = fromPromise<unknown, string>(async ({ input }) => {
    const outcome = outcomes[saves.push(input) - 1];
    if (outcome instanceof Error) throw outcome;
  });
  const actor = createActor(${camelCase(name)}Machine.provide({ actors: { save } })).start();
  return { actor, saves };
}

test('saves the draft and ends', async () => {
  const { actor, saves } = start(['saved']);
  actor.send({ type: 'changed', draft: 'A draft' });
  actor.send({ type: 'save' });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(saves).toEqual(['A draft']);
  expect(actor.getSnapshot().context).toEqual({ draft: 'A draft', error: null });
});

test('does not save an empty draft', () => {
  const { actor, saves } = start([]);
  actor.send({ type: 'changed', draft: '  ' });
  actor.send({ type: 'save' });
  expect(actor.getSnapshot().value).toBe('editing');
  expect(saves).toEqual([]);
});

test('keeps the draft when saving fails, and saves it on retry', async () => {
  const failure = new Error('No connection');
  const { actor, saves } = start([failure, 'saved']);
  actor.send({ type: 'changed', draft: 'A draft' });
  actor.send({ type: 'save' });
  await waitFor(actor, (snapshot) => snapshot.matches('editing'));
  expect(actor.getSnapshot().context).toEqual({ draft: 'A draft', error: failure });
  actor.send({ type: 'save' });
  await waitFor(actor, ({ status }) => status === 'done');
  expect(saves).toEqual(['A draft', 'A draft']);
});
`;
