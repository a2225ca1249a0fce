import { edition } from '@apiyard/kernels/quran/edition';
import type { Occasion } from '@apiyard/kernels/quran/prayers';
import { occasions } from '@apiyard/kernels/quran/prayers';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Card } from '@apiyard/ui/Card';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Failed } from '@apiyard/ui/Failed';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { Select } from '@apiyard/ui/Select';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Spread } from '@apiyard/ui/Spread';
import { Text } from '@apiyard/ui/Text';
import { verseText } from '../quran-text.css.ts';
import { choice, page } from './DailyPrayersScreen.css.ts';
import { dailyPrayersCopy } from './daily-prayers-copy.ts';

export interface ShownPrayer {
  readonly occasion: Occasion;
  readonly reference: string;
  readonly title: string;
  readonly note: string;
  readonly verses: readonly string[];
}

export interface DailyPrayersScreenProps {
  readonly prayers: Loadable<readonly ShownPrayer[]>;
  readonly onRetry: () => void;
  /** Null for all. */
  readonly occasion: Occasion | null;
  readonly onOccasion: (occasion: Occasion | null) => void;
}

/** Prayers that are verses of the Quran, by occasion. */
export function DailyPrayersScreen({ prayers, onRetry, occasion, onOccasion }: DailyPrayersScreenProps) {
  const t = useCopy(dailyPrayersCopy);
  const shown =
    prayers.state === 'done' ? prayers.value.filter((prayer) => occasion === null || prayer.occasion === occasion) : [];
  return (
    <div className={page}>
      <PageBand title={t('dailyPrayers.title')} purpose={t('dailyPrayers.purpose')} />
      <div className={choice}>
        <Select
          label={t('dailyPrayers.occasion')}
          options={[
            { id: 'all', label: t('dailyPrayers.occasion.all') },
            ...occasions.map((id) => ({ id, label: t(`dailyPrayers.occasion.${id}`) })),
          ]}
          value={occasion ?? 'all'}
          onChange={(next) => onOccasion(next === 'all' ? null : next)}
        />
      </div>
      {prayers.state === 'loading' && (
        <Card>
          <Skeleton shape="text" lines={8} />
        </Card>
      )}
      {prayers.state === 'failed' && (
        <Failed title={t('dailyPrayers.failed.title')} onRetry={onRetry}>
          {t('dailyPrayers.failed.text')}
        </Failed>
      )}
      {shown.map(({ reference, title, note, verses }) => (
        // Without a title of the card: so many regions would be in the way.
        <Card key={reference}>
          <Spread>
            <Heading level={2} size="h5">
              {title}
            </Heading>
            <CopyButton label={t('dailyPrayers.copy', { title })} text={`${verses.join(' ')} (${reference})`} />
          </Spread>
          <Text tone="quiet">{note}</Text>
          <p lang="ar" dir="rtl" className={verseText}>
            {verses.join(' ')}
          </p>
          <Link href={`/islami/quran?verse=${reference.split('-')[0] ?? ''}`}>
            {t('dailyPrayers.verse', { reference })}
          </Link>
        </Card>
      ))}
      <Text size="small" tone="quiet" isProse>
        {t('dailyPrayers.source', { edition: edition.name, copyright: edition.copyright })}{' '}
        <Link href={edition.url} target="_blank">
          {edition.url}
        </Link>
      </Text>
      <Link href="/islami/dhikr">{t('dailyPrayers.dhikr')}</Link>
      <Link href="/hub/islami/daily-prayers">{t('dailyPrayers.api', { title: t('dailyPrayers.title') })}</Link>
    </div>
  );
}
