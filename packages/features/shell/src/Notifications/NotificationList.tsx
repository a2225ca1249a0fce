import type { Notification } from '@apiyard/api/contract/accounts/notifications';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { AllDone } from '@apiyard/ui/illustrations/AllDone';
import { Inline } from '@apiyard/ui/Inline';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import {
  IconCrown,
  IconDeviceLaptop,
  IconGauge,
  IconKey,
  IconLifebuoy,
  IconSpeakerphone,
  IconPlugConnectedX,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { MoreRows } from '@apiyard/kit/RowList/RowList.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { notificationsCopy } from './notifications-copy.ts';
import * as css from './notifications.css.ts';
import { wordsOf } from './words.ts';

export interface NotificationListProps {
  readonly notifications: Loadable<readonly Notification[]>;
  /** Older ones. */
  readonly more: More;
  /** @default the clock's */
  readonly nowMs?: number;
  readonly onRead: (one: Notification) => void;
  readonly onReadAll: () => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

const icons = {
  quota: IconGauge,
  'key expiring': IconKey,
  'new sign-in': IconDeviceLaptop,
  update: IconSpeakerphone,
  'plan granted': IconCrown,
  'plan ending': IconCrown,
  'plan ended': IconCrown,
  'plan declined': IconCrown,
  'recovery codes': IconLifebuoy,
  'source away': IconPlugConnectedX,
} as const satisfies Record<Notification['kind'], unknown>;

/** Notifications, latest first; each links to the page where it can be handled. */
export function NotificationList({
  notifications,
  more,
  nowMs,
  onRead,
  onReadAll,
  onMore,
  onRetry,
}: NotificationListProps) {
  const t = useCopy(notificationsCopy);
  if (notifications.state === 'loading') {
    return (
      <div aria-busy>
        <Stack space={2}>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} shape="text" lines={2} />
          ))}
        </Stack>
      </div>
    );
  }
  if (notifications.state === 'failed') {
    return (
      <Failed title={t('notifications.failed')} picture={null} requestId={notifications.requestId} onRetry={onRetry}>
        {t('notifications.failed.text')}
      </Failed>
    );
  }
  const { value } = notifications;
  if (value.length === 0) {
    return (
      <Empty title={t('notifications.none')} picture={<AllDone />}>
        {t('notifications.none.text')}
      </Empty>
    );
  }
  return (
    <Stack space={1}>
      {value.some(({ isRead }) => !isRead) && (
        <Inline justify="end">
          <Button tone="plain" size="small" onPress={onReadAll}>
            {t('notifications.readAll')}
          </Button>
        </Inline>
      )}
      <ul role="list" aria-label={t('notifications.list')} className={css.list}>
        {value.map((one) => (
          <li key={one.id}>
            <Entry one={one} {...(nowMs !== undefined && { nowMs })} onRead={onRead} />
          </li>
        ))}
      </ul>
      {more === 'failed' && <Alert tone="error">{t('notifications.olderFailed')}</Alert>}
      <MoreRows label={t('notifications.older')} more={more} onMore={onMore} />
    </Stack>
  );
}

function Entry({
  one,
  nowMs,
  onRead,
}: {
  readonly one: Notification;
  readonly nowMs?: number;
  readonly onRead: (one: Notification) => void;
}) {
  const t = useCopy(notificationsCopy);
  const date = new Intl.DateTimeFormat(localeOf(useLanguage()), { dateStyle: 'medium', timeStyle: 'short' });
  const { text, href } = wordsOf(t, (iso) => date.format(new Date(iso)), one);
  const Icon = icons[one.kind];
  return (
    <Link to={href} className={css.entry} onClick={() => onRead(one)}>
      <Icon className={css.icon} size={20} stroke={1.5} aria-hidden />
      <span className={css.words}>
        <span {...(!one.isRead && { className: css.unreadWords })}>{text}</span>
        <span className={css.when}>
          <Time at={one.at} {...(nowMs !== undefined && { nowMs })} />
        </span>
      </span>
      {!one.isRead && (
        <span className={css.dot}>
          <span className={visuallyHidden}>{t('notifications.isUnread')}</span>
        </span>
      )}
    </Link>
  );
}
