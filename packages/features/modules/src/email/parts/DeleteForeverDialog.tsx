import type { Email } from '@apiyard/api/contract/modules/email';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { emailCopy } from '../email-copy.ts';

export interface DeleteForeverDialogProps {
  /** What is about to be deleted; null while nothing is. */
  readonly emails: readonly Email[] | null;
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The one question of the page: what is deleted from the trash cannot be restored. */
export function DeleteForeverDialog({ emails, isPending, isFailed, onConfirm, onClose }: DeleteForeverDialogProps) {
  const t = useCopy(emailCopy);
  return (
    <Dialog
      role="alertdialog"
      title={t('email.deleteForever.title')}
      isOpen={emails !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('email.later.cancel')}</Button>
          <Button tone="dangerSolid" isPending={isPending} onPress={onConfirm}>
            {t('email.action.deleteForever')}
          </Button>
        </>
      }
    >
      {t('email.deleteForever.text', { count: emails?.length ?? 0 })}
      {isFailed && <Alert tone="error">{t('email.failed.deleteForever')}</Alert>}
    </Dialog>
  );
}
