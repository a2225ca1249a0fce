import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';

interface Ask<Input, Subject> {
  readonly sending: Sending<Input>;
  readonly isOpen: boolean;
  /** The item the dialog was last opened for; kept while it closes. */
  readonly subject: Subject | null;
  readonly open: (subject: Subject) => void;
  /** Does nothing while a request is pending: it cannot be cancelled. */
  readonly close: () => void;
}

/** A change that is confirmed in a dialog, for one item such as a passkey. The dialog closes after the change. */
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
