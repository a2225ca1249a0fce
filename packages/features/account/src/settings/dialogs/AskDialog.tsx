import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Stack } from '@apiyard/ui/Stack';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { accountCopy } from '../account-copy.ts';

export interface AskDialogProps<Input> {
  readonly isOpen: boolean;
  readonly sending: Sending<Input>;
  readonly onClose: () => void;
}

/** Props of the form in a dialog. */
export interface AskFormProps<Input> {
  readonly id: string;
  readonly label: string;
  readonly sending: Sending<Input>;
}

interface AskDialogFrameProps {
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly title: string;
  readonly submit: string;
  /** @default 'primary' */
  readonly tone?: 'primary' | 'dangerSolid' | undefined;
  /** Content above the form. */
  readonly text?: ReactNode;
  readonly onClose: () => void;
  /** The form; its `id` must be the given one, so that the button submits it. Mounted while the dialog is open. */
  readonly children: (id: string) => ReactNode;
}

/** A dialog with a form. */
export function AskDialog({
  isOpen,
  isPending,
  title,
  submit,
  tone = 'primary',
  text,
  onClose,
  children,
}: AskDialogFrameProps) {
  const t = useCopy(accountCopy);
  const formId = useId();
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {t('account.cancel')}
          </Button>
          <Button type="submit" form={formId} tone={tone} isPending={isPending}>
            {submit}
          </Button>
        </>
      }
    >
      <Stack space={2}>
        {text}
        {children(formId)}
      </Stack>
    </Dialog>
  );
}
