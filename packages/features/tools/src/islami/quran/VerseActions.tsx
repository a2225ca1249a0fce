import type { Verse } from '@apiyard/kernels/quran/text';
import { surahOf } from '@apiyard/kernels/quran/structure';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useAddress } from '@apiyard/ui/address';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Text } from '@apiyard/ui/Text';
import { ToggleButton } from '@apiyard/ui/ToggleButton';
import { IconBookmark, IconBookmarkFilled, IconLink } from '@tabler/icons-react';
import { actions } from './QuranScreen.css.ts';
import { quranCopy } from './quran-copy.ts';
import { referenceOf, verseHref } from './quran-view.ts';

export interface VerseActionsProps {
  readonly verse: Verse;
  readonly isBookmarked: boolean;
  readonly onBookmark: () => void;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** What can be done with a verse. */
export function VerseActions({ verse, isBookmarked, onBookmark }: VerseActionsProps) {
  const t = useCopy(quranCopy);
  const address = useAddress();
  const reference = referenceOf(verse.number);
  return (
    <div className={actions} role="group" aria-label={t('quran.verse', { reference })}>
      <Text>{t('quran.verse', { reference })}</Text>
      <ToggleButton
        label={t('quran.bookmark')}
        labelSelected={t('quran.bookmark.remove')}
        icon={<IconBookmark {...icon} />}
        selectedIcon={<IconBookmarkFilled {...icon} />}
        isSelected={isBookmarked}
        onChange={onBookmark}
      />
      <CopyButton label={t('quran.copyVerse')} text={`${verse.text} (${surahOf(verse.surah)?.name} ${reference})`} />
      <CopyButton
        label={t('quran.copyLink')}
        icon={<IconLink {...icon} />}
        text={() => new URL(address(verseHref(verse.number)), window.location.href).href}
      />
    </div>
  );
}
