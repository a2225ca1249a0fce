import type { MessageKind } from '@apiyard/api/contract/site/site';
import type { CopyKey } from '@apiyard/kit/copy.ts';
import type en from './copy/en.ts';
import type { MessageValues, Scope, Topic } from './message-form.ts';

export type MessagesKey = CopyKey<typeof en>;

export const topicWords: Readonly<Record<Topic, MessagesKey>> = {
  account: 'messages.support.topic.account',
  quota: 'messages.support.topic.quota',
  failure: 'messages.support.topic.failure',
  answer: 'messages.support.topic.answer',
  idea: 'messages.support.topic.idea',
  other: 'messages.support.topic.other',
};

export const scopeWords: Readonly<Record<Scope, MessagesKey>> = {
  account: 'messages.deletion.scope.account',
  messages: 'messages.deletion.scope.messages',
  other: 'messages.deletion.scope.other',
};

/** Label of the choice; undefined if there is none. */
export function choiceKey(kind: MessageKind, choice: MessageValues['choice']): MessagesKey | undefined {
  const words: Readonly<Partial<Record<string, MessagesKey>>> = kind === 'support' ? topicWords : scopeWords;
  return choice === null ? undefined : words[choice];
}
