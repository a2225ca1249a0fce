import { idleMutation } from '@apiyard/kit/story/mutations.ts';
import { fn } from 'storybook/test';
import type { MessageValues, Prefill } from '../message-form.ts';
import { emptyValues } from '../message-form.ts';
import type { MessageFormProps } from '../MessageForm/MessageForm.tsx';

/** An empty form. */
export function storyForm(kind: MessageFormProps['kind'], given: Partial<MessageFormProps> = {}): MessageFormProps {
  return {
    kind,
    prefill: null,
    sending: idleMutation(),
    isChecking: false,
    reference: null,
    onTyped: fn(),
    onStartOver: fn(),
    ...given,
  };
}

/** An empty draft and a filled-in message, with the given values replaced. */
export const filledWith = (values: Partial<MessageValues> = {}): Prefill => ({
  draft: null,
  values: { ...storyFilled, ...values },
});

export const storyFilled: MessageValues = {
  ...emptyValues,
  name: 'Noor Haddad',
  email: 'noor@example.org',
  subject: 'Labels in Arabic',
  text: 'The QR tool cuts the last letter of an Arabic label.',
};
