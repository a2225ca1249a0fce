import { expect, test } from 'vitest';
import { Overloaded } from '../engine/limits.ts';
import { Turns } from './turns.ts';

const never = new AbortController().signal;

test('who asks for much waits in a line of their own, and others pass', async () => {
  const turns = new Turns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const take = (who: string, name: string) =>
    turns.take(who, never, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const all = ['joe 1', 'joe 2', 'joe 3'].map((name) => take('joe', name));
  const other = take('ann', 'ann 1');
  expect(begun).toEqual(['joe 1', 'joe 2', 'ann 1']);
  ends.get('joe 2')?.();
  await all[1];
  expect(begun).toEqual(['joe 1', 'joe 2', 'ann 1', 'joe 3']);
  for (const end of ends.values()) end();
  await Promise.all([...all, other]);
});

test('a line has an end', async () => {
  const turns = new Turns();
  const take = () => turns.take('joe', never, () => new Promise(() => {}));
  for (let index = 0; index < 52; index++) void take();
  await expect(take()).rejects.toThrow(Overloaded);
});
