import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Form } from '@apiyard/ui/Form';
import { Stack } from '@apiyard/ui/Stack';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFocusFirstWrong } from '@apiyard/kit/credentials/first-wrong.ts';
import { accountCopy } from '../account-copy.ts';
import { Refused } from '../Refused.tsx';
import type { AccountRefusal } from '../refusals.ts';
import type { AskPhase } from '../use-ask.ts';

export interface AskDialogProps {
  readonly phase: AskPhase;
  readonly refusal: AccountRefusal | null;
  readonly onClose: () => void;
}

interface AskDialogFrameProps extends AskDialogProps {
  readonly title: string;
  readonly submit: string;
  /** @default 'primary' */
  readonly tone?: 'primary' | 'danger';
  /** Content above the fields. */
  readonly text?: ReactNode;
  /** Changes when a field has become wrong: the first one then takes the focus. */
  readonly problems: object | null;
  readonly onSubmit: (data: FormData) => void;
  readonly children: ReactNode;
}

/** A dialog with a form: closes on success, shows errors in place. */
export function AskDialog({
  phase,
  refusal,
  title,
  submit,
  tone = 'primary',
  text,
  problems,
  onSubmit,
  onClose,
  children,
}: AskDialogFrameProps) {
  const t = useCopy(accountCopy);
  const formId = useId();
  useFocusFirstWrong(formId, problems);
  const isSending = phase === 'sending';
  return (
    <Dialog
      title={title}
      isOpen={phase !== 'closed'}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button isDisabled={isSending} onPress={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" form={formId} tone={tone} isPending={isSending}>
            {submit}
          </Button>
        </>
      }
    >
      <Stack space={2}>
        {text}
        <Refused refusal={refusal} />
        <Form id={formId} judge="screen" label={title} onSubmit={(data) => !isSending && onSubmit(data)}>
          {children}
        </Form>
      </Stack>
    </Dialog>
  );
}
