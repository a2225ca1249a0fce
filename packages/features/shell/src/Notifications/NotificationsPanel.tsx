import { Popover } from '@apiyard/ui/Popover';
import type { PopoverProps } from '@apiyard/ui/Popover';
import { Sheet } from '@apiyard/ui/Sheet';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { NotificationList } from './NotificationList.tsx';
import { notificationsCopy } from './notifications-copy.ts';
import { useNotifications } from './use-notifications.ts';

/** Under the bell where there is room; from the bottom edge on phones. */
export function NotificationsPanel({ trigger }: Pick<PopoverProps, 'trigger'>) {
  const t = useCopy(notificationsCopy);
  const isPhone = useMedia(media.belowSm);
  const [isOpen, setOpen] = useState(false);
  const overlay = { trigger, isOpen, onOpenChange: setOpen };
  const list = useNotifications(isOpen);
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
