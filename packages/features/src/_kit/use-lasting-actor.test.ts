import type { User } from '@apiyard/api/contract/session';
import { expect, it } from 'vitest';
import { storyAdmin, storyUser } from './story/people.ts';
import { inOwnName } from './use-lasting-actor.ts';

it('does what somebody wanted while it is them who are here, and for nobody else', async () => {
  let here: User | null = storyUser;
  const done: string[] = [];
  const call = inOwnName({ user: () => here }, async (input: string) => done.push(input));
  await call('own');
  here = null;
  await expect(call('after signing out')).rejects.toThrow('Who wanted this is not here any more.');
  here = storyAdmin;
  await expect(call('as another')).rejects.toThrow('Who wanted this is not here any more.');
  expect(done).toEqual(['own']);
});
