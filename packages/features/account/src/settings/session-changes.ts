import type { AccountSession } from '@apiyard/api/contract/accounts/account';
import { endOtherSessions, endSession } from '@apiyard/api/contract/accounts/account';
import type { ListChanges } from '@apiyard/kit/data/use-optimistic-list.ts';
import { failureOf } from '@apiyard/kit/errors/failure.ts';

type SessionChange = { readonly kind: 'one'; readonly session: AccountSession } | { readonly kind: 'others' };

const without = (sessions: readonly AccountSession[], change: SessionChange) =>
  sessions.filter((session) => (change.kind === 'one' ? session.id !== change.session.id : session.isCurrent));

/** The result is the number of ended sessions. */
export const sessionChanges: ListChanges<AccountSession, SessionChange, number> = {
  expect: without,
  settle: without,
  async save(api, change) {
    if (change.kind === 'others') return (await api.send(endOtherSessions, {})).ended;
    try {
      await api.send(endSession, { id: change.session.id });
      return 1;
    } catch (error) {
      // An already ended session counts as success.
      if (failureOf(endSession, error)?.code === 'NotFound') return 0;
      throw error;
    }
  },
};
