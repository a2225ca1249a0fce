import { placeOfVerse, surahOf } from '@apiyard/kernels/quran/structure';
import { latinName } from '@apiyard/kernels/quran/surah-names';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { Card } from '@apiyard/ui/Card';
import { IconButton } from '@apiyard/ui/IconButton';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { IconTrash } from '@tabler/icons-react';
import { bookmark, list } from './QuranScreen.css.ts';
import { quranCopy } from './quran-copy.ts';
import { referenceOf, verseHref } from './quran-view.ts';

export interface BookmarksProps {
  readonly bookmarks: readonly number[];
  /** Nobody is signed in, so that they are only in this browser. */
  readonly isOnlyHere: boolean;
  readonly onRemove: (verse: number) => void;
}

/** Verses that people keep. */
export function Bookmarks({ bookmarks, isOnlyHere, onRemove }: BookmarksProps) {
  const t = useCopy(quranCopy);
  const lang = useLanguage();
  const nameOf = (verse: number) => {
    const { surah } = placeOfVerse(verse);
    return `${lang === 'ar' ? (surahOf(surah)?.name ?? '') : latinName(surah)} ${referenceOf(verse)}`;
  };
  return (
    <Card title={t('quran.bookmarks')}>
      {bookmarks.length === 0 ? (
        <Text tone="quiet">{t('quran.bookmarks.empty')}</Text>
      ) : (
        <ul className={list}>
          {bookmarks.map((verse) => (
            <li key={verse} className={bookmark}>
              <Link href={verseHref(verse)}>{nameOf(verse)}</Link>
              <IconButton
                label={t('quran.bookmarks.remove', { verse: nameOf(verse) })}
                icon={<IconTrash size={20} stroke={1.5} aria-hidden />}
                onPress={() => onRemove(verse)}
              />
            </li>
          ))}
        </ul>
      )}
      {isOnlyHere && (
        <Text size="small" tone="quiet">
          {t('quran.bookmarks.here')}
        </Text>
      )}
    </Card>
  );
}
