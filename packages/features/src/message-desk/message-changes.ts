/** What admins do to messages: shown at once, saved one after the other. */
import type { Message } from '@apiyard/api/contract/messages';
import { changeMessage, markMessage, removeMessage, restoreMessage } from '@apiyard/api/contract/messages';
import { optimisticList } from '../_kit/optimistic-list.machine.ts';
import type { Services } from '../_kit/services.tsx';

export type MessageAct = 'done' | 'reopen' | 'read' | 'unread' | 'remove' | 'restore';

export interface MessageChange {
  readonly kind: MessageAct;
  /** As it stood when somebody decided; for `restore`, before it was removed. */
  readonly message: Message;
}

function changed(message: Message, kind: MessageAct): Message {
  switch (kind) {
    case 'done':
      return { ...message, state: 'done', version: message.version + 1 };
    case 'reopen':
      return { ...message, state: 'open', version: message.version + 1 };
    case 'read':
    case 'unread':
      return { ...message, isRead: kind === 'read' };
    case 'remove':
      return { ...message, state: 'removed' };
    case 'restore':
      return { ...message, state: 'open' };
  }
}

export const messageList = optimisticList<Message, MessageChange, Message | null>({
  expect: (items, { kind, message }) => items.map((item) => (item.id === message.id ? changed(item, kind) : item)),
  settle: (items, { kind, message }, told) =>
    items.map((item) => (item.id === message.id ? (told ?? changed(item, kind)) : item)),
});

/** Null where the call tells nothing of the message. */
export async function saveChange(
  api: Services['api'],
  { kind, message: { id, version } }: MessageChange,
): Promise<Message | null> {
  switch (kind) {
    case 'done':
    case 'reopen':
      return api.send(changeMessage, { id, isDone: kind === 'done', version });
    case 'read':
    case 'unread':
      return api.send(markMessage, { id, isRead: kind === 'read' });
    case 'remove':
      await api.send(removeMessage, { id });
      return null;
    case 'restore':
      return api.send(restoreMessage, { id });
  }
}
