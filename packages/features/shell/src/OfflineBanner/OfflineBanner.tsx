import { IconWifiOff, IconX } from '@tabler/icons-react';
import { IconButton } from '@apiyard/ui/IconButton';
import { useLabels } from '@apiyard/ui/labels/use-labels';
import { useState, useSyncExternalStore } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { shellCopy } from '../shell-copy.ts';
import { banner, icon, region } from './OfflineBanner.css.ts';

/** Shown while offline. Part of the shell chunk, since it could not be loaded then. */
export function OfflineBanner({ isOffline }: { readonly isOffline: boolean }) {
  return <ConnectionBanner text={isOffline ? 'shell.offline' : null} />;
}

/** What works without a connection to the server. Closed until the next loss of it. Renders an empty status without a text, so that a later one is announced. */
export function ConnectionBanner({ text }: { readonly text: 'shell.offline' | 'readiness.lostHere' | null }) {
  const t = useCopy(shellCopy);
  const labels = useLabels();
  const [isClosed, setClosed] = useState(false);
  if (text === null && isClosed) setClosed(false);
  return (
    <div role="status" className={region}>
      {text !== null && !isClosed && (
        <div className={banner}>
          <IconWifiOff className={icon} size={20} stroke={1.5} aria-hidden />
          <span>{t(text)}</span>
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
