import type { PrayerFeed, PrayerFeedSettings } from '@apiyard/api/contract/accounts/prayer-feeds';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { CheckboxGroup } from '@apiyard/ui/CheckboxGroup';
import { Failed } from '@apiyard/ui/Failed';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { Select } from '@apiyard/ui/Select';
import { Sheet } from '@apiyard/ui/Sheet';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { prayerNames } from '@apiyard/kernels/prayer/names';
import { useState } from 'react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { prayerTimesCopy } from '../prayer-times/prayer-times-copy.ts';
import { FeedItem } from './FeedItem.tsx';
import { list } from './CalendarLinksSheet.css.ts';
import { prayerFeedsCopy } from './prayer-feeds-copy.ts';

/** What people choose for a link, besides place and calculation. */
export type FeedChoice = Pick<PrayerFeedSettings, 'prayers' | 'reminder'>;

export interface CalendarLinksProps {
  /** Null while nobody is signed in. */
  readonly feeds: Loadable<readonly PrayerFeed[]> | null;
  /** The place and the method of the page, in words. */
  readonly summary: string;
  readonly loginHref: string;
  readonly isCreating: boolean;
  /** Why the last link could not be created. */
  readonly problem: string | null;
  readonly onCreate: (choice: FeedChoice) => void;
  readonly onRevoke: (feed: PrayerFeed) => void;
  readonly onRetry: () => void;
}

interface CalendarLinksSheetProps extends CalendarLinksProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Links that calendar programs subscribe to. */
export function CalendarLinksSheet({ isOpen, onOpenChange, ...props }: CalendarLinksSheetProps) {
  const t = useCopy(prayerFeedsCopy);
  const { feeds } = props;
  return (
    <Sheet
      title={t('prayerFeeds.title')}
      {...{ isOpen, onOpenChange }}
      actions={(close) => <Button onPress={close}>{t('prayerFeeds.close')}</Button>}
    >
      <Stack space={3}>
        <Text>{t('prayerFeeds.text')}</Text>
        {feeds === null ? (
          <Stack space={2}>
            <Text>{t('prayerFeeds.signedOut')}</Text>
            <div>
              <Link look="primary" href={props.loginHref}>
                {t('prayerFeeds.signIn')}
              </Link>
            </div>
          </Stack>
        ) : (
          <>
            <NewFeed {...props} />
            <Feeds feeds={feeds} onRevoke={props.onRevoke} onRetry={props.onRetry} />
          </>
        )}
      </Stack>
    </Sheet>
  );
}

const allPrayers = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
const usualPrayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
const reminders = ['none', '0', '5', '10', '15', '30'] as const;
type Reminder = (typeof reminders)[number];

function NewFeed({ summary, isCreating, problem, onCreate }: CalendarLinksProps) {
  const t = useCopy(prayerFeedsCopy);
  const lang = useLanguage();
  const [prayers, setPrayers] = useState<FeedChoice['prayers']>([...usualPrayers]);
  const [reminder, setReminder] = useState<Reminder>('none');
  const labelOf = (id: Reminder) => {
    if (id === 'none') return t('prayerFeeds.reminder.none');
    return id === '0' ? t('prayerFeeds.reminder.atTime') : t('prayerFeeds.reminder.before', { count: Number(id) });
  };
  return (
    <Stack space={2}>
      <Text tone="quiet">{summary}</Text>
      <CheckboxGroup
        label={t('prayerFeeds.prayers')}
        orientation="horizontal"
        options={allPrayers.map((id) => ({ id, label: prayerNames[id][lang] }))}
        value={prayers}
        onChange={setPrayers}
      />
      <Select
        label={t('prayerFeeds.reminder')}
        options={reminders.map((id) => ({ id, label: labelOf(id) }))}
        value={reminder}
        onChange={setReminder}
      />
      {problem !== null && <Alert tone="error">{problem}</Alert>}
      <div>
        <Button
          tone="primary"
          isPending={isCreating}
          isDisabled={prayers.length === 0}
          onPress={() => onCreate({ prayers, ...(reminder !== 'none' && { reminder: Number(reminder) }) })}
        >
          {t('prayerFeeds.create')}
        </Button>
      </div>
    </Stack>
  );
}

interface FeedsProps extends Pick<CalendarLinksProps, 'onRevoke' | 'onRetry'> {
  readonly feeds: Loadable<readonly PrayerFeed[]>;
}

function Feeds({ feeds, onRevoke, onRetry }: FeedsProps) {
  const t = useCopy(prayerFeedsCopy);
  const tTimes = useCopy(prayerTimesCopy);
  return (
    <Stack space={1}>
      <Heading level={3} size="h6">
        {t('prayerFeeds.yours')}
      </Heading>
      {feeds.state === 'loading' && <Skeleton shape="text" lines={3} />}
      {feeds.state === 'failed' && (
        <Failed title={t('prayerFeeds.failed')} onRetry={onRetry}>
          {tTimes('prayerTimes.failed.text')}
        </Failed>
      )}
      {feeds.state === 'done' && feeds.value.length === 0 && <Text tone="quiet">{t('prayerFeeds.empty')}</Text>}
      {feeds.state === 'done' && feeds.value.length > 0 && (
        <ul className={list}>
          {feeds.value.map((feed) => (
            <FeedItem key={feed.id} feed={feed} onRevoke={() => onRevoke(feed)} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
