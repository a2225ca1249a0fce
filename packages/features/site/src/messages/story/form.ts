import { fn } from 'storybook/test';
import { emptyForm } from '../message-form.ts';
import type { MessageFormProps } from '../MessageForm/MessageForm.tsx';

/** An empty form. */
export function storyForm(kind: MessageFormProps['kind'], given: Partial<MessageFormProps> = {}): MessageFormProps {
  return {
    kind,
    form: emptyForm,
    problems: {},
    refusal: null,
    stops: 0,
    hasDraft: false,
    isPending: false,
    isChecking: false,
    reference: null,
    onChange: fn(),
    onFound: fn(),
    onSend: fn(),
    onStartOver: fn(),
    ...given,
  };
}

export const storyFilled = {
  ...emptyForm,
  name: 'Noor Haddad',
  email: 'noor@example.org',
  subject: 'Labels in Arabic',
  text: 'The QR tool cuts the last letter of an Arabic label.',
};
