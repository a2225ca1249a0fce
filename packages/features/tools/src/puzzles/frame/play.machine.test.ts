import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import type { Loaded, PlayEvent, Solved } from './play.machine.ts';
import { createPlayMachine, savedFrom } from './play.machine.ts';
import type { PuzzleRules } from './rules.ts';

/** A puzzle of one word: positions are what was typed. */
const rules: PuzzleRules<string, string> = {
  start: () => '',
  isSolved: (word, typed) => typed === word,
  mistakesIn: (word, typed) => Array.from(typed).flatMap((letter, at) => (letter === word[at] ? [] : [at])),
};
const machine = createPlayMachine<string, string, string>(rules);
const move = (position: string): PlayEvent<string> => ({ type: 'move', position });

async function start(loaded: Loaded<string, string> = { puzzle: 'cat', saved: null }) {
  const clock = { nowMs: 1000 };
  const actor = createActor(
    machine.provide({
      actors: {
        load: fromPromise(() => Promise.resolve(loaded)),
        findHint: fromPromise(({ input }) => Promise.resolve(`after ${input.position}`)),
      },
    }),
    { input: { now: () => clock.nowMs } },
  );
  const solved: Solved[] = [];
  actor.on('solved', (event) => solved.push(event));
  actor.start();
  await expect.poll(() => actor.getSnapshot().matches('loading')).toBe(false);
  return { actor, clock, solved, at: () => actor.getSnapshot().context };
}

test('walks all 5 simple paths between loading, failure, play, pause and the end', () => {
  const loaded = (puzzle: string) => ({ type: 'xstate.done.actor.0.play.loading', output: { puzzle, saved: null } });
  const events = [
    loaded('c'),
    { type: 'xstate.error.actor.0.play.loading', error: 'Down' },
    move('c'),
    { type: 'pause' },
    { type: 'resume' },
    { type: 'retry' },
  ] as unknown as PlayEvent<string>[];
  const ends: Record<string, number> = {};
  const paths = getSimplePaths(machine, {
    events,
    input: { now: () => 0 },
    serializeState: ({ value }) => JSON.stringify(value),
  });
  for (const { state } of paths) {
    const name = JSON.stringify(state.value);
    ends[name] = (ends[name] ?? 0) + 1;
  }
  expect(ends).toEqual({
    '"loading"': 1,
    '"failed"': 1,
    '{"playing":"thinking"}': 1,
    '"paused"': 1,
    '"solved"': 1,
  });
});

test('undoes and redoes each move, and counts mistakes also after they are corrected', async () => {
  const { actor, at } = await start();
  for (const typed of ['c', 'cx', 'ca']) actor.send(move(typed));
  const shown = [at().position];
  for (const type of ['undo', 'undo', 'undo', 'undo', 'redo'] as const) {
    actor.send({ type });
    shown.push(at().position);
  }
  expect(shown).toEqual(['ca', 'cx', 'c', '', '', 'c']);
  expect(at().mistakes).toBe(1);
});

test('shows mistakes on request only, and removes the mark of a corrected one', async () => {
  const { actor, at } = await start();
  actor.send(move('xx'));
  expect(at().checked).toBeNull();
  actor.send({ type: 'check' });
  expect(at().checked).toEqual([0, 1]);
  actor.send(move('cx'));
  expect(at().checked).toEqual([1]);
});

test('the clock stops during a pause, and for good with the solution', async () => {
  const { actor, clock, solved, at } = await start();
  clock.nowMs = 4000;
  actor.send({ type: 'pause' });
  clock.nowMs = 60_000;
  actor.send(move('c'));
  expect(at().position).toBe('');
  actor.send({ type: 'resume' });
  actor.send(move('x'));
  clock.nowMs = 62_000;
  actor.send(move('cat'));
  expect(actor.getSnapshot().value).toBe('solved');
  expect(solved).toEqual([{ type: 'solved', elapsedMs: 5000, mistakes: 1, hints: 0 }]);
});

test('a hint is given in three steps, counts once, and closes with the next move', async () => {
  const { actor, at } = await start();
  actor.send(move('c'));
  actor.send({ type: 'hint' });
  await expect.poll(() => at().hint).toEqual({ value: 'after c', detail: 'point' });
  actor.send({ type: 'hint' });
  expect(at().hint?.detail).toBe('name');
  actor.send({ type: 'hint' });
  actor.send({ type: 'hint' });
  expect([at().hint?.detail, at().hints]).toEqual(['explain', 1]);
  actor.send(move('ca'));
  expect(at().hint).toBeNull();
});

test('a saved game continues where it was, and a solved one stays solved without another result', async () => {
  const first = await start();
  first.actor.send(move('c'));
  first.clock.nowMs = 3000;
  const saved = savedFrom(first.at());
  expect(saved).toEqual({
    position: 'c',
    history: { done: [{ before: '', after: 'c' }], undone: [] },
    elapsedMs: 2000,
    mistakes: 0,
    hints: 0,
  });
  const second = await start({ puzzle: 'cat', saved });
  expect([second.at().position, second.at().elapsedMs]).toEqual(['c', 2000]);
  const third = await start({ puzzle: 'cat', saved: saved && { ...saved, position: 'cat' } });
  expect([third.actor.getSnapshot().value, third.solved]).toEqual(['solved', []]);
});

test('starting over can be undone', async () => {
  const { actor, at } = await start();
  actor.send(move('ca'));
  actor.send({ type: 'start over' });
  expect(at().position).toBe('');
  actor.send({ type: 'undo' });
  expect(at().position).toBe('ca');
});

test('a lost game stops the clock, and continues when the last move is undone', async () => {
  const losing = createPlayMachine<string, string, string>({ ...rules, isLost: (_, typed) => typed.endsWith('!') });
  const clock = { nowMs: 0 };
  const saved = { position: 'c', history: { done: [], undone: [] }, elapsedMs: 0, mistakes: 0, hints: 0 };
  const loaded: Loaded<string, string> = { puzzle: 'cat', saved };
  const actor = createActor(losing.provide({ actors: { load: fromPromise(() => Promise.resolve(loaded)) } }), {
    input: { now: () => clock.nowMs },
  }).start();
  await expect.poll(() => actor.getSnapshot().value).toEqual({ playing: 'thinking' });
  clock.nowMs = 3000;
  const shown: unknown[] = [];
  const send = (event: PlayEvent<string>) => {
    actor.send(event);
    clock.nowMs += 1000;
    shown.push([actor.getSnapshot().value, actor.getSnapshot().context.position]);
  };
  send(move('c!'));
  send(move('ca'));
  send({ type: 'undo' });
  send({ type: 'redo' });
  send({ type: 'start over' });
  expect(shown).toEqual([
    ['lost', 'c!'],
    ['lost', 'c!'],
    [{ playing: 'thinking' }, 'c'],
    ['lost', 'c!'],
    [{ playing: 'thinking' }, ''],
  ]);
  expect([actor.getSnapshot().context.elapsedMs, actor.getSnapshot().context.mistakes]).toEqual([4000, 1]);
});

test('a saved game that is lost stays lost', async () => {
  const losing = createPlayMachine<string, string, string>({ ...rules, isLost: (_, typed) => typed.endsWith('!') });
  const saved = { position: 'c!', history: { done: [], undone: [] }, elapsedMs: 0, mistakes: 1, hints: 0 };
  const loaded: Loaded<string, string> = { puzzle: 'cat', saved };
  const actor = createActor(losing.provide({ actors: { load: fromPromise(() => Promise.resolve(loaded)) } }), {
    input: { now: () => 0 },
  }).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('lost');
  actor.send({ type: 'undo' });
  expect(actor.getSnapshot().value).toBe('lost');
});

test('a game that was continued on another device is taken over, and the clock goes on from its time', async () => {
  const { actor, clock, at } = await start();
  actor.send(move('c'));
  actor.send({ type: 'pause' });
  const history = { done: [{ before: 'c', after: 'ca' }], undone: [] };
  const saved = { position: 'ca', history, elapsedMs: 90_000, mistakes: 2, hints: 1 };
  actor.send({ type: 'take', saved });
  expect([actor.getSnapshot().value, at().position, at().mistakes, at().elapsedMs]).toEqual([
    'paused',
    'ca',
    2,
    90_000,
  ]);
  actor.send({ type: 'resume' });
  clock.nowMs += 5000;
  actor.send({ type: 'undo' });
  actor.send({ type: 'pause' });
  expect([at().position, at().elapsedMs]).toEqual(['c', 95_000]);
  actor.send({ type: 'take', saved: { ...saved, position: 'cat' } });
  expect(actor.getSnapshot().value).toBe('solved');
});

test('a solved game continues with a position that the rules do not take for solved', async () => {
  const { actor, solved, at } = await start({ puzzle: 'c', saved: null });
  actor.send(move('c'));
  actor.send(move('c'));
  expect(actor.getSnapshot().value).toBe('solved');
  actor.send(move('c+'));
  expect([actor.getSnapshot().value, at().position, solved.length]).toEqual([{ playing: 'thinking' }, 'c+', 1]);
});
