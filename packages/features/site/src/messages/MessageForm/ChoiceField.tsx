import { RadioGroup } from '@apiyard/ui/RadioGroup';
import { Select } from '@apiyard/ui/Select';
import { useCopy } from '@apiyard/kit/copy.ts';
import { scopeWords, topicWords } from '../choices.ts';
import type { MessageValues, Scope, Topic } from '../message-form.ts';
import { scopes, topics } from '../message-form.ts';
import { messagesCopy } from '../messages-copy.ts';

interface ChoiceFieldProps {
  readonly kind: 'support' | 'data-deletion';
  readonly name: string;
  readonly value: MessageValues['choice'];
  readonly errorMessage: string | undefined;
  readonly onChange: (choice: Topic | Scope) => void;
}

/** Support topic, or what to delete. */
export function ChoiceField({ kind, value, ...field }: ChoiceFieldProps) {
  const t = useCopy(messagesCopy);
  if (kind === 'support') {
    return (
      <Select
        label={t('messages.topic')}
        isRequired
        options={topics.map((id) => ({ id, label: t(topicWords[id]) }))}
        value={topics.find((id) => id === value) ?? null}
        {...field}
      />
    );
  }
  return (
    <RadioGroup
      label={t('messages.deletion.scope')}
      isRequired
      options={scopes.map((id) => ({ id, label: t(scopeWords[id]) }))}
      value={scopes.find((id) => id === value) ?? null}
      {...field}
    />
  );
}
