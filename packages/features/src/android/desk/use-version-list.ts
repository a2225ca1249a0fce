import type { AppVersion } from '@apiyard/api/contract/apps';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { say } from '../../_kit/say.ts';
import { useServices } from '../../_kit/services.tsx';
import { androidCopy } from '../android-copy.ts';
import { isolated } from '../android-places.ts';
import { refusalOf } from '../upload/refusal.ts';
import type { VersionChange } from './version-changes.ts';
import { saveChange, versionList } from './version-changes.ts';

const done = { publish: 'android.desk.done.publish', withdraw: 'android.desk.done.withdraw', delete: 'android.desk.done.delete', restore: 'android.desk.done.restore' } as const;

interface VersionListState {
  /** The list with the changes that are under way; null before it is known. */
  readonly rows: readonly AppVersion[] | null;
  readonly onChange: (change: VersionChange) => void;
}

/** `saved` is the list as it was loaded; `reload` loads it again. Changes tell how they went. */
export function useVersionList(saved: readonly AppVersion[] | null, reload: () => void): VersionListState {
  const t = useCopy(androidCopy);
  const { api } = useServices();
  const machine = useMemo(() => versionList.savingBy((change) => saveChange(api, change)), [api]);
  const actor = useActorRef(machine);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  useLayoutEffect(() => {
    if (saved !== null) actor.send({ type: 'told', saved });
  }, [actor, saved]);
  const latest = useRef({ t, reload });
  useLayoutEffect(() => {
    latest.current = { t, reload };
  });

  useEffect(() => {
    let isMounted = true;
    const wordsOf = ({ row }: VersionChange) => ({ app: isolated(row.label), name: isolated(row.versionName) });
    const refuse = (change: VersionChange, error: unknown) => {
      const { t: text } = latest.current;
      const { code, detail } = refusalOf(error);
      const reason = code === 'Stale' ? text('android.desk.stale') : (detail ?? text('android.desk.noAnswer'));
      say({ tone: 'error', message: text('android.desk.refused.change', { ...wordsOf(change), reason }) });
      return code;
    };
    // The page may have been left by the time somebody takes a deletion back.
    const undo = ({ row }: VersionChange) => {
      const change: VersionChange = { kind: 'restore', row };
      if (isMounted) actor.send({ type: 'change', change });
      else saveChange(api, change).catch((error: unknown) => refuse(change, error));
    };
    const onSaved = actor.on('saved', ({ change }) => {
      const { t: text } = latest.current;
      const action = change.kind === 'delete' ? { action: { label: text('android.desk.undo'), onPress: () => undo(change) } } : {};
      say({ tone: 'success', message: text(done[change.kind], wordsOf(change)), ...action });
    });
    const onRefused = actor.on('refused', ({ change, error }) => {
      // Somebody else has been here: what is shown is old.
      if (refuse(change, error) !== null) latest.current.reload();
    });
    return () => {
      isMounted = false;
      onSaved.unsubscribe();
      onRefused.unsubscribe();
    };
  }, [actor, api]);

  return {
    rows: useMemo(() => versionList.shown(context), [context]),
    onChange: useCallback((change: VersionChange) => actor.send({ type: 'change', change }), [actor]),
  };
}
