import type { Message } from '@apiyard/api/contract/messages';
import { useCallback } from 'react';
import { useCopy } from '../_kit/copy.ts';
import { useChangingList } from '../_kit/use-changing-list.ts';
import { messageDeskCopy } from './message-desk-copy.ts';
import type { MessageAct } from './message-changes.ts';
import { messageList, saveChange } from './message-changes.ts';
import { say } from '../_kit/say.ts';

/** `saved` are the messages as they were loaded; `reload` loads them again. Changes tell how they went. */
export function useMessageDesk(saved: readonly Message[] | null, reload: () => void) {
  const t = useCopy(messageDeskCopy);
  const { items, change } = useChangingList({
    rules: messageList,
    saved,
    reload,
    save: saveChange,
    onSaved({ kind, message }, told, again) {
      if (kind === 'read' || kind === 'unread') return;
      const back = { done: 'reopen', remove: 'restore' } as const;
      const undoing = kind in back ? back[kind as keyof typeof back] : null;
      say({
        tone: 'success',
        message: t(`messageDesk.said.${kind}`, { reference: message.reference }),
        ...(undoing && {
          action: { label: t('messageDesk.undo'), onPress: () => again({ kind: undoing, message: told ?? message }) },
        }),
      });
    },
    onRefused({ message: { reference } }, error) {
      const isStale =
        typeof error === 'object' &&
        error !== null &&
        'code' in error &&
        (error.code === 'Stale' || error.code === 'NotFound');
      say({
        tone: isStale ? 'warning' : 'error',
        message: t(isStale ? 'messageDesk.stale' : 'messageDesk.refused', { reference }),
      });
      return isStale;
    },
  });
  return { items, onAct: useCallback((kind: MessageAct, message: Message) => change({ kind, message }), [change]) };
}
