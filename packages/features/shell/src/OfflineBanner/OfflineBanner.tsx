import { IconWifiOff, IconX } from '@tabler/icons-react';
import { IconButton } from '@apiyard/ui/IconButton';
import { useLabels } from '@apiyard/ui/labels/use-labels';
import { useState, useSyncExternalStore } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useLoss } from '@apiyard/kit/routing/connection-loss.ts';
import { shellCopy } from '../shell-copy.ts';
import { banner, icon, region } from './OfflineBanner.css.ts';

/**
 * Shown while offline, and on pages that work without the server while it does not respond. Closed until the next loss of
 * the connection. Part of the shell chunk, since it could not be loaded then.
 */
export function OfflineBanner({ isOffline }: { readonly isOffline: boolean }) {
  const t = useCopy(shellCopy);
  const labels = useLabels();
  const { display, isLost } = useLoss();
  const [isClosed, setClosed] = useState(false);
  const isShown = isOffline || (isLost && display === 'notice');
  if (!isShown && isClosed) setClosed(false);
  return (
    <div role="status" className={region}>
      {isShown && !isClosed && (
        <div className={banner}>
          <IconWifiOff className={icon} size={20} stroke={1.5} aria-hidden />
          <span>{t(isOffline ? 'shell.offline' : 'readiness.lostHere')}</span>
          <IconButton
            label={labels.close}
            icon={<IconX aria-hidden size={20} stroke={1.5} />}
            onPress={() => setClosed(true)}
          />
        </div>
      )}
    </div>
  );
}

/** From the browser: false while there is a network, which may not reach the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
}

function listen(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
