/** Messages from the public forms, for admins. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { NoExtras, OneLine, Stale } from '../problem.ts';
import { MessageKind } from './site.ts';

/** How long a removed message can be restored. */
export const removedMessagesKeptDays = 30;

const messageStates = ['open', 'done', 'removed'] as const;
const MessageState = z.enum(messageStates);
export type MessageState = z.infer<typeof MessageState>;

export const Message = z.object({
  id: z.string(),
  reference: z.string(),
  kind: MessageKind,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  text: z.string(),
  requestId: z.nullable(z.string()),
  /** Username of the signed-in sender. */
  username: z.nullable(z.string()),
  /** ISO 8601. */
  createdAt: z.string(),
  /** Whether an admin opened it. */
  isRead: z.boolean(),
  state: MessageState,
  /** Grows with each change from open to done and back. */
  version: z.int(),
});
export type Message = z.infer<typeof Message>;

const messageId = z.object({ id: Id });

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'Messages from people, latest first.',
  auth: 'admin',
  input: z.object({
    kind: z.optional(MessageKind),
    /** @default all that were not removed */
    state: z.optional(MessageState),
    /** Part of a name, an address, a subject, a text or a reference. */
    search: z.optional(OneLine.check(z.maxLength(100))),
    cursor: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({
    items: z.array(Message),
    next: z.nullable(z.string()),
    /** Of all messages that were not removed, regardless of the filters. */
    counts: z.object({ open: z.int(), unread: z.int() }),
  }),
});

export const getMessage = endpoint({
  method: 'GET',
  path: '/api/admin/messages/{id}',
  summary: 'One message.',
  auth: 'admin',
  input: messageId,
  output: Message,
  errors: { NotFound: NoExtras },
});

export const changeMessage = endpoint({
  method: 'PUT',
  path: '/api/admin/messages/{id}',
  summary: 'Mark a message as done, or reopen it.',
  auth: 'admin',
  input: z.extend(messageId, { isDone: z.boolean(), version: z.int() }),
  output: Message,
  errors: { NotFound: NoExtras, Stale },
});

export const markMessage = endpoint({
  method: 'PUT',
  path: '/api/admin/messages/{id}/read',
  summary: 'Mark a message as read or unread.',
  auth: 'admin',
  input: z.extend(messageId, { isRead: z.boolean() }),
  output: Message,
  errors: { NotFound: NoExtras },
});

export const removeMessage = endpoint({
  method: 'DELETE',
  path: '/api/admin/messages/{id}',
  summary: `Remove a message. It can be restored for ${removedMessagesKeptDays} days.`,
  auth: 'admin',
  input: messageId,
  output: z.object({ id: z.string() }),
  errors: { NotFound: NoExtras },
});

export const restoreMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/{id}/restore',
  summary: 'Restore a removed message.',
  auth: 'admin',
  input: messageId,
  output: Message,
  errors: { NotFound: NoExtras },
});
