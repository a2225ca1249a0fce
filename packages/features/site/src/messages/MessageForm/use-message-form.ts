import type { MessageKind } from '@apiyard/api/contract/site/site';
import { sendMessage } from '@apiyard/api/contract/site/site';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { FieldIssue } from '@apiyard/kit/forms/field-issues.ts';
import type { EndpointForm, Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { choiceKey } from '../choices.ts';
import type { MessageInput, MessageValues, Prefill } from '../message-form.ts';
import { bringsWords, checkMessage, emptyValues, filledIn, messageInput, textLengthMax } from '../message-form.ts';
import { messagesCopy } from '../messages-copy.ts';

interface MessageFields {
  readonly form: EndpointForm<MessageValues>;
  /** The fields contain a draft of an earlier visit. */
  readonly hasDraft: boolean;
  /** Clears the form, except for name and email address. */
  readonly startOver: () => void;
}

/** The fields of a message: what was typed before hydration, then the draft and the prefilled values. */
export function useMessageForm(
  kind: MessageKind,
  prefill: Prefill | null,
  sending: Sending<MessageInput>,
): MessageFields {
  const t = useCopy(messagesCopy);
  const missing =
    (text: string) =>
    ({ code }: FieldIssue) =>
      code === 'missing' ? text : undefined;
  const form = useEndpointForm(sendMessage, {
    values: emptyValues,
    sending,
    inputOf(values) {
      const key = choiceKey(kind, values.choice);
      return messageInput(kind, values, key === undefined ? '' : t(key));
    },
    rules: (values) => checkMessage(kind, values),
    texts: {
      name: missing(t('messages.problem.name')),
      email: missing(t('messages.problem.email')),
      subject: missing(t('messages.problem.subject')),
      choice: t(kind === 'support' ? 'messages.problem.topic' : 'messages.problem.scope'),
      text: ({ code }) =>
        code === 'missing' ? t('messages.problem.text') : t('messages.problem.textLong', { max: textLengthMax }),
    },
  });
  const [filled, setFilled] = useState<Prefill | null>(null);
  const [hasDraft, setHasDraft] = useState(false);
  useTypedBefore(form);
  if (prefill !== null && prefill !== filled) {
    setFilled(prefill);
    // A draft that is read while the person types contains what they have just typed.
    if (prefill.draft !== null && bringsWords(form.values, prefill.draft)) setHasDraft(true);
    form.change(filledIn(form.values, prefill.values));
  }
  return {
    form,
    hasDraft,
    startOver() {
      form.reset({ ...emptyValues, name: form.values.name, email: form.values.email });
      setHasDraft(false);
    },
  };
}

const typedFields = ['name', 'email', 'subject', 'text', 'requestId'] as const;

/**
 * People can type before hydration. React would reset the fields to the empty state at its next change, so their
 * values are taken over first.
 */
function useTypedBefore({ id, change }: EndpointForm<MessageValues>): void {
  const found = useRef(change);
  useLayoutEffect(() => {
    const element = document.getElementById(id);
    if (!(element instanceof HTMLFormElement)) return;
    const data = new FormData(element);
    const typed = typedFields.flatMap((field) => {
      const value = data.get(field);
      return typeof value === 'string' && value !== '' ? [[field, value] as const] : [];
    });
    if (typed.length > 0) found.current(Object.fromEntries(typed));
  }, [id]);
}
