import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Text } from '@apiyard/ui/Text';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useCopy } from '../copy.ts';
import { unsavedCopy } from './unsaved-copy.ts';

interface UnsavedGuardProps {
  readonly isUnsaved: boolean;
  /** The address of what is written here: going there is not leaving. */
  readonly own?: string;
  /** The person chose to leave. */
  readonly onLeave?: () => void;
}

/** Asks for confirmation before leaving with unsaved changes, by link, Back or close, but not when navigating within the page. Its routes also load `unsavedCopy`. */
export function UnsavedGuard({ isUnsaved, own, onLeave }: UnsavedGuardProps) {
  const t = useCopy(unsavedCopy);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== own,
  );
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <Dialog
      title={t('unsaved.leave.title')}
      role="alertdialog"
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      actions={
        <>
          <Button onPress={() => blocker.reset?.()}>{t('unsaved.leave.stay')}</Button>
          <Button tone="dangerSolid" onPress={leave}>
            {t('unsaved.leave.go')}
          </Button>
        </>
      }
    >
      <Text>{t('unsaved.leave.text')}</Text>
    </Dialog>
  );
}
