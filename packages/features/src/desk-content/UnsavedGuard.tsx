import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Text } from '@apiyard/ui/Text';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useCopy } from '../_kit/copy.ts';
import { deskCopy } from './desk-copy.ts';

interface UnsavedGuardProps {
  readonly isUnsaved: boolean;
  /** The address of what is written here: going there is not leaving. */
  readonly own?: string;
}

/** Asks once before what was typed is left behind, whichever way somebody leaves. */
export function UnsavedGuard({ isUnsaved, own }: UnsavedGuardProps) {
  const t = useCopy(deskCopy);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== own);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <Dialog
      title={t('desk.leave.title')}
      role="alertdialog"
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      actions={
        <>
          <Button onPress={() => blocker.reset?.()}>{t('desk.leave.stay')}</Button>
          <Button tone="danger" onPress={() => blocker.proceed?.()}>
            {t('desk.leave.go')}
          </Button>
        </>
      }
    >
      <Text>{t('desk.leave.text')}</Text>
    </Dialog>
  );
}
