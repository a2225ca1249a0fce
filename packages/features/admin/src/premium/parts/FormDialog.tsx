import { Button } from '@apiyard/ui/Button';
import { Dialog, type DialogProps } from '@apiyard/ui/Dialog';
import { Stack } from '@apiyard/ui/Stack';
import type { ReactNode } from 'react';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { EndpointForm as Form } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { isStale, usePremiumProblemText } from '../problem-text.ts';
import { useWords } from '../use-words.ts';

interface FormDialogProps<Values> extends Pick<DialogProps, 'title' | 'size'> {
  readonly isOpen: boolean;
  readonly form: Form<Values>;
  /** Label of the button that submits. */
  readonly submit: string;
  readonly tone?: 'primary' | 'dangerSolid';
  /** What is next to the form. */
  readonly around?: (form: ReactNode) => ReactNode;
  /** Loads the version that another admin saved. */
  readonly onReload?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with one form, to cancel or to submit. */
export function FormDialog<Values>({
  title,
  size = 'small',
  isOpen,
  form,
  submit,
  tone = 'primary',
  around = (content) => content,
  onReload,
  onClose,
  children,
}: FormDialogProps<Values>) {
  const { t } = useWords();
  const textOf = usePremiumProblemText();
  return (
    <Dialog
      title={title}
      size={size}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('premium.cancel')}</Button>
          <Button type="submit" form={form.id} tone={tone} isPending={form.isSending}>
            {submit}
          </Button>
        </>
      }
    >
      {around(
        <EndpointForm
          form={form}
          label={title}
          textOf={textOf}
          action={
            onReload && isStale(form.error) ? <Button onPress={onReload}>{t('premium.loadTheirs')}</Button> : undefined
          }
        >
          <Stack space={2}>{children}</Stack>
        </EndpointForm>,
      )}
    </Dialog>
  );
}
