import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { shellCopy } from '../shell-copy.ts';
import { banner, icon, region } from './OfflineBanner.css.ts';

/** Shown while offline. Part of the shell chunk, since it could not be loaded then. */
export function OfflineBanner({ isOffline }: { readonly isOffline: boolean }) {
  const t = useCopy(shellCopy);
  return (
    <div role="status" className={region}>
      {isOffline && (
        <div className={banner}>
          <IconWifiOff className={icon} size={20} stroke={1.5} aria-hidden />
          <span>{t('shell.offline')}</span>
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
