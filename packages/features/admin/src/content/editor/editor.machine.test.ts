import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { refusalOf } from '@apiyard/kit/errors/refusal.ts';
import type { EditorCalls, Kept } from './editor.machine.ts';
import { editorMachine, isUnsaved } from './editor.machine.ts';

interface Note {
  readonly title: string;
}

const blank: Note = { title: '' };

/** Fake server for one entry that another admin also edits. */
function editor(start: Kept<Note> | null = null) {
  let kept = start;
  const log: string[] = [];
  const known = () => (kept === null ? Promise.reject({ code: 'NotFound' }) : Promise.resolve(kept));
  const store = (next: Partial<Kept<Note>>) => {
    kept = {
      id: 'n1',
      version: (kept?.version ?? 0) + 1,
      state: 'draft',
      updatedAt: '2026-11-20T08:00:00.000Z',
      written: blank,
      ...kept,
      ...next,
      ...(kept && { version: kept.version + 1 }),
    };
    return Promise.resolve(kept);
  };
  const guarded = (seen: Kept<Note>, next: Partial<Kept<Note>>) => {
    if (kept === null) return Promise.reject({ code: 'NotFound' });
    return seen.version === kept.version ? store(next) : Promise.reject({ code: 'Stale', version: kept.version });
  };
  const calls: EditorCalls<Note> = {
    loadLatest: known,
    create: (written) => (log.push('create'), (kept = null), store({ written: { title: written.title.trim() } })),
    change: (seen, written) => (log.push('change'), guarded(seen, { written: { title: written.title.trim() } })),
    publish: (seen) => (log.push('publish'), guarded(seen, { state: 'published' })),
    unpublish: (seen) => (log.push('unpublish'), guarded(seen, { state: 'draft' })),
  };
  return {
    calls,
    log,
    other: (title: string) => store({ written: { title } }),
    remove: () => void (kept = null),
    now: () => kept,
  };
}

function open(calls: EditorCalls<Note>, kept: Kept<Note> | null) {
  const actor = createActor(editorMachine(calls), { input: { kept, blank } });
  const result: string[] = [];
  actor.on('done', ({ done }) => void result.push(done));
  actor.start();
  const settled = () => waitFor(actor, (state) => state.matches('editing'));
  return { actor, result, settled, type: (title: string) => actor.send({ type: 'change', written: { title } }) };
}

const note: Kept<Note> = {
  id: 'n1',
  version: 4,
  state: 'published',
  updatedAt: '2026-11-20T08:00:00.000Z',
  written: { title: 'Old' },
};

test('a new entry is saved as a draft and published with one click', async () => {
  const { calls, log, now } = editor();
  const { actor, result, settled, type } = open(calls, null);
  type(' Hello ');
  actor.send({ type: 'save' });
  await settled();
  expect([actor.getSnapshot().context.written, result, isUnsaved(actor.getSnapshot().context, blank)]).toEqual([
    { title: 'Hello' },
    ['saved'],
    false,
  ]);
  type('Hello again');
  expect(isUnsaved(actor.getSnapshot().context, blank)).toBe(true);
  actor.send({ type: 'publish' });
  await settled();
  expect([now(), log, result]).toMatchObject([
    { state: 'published', written: { title: 'Hello again' } },
    ['create', 'change', 'publish'],
    ['saved', 'published'],
  ]);
});

test('unpublishing without changes does not save again', async () => {
  const { calls, log } = editor(note);
  const { actor, result, settled } = open(calls, note);
  actor.send({ type: 'unpublish' });
  await settled();
  expect([log, result, actor.getSnapshot().context.kept?.state]).toEqual([['unpublish'], ['unpublished'], 'draft']);
});

test('a save conflict shows both versions and overwrites nothing until one is chosen', async () => {
  const { calls, other, now } = editor(note);
  const { actor, settled, type } = open(calls, note);
  await other('Theirs');
  type('Mine');
  actor.send({ type: 'save' });
  const { context } = await waitFor(actor, (state) => state.matches('editing') && state.context.theirs !== null);
  expect([context.written, context.theirs?.written, now()?.written]).toEqual([
    { title: 'Mine' },
    { title: 'Theirs' },
    { title: 'Theirs' },
  ]);
  actor.send({ type: 'keep mine' });
  actor.send({ type: 'save' });
  await settled();
  expect(now()).toMatchObject({ written: { title: 'Mine' }, version: 6 });
});

test('a save conflict can be resolved with the other version', async () => {
  const { calls, other } = editor(note);
  const { actor, type } = open(calls, note);
  await other('Theirs');
  type('Mine');
  actor.send({ type: 'save' });
  await waitFor(actor, (state) => state.context.theirs !== null);
  actor.send({ type: 'take theirs' });
  const { context } = actor.getSnapshot();
  expect([context.written, context.theirs, isUnsaved(context, blank)]).toEqual([{ title: 'Theirs' }, null, false]);
});

test('an entry deleted during editing can be saved as a new one', async () => {
  const { calls, remove, now, log } = editor(note);
  const { actor, settled, type } = open(calls, note);
  remove();
  type('Mine');
  actor.send({ type: 'save' });
  await waitFor(actor, (state) => refusalOf(state.context.error).code === 'NotFound');
  actor.send({ type: 'keep as new' });
  await settled();
  expect([now()?.written, log]).toEqual([{ title: 'Mine' }, ['change', 'create']]);
});

test('changes made during saving stay unsaved', async () => {
  const { calls } = editor(note);
  const { actor, settled, type } = open(calls, note);
  type('First');
  actor.send({ type: 'save' });
  type('First and more');
  await settled();
  const { context } = actor.getSnapshot();
  expect([context.written, context.kept?.written, isUnsaved(context, blank)]).toEqual([
    { title: 'First and more' },
    { title: 'First' },
    true,
  ]);
});

test('restores unsaved changes from an earlier visit', async () => {
  const { calls, now } = editor(note);
  const { actor } = open(calls, note);
  actor.send({ type: 'restore', written: { title: 'Mine' }, from: { title: 'Old' } });
  const { context } = actor.getSnapshot();
  expect([context.written, context.theirs, isUnsaved(context, blank), now()?.written]).toEqual([
    { title: 'Mine' },
    null,
    true,
    { title: 'Old' },
  ]);
});

test('shows both versions when an entry changed after the unsaved changes were stored', async () => {
  const { calls, other, now } = editor(note);
  const { actor, settled } = open(calls, await other('Theirs'));
  actor.send({ type: 'restore', written: { title: 'Mine' }, from: { title: 'Old' } });
  expect(actor.getSnapshot().context).toMatchObject({
    written: { title: 'Mine' },
    theirs: { version: 5, written: { title: 'Theirs' } },
  });
  actor.send({ type: 'keep mine' });
  actor.send({ type: 'save' });
  await settled();
  expect(now()).toMatchObject({ version: 6, written: { title: 'Mine' } });
});

test('a failed save keeps the changes and shows the error', async () => {
  const { calls } = editor(note);
  const failing = open({ ...calls, change: () => Promise.reject('Wrong Services') }, note);
  failing.type('Mine');
  failing.actor.send({ type: 'save' });
  const { context } = await waitFor(failing.actor, (state) => state.context.error !== null);
  expect([context.written, context.error]).toEqual([{ title: 'Mine' }, 'Wrong Services']);
});
