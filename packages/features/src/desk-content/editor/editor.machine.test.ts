import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { EditorCalls, Kept } from './editor.machine.ts';
import { editorMachine, isUnsaved } from './editor.machine.ts';

interface Note {
  readonly title: string;
}

const blank: Note = { title: '' };

/** A server for one note, with somebody else at work on it. */
function desk(start: Kept<Note> | null = null) {
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
    load: known,
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

function open(calls: EditorCalls<Note>, id: string | null) {
  const actor = createActor(editorMachine(calls), { input: { id, blank } });
  const told: string[] = [];
  actor.on('done', ({ done }) => void told.push(done));
  actor.start();
  const settled = () => waitFor(actor, (state) => state.matches('editing'));
  return { actor, told, settled, type: (title: string) => actor.send({ type: 'change', written: { title } }) };
}

const note: Kept<Note> = {
  id: 'n1',
  version: 4,
  state: 'published',
  updatedAt: '2026-11-20T08:00:00.000Z',
  written: { title: 'Old' },
};

test('something new is saved as a draft, then published in one press', async () => {
  const { calls, log, now } = desk();
  const { actor, told, settled, type } = open(calls, null);
  type(' Hello ');
  actor.send({ type: 'save' });
  await settled();
  expect([actor.getSnapshot().context.written, told, isUnsaved(actor.getSnapshot().context, blank)]).toEqual([
    { title: 'Hello' },
    ['saved'],
    false,
  ]);
  type('Hello again');
  expect(isUnsaved(actor.getSnapshot().context, blank)).toBe(true);
  actor.send({ type: 'publish' });
  await settled();
  expect([now(), log, told]).toMatchObject([
    { state: 'published', written: { title: 'Hello again' } },
    ['create', 'change', 'publish'],
    ['saved', 'published'],
  ]);
});

test('what is unchanged is not saved once more when it is taken offline', async () => {
  const { calls, log } = desk(note);
  const { actor, told, settled } = open(calls, 'n1');
  await settled();
  actor.send({ type: 'unpublish' });
  await settled();
  expect([log, told, actor.getSnapshot().context.kept?.state]).toEqual([['unpublish'], ['unpublished'], 'draft']);
});

test('what somebody else saved meanwhile is shown beside what was typed, and nothing is overwritten before it is decided', async () => {
  const { calls, other, now } = desk(note);
  const { actor, settled, type } = open(calls, 'n1');
  await settled();
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

test('theirs can be taken instead', async () => {
  const { calls, other } = desk(note);
  const { actor, settled, type } = open(calls, 'n1');
  await settled();
  await other('Theirs');
  type('Mine');
  actor.send({ type: 'save' });
  await waitFor(actor, (state) => state.context.theirs !== null);
  actor.send({ type: 'take theirs' });
  const { context } = actor.getSnapshot();
  expect([context.written, context.theirs, isUnsaved(context, blank)]).toEqual([{ title: 'Theirs' }, null, false]);
});

test('what was deleted meanwhile can go on as a new one', async () => {
  const { calls, remove, now, log } = desk(note);
  const { actor, settled, type } = open(calls, 'n1');
  await settled();
  remove();
  type('Mine');
  actor.send({ type: 'save' });
  await waitFor(actor, (state) => state.context.refusal?.code === 'NotFound');
  actor.send({ type: 'keep as new' });
  await settled();
  expect([now()?.written, log]).toEqual([{ title: 'Mine' }, ['change', 'create']]);
});

test('what is typed while it is being saved stays, and is not saved yet', async () => {
  const { calls } = desk(note);
  const { actor, settled, type } = open(calls, 'n1');
  await settled();
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

test('what an earlier visit typed comes back as it was left, unsaved', async () => {
  const { calls, now } = desk(note);
  const { actor, settled } = open(calls, 'n1');
  await settled();
  actor.send({ type: 'restore', written: { title: 'Mine' }, from: { title: 'Old' } });
  const { context } = actor.getSnapshot();
  expect([context.written, context.theirs, isUnsaved(context, blank), now()?.written]).toEqual([
    { title: 'Mine' },
    null,
    true,
    { title: 'Old' },
  ]);
});

test('what an earlier visit typed stands beside what somebody saved since, until one is chosen', async () => {
  const { calls, other, now } = desk(note);
  await other('Theirs');
  const { actor, settled } = open(calls, 'n1');
  await settled();
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

test('a call that fails keeps what was typed and says so; one that is not there is missing', async () => {
  const { calls } = desk(note);
  const failing = open({ ...calls, change: () => Promise.reject('Wrong Services') }, 'n1');
  await failing.settled();
  failing.type('Mine');
  failing.actor.send({ type: 'save' });
  const { context } = await waitFor(failing.actor, (state) => state.context.refusal !== null);
  expect([context.written, context.refusal?.code]).toEqual([{ title: 'Mine' }, null]);
  const missing = open(desk().calls, 'nothing');
  expect((await waitFor(missing.actor, (state) => state.matches('missing'))).value).toBe('missing');
});
