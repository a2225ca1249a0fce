import { fail } from '../contract/endpoint.ts';
import {
  changeMessage,
  getMessage,
  listMessages,
  markMessage,
  type Message,
  removeMessage,
  restoreMessage,
} from '../contract/messages.ts';
import type { InputIssue } from '../contract/problem.ts';
import { sendMessage } from '../contract/site.ts';
import { handlerMaker } from './handler.ts';
import { sampleNow } from './sample-now.ts';
import { acceptProof, nextChallenge } from './sample-proof.ts';
import type { SampleStore } from './store.ts';

const messagesMax = 5;
const pageSize = 50;

const invalid = (issue: InputIssue) => fail('InvalidInput', issue.detail, { errors: [issue] });
const unknown = () => fail('NotFound', 'There is no such message. Load the list again.');

export function messagesHandlers(store: SampleStore) {
  const handle = handlerMaker(store);
  const find = (id: string) => store.messages.find((message) => message.id === id);
  const keep = (id: string, changes: Partial<Message>): Message => {
    const at = store.messages.findIndex((message) => message.id === id);
    return (store.messages[at] = { ...(store.messages[at] as Message), ...changes });
  };
  return [
    handle(sendMessage, ({ input, person }) => {
      const text = input.text.trim();
      if (text === '')
        return invalid({ pointer: '/text', code: 'too_small', detail: 'text is empty. Write what this is about.' });
      if (store.isMessageFlood && person === null && !acceptProof(store, input.proof)) {
        return fail(
          'ProofRequired',
          'Many messages are arriving right now. Solve the challenge and send the message again, with the solution as its proof.',
          { challenge: nextChallenge(store) },
        );
      }
      if (store.messagesSent >= messagesMax)
        return fail('RateLimited', 'Too many messages from here. Wait an hour, then send it again.', {
          retryAfterS: 3600,
        });
      store.messagesSent += 1;
      const reference = `AY-${String(store.messagesSent).padStart(6, '2')}`;
      if ((input.website ?? '') !== '') return { success: true as const, reference };
      const { kind, name, email, subject, requestId = null } = input;
      store.messages.unshift({
        id: store.nextId(),
        reference,
        kind,
        name,
        email,
        subject,
        text,
        requestId,
        username: person?.user.username ?? null,
        createdAt: sampleNow,
        isRead: false,
        state: 'open',
        version: 1,
      });
      return { success: true as const, reference };
    }),
    handle(listMessages, ({ input: { cursor, kind, state, search = '' } }) => {
      const last = store.messages.findIndex(({ id }) => id === cursor);
      if (cursor !== undefined && last === -1)
        return invalid({
          pointer: '/cursor',
          code: 'invalid_format',
          detail: 'cursor is not one that this list gave.',
        });
      const there = store.messages.filter((message) => message.state !== 'removed');
      const found = store.messages.slice(last + 1).filter((message) => {
        const isState = state === undefined ? message.state !== 'removed' : message.state === state;
        const words = [
          message.reference,
          message.name,
          message.email,
          message.subject,
          message.text,
          message.requestId ?? '',
          message.username ?? '',
        ];
        return (
          isState &&
          (kind === undefined || message.kind === kind) &&
          words.some((word) => word.toLowerCase().includes(search.toLowerCase()))
        );
      });
      const items = found.slice(0, pageSize);
      return {
        items,
        next: found.length > pageSize ? (items.at(-1)?.id ?? null) : null,
        counts: {
          open: there.filter((message) => message.state === 'open').length,
          unread: there.filter(({ isRead }) => !isRead).length,
        },
      };
    }),
    handle(getMessage, ({ input }) => find(input.id) ?? unknown()),
    handle(changeMessage, ({ input: { id, isDone, version } }) => {
      const message = find(id);
      if (!message || message.state === 'removed') return unknown();
      if (message.version !== version)
        return fail('Stale', 'Somebody else changed this message meanwhile. Look at it again.', {
          version: message.version,
        });
      return keep(id, { state: isDone ? 'done' : 'open', version: version + 1 });
    }),
    handle(markMessage, ({ input: { id, isRead } }) => (find(id) ? keep(id, { isRead }) : unknown())),
    handle(removeMessage, ({ input: { id } }) => {
      const message = find(id);
      if (!message || message.state === 'removed') return unknown();
      store.removedFrom.set(id, message.state);
      keep(id, { state: 'removed' });
      return { id };
    }),
    handle(restoreMessage, ({ input: { id } }) => {
      const message = find(id);
      return message?.state === 'removed' ? keep(id, { state: store.removedFrom.get(id) ?? 'open' }) : unknown();
    }),
  ];
}
