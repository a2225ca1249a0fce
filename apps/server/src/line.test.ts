import { expect, test } from 'vitest';
import { Line } from './line.ts';

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

function open(atOnce: number) {
  const line = new Line(atOnce);
  const begun: number[] = [];
  const ends = new Map<number, () => void>();
  const take = (number: number, signal = never) =>
    line.take(signal, () => {
      begun.push(number);
      return new Promise<number>((resolve) => ends.set(number, () => resolve(number)));
    });
  const end = async (number: number) => {
    ends.get(number)?.();
    await settle();
  };
  return { line, begun, take, end };
}

test('first come, first served, and only so much at once', async () => {
  const { line, begun, take, end } = open(2);
  const all = [1, 2, 3, 4].map((number) => take(number));
  expect([begun, line.length, line.isEmpty]).toEqual([[1, 2], 2, false]);
  await end(2);
  expect([begun, line.length]).toEqual([[1, 2, 3], 1]);
  await end(1);
  await end(3);
  await end(4);
  expect([await Promise.all(all), begun, line.length, line.isEmpty]).toEqual([[1, 2, 3, 4], [1, 2, 3, 4], 0, true]);
});

test('who goes away makes room, waiting or not, and a failure gives its place on', async () => {
  const { line, begun, take, end } = open(1);
  const leaving = new AbortController();
  const failing = line.take(never, () => Promise.reject(new Error('broken')));
  const left = take(1, leaving.signal);
  const last = take(2);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(failing).rejects.toThrow('broken');
  await expect(take(3, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  await end(2);
  expect([await last, begun, line.isEmpty]).toEqual([2, [2], true]);
});

test('all who wait can be sent away', async () => {
  const { line, begun, take, end } = open(1);
  const first = take(1);
  const waiting = [take(2), take(3)];
  line.clear(new Error('closed'));
  for (const sent of waiting) await expect(sent).rejects.toThrow('closed');
  await end(1);
  expect([await first, begun, line.isEmpty]).toEqual([1, [1], true]);
});
