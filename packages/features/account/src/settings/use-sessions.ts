import type { AccountSession } from '@apiyard/api/contract/accounts/account';
import { listSessions } from '@apiyard/api/contract/accounts/account';
import { useQuery } from '@tanstack/react-query';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { loadable } from '@apiyard/kit/data/loadable.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { useOptimisticList } from '@apiyard/kit/data/use-optimistic-list.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { accountCopy } from './account-copy.ts';
import { sessionChanges } from './session-changes.ts';

export const sessionsQuery = query(listSessions, {});

interface Sessions {
  readonly sessions: Loadable<readonly AccountSession[]>;
  readonly onEnd: (session: AccountSession) => void;
  readonly onEndOthers: () => void;
  readonly reload: () => void;
}

/** The sessions with pending changes applied; a session that could not be ended is listed again. */
export function useSessions(): Sessions {
  const t = useCopy(accountCopy);
  const result = useQuery({ ...sessionsQuery, select: ({ items }) => items });
  const { items, change } = useOptimisticList({
    queryKey: sessionsQuery.queryKey,
    items: loadable(result),
    changes: sessionChanges,
    onSaved({ kind }, ended) {
      showToast({
        tone: 'success',
        message: kind === 'one' ? t('account.sessions.ended') : t('account.sessions.othersEnded', { count: ended }),
      });
    },
    onRefused() {
      showToast({ tone: 'error', message: t('account.sessions.notEnded') });
      return true;
    },
  });
  return {
    sessions: items,
    onEnd: (session) => change({ kind: 'one', session }),
    onEndOthers: () => change({ kind: 'others' }),
    reload: () => void result.refetch(),
  };
}
