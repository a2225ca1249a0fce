import type { AccountSession } from '@apiyard/api/contract/account';
import { endOtherSessions, endSession } from '@apiyard/api/contract/account';
import { failureOf } from '../_kit/failure.ts';
import { optimisticList } from '../_kit/optimistic-list.machine.ts';
import type { Services } from '../_kit/services.tsx';

export type SessionChange = { readonly kind: 'one'; readonly session: AccountSession } | { readonly kind: 'others' };

const without = (sessions: readonly AccountSession[], change: SessionChange) =>
  sessions.filter((session) => (change.kind === 'one' ? session.id !== change.session.id : session.isCurrent));

/** How many were ended. */
export const sessionsList = optimisticList<AccountSession, SessionChange, number>({ expect: without, settle: without });

/** One that has ended meanwhile is what was wanted. */
export async function saveSessionChange(api: Services['api'], change: SessionChange): Promise<number> {
  if (change.kind === 'others') return (await api.send(endOtherSessions, {})).ended;
  try {
    await api.send(endSession, { id: change.session.id });
    return 1;
  } catch (error) {
    if (failureOf(endSession, error)?.code === 'NotFound') return 0;
    throw error;
  }
}
