import { expect, test } from 'vitest';
import { FairQueue, QueueFull } from './fair-queue.ts';

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Work named `ann 1` belongs to ann. */
function open(options: ConstructorParameters<typeof FairQueue>[0]) {
  const queue = new FairQueue(options);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (name: string, signal = never) =>
    queue.take(name.split(' ')[0] ?? '', signal, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (...names: string[]) => {
    for (const name of names) {
      ends.get(name)?.();
      // oxlint-disable-next-line no-await-in-loop -- each end starts the next
      await settle();
    }
  };
  return { queue, started, take, end };
}

test('runs the work of one caller in order, on half of the places', async () => {
  const { queue, started, take, end } = open({ places: 4 });
  const all = [1, 2, 3, 4].map((number) => take(`ann ${number}`));
  expect([started, queue.length]).toEqual([['ann 1', 'ann 2'], 2]);
  await end('ann 2', 'ann 1', 'ann 3', 'ann 4');
  expect([await Promise.all(all), started, queue.length]).toEqual([
    ['ann 1', 'ann 2', 'ann 3', 'ann 4'],
    ['ann 1', 'ann 2', 'ann 3', 'ann 4'],
    0,
  ]);
});

test('starts another caller immediately while one has a hundred waiting', async () => {
  const { queue, started, take } = open({ places: 2 });
  for (let number = 1; number <= 101; number++) void take(`ann ${number}`);
  void take('bob 1');
  expect([started, queue.length]).toEqual([['ann 1', 'bob 1'], 100]);
});

test('with one slot, a caller waits for one task of each other caller at most', async () => {
  const { started, take, end } = open({ places: 1 });
  for (let number = 1; number <= 100; number++) void take(`ann ${number}`);
  for (const name of ['bob 1', 'bob 2', 'cleo 1']) void take(name);
  await end('ann 1', 'ann 2', 'bob 1', 'cleo 1', 'ann 3', 'bob 2');
  expect(started).toEqual(['ann 1', 'ann 2', 'bob 1', 'cleo 1', 'ann 3', 'bob 2', 'ann 4']);
});

test('refuses only a caller with too much waiting', async () => {
  const { queue, take } = open({ places: 2, waitingPerCallerMax: 3 });
  for (let number = 1; number <= 4; number++) void take(`ann ${number}`);
  await expect(take('ann 5')).rejects.toEqual(new QueueFull(true));
  for (const name of ['bob 1', 'bob 2']) void take(name);
  expect(queue.length).toBe(4);
});

test('when full, refuses the last work of the caller with the most waiting and admits the others', async () => {
  const { queue, started, take, end } = open({ places: 2, waitingMax: 4 });
  const ann = [1, 2, 3, 4, 5].map((number) => take(`ann ${number}`).catch((error: unknown) => error));
  void take('bob 1');
  void take('bob 2');
  void take('cleo 1');
  expect([await ann[4], await ann[3], queue.length]).toEqual([new QueueFull(true), new QueueFull(true), 4]);
  await expect(take('ann 6')).rejects.toEqual(new QueueFull(true));
  void take('dan 1');
  expect(await ann[2]).toEqual(new QueueFull(true));
  // All have one waiting: none of them gives way.
  await expect(take('eve 1')).rejects.toEqual(new QueueFull(false));
  await end('bob 1', 'ann 1');
  expect(started).toEqual(['ann 1', 'bob 1', 'bob 2', 'ann 2']);
});

test('aborted work leaves the queue, and failed work frees its slot', async () => {
  const { queue, started, take, end } = open({ places: 1 });
  const leaving = new AbortController();
  const failing = queue.take('ann', never, () => Promise.reject(new Error('broken')));
  const left = take('ann 1', leaving.signal);
  const last = take('ann 2');
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(failing).rejects.toThrow('broken');
  await expect(take('ann 3', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  await end('ann 2');
  expect([await last, started, queue.length]).toEqual(['ann 2', ['ann 2'], 0]);
});

test('rejects all waiting work when it is cleared', async () => {
  const { queue, started, take, end } = open({ places: 1 });
  const first = take('ann 1');
  const waiting = [take('ann 2'), take('bob 1')].map((work) => work.catch((error: unknown) => error));
  queue.clear(new Error('closed'));
  expect(await Promise.all(waiting)).toEqual([new Error('closed'), new Error('closed')]);
  await end('ann 1');
  void take('bob 2');
  expect([await first, started, queue.length]).toEqual(['ann 1', ['ann 1', 'bob 2'], 0]);
});

test('reports whether there is room for a caller', async () => {
  const { queue, take, end } = open({ places: 1, waitingMax: 3, waitingPerCallerMax: 2 });
  expect(queue.hasRoomFor('ann')).toBe(true);
  for (const name of ['ann 1', 'ann 2', 'ann 3']) void take(name).catch(() => {});
  expect([queue.hasRoomFor('ann'), queue.hasRoomFor('bob')]).toEqual([false, true]);
  void take('bob 1').catch(() => {});
  // Full: the last of ann's two is dropped for a new caller.
  expect([queue.hasRoomFor('bob'), queue.hasRoomFor('cem')]).toEqual([false, true]);
  void take('cem 1').catch(() => {});
  expect(queue.hasRoomFor('dana')).toBe(false);
  await end('ann 1');
  expect(queue.hasRoomFor('dana')).toBe(true);
});
