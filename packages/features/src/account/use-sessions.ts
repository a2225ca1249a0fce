import type { AccountSession } from '@apiyard/api/contract/account';
import { useCopy } from '../_kit/copy.ts';
import type { Loadable } from '../_kit/loadable.ts';
import { stillShown } from '../_kit/loadable.ts';
import { say } from '../_kit/say.ts';
import { useChangingList } from '../_kit/use-changing-list.ts';
import { accountCopy } from './account-copy.ts';
import { saveSessionChange, sessionsList } from './sessions-list.ts';

interface Sessions {
  readonly sessions: Loadable<readonly AccountSession[]>;
  readonly onEnd: (session: AccountSession) => void;
  readonly onEndOthers: () => void;
}

/** The sessions as they were loaded with the ends that are under way; what is refused comes back. `reload` asks again. */
export function useSessions(loaded: Loadable<readonly AccountSession[]>, reload: () => void): Sessions {
  const t = useCopy(accountCopy);
  const { items, change } = useChangingList({
    rules: sessionsList,
    saved: loaded.state === 'done' ? loaded.value : null,
    reload,
    save: saveSessionChange,
    onSaved({ kind }, told) {
      say({
        tone: 'success',
        message: kind === 'one' ? t('account.sessions.ended') : t('account.sessions.othersEnded', { count: told }),
      });
    },
    onRefused() {
      say({ tone: 'error', message: t('account.sessions.notEnded') });
      return true;
    },
  });
  return {
    sessions: stillShown(items, loaded),
    onEnd: (session) => change({ kind: 'one', session }),
    onEndOthers: () => change({ kind: 'others' }),
  };
}
