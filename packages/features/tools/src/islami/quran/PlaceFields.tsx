import { surahs } from '@apiyard/kernels/quran/structure';
import { latinName } from '@apiyard/kernels/quran/surah-names';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { ComboBox } from '@apiyard/ui/ComboBox';
import { NumberField } from '@apiyard/ui/NumberField';
import { Select } from '@apiyard/ui/Select';
import { useMemo } from 'react';
import { part, place } from './QuranScreen.css.ts';
import { quranCopy } from './quran-copy.ts';
import type { QuranView } from './quran-view.ts';
import { partCounts, placeIn, readingParts } from './quran-view.ts';

export interface PlaceFieldsProps {
  readonly view: QuranView;
  readonly onView: (view: QuranView) => void;
}

/** The surah, juz or page to read. */
export function PlaceFields({ view, onView }: PlaceFieldsProps) {
  const t = useCopy(quranCopy);
  const lang = useLanguage();
  const options = useMemo(
    () =>
      surahs.map(({ number, name }) => ({
        id: String(number),
        label: lang === 'ar' ? `${number}. ${name}` : `${number}. ${latinName(number)} · ${name}`,
      })),
    [lang],
  );
  const go = (number: number) => onView({ ...view, number, verse: null, query: '', missing: null });
  return (
    <>
      <div className={part}>
        <Select
          label={t('quran.part')}
          options={readingParts.map((id) => ({ id, label: t(`quran.part.${id}`) }))}
          value={view.part}
          onChange={(next) => onView({ ...placeIn(view, next), query: '' })}
        />
      </div>
      <div className={place}>
        {view.part === 'surah' ? (
          <ComboBox
            label={t('quran.part.surah')}
            options={options}
            value={String(view.number)}
            onChange={(number) => number !== null && go(Number(number))}
          />
        ) : (
          <NumberField
            label={t(`quran.part.${view.part}`)}
            value={view.number}
            minValue={1}
            maxValue={partCounts[view.part]}
            step={1}
            onChange={(number) => Number.isInteger(number) && go(number)}
          />
        )}
      </div>
    </>
  );
}
