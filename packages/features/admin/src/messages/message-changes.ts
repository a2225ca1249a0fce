/** Changes to messages: shown immediately, saved one after the other. */
import type { Message } from '@apiyard/api/contract/site/messages';
import { changeMessage, markMessage, removeMessage, restoreMessage } from '@apiyard/api/contract/site/messages';
import type { ListChanges } from '@apiyard/kit/data/use-optimistic-list.ts';

export type MessageAct = 'done' | 'reopen' | 'read' | 'unread' | 'remove' | 'restore';

export interface MessageChange {
  readonly kind: MessageAct;
  /** State before the change; for `restore`, before the removal. */
  readonly message: Message;
}

/** The message as it will be once the change is saved. */
function changed(item: Message, { kind, message }: MessageChange): Message {
  switch (kind) {
    case 'done':
      return { ...item, state: 'done', version: message.version + 1 };
    case 'reopen':
      return { ...item, state: 'open', version: message.version + 1 };
    case 'read':
    case 'unread':
      return { ...item, isRead: kind === 'read' };
    case 'remove':
      return { ...item, state: 'removed' };
    case 'restore':
      return { ...item, state: 'open' };
  }
}

export interface Counts {
  readonly open: number;
  readonly unread: number;
}

/** The counts after a message changed. */
export function countsAfter({ open, unread }: Counts, before: Message, after: Message): Counts {
  const difference = (counts: (message: Message) => boolean) => Number(counts(after)) - Number(counts(before));
  return {
    open: open + difference(({ state }) => state === 'open'),
    unread: unread + difference(({ state, isRead }) => state !== 'removed' && !isRead),
  };
}

export const messageChanges: ListChanges<Message, MessageChange, Message> = {
  expect: (items, change) => items.map((item) => (item.id === change.message.id ? changed(item, change) : item)),
  settle: (items, _, result) => items.map((item) => (item.id === result.id ? result : item)),
  async save(api, change) {
    const { kind, message } = change;
    const { id, version } = message;
    switch (kind) {
      case 'done':
      case 'reopen':
        return api.send(changeMessage, { id, isDone: kind === 'done', version });
      case 'read':
      case 'unread':
        return api.send(markMessage, { id, isRead: kind === 'read' });
      case 'remove':
        await api.send(removeMessage, { id });
        return changed(message, change);
      case 'restore':
        return api.send(restoreMessage, { id });
    }
  },
};
