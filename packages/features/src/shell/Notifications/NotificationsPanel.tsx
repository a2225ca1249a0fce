import { Popover } from '@apiyard/ui/Popover';
import { Sheet } from '@apiyard/ui/Sheet';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { useCopy } from '../../_kit/copy.ts';
import type { OverlayProps } from '../../_kit/LazyMenu/lazy-overlay.tsx';
import { NotificationList } from './NotificationList.tsx';
import { notificationsCopy } from './notifications-copy.ts';
import { useNotifications } from './use-notifications.ts';

interface NotificationsPanelProps extends OverlayProps {
  readonly onUnread: (unread: number) => void;
}

/** Under the bell where there is room; from the bottom edge on phones. */
export function NotificationsPanel({ onUnread, ...overlay }: NotificationsPanelProps) {
  const t = useCopy(notificationsCopy);
  const isPhone = useMedia(media.belowSm);
  const list = useNotifications(overlay.isOpen === true, onUnread);
  const children = (close: () => void) => (
    <NotificationList
      {...list}
      onRead={(one) => {
        list.onRead(one);
        close();
      }}
    />
  );
  const title = t('notifications.title');
  return isPhone ? (
    <Sheet {...overlay} title={title}>
      {children}
    </Sheet>
  ) : (
    <Popover {...overlay} title={title} placement="bottom end">
      {children}
    </Popover>
  );
}
