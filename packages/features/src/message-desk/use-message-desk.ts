import type { Message } from '@apiyard/api/contract/messages';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useCopy } from '../_kit/copy.ts';
import { useServices } from '../_kit/services.tsx';
import { messageDeskCopy } from './message-desk-copy.ts';
import type { MessageAct, MessageChange } from './message-changes.ts';
import { messageList, saveChange } from './message-changes.ts';
import { say } from './say.ts';

/** `saved` are the messages as they were loaded; `reload` loads them again. Changes tell how they went. */
export function useMessageDesk(saved: readonly Message[] | null, reload: () => void) {
  const t = useCopy(messageDeskCopy);
  const { api } = useServices();
  const machine = useMemo(() => messageList.savingBy((change) => saveChange(api, change)), [api]);
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
    const refuse = (message: Message, error: unknown) => {
      const { t: text, reload: again } = latest.current;
      const isStale = typeof error === 'object' && error !== null && 'code' in error && (error.code === 'Stale' || error.code === 'NotFound');
      say({ tone: isStale ? 'warning' : 'error', message: text(isStale ? 'messageDesk.stale' : 'messageDesk.refused', { reference: message.reference }) });
      // Somebody else has been here: what is shown is old.
      if (isStale && isMounted) again();
    };
    // The page may have been left by the time somebody takes it back.
    const undo = (change: MessageChange) => {
      if (isMounted && actor.getSnapshot().status === 'active') actor.send({ type: 'change', change });
      else saveChange(api, change).catch((error: unknown) => refuse(change.message, error));
    };
    const onSaved = actor.on('saved', ({ change: { kind, message }, told }) => {
      const { t: text } = latest.current;
      if (kind === 'read' || kind === 'unread') return;
      const back = { done: 'reopen', remove: 'restore' } as const;
      const undoing = kind in back ? back[kind as keyof typeof back] : null;
      say({
        tone: 'success', message: text(`messageDesk.said.${kind}`, { reference: message.reference }),
        ...(undoing && { action: { label: text('messageDesk.undo'), onPress: () => undo({ kind: undoing, message: told ?? message }) } }),
      });
    });
    const onRefused = actor.on('refused', ({ change, error }) => refuse(change.message, error));
    return () => {
      isMounted = false;
      onSaved.unsubscribe();
      onRefused.unsubscribe();
    };
  }, [actor, api]);

  const onAct = useCallback((kind: MessageAct, message: Message) => actor.send({ type: 'change', change: { kind, message } }), [actor]);
  return { items: useMemo(() => messageList.shown(context), [context]), onAct };
}
