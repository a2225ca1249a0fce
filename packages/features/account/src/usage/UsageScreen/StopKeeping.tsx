import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '@apiyard/kit/copy.ts';
import { usageCopy } from '../usage-copy.ts';

interface StopKeepingProps {
  readonly isOpen: boolean;
  readonly onStop: () => void;
  readonly onClose: () => void;
}

/** Confirms that stored inputs are deleted, which cannot be undone. */
export function StopKeeping({ isOpen, onStop, onClose }: StopKeepingProps) {
  const t = useCopy(usageCopy);
  return (
    <Dialog
      title={t('usage.keep.stop')}
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('usage.keep.cancel')}</Button>
          <Button tone="dangerSolid" onPress={onStop}>
            {t('usage.keep.stopDo')}
          </Button>
        </>
      }
    >
      <Text>{t('usage.keep.stopText')}</Text>
    </Dialog>
  );
}
