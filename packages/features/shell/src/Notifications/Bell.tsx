import { IconButton } from '@apiyard/ui/IconButton';
import { IconBell } from '@tabler/icons-react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { notificationsCopy } from './notifications-copy.ts';
import { bell, count as countStyle } from './notifications.css.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { useUnread } from './use-unread.ts';

/** The number of unread notifications, and the button to open them. */
export function Bell() {
  const t = useCopy(notificationsCopy);
  const format = useFormat();
  const unread = useUnread();
  const label = unread === 0 ? t('notifications.title') : t('notifications.titleUnread', { count: unread });
  return (
    <span className={bell}>
      <NotificationsPanel
        trigger={<IconButton opens="dialog" label={label} icon={<IconBell size={20} stroke={1.5} aria-hidden />} />}
      />
      {unread > 0 && (
        <span className={countStyle} aria-hidden>
          {unread > 99 ? t('notifications.many') : format.number(unread)}
        </span>
      )}
    </span>
  );
}
