import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';

interface Ask<Input, Subject> {
  readonly sending: Sending<Input>;
  readonly isOpen: boolean;
  /** What it was opened about last; kept while it closes. */
  readonly subject: Subject | null;
  readonly open: (subject: Subject) => void;
  /** Does nothing while a request is pending: it cannot be called back. */
  readonly close: () => void;
}

/** A change that a dialog asks about, such as one of several passkeys. It closes once the change is made. */
export function useAsk<Input, Result, Subject = null>(
  options: UseMutationOptions<Result, Error, Input>,
  onDone?: (result: Result, subject: Subject) => void,
): Ask<Input, Subject> {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [isOpen, setOpen] = useState(false);
  const sending = useMutation({
    ...options,
    onSuccess(...args) {
      setOpen(false);
      onDone?.(args[0], subject as Subject);
      return options.onSuccess?.(...args);
    },
  });
  return {
    sending,
    isOpen,
    subject,
    open(about) {
      setSubject(about);
      setOpen(true);
      sending.reset();
    },
    close: () => !sending.isPending && setOpen(false),
  };
}
