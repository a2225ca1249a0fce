import type { AccountSession } from '@apiyard/api/contract/account';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useCopy } from '../_kit/copy.ts';
import type { Loadable } from '../_kit/loadable.ts';
import { say } from '../_kit/say.ts';
import { useServices } from '../_kit/services.tsx';
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
  const { api } = useServices();
  const actor = useActorRef(useMemo(() => sessionsList.savingBy((change) => saveSessionChange(api, change)), [api]));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  useLayoutEffect(() => {
    if (loaded.state === 'done') actor.send({ type: 'told', saved: loaded.value });
  }, [actor, loaded]);
  const latest = useRef({ t, reload });
  useLayoutEffect(() => {
    latest.current = { t, reload };
  });
  useEffect(() => {
    const onSaved = actor.on('saved', ({ change, told }) => {
      const { t: text } = latest.current;
      say({ tone: 'success', message: change.kind === 'one' ? text('account.sessions.ended') : text('account.sessions.othersEnded', { count: told }) });
    });
    const onRefused = actor.on('refused', () => {
      say({ tone: 'error', message: latest.current.t('account.sessions.notEnded') });
      latest.current.reload();
    });
    return () => {
      onSaved.unsubscribe();
      onRefused.unsubscribe();
    };
  }, [actor]);
  const shown = useMemo(() => sessionsList.shown(context), [context]);
  return {
    sessions: shown === null ? (loaded.state === 'done' ? { state: 'loading' } : loaded) : { state: 'done', value: shown },
    onEnd: (session) => actor.send({ type: 'change', change: { kind: 'one', session } }),
    onEndOthers: () => actor.send({ type: 'change', change: { kind: 'others' } }),
  };
}
