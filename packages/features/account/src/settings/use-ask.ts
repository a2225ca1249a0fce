import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { AccountRefusal } from './refusals.ts';
import { accountRefusalOf } from './refusals.ts';

interface Change<Input> {
  readonly isPending: boolean;
  readonly refusal: AccountRefusal | null;
  readonly submit: (input: Input) => void;
  /** What was wrong may not be any more. */
  readonly change: () => void;
}

/** A form that sends a change of the account and shows its errors until the input changes. */
export function useChange<Input, Result>(options: UseMutationOptions<Result, Error, Input>): Change<Input> {
  const { mutate, reset, error, isPending } = useMutation(options);
  return {
    isPending,
    refusal: useMemo(() => (error === null ? null : accountRefusalOf(error)), [error]),
    submit: (input) => !isPending && mutate(input),
    change: () => !isPending && error !== null && reset(),
  };
}

export type AskPhase = 'closed' | 'asking' | 'sending';

export interface Ask<Answer, Subject> extends Omit<Change<Answer>, 'isPending'> {
  readonly phase: AskPhase;
  /** What it was opened about last; kept while it closes. */
  readonly subject: Subject | null;
  readonly open: (subject: Subject) => void;
  /** Does nothing while a request is pending: it cannot be called back. */
  readonly close: () => void;
}

/** The same in a dialog about something, such as one of several passkeys. It closes once the change is made. */
export function useAsk<Answer, Result, Subject = null>(
  call: (answer: Answer, subject: Subject) => Promise<Result>,
  onDone: (result: Result, subject: Subject) => void,
): Ask<Answer, Subject> {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { isPending, submit, ...change } = useChange<{ readonly answer: Answer; readonly about: Subject }, Result>({
    mutationFn: ({ answer, about }) => call(answer, about),
    onSuccess(result, { about }) {
      setOpen(false);
      onDone(result, about);
    },
  });
  return {
    ...change,
    phase: isPending ? 'sending' : isOpen ? 'asking' : 'closed',
    subject,
    submit: (answer) => submit({ answer, about: subject as Subject }),
    open(about) {
      setSubject(about);
      setOpen(true);
      change.change();
    },
    close: () => !isPending && setOpen(false),
  };
}
