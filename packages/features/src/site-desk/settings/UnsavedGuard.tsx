import { Button } from '@apiyard/ui/Button';
import { Dialog } from '@apiyard/ui/Dialog';
import { Text } from '@apiyard/ui/Text';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useCopy } from '../../_kit/copy.ts';
import { settingsCopy } from './settings-copy.ts';

/** Asks before what was typed is left behind; places of the same page are no way out. */
export function UnsavedGuard({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const t = useCopy(settingsCopy);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return (
    <Dialog
      title={t('siteSettings.leave.title')}
      role="alertdialog"
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      actions={
        <>
          <Button onPress={() => blocker.reset?.()}>{t('siteSettings.leave.stay')}</Button>
          <Button tone="danger" onPress={() => blocker.proceed?.()}>
            {t('siteSettings.leave.go')}
          </Button>
        </>
      }
    >
      <Text>{t('siteSettings.leave.text')}</Text>
    </Dialog>
  );
}
