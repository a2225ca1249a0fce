import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { accountCopy } from '../account-copy.ts';

export interface EndOthersDialogProps {
  readonly isOpen: boolean;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

export function EndOthersDialog({ isOpen, onEnd, onClose }: EndOthersDialogProps) {
  const t = useCopy(accountCopy);
  return (
    <Dialog
      title={t('account.sessions.endOthersAsk')}
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onPress={onClose}>{t('account.cancel')}</Button>
          <Button tone="dangerSolid" onPress={onEnd}>
            {t('account.sessions.endOthers')}
          </Button>
        </>
      }
    >
      <Text>{t('account.sessions.endOthersText')}</Text>
    </Dialog>
  );
}
