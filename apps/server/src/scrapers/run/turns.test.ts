import { expect, test } from 'vitest';
import { Overloaded } from '../engine/limits.ts';
import { Turns } from './turns.ts';

const never = new AbortController().signal;
const settle = () => new Promise((resolve) => setImmediate(resolve));

function open() {
  const turns = new Turns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, end: (name: string) => ends.get(name)?.(), take: (who: string, name: string, signal = never) => turns.take(who, signal, work(name)) };
}

test('who asks for much waits in line, and others pass', async () => {
  const { begun, end, take } = open();
  const all = ['1', '2', '3', '4'].map((number) => take('joe', `joe ${number}`));
  void take('ann', 'ann 1');
  await settle();
  expect(begun).toEqual(['joe 1', 'joe 2', 'ann 1']);
  end('joe 2');
  expect(await all[1]).toBe('joe 2');
  await settle();
  expect(begun).toEqual(['joe 1', 'joe 2', 'ann 1', 'joe 3']);
});

test('who leaves the line does not hold it up, and a failure gives its place on', async () => {
  const { begun, take } = open();
  const leaving = new AbortController();
  const turns = new Turns();
  const failing = turns.take('joe', never, () => Promise.reject(new Error('broken')));
  const running = take('joe', 'joe 1');
  void take('joe', 'joe 2');
  const left = take('joe', 'joe 3', leaving.signal);
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(failing).rejects.toThrow('broken');
  expect([await turns.take('joe', never, async () => 'next'), begun]).toEqual(['next', ['joe 1', 'joe 2']]);
  await expect(take('joe', 'joe 4', AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  void running;
});

test('a line has an end', async () => {
  const { take } = open();
  for (let index = 0; index < 52; index++) void take('joe', `joe ${index}`);
  await expect(take('joe', 'one more')).rejects.toThrow(Overloaded);
});
