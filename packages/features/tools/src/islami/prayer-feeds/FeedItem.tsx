import type { PrayerFeed } from '@apiyard/api/contract/accounts/prayer-feeds';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { IconButton } from '@apiyard/ui/IconButton';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { prayerNames } from '@apiyard/kernels/prayer/names';
import { IconTrash } from '@tabler/icons-react';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { nameInSentence, usePlaceName } from '../places/place.ts';
import { prayerTimesCopy } from '../prayer-times/prayer-times-copy.ts';
import { about, item, tools } from './CalendarLinksSheet.css.ts';
import { prayerFeedsCopy } from './prayer-feeds-copy.ts';

interface FeedItemProps {
  readonly feed: PrayerFeed;
  readonly onRevoke: () => void;
}

export function FeedItem({ feed: { settings, url }, onRevoke }: FeedItemProps) {
  const t = useCopy(prayerFeedsCopy);
  const tTimes = useCopy(prayerTimesCopy);
  const lang = useLanguage();
  const place = usePlaceName({ lat: settings.lat, lon: settings.lon, name: settings.place });
  const inSentence = nameInSentence(place, lang);
  const prayers = settings.prayers.map((prayer) => prayerNames[prayer][lang]);
  return (
    <li className={item}>
      <span className={about}>
        <Text weight="heading">{place}</Text>
        <Text size="small" tone="quiet">
          {[
            new Intl.ListFormat(lang === 'ch' ? 'zh' : lang, { type: 'unit' }).format(prayers),
            tTimes(`prayerTimes.method.${settings.method}`),
          ].join(' · ')}
        </Text>
        {/* Programs for calendars open this scheme. */}
        <Link href={url.replace(/^https?:/, 'webcal:')}>{t('prayerFeeds.open', { place: inSentence })}</Link>
      </span>
      <span className={tools}>
        <CopyButton text={url} label={t('prayerFeeds.copy', { place: inSentence })} />
        <IconButton
          label={t('prayerFeeds.revoke', { place: inSentence })}
          icon={<IconTrash size={20} stroke={1.5} aria-hidden />}
          onPress={onRevoke}
        />
      </span>
    </li>
  );
}
