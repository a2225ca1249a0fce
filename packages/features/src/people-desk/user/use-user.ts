import type { PersonDetails } from '@apiyard/api/contract/people';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { useFormat } from '../../_kit/format.ts';
import { useServices } from '../../_kit/services.tsx';
import type { PeopleTranslate } from '../people-desk-copy.ts';
import { peopleDeskCopy } from '../people-desk-copy.ts';
import { say } from '../../_kit/say.ts';
import type { UserAct } from './user-act.ts';
import { act, undoOf } from './user-act.ts';

interface UserDesk {
  /** The person with what was done since; null before they are known. */
  readonly person: PersonDetails | null;
  /** What is under way. */
  readonly busy: UserAct['kind'] | null;
  /** Somebody else changed the account meanwhile: it was loaded again. */
  readonly isStale: boolean;
  readonly onAct: (wanted: UserAct) => void;
}

/** `loaded` is the person as they were loaded; `reload` loads them again. */
export function useUser(loaded: PersonDetails | null, reload: () => void): UserDesk {
  const t = useCopy(peopleDeskCopy);
  const format = useFormat();
  const { api } = useServices();
  const [changed, setChanged] = useState<{
    readonly from: PersonDetails | null;
    readonly person: PersonDetails;
  } | null>(null);
  const [busy, setBusy] = useState<UserAct['kind'] | null>(null);
  const [isStale, setIsStale] = useState(false);
  // What was loaded later knows more than what was done before.
  const person = changed !== null && changed.from === loaded ? changed.person : loaded;
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const latest = useRef({ t, format, loaded, reload });
  useLayoutEffect(() => {
    latest.current = { t, format, loaded, reload };
  });

  const again = useRef<(of: PersonDetails, wanted: UserAct) => void>(() => {});
  const run = useCallback(
    async (of: PersonDetails, wanted: UserAct): Promise<void> => {
      const { t: text, format: write } = latest.current;
      const { username: name } = of;
      if (isMounted.current) setBusy(wanted.kind);
      try {
        const { person: now, email, ended } = await act(api, of, wanted);
        if (isMounted.current) {
          setChanged({ from: latest.current.loaded, person: now });
          setIsStale(false);
        }
        const undo = undoOf(wanted);
        const message =
          wanted.kind === 'reset'
            ? text('people.done.reset', { email })
            : wanted.kind === 'endSessions'
              ? text('people.done.endSessions', { name, count: ended })
              : text(`people.done.${wanted.kind}`, { name });
        // The page may have been left by the time somebody takes it back.
        say({
          tone: 'success',
          message,
          ...(undo && { action: { label: text('people.act.undo'), onPress: () => again.current(now, undo) } }),
        });
      } catch (error) {
        const { code, retryAfterS } = (typeof error === 'object' && error !== null ? error : {}) as {
          readonly code?: string;
          readonly retryAfterS?: number;
        };
        if (code === 'Stale' && isMounted.current) setIsStale(true);
        else say({ tone: 'error', message: refusalText(text, code, write.duration(retryAfterS ?? 0)) });
        // Somebody else has been here: what is shown is old.
        if ((code === 'Stale' || code === 'NotFound' || code === 'NoTwoSteps') && isMounted.current)
          latest.current.reload();
      } finally {
        if (isMounted.current) setBusy(null);
      }
    },
    [api],
  );
  useLayoutEffect(() => {
    again.current = (of, wanted) => void run(of, wanted);
  });
  const onAct = useCallback(
    (wanted: UserAct) => {
      if (person !== null && busy === null) void run(person, wanted);
    },
    [person, busy, run],
  );
  return { person, busy, isStale, onAct };
}

function refusalText(t: PeopleTranslate, code: string | undefined, wait: string): string {
  switch (code) {
    case 'OwnAccount':
      return t('people.refused.own');
    case 'LastAdmin':
      return t('people.refused.lastAdmin');
    case 'NoAddress':
      return t('people.refused.noAddress');
    case 'NoTwoSteps':
      return t('people.refused.noTwoSteps');
    case 'RateLimited':
      return t('people.refused.tooMany', { wait });
    case 'NotFound':
    case 'Stale':
      return t('people.refused.gone');
    default:
      return t('people.refused.failed');
  }
}
