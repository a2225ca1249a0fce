import type { SampleIds } from './ids.ts';
import type { SamplePerson } from './people-state.ts';

/** A person on the free plan. */
export function newPerson(
  ids: SampleIds,
  given: {
    username: string;
    email: string | null;
    pendingEmail?: string;
    password: string;
    name?: string | undefined;
    showsFirstSteps?: boolean;
  },
): SamplePerson {
  const id = ids.nextId();
  return {
    user: {
      id,
      username: given.username,
      email: given.email,
      pendingEmail: given.pendingEmail ?? null,
      name: given.name ?? given.username,
      avatar: null,
      role: 'user',
      plan: 'free',
      premiumApis: false,
      premiumUntil: null,
      // Not padded with a digit: the keys of the first and the tenth person would be equal.
      apiKey: `ay_sample${id.replaceAll('-', '')}`.padEnd(38, 'x'),
      quota: { limit: 1000, used: 0, remaining: 1000, resetAt: '2026-11-21T00:00:00.000Z' },
      showsFirstSteps: given.showsFirstSteps ?? false,
    },
    password: given.password,
    favourites: [],
  };
}
